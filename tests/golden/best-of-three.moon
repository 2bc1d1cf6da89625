{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 9, "hickeys": false, "match": "best-of", "match_length": 3, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 29}
{"event": "draw", "tiles": ["5-3", "1-1", "6-2"]}
{"event": "draw", "tiles": ["5-4", null, "0-0"]}
{"event": "deal", "hand": 1, "dealer": 0, "dice": null, "hands": [["6-3", "4-2", "5-3", "4-4", "6-2", "5-2", "2-1"], ["6-5", "3-1", "4-3", "5-1", "6-4", "0-0", "3-2"], ["6-6", "4-1", "5-4", "5-5", "6-1", "1-1", "3-3"]], "widow": "2-2"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "exchange", "seat": 0, "discard": "4-4"}
{"event": "trump", "seat": 0, "trump": "none"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [1, 4, 2], "points": [-7, 4, 2], "hickeys": [1, 0, 0], "scores": [-7, 4, 2]}
{"event": "deal", "hand": 2, "dealer": 1, "dice": null, "hands": [["4-4", "6-2", "5-4", "6-6", "6-4", "5-3", "5-1"], ["5-2", "4-1", "3-1", "6-5", "5-5", "2-1", "4-3"], ["1-1", "6-3", "3-3", "6-1", "3-2", "2-2", "0-0"]], "widow": "4-2"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "exchange", "seat": 0, "discard": "5-4"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [5, 2, 0], "points": [-21, 2, 0], "hickeys": [2, 0, 0], "scores": [-28, 6, 2]}
{"event": "deal", "hand": 3, "dealer": 2, "dice": null, "hands": [["4-4", "5-1", "2-1", "5-5", "6-3", "6-4", "4-2"], ["6-2", "2-2", "5-3", "4-3", "3-3", "5-2", "6-5"], ["6-6", "1-1", "3-1", "4-1", "5-4", "3-2", "0-0"]], "widow": "6-1"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "6-4"}
{"event": "trump", "seat": 0, "trump": "none"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "4", "tricks": [1, 5, 1], "points": [-4, 5, 1], "hickeys": [1, 0, 0], "scores": [-32, 11, 3]}
{"event": "game", "winner": 1, "marks": [0, 1, 0], "totals": [0, 1, 0]}
{"event": "deal", "hand": 4, "dealer": 1, "dice": null, "hands": [["3-3", "6-5", "6-4", "6-3", "5-4", "2-2", "4-3"], ["6-2", "5-5", "1-1", "6-1", "4-1", "5-1", "5-3"], ["0-0", "3-2", "4-4", "4-2", "6-6", "3-1", "2-1"]], "widow": "5-2"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [0, 0, 0]}
{"event": "deal", "hand": 5, "dealer": 2, "dice": null, "hands": [["3-3", "6-5", "4-3", "5-5", "4-2", "3-2", "5-2"], ["6-3", "5-3", "6-1", "0-0", "4-1", "5-4", "6-2"], ["3-1", "6-6", "2-1", "2-2", "4-4", "5-1", "6-4"]], "widow": "1-1"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "exchange", "seat": 0, "discard": "3-2"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [6, 0, 1], "points": [-21, 0, 1], "hickeys": [2, 0, 0], "scores": [-21, 0, 1]}
{"event": "deal", "hand": 6, "dealer": 0, "dice": null, "hands": [["5-2", "6-3", "1-1", "6-1", "5-3", "6-6", "4-3"], ["4-2", "4-1", "6-5", "6-4", "2-2", "3-1", "5-4"], ["0-0", "2-1", "5-5", "4-4", "6-2", "3-3", "3-2"]], "widow": "5-1"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "4-2"}
{"event": "trump", "seat": 1, "trump": "5"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "5", "tricks": [1, 3, 3], "points": [1, -5, 3], "hickeys": [0, 1, 0], "scores": [-20, -5, 4]}
{"event": "deal", "hand": 7, "dealer": 1, "dice": null, "hands": [["4-4", "5-1", "3-2", "4-1", "6-3", "6-1", "4-2"], ["5-5", "6-2", "6-4", "6-5", "3-3", "5-4", "1-1"], ["6-6", "2-2", "4-3", "2-1", "5-3", "0-0", "3-1"]], "widow": "5-2"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "6"}
{"event": "exchange", "seat": 1, "discard": "6-2"}
{"event": "trump", "seat": 1, "trump": "0"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "6", "tricks": [0, 4, 3], "points": [0, -6, 3], "hickeys": [0, 1, 0], "scores": [-20, -11, 7]}
{"event": "deal", "hand": 8, "dealer": 2, "dice": null, "hands": [["4-4", "2-1", "6-4", "0-0", "5-5", "5-3", "3-2"], ["1-1", "3-1", "4-3", "5-2", "5-4", "4-2", "6-5"], ["6-1", "4-1", "2-2", "3-3", "6-2", "5-1", "6-3"]], "widow": "6-6"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [-20, -11, 7]}
{"event": "deal", "hand": 9, "dealer": 0, "dice": null, "hands": [["5-1", "4-4", "6-6", "6-3", "1-1", "5-2", "3-1"], ["5-5", "3-2", "4-2", "0-0", "3-3", "5-3", "4-3"], ["5-4", "6-4", "2-1", "6-5", "4-1", "6-1", "2-2"]], "widow": "6-2"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "exchange", "seat": 0, "discard": "4-4"}
{"event": "trump", "seat": 0, "trump": "0"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [1, 5, 1], "points": [-21, 5, 1], "hickeys": [2, 0, 0], "scores": [-41, -6, 8]}
{"event": "deal", "hand": 10, "dealer": 1, "dice": null, "hands": [["5-2", "0-0", "4-2", "6-3", "4-3", "1-1", "3-3"], ["4-1", "3-2", "6-1", "2-1", "5-3", "5-1", "2-2"], ["5-4", "4-4", "6-6", "3-1", "6-2", "6-4", "5-5"]], "widow": "6-5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "6"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "6-3"}
{"event": "trump", "seat": 0, "trump": "2"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "6", "tricks": [1, 2, 4], "points": [-6, 2, 4], "hickeys": [1, 0, 0], "scores": [-47, -4, 12]}
{"event": "game", "winner": 2, "marks": [0, 0, 1], "totals": [0, 1, 1]}
{"event": "deal", "hand": 11, "dealer": 2, "dice": null, "hands": [["5-4", "5-2", "5-3", "3-2", "1-1", "3-3", "4-2"], ["4-4", "6-5", "6-1", "5-5", "5-1", "2-2", "0-0"], ["6-4", "2-1", "6-3", "4-3", "4-1", "6-2", "6-6"]], "widow": "3-1"}
{"event": "bid", "seat": 0, "bid": "5"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "5-3"}
{"event": "trump", "seat": 0, "trump": "1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "5", "tricks": [1, 6, 0], "points": [-5, 6, 0], "hickeys": [1, 0, 0], "scores": [-5, 6, 0]}
{"event": "deal", "hand": 12, "dealer": 0, "dice": null, "hands": [["6-5", "3-2", "3-1", "5-4", "2-1", "4-1", "2-2"], ["6-1", "6-6", "4-4", "6-4", "4-3", "5-3", "4-2"], ["1-1", "6-3", "6-2", "5-5", "5-1", "3-3", "5-2"]], "widow": "0-0"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "exchange", "seat": 0, "discard": "4-1"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [2, 1, 4], "points": [-7, 1, 4], "hickeys": [1, 0, 0], "scores": [-12, 7, 4]}
{"event": "deal", "hand": 13, "dealer": 1, "dice": null, "hands": [["2-1", "3-1", "6-5", "1-1", "3-3", "6-1", "4-2"], ["5-3", "2-2", "4-3", "6-3", "5-2", "6-6", "5-5"], ["5-4", "6-4", "3-2", "4-4", "0-0", "4-1", "6-2"]], "widow": "5-1"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [-12, 7, 4]}
{"event": "deal", "hand": 14, "dealer": 2, "dice": null, "hands": [["1-1", "6-5", "3-1", "5-5", "6-4", "5-3", "0-0"], ["5-4", "2-1", "2-2", "6-1", "6-2", "6-6", "5-2"], ["4-3", "3-3", "4-4", "4-1", "6-3", "5-1", "3-2"]], "widow": "4-2"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "5-3"}
{"event": "trump", "seat": 0, "trump": "none"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [4, 0, 3], "points": [-7, 0, 3], "hickeys": [1, 0, 0], "scores": [-19, 7, 7]}
{"event": "deal", "hand": 15, "dealer": 0, "dice": null, "hands": [["3-1", "5-4", "5-1", "6-6", "3-3", "5-3", "4-3"], ["3-2", "6-1", "2-1", "6-5", "6-3", "5-2", "0-0"], ["1-1", "6-2", "4-1", "6-4", "2-2", "4-4", "5-5"]], "widow": "4-2"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "4-4"}
{"event": "trump", "seat": 2, "trump": "1"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "6", "tricks": [3, 2, 2], "points": [3, 2, -6], "hickeys": [0, 0, 1], "scores": [-16, 9, 1]}
{"event": "game", "winner": 1, "marks": [0, 1, 0], "totals": [0, 2, 1]}
{"event": "match", "winner": 1}
