{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 3, "shoot_after_seven": false, "follow_me": "blanks", "aggie_dice": false, "named_lead": false, "first_lead_trump": true, "stop_when_set": true, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": true, "match": "marks", "match_length": 12, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 5}
{"event": "draw", "tiles": ["6-5", "5-1", "4-3"]}
{"event": "deal", "hand": 1, "dealer": 0, "dice": null, "hands": [["0-0", "2-2", "5-1", "4-3", "6-3", "4-1", "6-4"], ["6-2", "1-1", "6-1", "5-2", "3-2", "5-5", "2-1"], ["3-1", "6-5", "5-3", "6-6", "3-3", "4-2", "5-4"]], "widow": "4-4"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "bid", "seat": 2, "bid": "over"}
{"event": "bid", "seat": 0, "bid": "double"}
{"event": "exchange", "seat": 0, "discard": "0-0"}
{"event": "trump", "seat": 0, "trump": "4"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "double", "tricks": [1, 0, 1], "points": [-21, 0, 1], "hickeys": [4, 0, 0], "scores": [-21, 0, 1]}
{"event": "deal", "hand": 2, "dealer": 1, "dice": null, "hands": [["4-2", "5-1", "6-2", "6-6", "4-1", "5-4", "0-0"], ["6-4", "3-3", "4-4", "6-1", "6-5", "5-3", "6-3"], ["5-2", "2-2", "1-1", "4-3", "3-1", "5-5", "2-1"]], "widow": "3-2"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [-21, 0, 1]}
{"event": "deal", "hand": 3, "dealer": 2, "dice": null, "hands": [["4-4", "6-3", "4-3", "3-2", "6-4", "3-3", "6-5"], ["6-2", "5-5", "5-3", "3-1", "0-0", "5-4", "6-6"], ["1-1", "5-2", "5-1", "2-1", "2-2", "4-1", "6-1"]], "widow": "4-2"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "4"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "6-6"}
{"event": "trump", "seat": 1, "trump": "6"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "4", "tricks": [4, 1, 0], "points": [4, -4, 0], "hickeys": [0, 1, 0], "scores": [-17, -4, 1]}
{"event": "deal", "hand": 4, "dealer": 0, "dice": null, "hands": [["5-2", "3-1", "6-4", "3-3", "4-1", "6-6", "2-2"], ["2-1", "4-4", "5-3", "5-1", "4-3", "1-1", "6-1"], ["6-5", "0-0", "4-2", "5-5", "3-2", "6-2", "5-4"]], "widow": "6-3"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "5"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "0-0"}
{"event": "trump", "seat": 2, "trump": "2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "5", "tricks": [3, 0, 1], "points": [3, 0, -5], "hickeys": [0, 0, 1], "scores": [-14, -4, -4]}
{"event": "deal", "hand": 5, "dealer": 1, "dice": null, "hands": [["5-1", "2-1", "4-4", "6-5", "5-5", "6-6", "6-3"], ["5-4", "4-1", "4-2", "4-3", "6-2", "5-2", "2-2"], ["1-1", "3-1", "0-0", "5-3", "6-1", "3-2", "6-4"]], "widow": "3-3"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [-14, -4, -4]}
