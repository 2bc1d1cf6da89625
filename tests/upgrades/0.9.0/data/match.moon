{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 3, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": true, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 15, "hickeys": false, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Zoë", "player": "human"}, {"name": "Nan", "player": "random"}, {"name": "Ned", "player": "skilled"}], "seed": 2026, "created": "2026-11-23T06:10:52Z", "app": "moon-desktop 0.9.0"}
{"event": "draw", "tiles": ["1-1", "2-2", "5-3"]}
{"event": "deal", "hand": 1, "dealer": 2, "dice": [1, 5], "hands": [["5-3", "2-1", "6-6", "4-4", "1-1", "5-2", "6-3"], ["6-2", "4-1", "5-4", "3-3", "5-1", "6-1", "6-5"], ["3-2", "4-3", "0-0", "2-2", "3-1", "6-4", "4-2"]], "widow": "5-5"}
{"event": "bid", "seat": 0, "bid": "3"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "5-5"}
{"event": "trump", "seat": 1, "trump": "1"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "5", "tricks": [3, 2, 2], "points": [3, -5, 2], "hickeys": [0, 1, 0], "scores": [3, -5, 2]}
{"event": "deal", "hand": 2, "dealer": 0, "dice": [5, 4], "hands": [["5-3", "5-4", "4-1", "6-1", "3-1", "2-2", "5-2"], ["4-4", "6-4", "6-6", "3-3", "6-3", "3-2", "2-1"], ["5-1", "5-5", "4-2", "0-0", "4-3", "1-1", "6-5"]], "widow": "6-2"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "6-3"}
{"event": "trump", "seat": 1, "trump": "5"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "note", "kind": "undo", "seat": 0}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "5-5"}
