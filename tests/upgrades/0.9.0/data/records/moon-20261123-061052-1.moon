{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 7, "hickeys": true, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Zoë", "player": "human"}, {"name": "Nan", "player": "random"}, {"name": "Ned", "player": "skilled"}], "seed": 42, "created": "2026-11-23T06:10:52Z", "app": "moon-desktop 0.9.0"}
{"event": "draw", "tiles": ["2-2", "5-4", "4-4"]}
{"event": "deal", "hand": 1, "dealer": 1, "dice": null, "hands": [["6-2", "5-1", "2-2", "6-4", "4-2", "4-4", "6-5"], ["6-6", "6-1", "5-4", "0-0", "4-1", "2-1", "3-1"], ["5-5", "5-2", "3-3", "6-3", "1-1", "5-3", "3-2"]], "widow": "4-3"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "5-2"}
{"event": "trump", "seat": 2, "trump": "3"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "6", "tricks": [0, 0, 7], "points": [0, 0, 6], "hickeys": [0, 0, 0], "scores": [0, 0, 6]}
{"event": "deal", "hand": 2, "dealer": 2, "dice": null, "hands": [["6-5", "2-1", "5-4", "6-1", "4-4", "6-4", "5-1"], ["0-0", "5-2", "3-3", "4-3", "2-2", "1-1", "4-2"], ["3-1", "5-3", "6-2", "4-1", "5-5", "3-2", "6-6"]], "widow": "6-3"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "bid", "seat": 1, "bid": "6"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "4-2"}
{"event": "trump", "seat": 1, "trump": "doubles"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "6", "tricks": [2, 3, 2], "points": [2, -6, 2], "hickeys": [0, 1, 0], "scores": [2, -6, 8]}
{"event": "game", "winner": 2, "marks": [0, 0, 1], "totals": [0, 0, 1]}
{"event": "match", "winner": 2}
