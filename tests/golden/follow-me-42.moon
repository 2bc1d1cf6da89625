{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": false, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 1}
{"event": "draw", "tiles": ["5-2", "3-2", "6-6"]}
{"event": "deal", "hand": 1, "dealer": 2, "dice": null, "hands": [["4-2", "6-5", "1-1", "5-3", "6-4", "4-1", "5-2"], ["0-0", "4-4", "5-1", "5-5", "2-1", "6-1", "3-1"], ["6-2", "2-2", "6-6", "5-4", "3-2", "6-3", "3-3"]], "widow": "4-3"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "over"}
{"event": "exchange", "seat": 1, "discard": "3-1"}
{"event": "trump", "seat": 1, "trump": "4"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "over", "tricks": [3, 3, 1], "points": [3, -21, 1], "hickeys": [0, 2, 0], "scores": [3, -21, 1]}
{"event": "deal", "hand": 2, "dealer": 0, "dice": null, "hands": [["3-3", "6-3", "4-2", "4-4", "3-2", "0-0", "2-1"], ["3-1", "6-5", "4-1", "4-3", "5-2", "6-4", "5-5"], ["6-1", "5-1", "6-2", "1-1", "6-6", "5-4", "5-3"]], "widow": "2-2"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "7"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "5-4"}
{"event": "trump", "seat": 2, "trump": "doubles"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "7", "tricks": [2, 4, 1], "points": [2, 4, -7], "hickeys": [0, 0, 1], "scores": [5, -17, -6]}
{"event": "deal", "hand": 3, "dealer": 1, "dice": null, "hands": [["1-1", "4-3", "3-1", "6-1", "6-4", "3-3", "2-2"], ["5-1", "6-2", "5-2", "4-4", "6-5", "4-2", "5-4"], ["5-5", "3-2", "2-1", "6-3", "0-0", "6-6", "4-1"]], "widow": "5-3"}
{"event": "bid", "seat": 2, "bid": "over"}
{"event": "exchange", "seat": 2, "discard": "5-3"}
{"event": "trump", "seat": 2, "trump": "5"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "over", "tricks": [1, 3, 3], "points": [1, 3, -21], "hickeys": [0, 0, 2], "scores": [6, -14, -27]}
{"event": "deal", "hand": 4, "dealer": 2, "dice": null, "hands": [["5-3", "5-2", "2-1", "0-0", "2-2", "5-5", "6-2"], ["6-6", "4-3", "4-2", "4-1", "4-4", "3-2", "6-3"], ["6-4", "3-1", "6-5", "6-1", "1-1", "3-3", "5-1"]], "widow": "5-4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [6, -14, -27]}
{"event": "deal", "hand": 5, "dealer": 0, "dice": null, "hands": [["6-2", "5-4", "0-0", "3-3", "6-1", "4-1", "4-4"], ["6-3", "5-1", "6-6", "5-3", "5-2", "2-1", "3-1"], ["3-2", "2-2", "6-4", "4-2", "4-3", "6-5", "5-5"]], "widow": "1-1"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "4-3"}
{"event": "trump", "seat": 2, "trump": "doubles"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "6", "tricks": [1, 2, 4], "points": [1, 2, -6], "hickeys": [0, 0, 1], "scores": [7, -12, -33]}
