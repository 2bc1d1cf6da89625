{"moon_record": 1, "game": "moon", "rules": {"seats": 3, "partners": false, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": false, "shoot_tops": 3, "shoot_after_seven": false, "follow_me": "blanks", "aggie_dice": false, "named_lead": false, "first_lead_trump": true, "stop_when_set": true, "overtricks": false, "renege": "prevent", "scoring": "marks", "target": 2, "hickeys": true, "match": "timed", "match_length": 30, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 27}
{"event": "draw", "tiles": ["3-3", "3-2", "4-3"]}
{"event": "deal", "hand": 1, "dealer": 2, "dice": null, "hands": [["6-4", "3-1", "5-5", "2-2", "6-1", "1-1", "6-6"], ["6-2", "6-3", "5-3", "5-2", "4-3", "4-4", "4-2"], ["0-0", "2-1", "4-1", "3-3", "5-1", "6-5", "5-4"]], "widow": "3-2"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "6-4"}
{"event": "trump", "seat": 0, "trump": "3"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [0, 0, 1], "points": [0, 1, 1], "hickeys": [1, 0, 0], "scores": [0, 1, 1]}
{"event": "deal", "hand": 2, "dealer": 0, "dice": null, "hands": [["5-3", "6-2", "3-3", "5-1", "5-2", "4-1", "6-1"], ["0-0", "5-4", "4-3", "4-2", "6-3", "5-5", "2-2"], ["6-4", "3-1", "3-2", "2-1", "6-5", "1-1", "6-6"]], "widow": "4-4"}
{"event": "bid", "seat": 1, "bid": "6"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "exchange", "seat": 0, "discard": "5-3"}
{"event": "trump", "seat": 0, "trump": "5"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [0, 1, 0], "points": [0, 1, 1], "hickeys": [2, 0, 0], "scores": [0, 2, 2]}
{"event": "game", "winner": 1, "marks": [-4, 5, -1], "totals": [-4, 5, -1]}
{"event": "deal", "hand": 3, "dealer": 1, "dice": null, "hands": [["4-4", "6-6", "0-0", "5-4", "6-3", "3-3", "6-2"], ["3-2", "5-5", "2-2", "5-1", "4-3", "1-1", "6-4"], ["4-2", "6-1", "2-1", "5-3", "4-1", "3-1", "5-2"]], "widow": "6-5"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 0, "discard": "5-4"}
{"event": "trump", "seat": 0, "trump": "2"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [5, 1, 0], "points": [0, 1, 1], "hickeys": [1, 0, 0], "scores": [0, 1, 1]}
{"event": "deal", "hand": 4, "dealer": 2, "dice": null, "hands": [["5-4", "5-3", "4-3", "4-4", "2-1", "4-1", "6-5"], ["5-5", "4-2", "0-0", "5-2", "6-6", "6-3", "3-2"], ["3-1", "5-1", "6-2", "1-1", "3-3", "6-4", "6-1"]], "widow": "2-2"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "6"}
{"event": "exchange", "seat": 2, "discard": "6-4"}
{"event": "trump", "seat": 2, "trump": "2"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "6", "tricks": [1, 1, 3], "points": [1, 1, 0], "hickeys": [0, 0, 1], "scores": [1, 2, 1]}
{"event": "game", "winner": 1, "marks": [-2, 4, -2], "totals": [-6, 9, -3]}
{"event": "deal", "hand": 5, "dealer": 1, "dice": null, "hands": [["6-2", "4-3", "5-1", "4-2", "4-1", "0-0", "3-2"], ["6-1", "1-1", "5-2", "5-4", "3-3", "6-4", "6-6"], ["3-1", "4-4", "6-3", "2-2", "5-3", "6-5", "5-5"]], "widow": "2-1"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "over"}
{"event": "exchange", "seat": 1, "discard": "1-1"}
{"event": "trump", "seat": 1, "trump": "4"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "over", "tricks": [0, 0, 1], "points": [1, 0, 1], "hickeys": [0, 2, 0], "scores": [1, 0, 1]}
{"event": "deal", "hand": 6, "dealer": 2, "dice": null, "hands": [["1-1", "4-3", "6-1", "2-1", "4-1", "3-1", "4-4"], ["5-5", "5-3", "0-0", "5-1", "3-2", "2-2", "6-2"], ["4-2", "5-4", "6-5", "6-3", "5-2", "3-3", "6-6"]], "widow": "6-4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "over"}
{"event": "bid", "seat": 2, "bid": "double"}
{"event": "exchange", "seat": 2, "discard": "3-3"}
{"event": "trump", "seat": 2, "trump": "5"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "double", "tricks": [0, 1, 0], "points": [1, 1, 0], "hickeys": [0, 0, 4], "scores": [2, 1, 1]}
{"event": "game", "winner": 0, "marks": [8, -3, -5], "totals": [2, 6, -8]}
{"event": "deal", "hand": 7, "dealer": 0, "dice": null, "hands": [["1-1", "4-3", "5-4", "4-1", "6-6", "3-3", "4-2"], ["5-2", "6-5", "6-1", "5-5", "3-1", "4-4", "0-0"], ["3-2", "5-1", "5-3", "6-2", "2-1", "6-4", "2-2"]], "widow": "6-3"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "7"}
{"event": "exchange", "seat": 0, "discard": "1-1"}
{"event": "trump", "seat": 0, "trump": "doubles"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "4-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "6-4"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "7", "tricks": [1, 0, 1], "points": [0, 1, 1], "hickeys": [1, 0, 0], "scores": [0, 1, 1]}
{"event": "deal", "hand": 8, "dealer": 1, "dice": null, "hands": [["6-3", "5-1", "3-1", "6-5", "6-1", "5-3", "6-6"], ["2-2", "6-4", "6-2", "4-3", "4-2", "3-2", "5-2"], ["4-1", "1-1", "0-0", "5-5", "5-4", "2-1", "4-4"]], "widow": "3-3"}
{"event": "bid", "seat": 2, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "4-1"}
{"event": "trump", "seat": 2, "trump": "5"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "5-2"}
{"event": "play", "seat": 2, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "6-1"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "hand", "result": "made", "bidder": 2, "bid": "4", "tricks": [2, 0, 5], "points": [0, 0, 1], "hickeys": [0, 0, 0], "scores": [0, 1, 2]}
{"event": "game", "winner": 2, "marks": [-2, -1, 3], "totals": [0, 5, -5]}
{"event": "deal", "hand": 9, "dealer": 2, "dice": null, "hands": [["6-5", "5-4", "2-2", "6-3", "5-5", "6-6", "0-0"], ["4-1", "4-3", "5-2", "3-1", "6-4", "6-1", "1-1"], ["5-1", "3-2", "3-3", "4-4", "6-2", "2-1", "4-2"]], "widow": "5-3"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [0, 0, 0]}
{"event": "deal", "hand": 10, "dealer": 0, "dice": null, "hands": [["6-6", "6-1", "4-4", "2-1", "0-0", "6-2", "6-4"], ["3-3", "3-1", "6-3", "3-2", "4-1", "5-1", "4-3"], ["5-4", "5-5", "1-1", "5-2", "4-2", "6-5", "2-2"]], "widow": "5-3"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [0, 0, 0]}
{"event": "deal", "hand": 11, "dealer": 1, "dice": null, "hands": [["5-2", "6-3", "3-1", "0-0", "4-2", "4-3", "6-5"], ["6-1", "5-3", "5-1", "3-3", "5-5", "1-1", "4-1"], ["3-2", "2-2", "6-2", "5-4", "6-6", "6-4", "4-4"]], "widow": "2-1"}
{"event": "bid", "seat": 2, "bid": "7"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "exchange", "seat": 2, "discard": "6-4"}
{"event": "trump", "seat": 2, "trump": "4"}
{"event": "play", "seat": 2, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "7", "tricks": [1, 0, 5], "points": [1, 1, 0], "hickeys": [0, 0, 1], "scores": [1, 1, 0]}
{"event": "deal", "hand": 12, "dealer": 2, "dice": null, "hands": [["2-2", "5-2", "4-4", "3-3", "5-1", "3-1", "6-3"], ["6-5", "5-3", "4-3", "5-4", "4-2", "0-0", "3-2"], ["6-6", "6-2", "6-4", "2-1", "6-1", "1-1", "5-5"]], "widow": "4-1"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0], "points": [0, 0, 0], "hickeys": [0, 0, 0], "scores": [1, 1, 0]}
{"event": "deal", "hand": 13, "dealer": 0, "dice": null, "hands": [["6-6", "2-2", "2-1", "5-5", "4-2", "5-4", "4-3"], ["0-0", "6-3", "3-3", "5-2", "6-5", "6-4", "6-2"], ["5-3", "4-1", "6-1", "5-1", "3-2", "4-4", "3-1"]], "widow": "1-1"}
{"event": "bid", "seat": 1, "bid": "7"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "exchange", "seat": 1, "discard": "1-1"}
{"event": "trump", "seat": 1, "trump": "3"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "time"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "6-2"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "7", "tricks": [1, 1, 0], "points": [1, 0, 1], "hickeys": [0, 1, 0], "scores": [2, 1, 1]}
{"event": "game", "winner": 0, "marks": [4, -2, -2], "totals": [4, 3, -7]}
{"event": "match", "winner": 0}
