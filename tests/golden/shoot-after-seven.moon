{"moon_record": 1, "game": "moon", "rules": {"seats": 4, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 5, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 3, "shoot_after_seven": true, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "prevent", "scoring": "points", "target": 1, "hickeys": false, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}], "seed": 24}
{"event": "draw", "tiles": ["3-3", "6-4", "4-3", "4-2"]}
{"event": "deal", "hand": 1, "dealer": 1, "dice": null, "hands": [["2-1", "6-2", "5-1", "1-1", "5-4", "1-0", "0-0"], ["4-3", "4-2", "4-0", "4-4", "6-5", "3-0", "2-0"], ["5-5", "3-3", "6-3", "6-1", "3-1", "5-0", "5-2"], ["6-4", "3-2", "2-2", "4-1", "6-6", "6-0", "5-3"]], "widow": null}
{"event": "bid", "seat": 2, "bid": "7"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "trump", "seat": 2, "trump": "6"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 3, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 3, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "2-0"}
{"event": "play", "seat": 3, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "4-4"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "1-0"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 3, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "5-0"}
{"event": "play", "seat": 3, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "4-0"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 3, "tile": "6-0"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 3, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "7", "tricks": [1, 2, 3, 1], "points": [1, 2, -7, 1], "hickeys": [0, 0, 1, 0], "scores": [1, 2, -7, 1]}
{"event": "game", "winner": 3, "marks": [0, 0, 0, 1], "totals": [0, 0, 0, 1]}
{"event": "match", "winner": 3}
