"""The suits and counts of Texas 42, written down by hand: what the kernel must take beside Moon.

A table names each suit's tiles from the strongest to the weakest.
"""

from __future__ import annotations

from moon_desktop.engine.pieces import INDEX, TILES
from moon_desktop.engine.suits import Suits
from tests.kit.rule_oracle import HIGH_TO_LOW, PIPS

Ranks = dict[int, list[str]]

HIGH: Ranks = {int(pip): HIGH_TO_LOW[pip].split() for pip in PIPS}
"""Nel-o with the doubles high (T6): there is no trump."""

LOW: Ranks = {pip: [*tiles, double] for pip, (double, *tiles) in HIGH.items()}
"""Nel-o with the doubles low (T6)."""

OWN: Ranks = {7: HIGH_TO_LOW["doubles"].split(), **{pip: held[1:] for pip, held in HIGH.items()}}
"""Nel-o with the doubles as a suit of their own (T6)."""


def _trumps(suit: int, trumps: list[str]) -> Ranks:
    """``trumps`` belong to ``suit`` alone, and are all of it."""
    others = {pip: [tile for tile in held if tile not in trumps] for pip, held in HIGH.items()}
    return {**others, suit: trumps}


SEVENS: Ranks = _trumps(7, ["6-1", "5-2", "4-3"])
"""The tiles of seven pips are trumps (T8)."""

THREES: Ranks = _trumps(3, HIGH[3])
"""An ordinary trump, to compare what is read here with the engine's own tables."""

COUNTS = {"5-0": 5, "4-1": 5, "3-2": 5, "5-5": 10, "6-4": 10}

WORTH = tuple(COUNTS.get(tile, 0) for tile in TILES)
"""What each tile is worth on top of its trick: 35 points, with seven tricks 42."""


def suits_of(table: Ranks, trump: int | None = None) -> Suits:
    """The engine's tables from one written as above, of which the suit ``trump`` is trump."""
    ranks = {suit: [INDEX[tile] for tile in table.get(suit, ())] for suit in range(8)}
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
