{"moon_record": 1, "game": "texas42", "rules": {"minimum_bid": 30, "opening_marks": 2, "mark_step": "one", "all_pass": "force-dealer", "plunge": true, "splash": false, "doubles_trump": true, "sevens": false, "follow_me": "marks", "nel_o": "forced", "nel_o_doubles": "bidder", "first_lead_trump": false, "renege": "prevent", "stop_when_decided": false, "scoring": "marks", "target": 7, "match": "single", "match_length": 1}, "seats": [{"name": "Zoë", "player": "human"}, {"name": "Theo", "player": "casual"}, {"name": "Bea", "player": "casual"}, {"name": "Ada", "player": "casual"}], "seed": 2026, "created": "2026-11-23T06:10:52Z", "app": "moon-desktop 0.9.0"}
{"event": "draw", "tiles": ["3-3", "4-3", "2-0", "5-1"]}
{"event": "deal", "hand": 1, "dealer": 1, "hands": [["4-0", "5-0", "5-1", "3-0", "6-2", "1-1", "4-3"], ["5-4", "4-4", "2-1", "6-3", "5-5", "6-5", "6-6"], ["6-1", "6-4", "5-3", "4-2", "2-0", "3-2", "1-0"], ["0-0", "6-0", "3-1", "2-2", "5-2", "4-1", "3-3"]]}
{"event": "bid", "seat": 2, "bid": "pass"}
{"event": "bid", "seat": 3, "bid": "pass"}
{"event": "bid", "seat": 0, "bid": "41"}
{"event": "bid", "seat": 1, "bid": "pass"}
{"event": "trump", "seat": 0, "trump": "6"}
{"event": "play", "seat": 0, "tile": "3-0"}
{"event": "play", "seat": 1, "tile": "6-3"}
{"event": "play", "seat": 2, "tile": "5-3"}
{"event": "play", "seat": 3, "tile": "3-1"}
{"event": "play", "seat": 1, "tile": "6-5"}
{"event": "play", "seat": 2, "tile": "6-1"}
{"event": "play", "seat": 3, "tile": "6-0"}
