{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 6, "team_size": 3, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}, {"name": "Eli", "player": "human"}, {"name": "Fay", "player": "human"}], "seed": 4}
{"event": "draw", "cards": ["P10", "B2", "P1", "B10", "B9", "P7"]}
{"event": "draw", "cards": ["P9", null, null, "B12", null, null]}
{"event": "deal", "hand": 1, "dealer": 3, "hands": [["P5", "P4", "P11", "P2", "B10"], ["B9", "R11", "B8", "G3", "G10"], ["BIG", "B5", "B1", "B4", "G12"], ["LITTLE", "R8", "P3", "R12", "B12"], ["G1", "LITTLE", "B2", "G4", "G7"], ["G9", "B7", "P7", "B3", "R6"]]}
{"event": "play", "seat": 4, "card": "G1"}
{"event": "play", "seat": 5, "card": "G9"}
{"event": "play", "seat": 0, "card": "P2"}
{"event": "play", "seat": 1, "card": "G10"}
{"event": "play", "seat": 2, "card": "G12"}
{"event": "play", "seat": 3, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "B4"}
{"event": "play", "seat": 3, "card": "B12"}
{"event": "play", "seat": 4, "card": "B2"}
{"event": "play", "seat": 5, "card": "B7"}
{"event": "play", "seat": 0, "card": "B10"}
{"event": "play", "seat": 1, "card": "B9"}
{"event": "play", "seat": 3, "card": "P3"}
{"event": "play", "seat": 4, "card": "G7"}
{"event": "play", "seat": 5, "card": "P7"}
{"event": "play", "seat": 0, "card": "P11"}
{"event": "play", "seat": 1, "card": "R11"}
{"event": "play", "seat": 2, "card": "B1"}
{"event": "play", "seat": 1, "card": "B8"}
{"event": "play", "seat": 2, "card": "BIG"}
{"event": "play", "seat": 3, "card": "R12"}
{"event": "play", "seat": 4, "card": "G4"}
{"event": "play", "seat": 5, "card": "B3"}
{"event": "play", "seat": 0, "card": "P4"}
{"event": "play", "seat": 2, "card": "B5"}
{"event": "play", "seat": 3, "card": "R8"}
{"event": "play", "seat": 4, "card": "LITTLE"}
{"event": "play", "seat": 5, "card": "R6"}
{"event": "play", "seat": 0, "card": "P5"}
{"event": "play", "seat": 1, "card": "G3"}
{"event": "hand", "result": "scored", "tricks": [0, 1, 2, 2, 0, 0], "moons": [0, -1], "chips": [0, 1], "scores": [2, 2]}
{"event": "deal", "hand": 2, "dealer": 4, "hands": [["B1", "B11", "G5", "G3", "R3"], ["R1", "G4", "R11", "P1", "P6"], ["P5", "B8", "G10", "P12", "R10"], ["R7", "B10", "R6", "LITTLE", "BIG"], ["G11", "P2", "G2", "B5", "R12"], ["P3", "R5", "B6", "G1", "B7"]]}
{"event": "play", "seat": 5, "card": "G1"}
{"event": "play", "seat": 0, "card": "G3"}
{"event": "play", "seat": 1, "card": "G4"}
{"event": "play", "seat": 2, "card": "G10"}
{"event": "play", "seat": 3, "card": "BIG"}
{"event": "play", "seat": 4, "card": "G2"}
{"event": "play", "seat": 3, "card": "R6"}
{"event": "play", "seat": 4, "card": "R12"}
{"event": "play", "seat": 5, "card": "R5"}
{"event": "play", "seat": 0, "card": "R3"}
{"event": "play", "seat": 1, "card": "R1"}
{"event": "play", "seat": 2, "card": "R10"}
{"event": "play", "seat": 4, "card": "P2"}
{"event": "play", "seat": 5, "card": "P3"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "play", "seat": 1, "card": "P1"}
{"event": "play", "seat": 2, "card": "P12"}
{"event": "play", "seat": 3, "card": "LITTLE"}
{"event": "play", "seat": 2, "card": "P5"}
{"event": "play", "seat": 3, "card": "R7"}
{"event": "play", "seat": 4, "card": "B5"}
{"event": "play", "seat": 5, "card": "B7"}
{"event": "play", "seat": 0, "card": "G5"}
{"event": "play", "seat": 1, "card": "P6"}
{"event": "play", "seat": 3, "card": "B10"}
{"event": "play", "seat": 4, "card": "G11"}
{"event": "play", "seat": 5, "card": "B6"}
{"event": "play", "seat": 0, "card": "B11"}
{"event": "play", "seat": 1, "card": "R11"}
{"event": "play", "seat": 2, "card": "B8"}
{"event": "hand", "result": "scored", "tricks": [0, 1, 1, 2, 1, 0], "moons": [-1, 1], "chips": [0, 1], "scores": [1, 4]}
{"event": "deal", "hand": 3, "dealer": 5, "hands": [["P10", "B12", "P7", "R9", "G9"], ["R5", "R8", "P1", "P2", "P3"], ["R11", "G5", "B10", "G11", "R3"], ["G7", "P9", "G6", "R12", "B6"], ["B11", "B3", "G1", "P5", "R2"], ["B8", "B9", "B2", "R7", "P12"]]}
{"event": "play", "seat": 0, "card": "G9"}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 2, "card": "G11"}
{"event": "play", "seat": 3, "card": "G7"}
{"event": "play", "seat": 4, "card": "G1"}
{"event": "play", "seat": 5, "card": "B2"}
{"event": "play", "seat": 1, "card": "P3"}
{"event": "play", "seat": 2, "card": "R11"}
{"event": "play", "seat": 3, "card": "P9"}
{"event": "play", "seat": 4, "card": "P5"}
{"event": "play", "seat": 5, "card": "P12"}
{"event": "play", "seat": 0, "card": "P10"}
{"event": "play", "seat": 2, "card": "G5"}
{"event": "play", "seat": 3, "card": "G6"}
{"event": "play", "seat": 4, "card": "R2"}
{"event": "play", "seat": 5, "card": "R7"}
{"event": "play", "seat": 0, "card": "P7"}
{"event": "play", "seat": 1, "card": "R5"}
{"event": "play", "seat": 5, "card": "B9"}
{"event": "play", "seat": 0, "card": "B12"}
{"event": "play", "seat": 1, "card": "P1"}
{"event": "play", "seat": 2, "card": "B10"}
{"event": "play", "seat": 3, "card": "B6"}
{"event": "play", "seat": 4, "card": "B11"}
{"event": "play", "seat": 0, "card": "R9"}
{"event": "play", "seat": 1, "card": "P2"}
{"event": "play", "seat": 2, "card": "R3"}
{"event": "play", "seat": 3, "card": "R12"}
{"event": "play", "seat": 4, "card": "B3"}
{"event": "play", "seat": 5, "card": "B8"}
{"event": "hand", "result": "scored", "tricks": [1, 1, 1, 1, 0, 1], "moons": [0, 0], "chips": [0, 1], "scores": [1, 5]}
{"event": "deal", "hand": 4, "dealer": 0, "hands": [["R11", "R5", "B1", "LITTLE", "P8"], ["G8", "G5", "BIG", "R1", "P10"], ["B4", "B9", "P11", "R3", "B8"], ["B10", "P12", "B7", "B11", "B2"], ["G9", "R4", "R8", "R6", "R7"], ["G4", "B12", "P4", "B5", "G6"]]}
{"event": "play", "seat": 1, "card": "G5"}
{"event": "play", "seat": 2, "card": "B9"}
{"event": "play", "seat": 3, "card": "B7"}
{"event": "play", "seat": 4, "card": "G9"}
{"event": "play", "seat": 5, "card": "G6"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "play", "seat": 4, "card": "R6"}
{"event": "play", "seat": 5, "card": "P4"}
{"event": "play", "seat": 0, "card": "R5"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 2, "card": "R3"}
{"event": "play", "seat": 3, "card": "P12"}
{"event": "play", "seat": 1, "card": "R1"}
{"event": "play", "seat": 2, "card": "B8"}
{"event": "play", "seat": 3, "card": "B11"}
{"event": "play", "seat": 4, "card": "R7"}
{"event": "play", "seat": 5, "card": "B5"}
{"event": "play", "seat": 0, "card": "R11"}
{"event": "play", "seat": 0, "card": "P8"}
{"event": "play", "seat": 1, "card": "P10"}
{"event": "play", "seat": 2, "card": "P11"}
{"event": "play", "seat": 3, "card": "B2"}
{"event": "play", "seat": 4, "card": "R4"}
{"event": "play", "seat": 5, "card": "B12"}
{"event": "play", "seat": 4, "card": "R8"}
{"event": "play", "seat": 5, "card": "G4"}
{"event": "play", "seat": 0, "card": "LITTLE"}
{"event": "play", "seat": 1, "card": "G8"}
{"event": "play", "seat": 2, "card": "B4"}
{"event": "play", "seat": 3, "card": "B10"}
{"event": "hand", "result": "scored", "tricks": [1, 1, 0, 0, 3, 0], "moons": [-1, 1], "chips": [0, 1], "scores": [0, 7]}
{"event": "game", "winner": 1, "marks": [0, 1], "totals": [0, 1]}
{"event": "match", "winner": 1}
