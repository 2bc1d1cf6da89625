{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 3, "shoot_after_seven": false, "follow_me": "blanks", "aggie_dice": false, "named_lead": false, "first_lead_trump": true, "stop_when_set": true, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": true, "match": "marks", "match_length": 12, "game_marks": "losers-pay"}, "seats": [{"name": "You", "player": "human"}, {"name": "Theo", "player": "casual"}, {"name": "Ada", "player": "casual"}], "seed": 127520029519614}
{"event": "draw", "tiles": ["5-3", "6-4", "3-2"]}
{"event": "deal", "hand": 1, "dealer": 1, "dice": null, "hands": [["6-5", "0-0", "6-6", "4-1", "5-4", "1-1", "5-1"], ["2-1", "6-3", "3-1", "2-2", "5-5", "4-2", "4-3"], ["5-2", "6-4", "3-2", "6-2", "6-1", "4-4", "5-3"]], "widow": "3-3"}
{"event": "bid", "seat": 2, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "5"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "5-4"}
{"event": "trump", "seat": 0, "trump": "1"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "hand", "result": "made", "bidder": 0, "bid": "5", "tricks": [7, 0, 0], "points": [5, 0, 0], "hickeys": [0, 0, 0], "scores": [5, 0, 0]}
{"event": "deal", "hand": 2, "dealer": 2, "dice": null, "hands": [["3-2", "6-1", "4-1", "6-5", "5-1", "2-2", "4-4"], ["6-2", "6-6", "3-3", "4-2", "0-0", "3-1", "6-3"], ["5-3", "5-5", "5-4", "2-1", "4-3", "5-2", "6-4"]], "widow": "1-1"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "4-2"}
{"event": "trump", "seat": 1, "trump": "3"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "hand", "result": "made", "bidder": 1, "bid": "5", "tricks": [0, 7, 0], "points": [0, 5, 0], "hickeys": [0, 0, 0], "scores": [5, 5, 0]}
{"event": "deal", "hand": 3, "dealer": 0, "dice": null, "hands": [["2-2", "6-5", "5-5", "3-1", "3-2", "5-4", "5-3"], ["6-1", "4-1", "2-1", "6-6", "4-3", "6-3", "3-3"], ["1-1", "5-2", "4-4", "6-2", "5-1", "4-2", "6-4"]], "widow": "0-0"}
{"event": "bid", "seat": 1, "bid": "4"}
{"event": "bid", "seat": 2, "bid": "5"}
{"event": "bid", "seat": 0, "bid": "6"}
{"event": "exchange", "seat": 0, "discard": "3-2"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "5-1"}
