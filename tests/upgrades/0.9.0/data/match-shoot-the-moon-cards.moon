{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 4, "team_size": 2, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "Zoë", "player": "human"}, {"name": "Theo", "player": "casual"}, {"name": "Bea", "player": "casual"}, {"name": "Ada", "player": "casual"}], "seed": 2026, "created": "2026-11-23T06:10:52Z", "app": "moon-desktop 0.9.0"}
{"event": "draw", "cards": ["LITTLE", "R5", "P12", "G8"]}
{"event": "deal", "hand": 1, "dealer": 2, "hands": [["R4", "R6", "G11", "P11", "LITTLE"], ["P8", "B8", "P7", "P12", "G3"], ["LITTLE", "B4", "R9", "G1", "G12"], ["B7", "B3", "B9", "G4", "G5"]]}
{"event": "play", "seat": 3, "card": "B9"}
{"event": "play", "seat": 0, "card": "P11"}
{"event": "play", "seat": 1, "card": "B8"}
{"event": "play", "seat": 2, "card": "LITTLE"}
{"event": "play", "seat": 3, "card": "B7"}
