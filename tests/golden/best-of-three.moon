{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 5, "hickeys": false, "match": "best-of", "match_length": 3, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 29}
{"event": "draw", "tiles": ["5-3", "1-1", "6-2"]}
{"event": "draw", "tiles": ["5-4", null, "0-0"]}
{"event": "deal", "hand": 1, "dealer": 0, "dice": null, "hands": [["6-3", "4-2", "5-3", "4-4", "6-2", "5-2", "2-1"], ["6-5", "3-1", "4-3", "5-1", "6-4", "0-0", "3-2"], ["6-6", "4-1", "5-4", "5-5", "6-1", "1-1", "3-3"]], "widow": "2-2"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "exchange", "seat": 0, "discard": "4-4"}
{"event": "trump", "seat": 0, "trump": "none"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [0, 3, 4], "points": [-7, 3, 4], "hickeys": [1, 0, 0], "scores": [-7, 3, 4]}
{"event": "deal", "hand": 2, "dealer": 1, "dice": null, "hands": [["4-4", "6-2", "5-4", "6-6", "6-4", "5-3", "5-1"], ["5-2", "4-1", "3-1", "6-5", "5-5", "2-1", "4-3"], ["1-1", "6-3", "3-3", "6-1", "3-2", "2-2", "0-0"]], "widow": "4-2"}
{"event": "bid", "seat": 2, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "bid", "seat": 1, "bid": "over"}
{"event": "exchange", "seat": 1, "discard": "6-5"}
{"event": "trump", "seat": 1, "trump": "1"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "over", "tricks": [0, 4, 3], "points": [0, -21, 3], "hickeys": [0, 2, 0], "scores": [-7, -18, 7]}
{"event": "game", "winner": 2, "marks": [0, 0, 1], "totals": [0, 0, 1]}
{"event": "deal", "hand": 3, "dealer": 2, "dice": null, "hands": [["4-4", "5-1", "2-1", "5-5", "6-3", "6-4", "4-2"], ["6-2", "2-2", "5-3", "4-3", "3-3", "5-2", "6-5"], ["6-6", "1-1", "3-1", "4-1", "5-4", "3-2", "0-0"]], "widow": "6-1"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "4-4"}
{"event": "trump", "seat": 0, "trump": "doubles"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [2, 4, 1], "points": [-7, 4, 1], "hickeys": [1, 0, 0], "scores": [-7, 4, 1]}
{"event": "deal", "hand": 4, "dealer": 0, "dice": null, "hands": [["3-3", "6-5", "6-4", "6-3", "5-4", "2-2", "4-3"], ["6-2", "5-5", "1-1", "6-1", "4-1", "5-1", "5-3"], ["0-0", "3-2", "4-4", "4-2", "6-6", "3-1", "2-1"]], "widow": "5-2"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "4-4"}
{"event": "trump", "seat": 2, "trump": "2"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "4", "tricks": [1, 2, 4], "points": [1, 2, 4], "hickeys": [0, 0, 0], "scores": [-6, 6, 5]}
{"event": "game", "winner": 2, "marks": [0, 0, 1], "totals": [0, 0, 2]}
{"event": "match", "winner": 2}
