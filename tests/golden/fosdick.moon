{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": false, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": false, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 2}
{"event": "draw", "tiles": ["2-2", "6-6", "3-1"]}
{"event": "deal", "hand": 1, "dealer": 1, "dice": null, "hands": [["6-5", "3-3", "6-4", "5-3", "5-1", "6-3", "4-3"], ["6-2", "5-2", "1-1", "2-2", "4-1", "4-4", "5-4"], ["3-2", "5-5", "2-1", "4-2", "3-1", "6-1", "6-6"]], "widow": null}
{"event": "bid", "seat": 2, "bid": "over"}
{"event": "trump", "seat": 2, "trump": "1"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "over", "tricks": [3, 1, 3], "points": [3, 1, -21], "hickeys": [0, 0, 2], "scores": [3, 1, -21]}
{"event": "deal", "hand": 2, "dealer": 2, "dice": null, "hands": [["3-3", "4-2", "6-6", "5-1", "6-5", "4-4", "4-3"], ["6-2", "4-1", "2-1", "6-3", "3-2", "5-4", "2-2"], ["6-1", "5-3", "3-1", "1-1", "5-2", "6-4", "5-5"]], "widow": null}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "6"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "6", "tricks": [2, 0, 5], "points": [2, -6, 5], "hickeys": [0, 1, 0], "scores": [5, -5, -16]}
{"event": "deal", "hand": 3, "dealer": 0, "dice": null, "hands": [["5-2", "6-6", "5-4", "2-2", "3-1", "4-2", "6-3"], ["3-2", "2-1", "5-1", "6-5", "1-1", "3-3", "6-2"], ["6-4", "5-3", "4-4", "6-1", "5-5", "4-3", "4-1"]], "widow": null}
{"event": "bid", "seat": 1, "bid": "6"}
{"event": "bid", "seat": 2, "bid": "7"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "trump", "seat": 0, "trump": "4"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [1, 1, 5], "points": [-21, 1, 5], "hickeys": [2, 0, 0], "scores": [-16, -4, -11]}
{"event": "deal", "hand": 4, "dealer": 1, "dice": null, "hands": [["6-5", "5-5", "5-4", "1-1", "5-3", "4-2", "6-4"], ["5-2", "3-1", "5-1", "4-1", "2-2", "4-3", "3-3"], ["4-4", "6-1", "6-3", "6-2", "3-2", "6-6", "2-1"]], "widow": null}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "over"}
{"event": "trump", "seat": 1, "trump": "none"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "over", "tricks": [2, 1, 4], "points": [2, -21, 4], "hickeys": [0, 2, 0], "scores": [-14, -25, -7]}
{"event": "deal", "hand": 5, "dealer": 2, "dice": null, "hands": [["6-4", "6-2", "1-1", "4-2", "6-1", "5-1", "2-1"], ["2-2", "3-2", "5-5", "3-1", "6-5", "5-4", "6-6"], ["3-3", "4-1", "5-2", "6-3", "4-4", "5-3", "4-3"]], "widow": null}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [-14, -25, -7]}
