"""Dominoes as bits of an int, and their notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Tile = str
"""A tile in notation, high end first: ``"6-4"``."""

TILES: Final[tuple[Tile, ...]] = tuple(
    f"{high}-{low}" for high in range(7) for low in range(high + 1)
)
"""The double-six set, ``0-0`` first, ``6-6`` last; a tile's place here is its index and its bit."""

ENDS: Final[tuple[tuple[int, int], ...]] = tuple(
    (high, low) for high in range(7) for low in range(high + 1)
)
"""The two ends of each tile by index, high end first."""

INDEX: Final[dict[Tile, int]] = {tile: index for index, tile in enumerate(TILES)}
BIT: Final[dict[Tile, int]] = {tile: 1 << index for index, tile in enumerate(TILES)}
TILE_OF_BIT: Final[dict[int, Tile]] = {bit: tile for tile, bit in BIT.items()}

FULL_SET: Final[int] = (1 << len(TILES)) - 1
BLANKLESS_SET: Final[int] = sum(1 << i for i, (_, low) in enumerate(ENDS) if low > 0)


def mask(tiles: Iterable[Tile]) -> int:
    """The set of ``tiles`` as bits; KeyError for what is not a domino in notation."""
    bits = 0
    for tile in tiles:
        bits |= BIT[tile]
    return bits


def tiles(bits: int) -> tuple[Tile, ...]:
    """The tiles of a set of bits, lowest index first."""
    found = []
    while bits:
        bit = bits & -bits
        found.append(TILE_OF_BIT[bit])
        bits ^= bit
    return tuple(found)


def pips(tile: Tile) -> int:
    """The pip total of a tile, 0–12 (M1.3)."""
    high, low = ENDS[INDEX[tile]]
    return high + low
