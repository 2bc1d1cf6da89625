{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "force-dealer", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": true, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "forfeit", "scoring": "points", "target": 21, "hickeys": true, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 21}
{"event": "draw", "tiles": ["4-2", "2-2", "2-1"]}
{"event": "deal", "hand": 1, "dealer": 0, "dice": [6, 2], "hands": [["3-1", "3-3", "3-2", "4-1", "6-3", "4-3", "5-1"], ["5-3", "2-2", "6-1", "1-1", "5-5", "2-1", "6-4"], ["6-6", "4-4", "0-0", "6-2", "5-2", "4-2", "6-5"]], "widow": "5-4"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "7"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "4-2"}
{"event": "trump", "seat": 2, "trump": "6"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "7", "offender": 0, "tricks": [0, 0, 0], "points": [0, 0, 7], "hickeys": [0, 0, 0], "scores": [0, 0, 7]}
{"event": "deal", "hand": 2, "dealer": 1, "dice": [5, 6], "hands": [["6-2", "5-4", "3-2", "6-3", "6-6", "5-5", "6-4"], ["2-2", "3-3", "5-1", "5-2", "4-3", "4-2", "4-4"], ["1-1", "6-5", "3-1", "4-1", "0-0", "6-1", "2-1"]], "widow": "5-3"}
{"event": "bid", "seat": 2, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "4-1"}
{"event": "trump", "seat": 2, "trump": "5"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "4", "offender": 0, "tricks": [0, 0, 0], "points": [0, 0, 4], "hickeys": [0, 0, 0], "scores": [0, 0, 11]}
{"event": "deal", "hand": 3, "dealer": 2, "dice": [3, 2], "hands": [["6-3", "2-1", "3-3", "3-2", "5-3", "6-5", "4-3"], ["0-0", "5-2", "6-1", "2-2", "6-6", "3-1", "6-2"], ["1-1", "4-1", "6-4", "4-2", "5-5", "5-1", "5-4"]], "widow": "4-4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "over"}
{"event": "exchange", "seat": 2, "discard": "6-4"}
{"event": "trump", "seat": 2, "trump": "3"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "over", "offender": 0, "tricks": [0, 0, 0], "points": [0, 0, 21], "hickeys": [0, 0, 0], "scores": [0, 0, 32]}
{"event": "game", "winner": 2, "marks": [0, 0, 1], "totals": [0, 0, 1]}
{"event": "match", "winner": 2}
