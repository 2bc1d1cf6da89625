"""What tricks count: one each, and more for the counters in them (T2.1)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import TILES

TRICKS: Final = 7
"""Tricks in a hand."""

COUNTERS: Final = MappingProxyType({"5-0": 5, "4-1": 5, "3-2": 5, "5-5": 10, "6-4": 10})
"""The tiles that count, beside the trick they fall in."""

WORTH: Final = tuple(COUNTERS.get(tile, 0) for tile in TILES)
"""The same by index."""

ALL: Final = TRICKS + sum(WORTH)
"""The count of all tricks: 42."""


def count_of(plays: Iterable[Play]) -> int:
    """What a trick of these ``plays`` counts: one, and its counters (T2.1)."""
    return 1 + sum([COUNTERS.get(play.piece, 0) for play in plays])
