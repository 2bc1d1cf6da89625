{"moon_record": 1, "game": "shoot-the-moon-cards", "rules": {"seats": 3, "team_size": 1, "starting_chips": 2, "target": 3, "renege": "prevent", "match": "best-of", "match_length": 3}, "seats": [{"name": "Ann", "player": "human"}, {"name": "Bea", "player": "human"}, {"name": "Cy", "player": "human"}], "seed": 2}
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
{"event": "game", "winner": 0, "marks": [1, 0, 0], "totals": [1, 0, 0]}
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
{"event": "hand", "result": "scored", "tricks": [2, 0, 3], "moons": [1, 0, -1], "chips": [0, 0, 1], "scores": [3, 2, 2]}
{"event": "game", "winner": 0, "marks": [1, 0, 0], "totals": [2, 0, 0]}
{"event": "match", "winner": 0}
