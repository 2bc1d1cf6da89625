{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 4, "team_size": 2, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "You", "player": "human"}, {"name": "Theo", "player": "casual"}, {"name": "Bea", "player": "casual"}, {"name": "Ada", "player": "casual"}], "seed": 556}
{"event": "draw", "cards": ["B1", "G1", "BIG", "P7"]}
{"event": "deal", "hand": 1, "dealer": 2, "hands": [["G11", "BIG", "R1", "B11", "B10"], ["P11", "B2", "B3", "LITTLE", "P4"], ["P7", "R5", "R9", "R8", "B1"], ["R10", "G4", "P12", "R11", "P2"]]}
{"event": "play", "seat": 3, "card": "R11"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "R5"}
{"event": "play", "seat": 0, "card": "B10"}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "play", "seat": 2, "card": "B1"}
{"event": "play", "seat": 3, "card": "R10"}
{"event": "play", "seat": 3, "card": "P2"}
{"event": "play", "seat": 0, "card": "R1"}
{"event": "play", "seat": 1, "card": "P11"}
{"event": "play", "seat": 2, "card": "P7"}
{"event": "play", "seat": 0, "card": "G11"}
{"event": "play", "seat": 1, "card": "P4"}
{"event": "play", "seat": 2, "card": "R9"}
{"event": "play", "seat": 3, "card": "G4"}
{"event": "play", "seat": 2, "card": "R8"}
{"event": "play", "seat": 3, "card": "P12"}
{"event": "play", "seat": 0, "card": "B11"}
{"event": "play", "seat": 1, "card": "B3"}
{"event": "hand", "result": "scored", "tricks": [2, 0, 2, 1], "moons": [0, 0], "chips": [0, 1], "scores": [2, 3]}
{"event": "deal", "hand": 2, "dealer": 3, "hands": [["G6", "B1", "R10", "G4", "BIG"], ["B2", "LITTLE", "G8", "P5", "P6"], ["B11", "P10", "P1", "B3", "B4"], ["B5", "P8", "R3", "G2", "G5"]]}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "P1"}
{"event": "play", "seat": 3, "card": "G2"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "play", "seat": 2, "card": "B11"}
{"event": "play", "seat": 3, "card": "B5"}
{"event": "play", "seat": 2, "card": "P10"}
{"event": "play", "seat": 3, "card": "P8"}
{"event": "play", "seat": 0, "card": "R10"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "play", "seat": 0, "card": "G4"}
{"event": "play", "seat": 1, "card": "G8"}
{"event": "play", "seat": 2, "card": "B4"}
{"event": "play", "seat": 3, "card": "G5"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "play", "seat": 2, "card": "B3"}
{"event": "play", "seat": 3, "card": "R3"}
{"event": "play", "seat": 0, "card": "G6"}
{"event": "hand", "result": "scored", "tricks": [2, 1, 1, 1], "moons": [0, 0], "chips": [1, 0], "scores": [3, 3]}
{"event": "deal", "hand": 3, "dealer": 0, "hands": [["G10", "P12", "R6", "B3", "BIG"], ["R11", "BIG", "R2", "P7", "LITTLE"], ["R4", "G9", "B6", "R7", "G6"], ["LITTLE", "P8", "B10", "P11", "R12"]]}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 2, "card": "G6"}
{"event": "play", "seat": 3, "card": "P8"}
{"event": "play", "seat": 0, "card": "B3"}
{"event": "play", "seat": 1, "card": "P7"}
{"event": "play", "seat": 2, "card": "R7"}
{"event": "play", "seat": 3, "card": "LITTLE"}
