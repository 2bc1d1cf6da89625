"""The suits and counts of Texas 42, written down by hand: what the kernel must take beside Moon.

A table names each suit's tiles from the strongest to the weakest; trumps come first.
"""

from __future__ import annotations

from moon_desktop.engine.pieces import INDEX, TILES
from moon_desktop.engine.suits import Suits

OWN = """
7: 6-6 5-5 4-4 3-3 2-2 1-1 0-0
6: 6-5 6-4 6-3 6-2 6-1 6-0
5: 6-5 5-4 5-3 5-2 5-1 5-0
4: 6-4 5-4 4-3 4-2 4-1 4-0
3: 6-3 5-3 4-3 3-2 3-1 3-0
2: 6-2 5-2 4-2 3-2 2-1 2-0
1: 6-1 5-1 4-1 3-1 2-1 1-0
0: 6-0 5-0 4-0 3-0 2-0 1-0
"""
"""Nel-o with the doubles as a suit of their own (T6): there is no trump."""

LOW = """
6: 6-5 6-4 6-3 6-2 6-1 6-0 6-6
5: 6-5 5-4 5-3 5-2 5-1 5-0 5-5
4: 6-4 5-4 4-3 4-2 4-1 4-0 4-4
3: 6-3 5-3 4-3 3-2 3-1 3-0 3-3
2: 6-2 5-2 4-2 3-2 2-1 2-0 2-2
1: 6-1 5-1 4-1 3-1 2-1 1-0 1-1
0: 6-0 5-0 4-0 3-0 2-0 1-0 0-0
"""
"""Nel-o with the doubles low (T6)."""

HIGH = """
6: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
5: 5-5 6-5 5-4 5-3 5-2 5-1 5-0
4: 4-4 6-4 5-4 4-3 4-2 4-1 4-0
3: 3-3 6-3 5-3 4-3 3-2 3-1 3-0
2: 2-2 6-2 5-2 4-2 3-2 2-1 2-0
1: 1-1 6-1 5-1 4-1 3-1 2-1 1-0
0: 0-0 6-0 5-0 4-0 3-0 2-0 1-0
"""
"""Nel-o with the doubles high (T6)."""

SEVENS = """
trump 7: 6-1 5-2 4-3
6: 6-6 6-5 6-4 6-3 6-2 6-0
5: 5-5 6-5 5-4 5-3 5-1 5-0
4: 4-4 6-4 5-4 4-2 4-1 4-0
3: 3-3 6-3 5-3 3-2 3-1 3-0
2: 2-2 6-2 4-2 3-2 2-1 2-0
1: 1-1 5-1 4-1 3-1 2-1 1-0
0: 0-0 6-0 5-0 4-0 3-0 2-0 1-0
"""
"""The tiles of seven pips are trumps (T8)."""

THREES = """
trump 3: 3-3 6-3 5-3 4-3 3-2 3-1 3-0
6: 6-6 6-5 6-4 6-2 6-1 6-0
5: 5-5 6-5 5-4 5-2 5-1 5-0
4: 4-4 6-4 5-4 4-2 4-1 4-0
2: 2-2 6-2 5-2 4-2 2-1 2-0
1: 1-1 6-1 5-1 4-1 2-1 1-0
0: 0-0 6-0 5-0 4-0 2-0 1-0
"""
"""An ordinary trump, to compare what is read here with the engine's own tables."""

COUNTS = {"5-0": 5, "4-1": 5, "3-2": 5, "5-5": 10, "6-4": 10}

WORTH = tuple(COUNTS.get(tile, 0) for tile in TILES)
"""What each tile is worth on top of its trick: 35 points, with seven tricks 42."""


def suits_of(table: str) -> Suits:
    """The engine's tables from one written as above."""
    trump: int | None = None
    ranks: dict[int, list[int]] = {suit: [] for suit in range(8)}
    for line in table.split("\n")[1:-1]:
        name, tiles = line.split(": ")
        suit = int(name.removeprefix("trump "))
        if name.startswith("trump "):
            trump = suit
        ranks[suit] = [INDEX[tile] for tile in tiles.split()]
    trumps = [] if trump is None else ranks[trump]

    def strength(suit: int, index: int) -> int:
        if index in trumps:
            return 100 - trumps.index(index)
        return 50 - ranks[suit].index(index) if index in ranks[suit] else 0

    # A tile of two suits leads that of its higher end.
    homes = [max(suit for suit in ranks if index in ranks[suit]) for index in range(28)]
    return Suits(
        trump_suit=trump,
        trumps=sum(1 << index for index in trumps),
        leads=tuple((home,) for home in homes),
        followers=tuple(sum(1 << index for index in ranks[suit]) for suit in range(8)),
        strength=tuple(tuple(strength(suit, index) for index in range(28)) for suit in range(8)),
    )
