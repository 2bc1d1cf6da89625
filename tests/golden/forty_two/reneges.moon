{"moon_record": 1, "game": "texas42", "rules": {"minimum_bid": 31, "opening_marks": 2, "mark_step": "two", "all_pass": "force-dealer", "plunge": true, "splash": true, "doubles_trump": true, "sevens": true, "follow_me": "always", "nel_o": "marks", "nel_o_doubles": "bidder", "first_lead_trump": false, "renege": "forfeit", "stop_when_decided": true, "scoring": "marks", "target": 99, "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}], "seed": 163}
{"event": "draw", "tiles": ["6-1", "1-1", "4-1", "2-0"]}
{"event": "deal", "hand": 1, "dealer": 0, "hands": [["6-5", "3-1", "6-2", "5-0", "3-2", "4-0", "6-1"], ["3-0", "2-1", "5-1", "5-3", "6-4", "6-3", "5-2"], ["0-0", "4-3", "6-0", "4-2", "1-0", "2-0", "2-2"], ["3-3", "5-4", "4-1", "5-5", "1-1", "4-4", "6-6"]]}
{"event": "bid", "seat": 1, "bid": "36"}
{"event": "bid", "seat": 2, "bid": "39"}
{"event": "bid", "seat": 3, "bid": "40"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 3, "trump": "3"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-0"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 3, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "hand", "result": "set", "bidder": 3, "bid": "40", "offender": 1, "tricks": [0, 0, 0, 2], "count": [0, 7], "points": [1, 0], "scores": [1, 0]}
{"event": "deal", "hand": 2, "dealer": 1, "hands": [["5-3", "4-2", "0-0", "4-0", "5-4", "2-0", "3-2"], ["1-0", "4-3", "6-4", "6-1", "5-5", "6-2", "4-1"], ["6-5", "3-0", "2-2", "5-0", "5-1", "6-3", "4-4"], ["5-2", "6-6", "3-3", "2-1", "6-0", "3-1", "1-1"]]}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "37"}
{"event": "bid", "seat": 0, "bid": "1m"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "trump", "seat": 0, "trump": "2"}
{"event": "play", "seat": 0, "tile": "2-0"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "1m", "offender": 2, "tricks": [0, 0, 0, 0], "count": [0, 0], "points": [0, 1], "scores": [1, 1]}
{"event": "deal", "hand": 3, "dealer": 2, "hands": [["0-0", "4-3", "6-0", "3-1", "5-4", "5-1", "4-1"], ["2-2", "2-0", "6-2", "6-4", "1-0", "3-2", "4-2"], ["5-5", "4-0", "5-2", "3-0", "2-1", "6-5", "6-6"], ["4-4", "1-1", "6-1", "6-3", "3-3", "5-3", "5-0"]]}
{"event": "bid", "seat": 3, "bid": "38"}
{"event": "bid", "seat": 0, "bid": "1m"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "3m"}
{"event": "trump", "seat": 2, "trump": "sevens"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 3, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "2-0"}
{"event": "play", "seat": 2, "tile": "3-0"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "3m", "tricks": [0, 0, 1, 1], "count": [11, 6], "points": [0, 3], "scores": [1, 4]}
{"event": "deal", "hand": 4, "dealer": 3, "hands": [["2-0", "6-1", "6-4", "1-1", "4-3", "5-3", "6-2"], ["2-2", "5-2", "6-5", "2-1", "3-1", "5-4", "3-3"], ["5-1", "6-3", "3-2", "0-0", "1-0", "5-0", "6-0"], ["6-6", "4-2", "4-0", "3-0", "4-1", "4-4", "5-5"]]}
{"event": "bid", "seat": 0, "bid": "2m"}
{"event": "bid", "seat": 1, "bid": "3m"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "follow-me"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 3, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "2-0"}
{"event": "play", "seat": 3, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-0"}
{"event": "play", "seat": 3, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 3, "tile": "3-0"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "hand", "result": "made", "bidder": 1, "bid": "3m", "offender": 0, "tricks": [0, 1, 0, 2], "count": [0, 18], "points": [0, 3], "scores": [1, 7]}
{"event": "deal", "hand": 5, "dealer": 0, "hands": [["3-0", "5-1", "6-4", "6-6", "2-2", "6-1", "4-4"], ["2-0", "6-0", "6-3", "0-0", "1-1", "5-4", "4-3"], ["5-5", "4-0", "1-0", "5-3", "3-3", "2-1", "4-2"], ["3-1", "3-2", "5-2", "6-5", "6-2", "4-1", "5-0"]]}
{"event": "bid", "seat": 1, "bid": "31"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "39"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 3, "trump": "4"}
{"event": "play", "seat": 3, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-0"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 3, "tile": "3-2"}
{"event": "hand", "result": "set", "bidder": 3, "bid": "39", "offender": 3, "tricks": [1, 0, 0, 0], "count": [1, 0], "points": [1, 0], "scores": [2, 7]}
{"event": "deal", "hand": 6, "dealer": 1, "hands": [["5-0", "6-3", "6-1", "6-2", "5-1", "2-1", "3-3"], ["3-1", "6-0", "5-5", "5-3", "4-4", "6-5", "0-0"], ["1-1", "6-4", "4-2", "4-1", "4-3", "6-6", "3-0"], ["1-0", "2-2", "5-4", "2-0", "3-2", "5-2", "4-0"]]}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "splash"}
{"event": "trump", "seat": 3, "trump": "follow-me"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-0"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 3, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "3-0"}
{"event": "play", "seat": 3, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "splash", "tricks": [1, 2, 0, 0], "count": [6, 22], "points": [2, 0], "scores": [4, 7]}
{"event": "deal", "hand": 7, "dealer": 2, "hands": [["3-0", "6-3", "4-2", "1-0", "4-1", "3-2", "5-4"], ["2-0", "1-1", "6-5", "5-1", "5-3", "6-4", "5-5"], ["0-0", "5-0", "2-2", "4-3", "2-1", "3-1", "5-2"], ["4-0", "6-2", "4-4", "3-3", "6-6", "6-0", "6-1"]]}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "33"}
{"event": "trump", "seat": 2, "trump": "5"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 3, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "33", "tricks": [0, 1, 0, 0], "count": [0, 11], "points": [0, 1], "scores": [4, 8]}
