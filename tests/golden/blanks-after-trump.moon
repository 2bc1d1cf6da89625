{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "after-trump", "minimum_bid": 3, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 3, "shoot_after_seven": false, "follow_me": "blanks", "aggie_dice": false, "named_lead": false, "first_lead_trump": true, "stop_when_set": true, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": true, "match": "marks", "match_length": 12, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 31}
{"event": "draw", "tiles": ["1-1", "2-2", "3-3"]}
{"event": "deal", "hand": 1, "dealer": 2, "dice": null, "hands": [["6-2", "5-1", "5-4", "4-3", "0-0", "3-3", "6-4"], ["3-1", "1-1", "6-1", "6-3", "5-3", "4-2", "4-4"], ["5-2", "2-1", "4-1", "6-5", "3-2", "2-2", "6-6"]], "widow": "5-5"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [0, 0, 0]}
{"event": "deal", "hand": 2, "dealer": 0, "dice": null, "hands": [["6-2", "6-4", "6-5", "6-6", "4-4", "2-1", "5-2"], ["4-3", "1-1", "5-4", "3-1", "3-3", "6-1", "3-2"], ["6-3", "2-2", "4-1", "0-0", "5-1", "5-5", "4-2"]], "widow": "5-3"}
{"event": "bid", "seat": 1, "bid": "3"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "6"}
{"event": "exchange", "seat": 1, "discard": "3-1"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "3", "tricks": [4, 1, 1], "points": [4, -3, 1], "hickeys": [0, 1, 0], "scores": [4, -3, 1]}
{"event": "deal", "hand": 3, "dealer": 1, "dice": null, "hands": [["2-1", "6-1", "6-5", "2-2", "6-4", "4-1", "4-2"], ["5-2", "4-3", "6-3", "0-0", "3-3", "5-5", "5-1"], ["6-6", "5-3", "3-2", "1-1", "4-4", "6-2", "3-1"]], "widow": "5-4"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [4, -3, 1]}
{"event": "deal", "hand": 4, "dealer": 2, "dice": null, "hands": [["5-2", "2-2", "6-4", "5-1", "3-1", "4-1", "6-1"], ["1-1", "5-3", "4-4", "5-4", "6-6", "3-2", "6-3"], ["2-1", "0-0", "6-5", "5-5", "4-3", "3-3", "6-2"]], "widow": "4-2"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "bid", "seat": 1, "bid": "double"}
{"event": "bid", "seat": 2, "bid": "triple"}
{"event": "trump", "seat": 2, "trump": "2"}
{"event": "exchange", "seat": 2, "discard": "2-1"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "triple", "tricks": [1, 0, 0], "points": [1, 0, -21], "hickeys": [0, 0, 8], "scores": [5, -3, -20]}
{"event": "deal", "hand": 5, "dealer": 0, "dice": null, "hands": [["2-1", "6-2", "6-5", "5-3", "5-2", "2-2", "5-4"], ["3-1", "3-2", "4-3", "5-5", "4-4", "6-6", "4-1"], ["1-1", "4-2", "6-3", "3-3", "6-1", "6-4", "0-0"]], "widow": "5-1"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "doubles"}
{"event": "exchange", "seat": 1, "discard": "5-1"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "7", "tricks": [0, 1, 1], "points": [0, -7, 1], "hickeys": [0, 1, 0], "scores": [5, -10, -19]}
{"event": "deal", "hand": 6, "dealer": 1, "dice": null, "hands": [["5-3", "6-5", "6-3", "3-1", "6-1", "3-2", "5-5"], ["4-2", "1-1", "4-1", "2-1", "6-6", "4-3", "2-2"], ["5-2", "0-0", "6-2", "5-4", "4-4", "6-4", "3-3"]], "widow": "5-1"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "trump", "seat": 0, "trump": "4"}
{"event": "exchange", "seat": 0, "discard": "6-3"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [0, 1, 0], "points": [-21, 1, 0], "hickeys": [2, 0, 0], "scores": [-16, -9, -19]}
{"event": "deal", "hand": 7, "dealer": 2, "dice": null, "hands": [["6-4", "1-1", "6-1", "2-1", "3-2", "5-4", "0-0"], ["4-4", "4-1", "6-3", "5-1", "4-2", "2-2", "3-3"], ["5-5", "6-2", "6-6", "5-2", "3-1", "4-3", "6-5"]], "widow": "5-3"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "bid", "seat": 2, "bid": "under"}
{"event": "exchange", "seat": 2, "discard": "5-2"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "under", "tricks": [0, 1, 1], "points": [0, 1, -21], "hickeys": [0, 0, 2], "scores": [-16, -8, -40]}
{"event": "deal", "hand": 8, "dealer": 0, "dice": null, "hands": [["3-3", "0-0", "5-3", "6-3", "3-2", "4-3", "2-1"], ["5-1", "2-2", "6-4", "4-1", "6-1", "4-2", "5-5"], ["6-6", "3-1", "6-2", "5-4", "4-4", "1-1", "6-5"]], "widow": "5-2"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "trump", "seat": 0, "trump": "1"}
{"event": "exchange", "seat": 0, "discard": "3-3"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "4", "tricks": [0, 2, 2], "points": [-4, 2, 2], "hickeys": [1, 0, 0], "scores": [-20, -6, -38]}
