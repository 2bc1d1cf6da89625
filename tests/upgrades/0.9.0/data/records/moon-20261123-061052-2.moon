{"moon_record": 1, "game": "moon", "rules": {"seats": 4, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 3, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 2, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": true, "stop_when_set": true, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 21, "hickeys": true, "match": "marks", "match_length": 12, "game_marks": "losers-pay"}, "seats": [{"name": "Zoë", "player": "human"}, {"name": "Nan", "player": "random"}, {"name": "Kit", "player": "casual"}, {"name": "Ned", "player": "skilled"}], "seed": 7, "created": "2026-11-23T06:10:52Z", "app": "moon-desktop 0.9.0"}
{"event": "draw", "tiles": ["6-6", "3-0", "6-2", "5-0"]}
{"event": "deal", "hand": 1, "dealer": 0, "dice": null, "hands": [["6-3", "5-3", "4-1", "3-1", "3-2", "6-4", "6-6"], ["5-0", "3-0", "6-1", "4-2", "5-1", "1-1", "0-0"], ["2-2", "2-1", "6-2", "2-0", "6-5", "4-4", "6-0"], ["1-0", "4-0", "5-5", "5-2", "3-3", "4-3", "5-4"]], "widow": null}
{"event": "bid", "seat": 1, "bid": "over"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 1, "trump": "3"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "play", "seat": 2, "tile": "6-0"}
{"event": "play", "seat": 3, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "over", "tricks": [1, 0, 0, 0], "points": [1, -21, 0, 0], "hickeys": [0, 2, 0, 0], "scores": [1, -21, 0, 0]}
