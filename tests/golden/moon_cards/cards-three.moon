{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 3, "team_size": 1, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 2}
{"event": "draw", "cards": ["R4", "LITTLE", "R8"]}
{"event": "deal", "hand": 1, "dealer": 2, "hands": [["B1", "R4", "LITTLE", "R7", "B8"], ["R6", "P5", "B10", "P10", "B9"], ["R5", "G12", "G2", "B4", "G11"]]}
{"event": "play", "seat": 0, "card": "R4"}
{"event": "play", "seat": 1, "card": "R6"}
{"event": "play", "seat": 2, "card": "R5"}
{"event": "play", "seat": 1, "card": "P10"}
{"event": "play", "seat": 2, "card": "G11"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "B10"}
{"event": "play", "seat": 2, "card": "B4"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "play", "seat": 2, "card": "G12"}
{"event": "play", "seat": 0, "card": "B8"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "play", "seat": 2, "card": "G2"}
{"event": "play", "seat": 0, "card": "R7"}
{"event": "hand", "result": "scored", "tricks": [1, 4, 0], "moons": [0, -1, 0], "chips": [1, 0, 0], "scores": [3, 1, 2]}
{"event": "deal", "hand": 2, "dealer": 0, "hands": [["P3", "LITTLE", "R7", "P1", "BIG"], ["R3", "P11", "P2", "P5", "R4"], ["B12", "P8", "G7", "G3", "R6"]]}
{"event": "play", "seat": 1, "card": "R4"}
{"event": "play", "seat": 2, "card": "R6"}
{"event": "play", "seat": 0, "card": "BIG"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "P5"}
{"event": "play", "seat": 2, "card": "P8"}
{"event": "play", "seat": 2, "card": "G7"}
{"event": "play", "seat": 0, "card": "P1"}
{"event": "play", "seat": 1, "card": "P2"}
{"event": "play", "seat": 2, "card": "G3"}
{"event": "play", "seat": 0, "card": "P3"}
{"event": "play", "seat": 1, "card": "P11"}
{"event": "play", "seat": 2, "card": "B12"}
{"event": "play", "seat": 0, "card": "R7"}
{"event": "play", "seat": 1, "card": "R3"}
{"event": "hand", "result": "scored", "tricks": [2, 0, 3], "moons": [1, 0, -1], "chips": [0, 0, 1], "scores": [4, 1, 2]}
{"event": "deal", "hand": 3, "dealer": 1, "hands": [["P4", "B6", "P6", "R9", "G12"], ["P9", "P11", "B3", "BIG", "B11"], ["R6", "G11", "P10", "R5", "R8"]]}
{"event": "play", "seat": 2, "card": "R6"}
{"event": "play", "seat": 0, "card": "R9"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 1, "card": "B11"}
{"event": "play", "seat": 2, "card": "P10"}
{"event": "play", "seat": 0, "card": "B6"}
{"event": "play", "seat": 1, "card": "P11"}
{"event": "play", "seat": 2, "card": "G11"}
{"event": "play", "seat": 0, "card": "P6"}
{"event": "play", "seat": 1, "card": "P9"}
{"event": "play", "seat": 2, "card": "R5"}
{"event": "play", "seat": 0, "card": "P4"}
{"event": "play", "seat": 2, "card": "R8"}
{"event": "play", "seat": 0, "card": "G12"}
{"event": "play", "seat": 1, "card": "B3"}
{"event": "hand", "result": "scored", "tricks": [0, 3, 2], "moons": [0, 1, 0], "chips": [0, 1, 0], "scores": [4, 3, 2]}
{"event": "deal", "hand": 4, "dealer": 2, "hands": [["P5", "G7", "R1", "G11", "P9"], ["B6", "BIG", "B11", "R11", "P8"], ["P2", "BIG", "B1", "G10", "B9"]]}
{"event": "play", "seat": 0, "card": "G7"}
{"event": "play", "seat": 1, "card": "R11"}
{"event": "play", "seat": 2, "card": "G10"}
{"event": "play", "seat": 1, "card": "B11"}
{"event": "play", "seat": 2, "card": "BIG"}
{"event": "play", "seat": 0, "card": "R1"}
{"event": "play", "seat": 2, "card": "P2"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "play", "seat": 1, "card": "P8"}
{"event": "play", "seat": 1, "card": "B6"}
{"event": "play", "seat": 2, "card": "B1"}
{"event": "play", "seat": 0, "card": "G11"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 2, "card": "B9"}
{"event": "play", "seat": 0, "card": "P9"}
{"event": "hand", "result": "scored", "tricks": [0, 4, 1], "moons": [0, 1, 1], "chips": [0, 0, 1], "scores": [4, 4, 4]}
{"event": "deal", "hand": 5, "dealer": 0, "hands": [["G2", "R11", "B12", "P8", "P5"], ["R8", "P6", "BIG", "B5", "R6"], ["P9", "R5", "G6", "B1", "G11"]]}
{"event": "play", "seat": 1, "card": "B5"}
{"event": "play", "seat": 2, "card": "B1"}
{"event": "play", "seat": 0, "card": "B12"}
{"event": "play", "seat": 0, "card": "P8"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "play", "seat": 2, "card": "P9"}
{"event": "play", "seat": 2, "card": "G11"}
{"event": "play", "seat": 0, "card": "G2"}
{"event": "play", "seat": 1, "card": "R6"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 2, "card": "G6"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 2, "card": "R5"}
{"event": "play", "seat": 0, "card": "R11"}
{"event": "hand", "result": "scored", "tricks": [2, 2, 1], "moons": [0, 1, 0], "chips": [0, 0, 1], "scores": [4, 5, 5]}
{"event": "deal", "hand": 6, "dealer": 1, "hands": [["G9", "G1", "B9", "R11", "G11"], ["G6", "R8", "LITTLE", "B2", "P3"], ["B11", "P11", "P7", "P10", "G10"]]}
{"event": "play", "seat": 2, "card": "P7"}
{"event": "play", "seat": 0, "card": "G11"}
{"event": "play", "seat": 1, "card": "P3"}
{"event": "play", "seat": 2, "card": "P10"}
{"event": "play", "seat": 0, "card": "R11"}
{"event": "play", "seat": 1, "card": "G6"}
{"event": "play", "seat": 0, "card": "B9"}
{"event": "play", "seat": 1, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "B11"}
{"event": "play", "seat": 2, "card": "G10"}
{"event": "play", "seat": 0, "card": "G9"}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "play", "seat": 2, "card": "P11"}
{"event": "play", "seat": 0, "card": "G1"}
{"event": "hand", "result": "scored", "tricks": [1, 2, 2], "moons": [0, 0, -1], "chips": [1, 0, 0], "scores": [5, 5, 4]}
