{"moon_record": 1, "game": "moon", "rules": {"seats": 4, "partners": true, "double_blank": true, "widow_timing": "before-trump", "minimum_bid": 4, "all_pass": "redeal", "over": true, "under": true, "shoot_tops": 1, "shoot_after_seven": false, "follow_me": "no-trump", "aggie_dice": false, "named_lead": false, "first_lead_trump": false, "stop_when_set": false, "overtricks": true, "renege": "forfeit", "scoring": "marks", "target": 2, "hickeys": true, "match": "marks", "match_length": 3, "game_marks": "losers-pay"}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}], "seed": 26}
{"event": "draw", "tiles": ["6-5", "5-1", "2-0", "0-0"]}
{"event": "deal", "hand": 1, "dealer": 0, "dice": null, "hands": [["6-0", "3-2", "4-0", "2-0", "5-4", "0-0", "6-5"], ["3-3", "5-5", "2-2", "6-4", "4-1", "6-1", "5-1"], ["1-1", "5-3", "6-6", "4-3", "2-1", "4-4", "5-2"], ["4-2", "5-0", "3-1", "6-3", "1-0", "6-2", "3-0"]], "widow": null}
{"event": "bid", "seat": 1, "bid": "4"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "trump", "seat": 0, "trump": "0"}
{"event": "play", "seat": 0, "tile": "4-0"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "4-3"}
{"event": "play", "seat": 3, "tile": "5-0"}
{"event": "play", "seat": 3, "tile": "1-0"}
{"event": "play", "seat": 0, "tile": "2-0"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 3, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "5-4"}
{"event": "play", "seat": 1, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 3, "tile": "3-0"}
{"event": "play", "seat": 3, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "3-2"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 3, "tile": "4-2"}
{"event": "play", "seat": 0, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "6-0"}
{"event": "play", "seat": 1, "tile": "2-2"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 3, "tile": "6-3"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "over", "tricks": [4, 1, 0, 2], "points": [0, 1], "hickeys": [2, 0], "scores": [0, 1]}
{"event": "deal", "hand": 2, "dealer": 1, "dice": null, "hands": [["6-0", "1-0", "6-5", "5-0", "6-4", "4-3", "5-2"], ["6-6", "3-2", "6-3", "4-0", "3-3", "2-0", "4-1"], ["4-2", "2-2", "3-0", "6-1", "2-1", "5-1", "4-4"], ["5-4", "5-5", "0-0", "1-1", "3-1", "6-2", "5-3"]], "widow": null}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "5"}
{"event": "trump", "seat": 1, "trump": "none"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 3, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "6-0"}
{"event": "play", "seat": 1, "tile": "4-0"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 3, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "5-0"}
{"event": "play", "seat": 1, "tile": "3-2"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 3, "tile": "5-5"}
{"event": "play", "seat": 3, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "6-5"}
{"event": "play", "seat": 1, "tile": "3-3"}
{"event": "play", "seat": 2, "tile": "3-0"}
{"event": "play", "seat": 0, "tile": "1-0"}
{"event": "play", "seat": 1, "tile": "4-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 3, "tile": "1-1"}
{"event": "play", "seat": 3, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "6-6"}
{"event": "play", "seat": 2, "tile": "2-2"}
{"event": "hand", "result": "set", "bidder": 1, "bid": "5", "tricks": [2, 1, 1, 3], "points": [1, 0], "hickeys": [0, 1], "scores": [1, 1]}
{"event": "deal", "hand": 3, "dealer": 2, "dice": null, "hands": [["5-3", "5-0", "2-0", "4-0", "2-1", "6-4", "6-6"], ["5-1", "0-0", "5-2", "6-0", "6-5", "4-2", "3-0"], ["3-2", "6-3", "1-0", "5-5", "6-1", "1-1", "3-1"], ["4-3", "4-1", "5-4", "3-3", "4-4", "2-2", "6-2"]], "widow": null}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0, 0], "points": [0, 0], "hickeys": [0, 0], "scores": [1, 1]}
{"event": "deal", "hand": 4, "dealer": 3, "dice": null, "hands": [["3-0", "2-2", "4-2", "2-0", "6-0", "5-3", "6-6"], ["1-0", "3-2", "5-4", "3-3", "4-4", "0-0", "6-3"], ["5-2", "3-1", "5-5", "6-5", "5-0", "6-2", "4-3"], ["6-4", "5-1", "4-0", "6-1", "2-1", "1-1", "4-1"]], "widow": null}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "trump", "seat": 0, "trump": "0"}
{"event": "play", "seat": 0, "tile": "6-0"}
{"event": "play", "seat": 1, "tile": "1-0"}
{"event": "play", "seat": 2, "tile": "5-0"}
{"event": "play", "seat": 3, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "hand", "result": "made", "bidder": 0, "bid": "over", "offender": 1, "tricks": [1, 0, 0, 0], "points": [1, 0], "hickeys": [0, 0], "scores": [2, 1]}
{"event": "game", "winner": 0, "marks": [2, -2], "totals": [2, -2]}
{"event": "deal", "hand": 5, "dealer": 0, "dice": null, "hands": [["6-4", "6-2", "6-0", "6-6", "4-0", "5-2", "2-2"], ["3-0", "5-0", "0-0", "5-4", "2-0", "2-1", "5-1"], ["6-1", "3-2", "4-1", "3-1", "4-2", "6-5", "1-1"], ["5-5", "4-3", "5-3", "4-4", "3-3", "6-3", "1-0"]], "widow": null}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "trump", "seat": 3, "trump": "0"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "6-0"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "3-1"}
{"event": "play", "seat": 0, "tile": "4-0"}
{"event": "play", "seat": 1, "tile": "5-0"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 3, "tile": "1-0"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 3, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-2"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "play", "seat": 2, "tile": "1-1"}
{"event": "play", "seat": 3, "tile": "6-3"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "5-4"}
{"event": "play", "seat": 2, "tile": "6-5"}
{"event": "play", "seat": 3, "tile": "5-5"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 3, "tile": "4-4"}
{"event": "play", "seat": 0, "tile": "6-4"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 3, "tile": "4-3"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "2-0"}
{"event": "play", "seat": 2, "tile": "3-2"}
{"event": "hand", "result": "made", "bidder": 3, "bid": "4", "tricks": [1, 4, 0, 2], "points": [0, 1], "hickeys": [0, 0], "scores": [0, 1]}
{"event": "deal", "hand": 6, "dealer": 1, "dice": null, "hands": [["3-2", "2-0", "2-1", "4-3", "1-0", "5-1", "3-1"], ["5-2", "5-0", "5-3", "6-4", "6-5", "0-0", "6-0"], ["6-3", "4-1", "6-6", "4-2", "1-1", "4-4", "5-5"], ["3-0", "5-4", "2-2", "6-1", "4-0", "6-2", "3-3"]], "widow": null}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "7"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "trump", "seat": 3, "trump": "2"}
{"event": "play", "seat": 3, "tile": "3-3"}
{"event": "play", "seat": 0, "tile": "4-3"}
{"event": "play", "seat": 1, "tile": "5-3"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 3, "tile": "6-1"}
{"event": "play", "seat": 0, "tile": "2-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 0, "tile": "1-0"}
{"event": "play", "seat": 1, "tile": "5-0"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 3, "tile": "2-2"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "5-5"}
{"event": "play", "seat": 2, "tile": "4-2"}
{"event": "play", "seat": 3, "tile": "6-2"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "hand", "result": "made", "bidder": 3, "bid": "7", "offender": 0, "tricks": [1, 0, 1, 2], "points": [0, 1], "hickeys": [0, 0], "scores": [0, 2]}
{"event": "game", "winner": 1, "marks": [-1, 1], "totals": [1, -1]}
{"event": "deal", "hand": 7, "dealer": 2, "dice": null, "hands": [["5-5", "3-3", "4-2", "3-1", "6-6", "5-3", "2-2"], ["5-0", "1-1", "5-1", "6-5", "6-1", "4-3", "0-0"], ["4-4", "4-1", "2-1", "6-2", "6-3", "5-2", "6-0"], ["3-2", "5-4", "4-0", "1-0", "6-4", "2-0", "3-0"]], "widow": null}
{"event": "bid", "seat": 3, "bid": "6"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "over"}
{"event": "trump", "seat": 2, "trump": "0"}
{"event": "play", "seat": 2, "tile": "6-0"}
{"event": "play", "seat": 3, "tile": "4-0"}
{"event": "play", "seat": 0, "tile": "6-6"}
{"event": "play", "seat": 1, "tile": "5-0"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 3, "tile": "6-4"}
{"event": "play", "seat": 0, "tile": "5-3"}
{"event": "play", "seat": 1, "tile": "6-1"}
{"event": "play", "seat": 3, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "0-0"}
{"event": "play", "seat": 2, "tile": "6-3"}
{"event": "play", "seat": 1, "tile": "4-3"}
{"event": "play", "seat": 2, "tile": "4-4"}
{"event": "play", "seat": 3, "tile": "5-4"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 2, "tile": "2-1"}
{"event": "play", "seat": 3, "tile": "3-2"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "1-1"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "5-1"}
{"event": "play", "seat": 2, "tile": "5-2"}
{"event": "play", "seat": 3, "tile": "3-0"}
{"event": "play", "seat": 3, "tile": "1-0"}
{"event": "play", "seat": 0, "tile": "3-3"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "hand", "result": "set", "bidder": 2, "bid": "over", "tricks": [1, 1, 2, 3], "points": [0, 1], "hickeys": [2, 0], "scores": [0, 1]}
{"event": "deal", "hand": 8, "dealer": 3, "dice": null, "hands": [["3-3", "2-2", "2-0", "4-2", "4-4", "4-1", "6-1"], ["3-1", "1-0", "0-0", "6-4", "5-4", "3-2", "2-1"], ["6-3", "1-1", "6-2", "5-3", "5-5", "6-0", "5-0"], ["3-0", "5-2", "6-5", "4-0", "6-6", "5-1", "4-3"]], "widow": null}
{"event": "bid", "seat": 0, "bid": "over"}
{"event": "trump", "seat": 0, "trump": "3"}
{"event": "play", "seat": 0, "tile": "2-2"}
{"event": "play", "seat": 1, "tile": "2-1"}
{"event": "play", "seat": 2, "tile": "6-2"}
{"event": "play", "seat": 3, "tile": "5-2"}
{"event": "play", "seat": 0, "tile": "4-2"}
{"event": "play", "seat": 1, "tile": "1-0"}
{"event": "hand", "result": "made", "bidder": 0, "bid": "over", "offender": 1, "tricks": [1, 0, 0, 0], "points": [1, 0], "hickeys": [0, 0], "scores": [1, 1]}
{"event": "deal", "hand": 9, "dealer": 0, "dice": null, "hands": [["5-1", "2-0", "6-0", "4-2", "1-1", "3-1", "2-2"], ["3-2", "2-1", "6-6", "3-3", "6-1", "0-0", "5-4"], ["3-0", "4-1", "6-3", "5-3", "4-0", "6-2", "5-5"], ["6-5", "5-0", "1-0", "6-4", "4-3", "4-4", "5-2"]], "widow": null}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "pass"}
{"event": "hand", "result": "passed", "bidder": null, "bid": null, "tricks": [0, 0, 0, 0], "points": [0, 0], "hickeys": [0, 0], "scores": [1, 1]}
{"event": "deal", "hand": 10, "dealer": 1, "dice": null, "hands": [["4-3", "6-2", "3-1", "4-4", "4-0", "2-2", "5-5"], ["1-0", "4-2", "6-5", "6-4", "3-0", "5-0", "3-3"], ["4-1", "1-1", "6-1", "6-6", "5-1", "6-0", "2-1"], ["0-0", "2-0", "3-2", "5-4", "5-2", "6-3", "5-3"]], "widow": null}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "4"}
{"event": "bid", "seat": 0, "bid": "under"}
{"event": "play", "seat": 0, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "3-0"}
{"event": "play", "seat": 2, "tile": "6-6"}
{"event": "play", "seat": 3, "tile": "6-3"}
{"event": "play", "seat": 3, "tile": "5-3"}
{"event": "play", "seat": 0, "tile": "5-5"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "5-1"}
{"event": "play", "seat": 1, "tile": "6-4"}
{"event": "play", "seat": 2, "tile": "6-0"}
{"event": "play", "seat": 3, "tile": "0-0"}
{"event": "play", "seat": 0, "tile": "6-2"}
{"event": "play", "seat": 1, "tile": "1-0"}
{"event": "play", "seat": 2, "tile": "4-1"}
{"event": "play", "seat": 3, "tile": "2-0"}
{"event": "play", "seat": 0, "tile": "4-4"}
{"event": "hand", "result": "set", "bidder": 0, "bid": "under", "tricks": [0, 2, 1, 1], "points": [0, 1], "hickeys": [2, 0], "scores": [1, 2]}
{"event": "game", "winner": 1, "marks": [-5, 5], "totals": [-4, 4]}
{"event": "match", "winner": 1}
