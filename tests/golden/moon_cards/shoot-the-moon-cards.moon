{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 4, "team_size": 2, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}], "seed": 1}
{"event": "draw", "cards": ["P7", "P8", "G12", "R7"]}
{"event": "deal", "hand": 1, "dealer": 2, "hands": [["B5", "P4", "B3", "R3", "R1"], ["G11", "G9", "R6", "P7", "P3"], ["R2", "P11", "P2", "G7", "P9"], ["B2", "P1", "R4", "G10", "P8"]]}
{"event": "play", "seat": 3, "card": "R4"}
{"event": "play", "seat": 0, "card": "R3"}
{"event": "play", "seat": 1, "card": "R6"}
{"event": "play", "seat": 2, "card": "R2"}
{"event": "play", "seat": 1, "card": "G9"}
{"event": "play", "seat": 2, "card": "G7"}
{"event": "play", "seat": 3, "card": "G10"}
{"event": "play", "seat": 0, "card": "B3"}
{"event": "play", "seat": 3, "card": "P1"}
{"event": "play", "seat": 0, "card": "P4"}
{"event": "play", "seat": 1, "card": "P3"}
{"event": "play", "seat": 2, "card": "P11"}
{"event": "play", "seat": 2, "card": "P9"}
{"event": "play", "seat": 3, "card": "P8"}
{"event": "play", "seat": 0, "card": "R1"}
{"event": "play", "seat": 1, "card": "P7"}
{"event": "play", "seat": 0, "card": "B5"}
{"event": "play", "seat": 1, "card": "G11"}
{"event": "play", "seat": 2, "card": "P2"}
{"event": "play", "seat": 3, "card": "B2"}
{"event": "hand", "result": "scored", "tricks": [2, 1, 1, 1], "moons": [0, 0], "chips": [1, 0], "scores": [3, 2]}
{"event": "deal", "hand": 2, "dealer": 3, "hands": [["R5", "G3", "P5", "BIG", "P8"], ["G4", "B2", "P12", "R8", "B7"], ["B10", "R7", "P9", "R12", "P11"], ["G7", "B5", "G2", "R4", "B3"]]}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 2, "card": "P9"}
{"event": "play", "seat": 3, "card": "G7"}
{"event": "play", "seat": 0, "card": "P8"}
{"event": "play", "seat": 1, "card": "P12"}
{"event": "play", "seat": 2, "card": "P11"}
{"event": "play", "seat": 3, "card": "B5"}
{"event": "play", "seat": 1, "card": "G4"}
{"event": "play", "seat": 2, "card": "B10"}
{"event": "play", "seat": 3, "card": "G2"}
{"event": "play", "seat": 0, "card": "G3"}
{"event": "play", "seat": 1, "card": "B7"}
{"event": "play", "seat": 2, "card": "R7"}
{"event": "play", "seat": 3, "card": "B3"}
{"event": "play", "seat": 0, "card": "R5"}
{"event": "play", "seat": 2, "card": "R12"}
{"event": "play", "seat": 3, "card": "R4"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "hand", "result": "scored", "tricks": [1, 2, 2, 0], "moons": [1, 0], "chips": [1, 0], "scores": [5, 2]}
{"event": "deal", "hand": 3, "dealer": 0, "hands": [["R11", "LITTLE", "B7", "R3", "B10"], ["G10", "R12", "B11", "P3", "R4"], ["P2", "G4", "G2", "P7", "P9"], ["B2", "P10", "B12", "BIG", "P5"]]}
{"event": "play", "seat": 1, "card": "B11"}
{"event": "play", "seat": 2, "card": "P9"}
{"event": "play", "seat": 3, "card": "BIG"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 3, "card": "B2"}
{"event": "play", "seat": 0, "card": "B7"}
{"event": "play", "seat": 1, "card": "R12"}
{"event": "play", "seat": 2, "card": "G4"}
{"event": "play", "seat": 1, "card": "R4"}
{"event": "play", "seat": 2, "card": "P2"}
{"event": "play", "seat": 3, "card": "P5"}
{"event": "play", "seat": 0, "card": "R11"}
{"event": "play", "seat": 0, "card": "B10"}
{"event": "play", "seat": 1, "card": "G10"}
{"event": "play", "seat": 2, "card": "P7"}
{"event": "play", "seat": 3, "card": "B12"}
{"event": "play", "seat": 3, "card": "P10"}
{"event": "play", "seat": 0, "card": "R3"}
{"event": "play", "seat": 1, "card": "P3"}
{"event": "play", "seat": 2, "card": "G2"}
{"event": "hand", "result": "scored", "tricks": [2, 1, 0, 2], "moons": [0, 0], "chips": [0, 1], "scores": [5, 3]}
{"event": "deal", "hand": 4, "dealer": 1, "hands": [["BIG", "B5", "B1", "G11", "B3"], ["G9", "B9", "B12", "P6", "B7"], ["G6", "P1", "B2", "R6", "LITTLE"], ["P5", "R9", "P3", "R3", "R4"]]}
{"event": "play", "seat": 2, "card": "R6"}
{"event": "play", "seat": 3, "card": "R4"}
{"event": "play", "seat": 0, "card": "G11"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "play", "seat": 2, "card": "G6"}
{"event": "play", "seat": 3, "card": "P3"}
{"event": "play", "seat": 0, "card": "B3"}
{"event": "play", "seat": 1, "card": "G9"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "play", "seat": 2, "card": "B2"}
{"event": "play", "seat": 3, "card": "R9"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "play", "seat": 3, "card": "P5"}
{"event": "play", "seat": 0, "card": "B5"}
{"event": "play", "seat": 1, "card": "B12"}
{"event": "play", "seat": 2, "card": "P1"}
{"event": "play", "seat": 3, "card": "R3"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "B7"}
{"event": "play", "seat": 2, "card": "LITTLE"}
{"event": "hand", "result": "scored", "tricks": [1, 1, 1, 2], "moons": [0, 0], "chips": [0, 1], "scores": [5, 4]}
{"event": "deal", "hand": 5, "dealer": 2, "hands": [["R5", "B2", "R3", "G5", "BIG"], ["B5", "G8", "B7", "B1", "B12"], ["B11", "R12", "BIG", "B10", "R1"], ["LITTLE", "P1", "P7", "R6", "P4"]]}
{"event": "play", "seat": 3, "card": "LITTLE"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "B7"}
{"event": "play", "seat": 2, "card": "B10"}
{"event": "play", "seat": 0, "card": "B2"}
{"event": "play", "seat": 1, "card": "B5"}
{"event": "play", "seat": 2, "card": "B11"}
{"event": "play", "seat": 3, "card": "P4"}
{"event": "play", "seat": 2, "card": "R1"}
{"event": "play", "seat": 3, "card": "R6"}
{"event": "play", "seat": 0, "card": "R5"}
{"event": "play", "seat": 1, "card": "G8"}
{"event": "play", "seat": 3, "card": "P1"}
{"event": "play", "seat": 0, "card": "R3"}
{"event": "play", "seat": 1, "card": "B12"}
{"event": "play", "seat": 2, "card": "R12"}
{"event": "play", "seat": 2, "card": "BIG"}
{"event": "play", "seat": 3, "card": "P7"}
{"event": "play", "seat": 0, "card": "G5"}
{"event": "play", "seat": 1, "card": "B1"}
{"event": "hand", "result": "scored", "tricks": [1, 0, 3, 1], "moons": [1, 0], "chips": [0, 1], "scores": [6, 5]}
{"event": "deal", "hand": 6, "dealer": 3, "hands": [["B12", "R4", "B4", "R8", "P7"], ["LITTLE", "BIG", "P3", "LITTLE", "G1"], ["G4", "G9", "R2", "G12", "G3"], ["R12", "P9", "B6", "B8", "P8"]]}
{"event": "play", "seat": 0, "card": "B4"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 2, "card": "R2"}
{"event": "play", "seat": 3, "card": "B8"}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "G9"}
{"event": "play", "seat": 3, "card": "P9"}
{"event": "play", "seat": 0, "card": "B12"}
{"event": "play", "seat": 0, "card": "R8"}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "G12"}
{"event": "play", "seat": 3, "card": "R12"}
{"event": "play", "seat": 3, "card": "P8"}
{"event": "play", "seat": 0, "card": "P7"}
{"event": "play", "seat": 1, "card": "P3"}
{"event": "play", "seat": 2, "card": "G4"}
{"event": "play", "seat": 3, "card": "B6"}
{"event": "play", "seat": 0, "card": "R4"}
{"event": "play", "seat": 1, "card": "G1"}
{"event": "play", "seat": 2, "card": "G3"}
{"event": "hand", "result": "scored", "tricks": [2, 1, 0, 2], "moons": [-1, 0], "chips": [0, 1], "scores": [5, 6]}
