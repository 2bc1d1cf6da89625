{"moon_record": 1, "game": "texas42", "rules": {"minimum_bid": 30, "opening_marks": 2, "mark_step": "double", "all_pass": "force-dealer", "plunge": true, "splash": true, "doubles_trump": true, "sevens": true, "follow_me": "always", "nel_o": "marks", "nel_o_doubles": "bidder", "first_lead_trump": false, "renege": "prevent", "stop_when_decided": true, "scoring": "marks", "target": 2, "match": "best-of", "match_length": 3}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}], "seed": 44}
{"event": "draw", "tiles": ["6-4", "4-2", "6-5", "2-0"]}
{"event": "deal", "hand": 1, "dealer": 2, "hands": [["0-0", "4-2", "5-1", "3-0", "4-3", "3-1", "5-3"], ["5-2", "6-6", "2-1", "1-0", "4-0", "6-5", "6-3"], ["3-2", "5-5", "5-0", "6-4", "4-4", "6-1", "5-4"], ["6-0", "2-0", "2-2", "3-3", "1-1", "6-2", "4-1"]]}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "41"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "trump", "seat": 0, "trump": "0"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "4-0"}
{"event": "play", "seat": 2, "tile": "5-0"}
{"event": "play", "seat": 3, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "41", "tricks": [1, 0, 0, 1], "count": [6, 6], "points": [0, 1], "scores": [0, 1]}
{"event": "deal", "hand": 2, "dealer": 3, "hands": [["5-4", "6-1", "3-1", "5-0", "5-1", "6-0", "4-3"], ["4-1", "0-0", "5-5", "2-2", "2-1", "3-2", "4-4"], ["3-3", "1-0", "5-3", "6-2", "6-5", "4-2", "6-6"], ["2-0", "6-4", "4-0", "3-0", "1-1", "6-3", "5-2"]]}
{"event": "bid", "seat": 0, "bid": "30"}
{"event": "bid", "seat": 1, "bid": "plunge"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "trump", "seat": 3, "trump": "4"}
{"event": "play", "seat": 3, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "plunge", "tricks": [1, 0, 0, 0], "count": [6, 0], "points": [3, 0], "scores": [3, 1]}
{"event": "game", "winner": 0, "marks": [1, 0], "totals": [1, 0]}
{"event": "deal", "hand": 3, "dealer": 0, "hands": [["5-3", "6-3", "1-0", "3-3", "3-0", "6-5", "2-1"], ["3-2", "4-4", "5-5", "0-0", "2-2", "6-4", "2-0"], ["6-0", "5-1", "5-2", "5-4", "4-2", "1-1", "6-1"], ["4-0", "6-6", "4-3", "5-0", "4-1", "3-1", "6-2"]]}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "40"}
{"event": "bid", "seat": 3, "bid": "41"}
{"event": "bid", "seat": 0, "bid": "1m"}
{"event": "trump", "seat": 0, "trump": "doubles"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 3, "tile": "6-2"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "1m", "tricks": [0, 0, 0, 1], "count": [0, 6], "points": [0, 1], "scores": [0, 1]}
{"event": "deal", "hand": 4, "dealer": 1, "hands": [["0-0", "6-2", "6-1", "5-2", "1-1", "6-6", "3-2"], ["6-0", "3-0", "2-2", "1-0", "5-5", "6-4", "5-1"], ["4-0", "3-3", "5-0", "4-3", "6-3", "2-1", "3-1"], ["5-4", "5-3", "4-4", "2-0", "4-1", "6-5", "4-2"]]}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "30"}
{"event": "trump", "seat": 1, "trump": "doubles"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "5-0"}
{"event": "play", "seat": 3, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 3, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "1-0"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 3, "tile": "6-5"}
{"event": "play", "seat": 3, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-0"}
{"event": "play", "seat": 2, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 3, "tile": "4-4"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 3, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "hand", "result": "made", "bidder": 1, "bid": "30", "tricks": [2, 2, 0, 3], "count": [12, 30], "points": [0, 1], "scores": [0, 2]}
{"event": "game", "winner": 1, "marks": [0, 1], "totals": [1, 1]}
{"event": "deal", "hand": 5, "dealer": 2, "hands": [["3-1", "4-4", "5-0", "6-3", "3-3", "6-2", "0-0"], ["4-0", "5-5", "6-0", "1-0", "4-2", "3-0", "6-4"], ["6-5", "1-1", "3-2", "2-2", "6-1", "2-0", "4-1"], ["4-3", "5-4", "5-3", "6-6", "2-1", "5-1", "5-2"]]}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "37"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "trump", "seat": 0, "trump": "4"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-0"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 3, "tile": "6-6"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "5-0"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 3, "tile": "5-1"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "37", "tricks": [1, 1, 0, 1], "count": [16, 22], "points": [0, 1], "scores": [0, 1]}
{"event": "deal", "hand": 6, "dealer": 3, "hands": [["2-2", "6-6", "4-1", "1-0", "6-5", "5-1", "6-1"], ["3-2", "6-0", "6-4", "1-1", "6-2", "2-1", "4-0"], ["4-4", "5-3", "5-4", "3-0", "5-2", "3-1", "4-3"], ["4-2", "6-3", "5-5", "0-0", "3-3", "5-0", "2-0"]]}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "32"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "0"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 3, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-0"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 3, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 3, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "hand", "result": "made", "bidder": 1, "bid": "32", "tricks": [0, 2, 0, 2], "count": [0, 34], "points": [0, 1], "scores": [0, 2]}
{"event": "game", "winner": 1, "marks": [0, 1], "totals": [1, 2]}
{"event": "match", "winner": 1}
