{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "after-trump", "minimum_bid": 3, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": true, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": false, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 59}
{"event": "draw", "tiles": ["0-0", "6-1", "6-4"]}
{"event": "deal", "hand": 1, "dealer": 2, "dice": null, "hands": [["6-6", "5-5", "6-2", "5-3", "5-1", "5-2", "4-4"], ["2-2", "4-1", "6-3", "6-1", "4-2", "1-1", "2-1"], ["6-4", "5-4", "3-1", "0-0", "4-3", "3-2", "3-3"]], "widow": "6-5"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "under"}
{"event": "exchange", "seat": 1, "discard": "1-1"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "under", "tricks": [1, 1, 1], "points": [1, -21, 1], "hickeys": [0, 2, 0], "scores": [1, -21, 1]}
{"event": "deal", "hand": 2, "dealer": 0, "dice": null, "hands": [["2-1", "0-0", "1-1", "3-3", "3-2", "5-2", "5-4"], ["4-1", "2-2", "4-2", "6-5", "5-5", "6-4", "6-3"], ["6-1", "4-3", "3-1", "5-3", "5-1", "6-2", "6-6"]], "widow": "4-4"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "6"}
{"event": "trump", "seat": 0, "trump": "none"}
{"event": "exchange", "seat": 0, "discard": "2-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "3-2", "suit": "2"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "6-5", "suit": "5"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "6-3", "suit": "3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "5-2", "suit": "5"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-4", "suit": "6"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "6", "tricks": [3, 4, 0], "points": [-6, 4, 0], "hickeys": [1, 0, 0], "scores": [-5, -17, 1]}
{"event": "deal", "hand": 3, "dealer": 1, "dice": null, "hands": [["3-2", "4-2", "6-3", "6-5", "6-2", "2-1", "4-4"], ["0-0", "1-1", "4-1", "4-3", "5-1", "5-5", "3-3"], ["3-1", "6-6", "6-4", "5-4", "2-2", "6-1", "5-3"]], "widow": "5-2"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "trump", "seat": 0, "trump": "0"}
{"event": "exchange", "seat": 0, "discard": "5-2"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [2, 2, 3], "points": [-21, 2, 3], "hickeys": [2, 0, 0], "scores": [-26, -15, 4]}
{"event": "deal", "hand": 4, "dealer": 2, "dice": null, "hands": [["4-3", "2-1", "6-1", "5-1", "3-1", "2-2", "5-3"], ["6-6", "6-5", "3-2", "6-2", "4-4", "4-1", "0-0"], ["5-2", "6-3", "5-5", "6-4", "5-4", "1-1", "3-3"]], "widow": "4-2"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "trump", "seat": 2, "trump": "4"}
{"event": "exchange", "seat": 2, "discard": "4-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "6", "tricks": [0, 3, 4], "points": [0, 3, -6], "hickeys": [0, 0, 1], "scores": [-26, -12, -2]}
{"event": "deal", "hand": 5, "dealer": 0, "dice": null, "hands": [["3-3", "4-1", "1-1", "5-4", "4-2", "6-1", "5-3"], ["3-2", "3-1", "6-3", "5-2", "6-5", "2-2", "5-1"], ["4-3", "6-4", "6-2", "0-0", "2-1", "5-5", "6-6"]], "widow": "4-4"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "4"}
{"event": "exchange", "seat": 1, "discard": "3-2"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "5", "tricks": [2, 2, 3], "points": [2, -5, 3], "hickeys": [0, 1, 0], "scores": [-24, -17, 1]}
{"event": "deal", "hand": 6, "dealer": 1, "dice": null, "hands": [["6-3", "6-2", "4-1", "5-5", "5-4", "6-4", "4-4"], ["3-1", "2-2", "6-5", "3-3", "4-2", "3-2", "2-1"], ["5-1", "6-6", "6-1", "4-3", "5-2", "5-3", "0-0"]], "widow": "1-1"}
{"event": "bid", "seat": 2, "bid": "7"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "trump", "seat": 2, "trump": "none"}
{"event": "exchange", "seat": 2, "discard": "6-1"}
{"event": "play", "seat": 2, "tile": "5-3", "suit": "3"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-2", "suit": "6"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "5-1", "suit": "1"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "5-2", "suit": "5"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "6-4", "suit": "4"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "7", "tricks": [5, 0, 2], "points": [5, 0, -7], "hickeys": [0, 0, 1], "scores": [-19, -17, -6]}
