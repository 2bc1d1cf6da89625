{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 2, "team_size": 1, "starting_chips": 2, "target": 99, "renege": "forfeit", "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}], "seed": 8}
{"event": "draw", "cards": ["B12", "R4"]}
{"event": "deal", "hand": 1, "dealer": 0, "hands": [["BIG", "R3", "G10", "P10", "LITTLE"], ["P5", "P8", "B11", "P4", "R1"]], "dummy": ["R5", "P12", "P11", "B9", "P7"]}
{"event": "play", "seat": 1, "card": "P8"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "dummy", "card": "R5"}
{"event": "play", "seat": 0, "card": "G10"}
{"event": "play", "seat": 1, "card": "P4"}
{"event": "dummy", "card": "P12"}
{"event": "play", "seat": 0, "card": "R3"}
{"event": "play", "seat": 1, "card": "R1"}
{"event": "dummy", "card": "P11"}
{"event": "play", "seat": 0, "card": "P10"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "dummy", "card": "B9"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "B11"}
{"event": "dummy", "card": "P7"}
{"event": "hand", "result": "scored", "tricks": [4, 1], "moons": [1, -1], "chips": [0, 1], "scores": [3, 2]}
{"event": "deal", "hand": 2, "dealer": 1, "hands": [["B6", "LITTLE", "R9", "R11", "B11"], ["R6", "R2", "P9", "B2", "G7"]], "dummy": ["G2", "R7", "B5", "P4", "R5"]}
{"event": "play", "seat": 0, "card": "B11"}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "dummy", "card": "G2"}
{"event": "play", "seat": 0, "card": "B6"}
{"event": "play", "seat": 1, "card": "R2"}
{"event": "dummy", "card": "R7"}
{"event": "dummy", "card": "B5"}
{"event": "play", "seat": 0, "card": "R11"}
{"event": "play", "seat": 1, "card": "R6"}
{"event": "play", "seat": 0, "card": "R9"}
{"event": "play", "seat": 1, "card": "G7"}
{"event": "dummy", "card": "P4"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "P9"}
{"event": "dummy", "card": "R5"}
{"event": "hand", "result": "scored", "tricks": [3, 1], "moons": [0, -1], "chips": [1, 1], "scores": [4, 2]}
{"event": "deal", "hand": 3, "dealer": 0, "hands": [["G11", "R7", "P1", "R6", "P9"], ["R3", "B12", "B9", "B3", "B2"]], "dummy": ["G8", "B10", "LITTLE", "R9", "P3"]}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "play", "seat": 0, "card": "P9"}
{"event": "dummy", "card": "G8"}
{"event": "play", "seat": 1, "card": "B12"}
{"event": "play", "seat": 0, "card": "G11"}
{"event": "dummy", "card": "B10"}
{"event": "play", "seat": 1, "card": "B3"}
{"event": "play", "seat": 0, "card": "P1"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "play", "seat": 0, "card": "R7"}
{"event": "dummy", "card": "R9"}
{"event": "dummy", "card": "P3"}
{"event": "play", "seat": 1, "card": "R3"}
{"event": "play", "seat": 0, "card": "R6"}
{"event": "hand", "result": "scored", "tricks": [1, 3], "moons": [0, -1], "chips": [1, 1], "scores": [5, 2]}
{"event": "deal", "hand": 4, "dealer": 1, "hands": [["B8", "P4", "G7", "P2", "G8"], ["R11", "R7", "B10", "BIG", "B4"]], "dummy": ["R6", "G3", "G12", "B7", "R12"]}
{"event": "play", "seat": 0, "card": "B8"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "dummy", "card": "R6"}
{"event": "play", "seat": 1, "card": "R11"}
{"event": "play", "seat": 0, "card": "G7"}
{"event": "dummy", "card": "G3"}
{"event": "play", "seat": 1, "card": "R7"}
{"event": "play", "seat": 0, "card": "P2"}
{"event": "dummy", "card": "G12"}
{"event": "play", "seat": 1, "card": "B10"}
{"event": "play", "seat": 0, "card": "P4"}
{"event": "dummy", "card": "B7"}
{"event": "play", "seat": 1, "card": "B4"}
{"event": "play", "seat": 0, "card": "G8"}
{"event": "dummy", "card": "R12"}
{"event": "hand", "result": "scored", "tricks": [0, 4], "moons": [0, 1], "chips": [0, 0], "scores": [5, 3]}
{"event": "deal", "hand": 5, "dealer": 0, "hands": [["G4", "P6", "LITTLE", "R10", "P3"], ["P5", "R2", "B5", "B4", "R8"]], "dummy": ["B7", "R7", "P4", "P1", "P8"]}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 0, "card": "R10"}
{"event": "dummy", "card": "B7"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "dummy", "card": "R7"}
{"event": "dummy", "card": "P4"}
{"event": "play", "seat": 1, "card": "R2"}
{"event": "play", "seat": 0, "card": "P6"}
{"event": "play", "seat": 1, "card": "B4"}
{"event": "play", "seat": 0, "card": "P3"}
{"event": "dummy", "card": "P1"}
{"event": "play", "seat": 1, "card": "B5"}
{"event": "play", "seat": 0, "card": "G4"}
{"event": "dummy", "card": "P8"}
{"event": "hand", "result": "scored", "tricks": [1, 3], "moons": [0, 0], "chips": [1, 1], "scores": [6, 4]}
{"event": "deal", "hand": 6, "dealer": 1, "hands": [["P5", "BIG", "G10", "G5", "G1"], ["B9", "P6", "P10", "BIG", "R2"]], "dummy": ["B8", "G7", "B2", "P8", "G3"]}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "dummy", "card": "B8"}
{"event": "play", "seat": 0, "card": "G5"}
{"event": "play", "seat": 1, "card": "R2"}
{"event": "dummy", "card": "G7"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "dummy", "card": "B2"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "play", "seat": 0, "card": "G10"}
{"event": "dummy", "card": "P8"}
{"event": "play", "seat": 1, "card": "P10"}
{"event": "play", "seat": 0, "card": "G1"}
{"event": "dummy", "card": "G3"}
{"event": "hand", "result": "scored", "tricks": [1, 4], "moons": [2, 0], "chips": [1, 0], "scores": [9, 4]}
{"event": "deal", "hand": 7, "dealer": 0, "hands": [["G2", "G6", "G8", "R6", "G7"], ["P1", "P12", "LITTLE", "B10", "P8"]], "dummy": ["P2", "B11", "R10", "G11", "G5"]}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "play", "seat": 0, "card": "G6"}
{"event": "dummy", "card": "P2"}
{"event": "play", "seat": 0, "card": "G8"}
{"event": "play", "seat": 1, "card": "P8"}
{"event": "dummy", "card": "B11"}
{"event": "play", "seat": 0, "card": "G2"}
{"event": "play", "seat": 1, "card": "P1"}
{"event": "dummy", "card": "R10"}
{"event": "dummy", "card": "G11"}
{"event": "play", "seat": 1, "card": "P12"}
{"event": "play", "seat": 0, "card": "G7"}
{"event": "dummy", "card": "G5"}
{"event": "play", "seat": 1, "card": "B10"}
{"event": "play", "seat": 0, "card": "R6"}
{"event": "hand", "result": "scored", "tricks": [3, 0], "moons": [-1, 0], "chips": [1, 0], "scores": [9, 4]}
{"event": "deal", "hand": 8, "dealer": 1, "hands": [["B8", "R2", "P7", "R8", "P11"], ["R1", "B10", "B9", "G4", "P6"]], "dummy": ["P4", "P12", "LITTLE", "B6", "B12"]}
{"event": "play", "seat": 0, "card": "P11"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "dummy", "card": "P4"}
{"event": "play", "seat": 0, "card": "R2"}
{"event": "play", "seat": 1, "card": "R1"}
{"event": "dummy", "card": "P12"}
{"event": "play", "seat": 0, "card": "R8"}
{"event": "play", "seat": 1, "card": "B10"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 0, "card": "P7"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "dummy", "card": "B6"}
{"event": "play", "seat": 0, "card": "B8"}
{"event": "play", "seat": 1, "card": "G4"}
{"event": "dummy", "card": "B12"}
{"event": "hand", "result": "scored", "tricks": [4, 0], "moons": [-1, 0], "chips": [0, 0], "scores": [8, 4]}
{"event": "deal", "hand": 9, "dealer": 0, "hands": [["B1", "B10", "LITTLE", "P3", "G7"], ["P9", "G10", "B4", "R6", "G3"]], "dummy": ["B12", "G12", "B6", "P6", "BIG"]}
{"event": "play", "seat": 1, "card": "B4"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "dummy", "card": "B12"}
{"event": "dummy", "card": "G12"}
{"event": "play", "seat": 1, "card": "G10"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "dummy", "card": "B6"}
{"event": "play", "seat": 1, "card": "G3"}
{"event": "play", "seat": 0, "card": "B10"}
{"event": "play", "seat": 0, "card": "P3"}
{"event": "play", "seat": 1, "card": "P9"}
{"event": "dummy", "card": "P6"}
{"event": "play", "seat": 1, "card": "R6"}
{"event": "play", "seat": 0, "card": "G7"}
{"event": "dummy", "card": "BIG"}
{"event": "hand", "result": "scored", "tricks": [1, 1], "moons": [0, 0], "chips": [1, 1], "scores": [9, 5]}
{"event": "deal", "hand": 10, "dealer": 1, "hands": [["R3", "R10", "R1", "P8", "P4"], ["B4", "R8", "P7", "P6", "R6"]], "dummy": ["B6", "B11", "P9", "P3", "G12"]}
{"event": "play", "seat": 0, "card": "R10"}
{"event": "play", "seat": 1, "card": "R6"}
{"event": "dummy", "card": "B6"}
{"event": "play", "seat": 0, "card": "P4"}
{"event": "play", "seat": 1, "card": "P7"}
{"event": "dummy", "card": "B11"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "play", "seat": 0, "card": "P8"}
{"event": "dummy", "card": "P9"}
{"event": "dummy", "card": "P3"}
{"event": "play", "seat": 0, "card": "R3"}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 1, "card": "B4"}
{"event": "play", "seat": 0, "card": "R1"}
{"event": "dummy", "card": "G12"}
{"event": "hand", "result": "scored", "tricks": [2, 2], "moons": [0, 0], "chips": [0, 0], "scores": [9, 5]}
{"event": "deal", "hand": 11, "dealer": 0, "hands": [["P2", "P12", "R6", "B6", "B9"], ["P6", "BIG", "R7", "P11", "B11"]], "dummy": ["G4", "G3", "G8", "G6", "B8"]}
{"event": "play", "seat": 1, "card": "P11"}
{"event": "play", "seat": 0, "card": "R6"}
{"event": "hand", "result": "replayed", "offender": 0, "tricks": [0, 0], "moons": [0, 0], "chips": [-1, 0], "scores": [8, 5]}
{"event": "deal", "hand": 12, "dealer": 0, "hands": [["P12", "P3", "R9", "P5", "B4"], ["R2", "G3", "G7", "B6", "G5"]], "dummy": ["B7", "R11", "LITTLE", "G4", "P6"]}
{"event": "play", "seat": 1, "card": "G5"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "dummy", "card": "B7"}
{"event": "play", "seat": 1, "card": "G7"}
{"event": "play", "seat": 0, "card": "B4"}
{"event": "dummy", "card": "R11"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "R2"}
{"event": "play", "seat": 0, "card": "P12"}
{"event": "play", "seat": 0, "card": "R9"}
{"event": "play", "seat": 1, "card": "G3"}
{"event": "dummy", "card": "G4"}
{"event": "play", "seat": 0, "card": "P3"}
{"event": "play", "seat": 1, "card": "B6"}
{"event": "dummy", "card": "P6"}
{"event": "hand", "result": "scored", "tricks": [2, 1], "moons": [-1, 0], "chips": [0, 1], "scores": [7, 6]}
