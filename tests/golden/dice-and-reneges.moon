{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "force-dealer", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": true, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": false, "renege": "forfeit", "scoring": "points", "target": 21, "hickeys": true, "match": "single", "match_length": 1, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 22}
{"event": "draw", "tiles": ["4-1", "3-1", "5-4"]}
{"event": "deal", "hand": 1, "dealer": 2, "dice": [3, 6], "hands": [["5-5", "6-3", "3-1", "1-1", "4-4", "0-0", "4-1"], ["6-2", "4-2", "5-1", "4-3", "2-2", "3-2", "5-2"], ["2-1", "6-1", "3-3", "6-6", "6-4", "5-4", "6-5"]], "widow": "5-3"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "5"}
{"event": "exchange", "seat": 2, "discard": "2-1"}
{"event": "trump", "seat": 2, "trump": "6"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "5", "tricks": [1, 0, 6], "points": [1, 0, 5], "hickeys": [0, 0, 0], "scores": [1, 0, 5]}
{"event": "deal", "hand": 2, "dealer": 0, "dice": [6, 5], "hands": [["3-2", "3-1", "4-3", "2-1", "4-2", "5-4", "5-5"], ["6-2", "2-2", "6-4", "4-4", "6-3", "6-5", "3-3"], ["4-1", "5-1", "1-1", "0-0", "6-1", "6-6", "5-2"]], "widow": "5-3"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "5"}
{"event": "exchange", "seat": 0, "discard": "4-3"}
{"event": "trump", "seat": 0, "trump": "6"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "hand", "result": "made", "bidder": 0, "bid": "5", "offender": 2, "tricks": [0, 0, 0], "points": [5, 0, 0], "hickeys": [0, 0, 0], "scores": [6, 0, 5]}
{"event": "deal", "hand": 3, "dealer": 1, "dice": [3, 3], "hands": [["3-2", "4-4", "5-4", "1-1", "6-2", "0-0", "6-5"], ["2-2", "4-3", "5-5", "6-4", "4-1", "5-1", "5-3"], ["4-2", "6-6", "5-2", "3-3", "3-1", "2-1", "6-1"]], "widow": "6-3"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "under"}
{"event": "exchange", "seat": 1, "discard": "5-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "under", "tricks": [1, 1, 1], "points": [1, -21, 1], "hickeys": [0, 2, 0], "scores": [7, -21, 6]}
{"event": "deal", "hand": 4, "dealer": 2, "dice": [2, 3], "hands": [["0-0", "6-4", "2-1", "5-5", "4-1", "4-4", "6-3"], ["5-1", "3-1", "5-2", "3-2", "4-2", "6-1", "3-3"], ["5-4", "6-6", "6-5", "4-3", "2-2", "1-1", "6-2"]], "widow": "5-3"}
{"event": "bid", "seat": 0, "bid": "6"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "bid", "seat": 2, "bid": "over"}
{"event": "exchange", "seat": 2, "discard": "6-6"}
{"event": "trump", "seat": 2, "trump": "3"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "over", "tricks": [3, 1, 3], "points": [3, 1, -21], "hickeys": [0, 0, 2], "scores": [10, -20, -15]}
{"event": "deal", "hand": 5, "dealer": 0, "dice": [5, 5], "hands": [["6-4", "6-5", "4-1", "3-1", "6-6", "6-1", "5-3"], ["4-3", "5-2", "1-1", "2-2", "5-5", "6-2", "2-1"], ["3-2", "3-3", "5-4", "4-4", "5-1", "0-0", "4-2"]], "widow": "6-3"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "exchange", "seat": 0, "discard": "3-1"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "4", "tricks": [3, 4, 0], "points": [-4, 4, 0], "hickeys": [1, 0, 0], "scores": [6, -16, -15]}
{"event": "deal", "hand": 6, "dealer": 1, "dice": [6, 5], "hands": [["5-4", "5-3", "6-2", "5-5", "6-5", "2-1", "1-1"], ["6-3", "4-3", "0-0", "5-2", "2-2", "3-1", "4-4"], ["3-3", "4-1", "6-6", "6-4", "4-2", "6-1", "5-1"]], "widow": "3-2"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "1-1"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "hand", "result": "made", "bidder": 0, "bid": "4", "offender": 1, "tricks": [0, 0, 0], "points": [4, 0, 0], "hickeys": [0, 0, 0], "scores": [10, -16, -15]}
{"event": "deal", "hand": 7, "dealer": 2, "dice": [2, 6], "hands": [["3-2", "6-1", "3-1", "6-3", "6-4", "4-4", "5-3"], ["4-1", "5-4", "4-3", "4-2", "5-2", "5-1", "2-1"], ["2-2", "6-2", "0-0", "3-3", "6-5", "6-6", "1-1"]], "widow": "5-5"}
{"event": "bid", "seat": 0, "bid": "under"}
{"event": "exchange", "seat": 0, "discard": "5-5"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "under", "tricks": [1, 0, 0], "points": [-21, 0, 0], "hickeys": [2, 0, 0], "scores": [-11, -16, -15]}
{"event": "deal", "hand": 8, "dealer": 0, "dice": [1, 2], "hands": [["3-3", "5-1", "2-2", "2-1", "6-6", "6-2", "6-3"], ["5-3", "5-4", "6-4", "4-2", "5-5", "5-2", "3-1"], ["6-1", "3-2", "4-1", "6-5", "4-4", "4-3", "1-1"]], "widow": "0-0"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "4"}
{"event": "exchange", "seat": 0, "discard": "5-1"}
{"event": "trump", "seat": 0, "trump": "2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "3-1"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "hand", "result": "made", "bidder": 0, "bid": "4", "tricks": [5, 2, 0], "points": [4, 2, 0], "hickeys": [0, 0, 0], "scores": [-7, -14, -15]}
{"event": "deal", "hand": 9, "dealer": 1, "dice": [6, 2], "hands": [["5-5", "6-2", "3-1", "6-1", "6-4", "4-4", "3-2"], ["6-5", "5-4", "5-2", "4-1", "5-3", "4-3", "0-0"], ["2-2", "5-1", "6-3", "3-3", "4-2", "6-6", "2-1"]], "widow": "1-1"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "exchange", "seat": 1, "discard": "0-0"}
{"event": "trump", "seat": 1, "trump": "2"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "hand", "result": "made", "bidder": 1, "bid": "7", "offender": 0, "tricks": [2, 1, 2], "points": [0, 7, 2], "hickeys": [0, 0, 0], "scores": [-7, -7, -13]}
