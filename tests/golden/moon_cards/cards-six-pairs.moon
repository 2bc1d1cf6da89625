{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 6, "team_size": 2, "starting_chips": 2, "target": 7, "renege": "prevent", "match": "single", "match_length": 1}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}, {"name": "Dot", "player": "human"}, {"name": "Eli", "player": "human"}, {"name": "Fay", "player": "human"}], "seed": 5}
{"event": "draw", "cards": ["R2", "LITTLE", "P4", "P2", "G10", "B10"]}
{"event": "draw", "cards": [null, null, null, null, "G2", "B9"]}
{"event": "deal", "hand": 1, "dealer": 5, "hands": [["G9", "B10", "R5", "R6", "P3"], ["R1", "P8", "B2", "B7", "G1"], ["P4", "G10", "R3", "BIG", "R11"], ["R4", "P9", "P6", "R8", "B11"], ["R10", "B1", "G6", "G8", "LITTLE"], ["G5", "B5", "P2", "G11", "G3"]]}
{"event": "play", "seat": 0, "card": "G9"}
{"event": "play", "seat": 1, "card": "G1"}
{"event": "play", "seat": 2, "card": "G10"}
{"event": "play", "seat": 3, "card": "R8"}
{"event": "play", "seat": 4, "card": "G8"}
{"event": "play", "seat": 5, "card": "G5"}
{"event": "play", "seat": 3, "card": "P6"}
{"event": "play", "seat": 4, "card": "G6"}
{"event": "play", "seat": 5, "card": "P2"}
{"event": "play", "seat": 0, "card": "P3"}
{"event": "play", "seat": 1, "card": "P8"}
{"event": "play", "seat": 2, "card": "BIG"}
{"event": "play", "seat": 2, "card": "R3"}
{"event": "play", "seat": 3, "card": "R4"}
{"event": "play", "seat": 4, "card": "R10"}
{"event": "play", "seat": 5, "card": "G3"}
{"event": "play", "seat": 0, "card": "R6"}
{"event": "play", "seat": 1, "card": "R1"}
{"event": "play", "seat": 4, "card": "B1"}
{"event": "play", "seat": 5, "card": "B5"}
{"event": "play", "seat": 0, "card": "B10"}
{"event": "play", "seat": 1, "card": "B7"}
{"event": "play", "seat": 2, "card": "R11"}
{"event": "play", "seat": 3, "card": "B11"}
{"event": "play", "seat": 2, "card": "P4"}
{"event": "play", "seat": 3, "card": "P9"}
{"event": "play", "seat": 4, "card": "LITTLE"}
{"event": "play", "seat": 5, "card": "G11"}
{"event": "play", "seat": 0, "card": "R5"}
{"event": "play", "seat": 1, "card": "B2"}
{"event": "hand", "result": "scored", "tricks": [1, 0, 2, 1, 1, 0], "moons": [-1, 0, 1], "chips": [0, 1, 0], "scores": [1, 3, 3]}
{"event": "deal", "hand": 2, "dealer": 0, "hands": [["B10", "B1", "B3", "B9", "B12"], ["R8", "P12", "P3", "P10", "BIG"], ["LITTLE", "B4", "R2", "P4", "R7"], ["G3", "R5", "P5", "G8", "P7"], ["P2", "R10", "BIG", "R9", "R12"], ["P6", "G6", "B6", "G7", "R4"]]}
{"event": "play", "seat": 1, "card": "R8"}
{"event": "play", "seat": 2, "card": "R7"}
{"event": "play", "seat": 3, "card": "R5"}
{"event": "play", "seat": 4, "card": "BIG"}
{"event": "play", "seat": 5, "card": "R4"}
{"event": "play", "seat": 0, "card": "B3"}
{"event": "play", "seat": 4, "card": "R10"}
{"event": "play", "seat": 5, "card": "G7"}
{"event": "play", "seat": 0, "card": "B12"}
{"event": "play", "seat": 1, "card": "P12"}
{"event": "play", "seat": 2, "card": "LITTLE"}
{"event": "play", "seat": 3, "card": "G3"}
{"event": "play", "seat": 4, "card": "R12"}
{"event": "play", "seat": 5, "card": "G6"}
{"event": "play", "seat": 0, "card": "B1"}
{"event": "play", "seat": 1, "card": "BIG"}
{"event": "play", "seat": 2, "card": "R2"}
{"event": "play", "seat": 3, "card": "P7"}
{"event": "play", "seat": 1, "card": "P10"}
{"event": "play", "seat": 2, "card": "P4"}
{"event": "play", "seat": 3, "card": "P5"}
{"event": "play", "seat": 4, "card": "P2"}
{"event": "play", "seat": 5, "card": "P6"}
{"event": "play", "seat": 0, "card": "B9"}
{"event": "play", "seat": 1, "card": "P3"}
{"event": "play", "seat": 2, "card": "B4"}
{"event": "play", "seat": 3, "card": "G8"}
{"event": "play", "seat": 4, "card": "R9"}
{"event": "play", "seat": 5, "card": "B6"}
{"event": "play", "seat": 0, "card": "B10"}
{"event": "hand", "result": "scored", "tricks": [0, 2, 0, 0, 3, 0], "moons": [0, 1, 0], "chips": [0, 2, 0], "scores": [1, 6, 3]}
{"event": "deal", "hand": 3, "dealer": 1, "hands": [["B6", "P12", "B2", "G7", "B9"], ["G8", "P1", "B12", "P2", "R11"], ["R9", "G10", "P3", "R5", "G2"], ["R10", "P11", "G4", "P7", "B5"], ["P4", "R2", "B7", "BIG", "G12"], ["R7", "G6", "BIG", "B4", "B10"]]}
{"event": "play", "seat": 2, "card": "R9"}
{"event": "play", "seat": 3, "card": "R10"}
{"event": "play", "seat": 4, "card": "BIG"}
{"event": "play", "seat": 5, "card": "BIG"}
{"event": "play", "seat": 0, "card": "G7"}
{"event": "play", "seat": 1, "card": "R11"}
{"event": "play", "seat": 4, "card": "G12"}
{"event": "play", "seat": 5, "card": "G6"}
{"event": "play", "seat": 0, "card": "B6"}
{"event": "play", "seat": 1, "card": "G8"}
{"event": "play", "seat": 2, "card": "G2"}
{"event": "play", "seat": 3, "card": "G4"}
{"event": "play", "seat": 4, "card": "P4"}
{"event": "play", "seat": 5, "card": "R7"}
{"event": "play", "seat": 0, "card": "P12"}
{"event": "play", "seat": 1, "card": "P2"}
{"event": "play", "seat": 2, "card": "P3"}
{"event": "play", "seat": 3, "card": "P7"}
{"event": "play", "seat": 5, "card": "B10"}
{"event": "play", "seat": 0, "card": "B9"}
{"event": "play", "seat": 1, "card": "B12"}
{"event": "play", "seat": 2, "card": "G10"}
{"event": "play", "seat": 3, "card": "B5"}
{"event": "play", "seat": 4, "card": "B7"}
{"event": "play", "seat": 1, "card": "P1"}
{"event": "play", "seat": 2, "card": "R5"}
{"event": "play", "seat": 3, "card": "P11"}
{"event": "play", "seat": 4, "card": "R2"}
{"event": "play", "seat": 5, "card": "B4"}
{"event": "play", "seat": 0, "card": "B2"}
{"event": "hand", "result": "scored", "tricks": [0, 1, 1, 0, 2, 1], "moons": [0, 2, 0], "chips": [0, 1, 0], "scores": [1, 9, 3]}
{"event": "game", "winner": 1, "marks": [0, 1, 0], "totals": [0, 1, 0]}
{"event": "match", "winner": 1}
