{"moon_record": 1, "game": "texas42", "rules": {"minimum_bid": 30, "opening_marks": 2, "mark_step": "double", "all_pass": "force-dealer", "plunge": false, "splash": false, "doubles_trump": true, "sevens": false, "follow_me": "always", "nel_o": "forced", "nel_o_doubles": "bidder", "first_lead_trump": false, "renege": "prevent", "stop_when_decided": true, "scoring": "marks", "target": 7, "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}], "seed": 4}
{"event": "draw", "tiles": ["4-1", "6-1", "5-1", "6-0"]}
{"event": "deal", "hand": 1, "dealer": 1, "hands": [["1-0", "5-4", "0-0", "5-5", "6-0", "3-2", "2-1"], ["5-3", "3-0", "4-0", "6-1", "4-4", "1-1", "4-3"], ["6-5", "2-0", "3-3", "5-2", "5-1", "6-4", "5-0"], ["3-1", "4-2", "6-3", "4-1", "6-6", "6-2", "2-2"]]}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "32"}
{"event": "trump", "seat": 1, "trump": "0"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 3, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "1-0"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 3, "tile": "2-2"}
{"event": "play", "seat": 3, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-0"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "32", "tricks": [2, 0, 0, 1], "count": [12, 1], "points": [1, 0], "scores": [1, 0]}
{"event": "deal", "hand": 2, "dealer": 2, "hands": [["3-0", "6-2", "2-2", "5-4", "3-2", "5-2", "4-0"], ["2-0", "6-3", "3-1", "5-5", "6-5", "0-0", "6-1"], ["4-4", "5-3", "1-1", "6-6", "4-2", "6-0", "1-0"], ["2-1", "3-3", "4-1", "5-0", "6-4", "5-1", "4-3"]]}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "2m"}
{"event": "trump", "seat": 2, "trump": "nel-o:low"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 3, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 3, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 3, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "2-0"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 3, "tile": "5-0"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "1-0"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-0"}
{"event": "play", "seat": 3, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 3, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "2m", "tricks": [0, 0, 0, 7], "count": [0, 37], "points": [2, 0], "scores": [3, 0]}
{"event": "deal", "hand": 3, "dealer": 3, "hands": [["2-0", "5-1", "5-5", "4-2", "6-2", "5-2", "5-3"], ["6-6", "2-1", "3-3", "2-2", "4-4", "1-1", "4-3"], ["6-0", "3-0", "1-0", "3-1", "3-2", "0-0", "5-4"], ["4-1", "6-1", "5-0", "6-4", "4-0", "6-3", "6-5"]]}
{"event": "bid", "seat": 0, "bid": "2m"}
{"event": "bid", "seat": 1, "bid": "4m"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "follow-me"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 3, "tile": "5-0"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "3-0"}
{"event": "play", "seat": 3, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-0"}
{"event": "play", "seat": 3, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "2-0"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 3, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 3, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "1-0"}
{"event": "play", "seat": 3, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 3, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "hand", "result": "made", "bidder": 1, "bid": "4m", "tricks": [0, 7, 0, 0], "count": [0, 42], "points": [0, 4], "scores": [3, 4]}
{"event": "deal", "hand": 4, "dealer": 0, "hands": [["4-0", "6-3", "6-2", "3-2", "5-4", "5-3", "4-4"], ["5-5", "2-1", "6-6", "3-0", "3-3", "1-0", "2-0"], ["4-1", "6-4", "3-1", "6-1", "4-3", "0-0", "2-2"], ["4-2", "5-1", "1-1", "5-2", "6-5", "5-0", "6-0"]]}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "38"}
{"event": "bid", "seat": 3, "bid": "1m"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 3, "trump": "0"}
{"event": "play", "seat": 3, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 3, "tile": "6-0"}
{"event": "play", "seat": 0, "tile": "4-0"}
{"event": "hand", "result": "set", "bidder": 3, "bid": "1m", "tricks": [0, 1, 1, 0], "count": [1, 11], "points": [1, 0], "scores": [4, 4]}
{"event": "deal", "hand": 5, "dealer": 1, "hands": [["4-1", "6-2", "6-0", "6-4", "2-2", "6-5", "3-3"], ["3-2", "3-0", "4-2", "5-0", "3-1", "5-2", "4-4"], ["5-3", "4-3", "1-1", "1-0", "5-5", "4-0", "0-0"], ["2-1", "6-6", "5-4", "6-3", "6-1", "5-1", "2-0"]]}
{"event": "bid", "seat": 2, "bid": "2m"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "4m"}
{"event": "trump", "seat": 1, "trump": "0"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 3, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "4m", "tricks": [0, 1, 1, 0], "count": [11, 11], "points": [4, 0], "scores": [8, 4]}
{"event": "game", "winner": 0, "marks": [1, 0], "totals": [1, 0]}
{"event": "match", "winner": 0}
