{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 2, "team_size": 1, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}], "seed": 3}
{"event": "draw", "cards": ["B8", "P6"]}
{"event": "deal", "hand": 1, "dealer": 0, "hands": [["R1", "B4", "BIG", "P12", "G11"], ["B5", "G10", "B9", "G1", "G12"]], "dummy": ["P10", "LITTLE", "R11", "P6", "P3"]}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "dummy", "card": "P10"}
{"event": "play", "seat": 0, "card": "R1"}
{"event": "play", "seat": 1, "card": "B5"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 0, "card": "G11"}
{"event": "play", "seat": 1, "card": "G12"}
{"event": "dummy", "card": "R11"}
{"event": "dummy", "card": "P6"}
{"event": "play", "seat": 1, "card": "G10"}
{"event": "play", "seat": 0, "card": "P12"}
{"event": "play", "seat": 0, "card": "B4"}
{"event": "play", "seat": 1, "card": "G1"}
{"event": "dummy", "card": "P3"}
{"event": "hand", "result": "scored", "tricks": [4, 0], "moons": [0, 0], "chips": [0, 0], "scores": [2, 2]}
{"event": "deal", "hand": 2, "dealer": 1, "hands": [["P5", "R12", "G2", "R9", "P11"], ["R1", "B1", "G5", "B3", "LITTLE"]], "dummy": ["B2", "LITTLE", "P12", "R10", "G9"]}
{"event": "play", "seat": 0, "card": "R9"}
{"event": "play", "seat": 1, "card": "R1"}
{"event": "dummy", "card": "B2"}
{"event": "play", "seat": 0, "card": "R12"}
{"event": "play", "seat": 1, "card": "B3"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 0, "card": "P11"}
{"event": "play", "seat": 1, "card": "B1"}
{"event": "dummy", "card": "P12"}
{"event": "dummy", "card": "R10"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "dummy", "card": "G9"}
{"event": "play", "seat": 0, "card": "G2"}
{"event": "play", "seat": 1, "card": "G5"}
{"event": "hand", "result": "scored", "tricks": [2, 0], "moons": [-1, 0], "chips": [0, 0], "scores": [1, 2]}
{"event": "deal", "hand": 3, "dealer": 0, "hands": [["G5", "G9", "BIG", "P8", "G4"], ["G3", "B11", "G12", "B3", "R8"]], "dummy": ["G10", "R1", "B10", "B6", "P2"]}
{"event": "play", "seat": 1, "card": "B3"}
{"event": "play", "seat": 0, "card": "P8"}
{"event": "dummy", "card": "G10"}
{"event": "play", "seat": 1, "card": "G12"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "dummy", "card": "R1"}
{"event": "play", "seat": 0, "card": "G9"}
{"event": "play", "seat": 1, "card": "G3"}
{"event": "dummy", "card": "B10"}
{"event": "play", "seat": 0, "card": "G4"}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "dummy", "card": "B6"}
{"event": "play", "seat": 1, "card": "B11"}
{"event": "play", "seat": 0, "card": "G5"}
{"event": "dummy", "card": "P2"}
{"event": "hand", "result": "scored", "tricks": [2, 3], "moons": [1, 0], "chips": [0, 1], "scores": [2, 3]}
{"event": "deal", "hand": 4, "dealer": 1, "hands": [["G1", "R11", "P1", "P8", "B3"], ["P9", "P5", "G7", "B7", "BIG"]], "dummy": ["R6", "LITTLE", "P7", "R1", "G10"]}
{"event": "play", "seat": 0, "card": "G1"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "dummy", "card": "R6"}
{"event": "play", "seat": 1, "card": "G7"}
{"event": "play", "seat": 0, "card": "B3"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "play", "seat": 0, "card": "P1"}
{"event": "dummy", "card": "P7"}
{"event": "dummy", "card": "R1"}
{"event": "play", "seat": 0, "card": "R11"}
{"event": "play", "seat": 1, "card": "P9"}
{"event": "play", "seat": 0, "card": "P8"}
{"event": "play", "seat": 1, "card": "B7"}
{"event": "dummy", "card": "G10"}
{"event": "hand", "result": "scored", "tricks": [2, 2], "moons": [0, 0], "chips": [0, 0], "scores": [2, 3]}
{"event": "deal", "hand": 5, "dealer": 0, "hands": [["R8", "B12", "B5", "R1", "R7"], ["P5", "P9", "P8", "R4", "R11"]], "dummy": ["P10", "BIG", "P1", "G11", "B8"]}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "play", "seat": 0, "card": "R1"}
{"event": "dummy", "card": "P10"}
{"event": "play", "seat": 0, "card": "R7"}
{"event": "play", "seat": 1, "card": "R4"}
{"event": "dummy", "card": "BIG"}
{"event": "dummy", "card": "P1"}
{"event": "play", "seat": 1, "card": "P9"}
{"event": "play", "seat": 0, "card": "B5"}
{"event": "play", "seat": 1, "card": "R11"}
{"event": "play", "seat": 0, "card": "R8"}
{"event": "dummy", "card": "G11"}
{"event": "play", "seat": 1, "card": "P8"}
{"event": "play", "seat": 0, "card": "B12"}
{"event": "dummy", "card": "B8"}
{"event": "hand", "result": "scored", "tricks": [1, 3], "moons": [0, 0], "chips": [1, 1], "scores": [3, 4]}
{"event": "deal", "hand": 6, "dealer": 1, "hands": [["G8", "P3", "B3", "BIG", "B2"], ["P5", "B8", "B11", "BIG", "B9"]], "dummy": ["P10", "R4", "R7", "G11", "LITTLE"]}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "dummy", "card": "P10"}
{"event": "play", "seat": 0, "card": "G8"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "dummy", "card": "R4"}
{"event": "dummy", "card": "R7"}
{"event": "play", "seat": 0, "card": "B3"}
{"event": "play", "seat": 1, "card": "B8"}
{"event": "dummy", "card": "G11"}
{"event": "play", "seat": 0, "card": "B2"}
{"event": "play", "seat": 1, "card": "B11"}
{"event": "dummy", "card": "LITTLE"}
{"event": "play", "seat": 0, "card": "P3"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "hand", "result": "scored", "tricks": [1, 1], "moons": [2, -1], "chips": [1, 1], "scores": [6, 4]}
