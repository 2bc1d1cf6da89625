"""A hand read as patterns: which tiles it holds of each pip, and which doubles, at a glance."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.pieces import ENDS

PATTERN: Final = 7
"""Bits of a pattern; that of pip p has bit r set for tile p-r, that of doubles for r-r."""

TILES_OF: Final = (
    *[
        tuple([1 << ENDS.index((max(pip, other), min(pip, other))) for other in range(7)])
        for pip in range(7)
    ],
    tuple([1 << ENDS.index((pip, pip)) for pip in range(7)]),
)
"""By suit, 7 the doubles: the tile (a bit) that each bit of its pattern stands for."""


def patterns_of(held: int) -> int:
    """The patterns of the tiles ``held`` (bits): of pips 0–6, then of the doubles, one above the
    other."""
    return (
        _FIRST[held & 127]
        | _SECOND[held >> 7 & 127]
        | _THIRD[held >> 14 & 127]
        | _FOURTH[held >> 21]
    )


def _of_seven(first: int) -> tuple[int, ...]:
    """The patterns of every set of the seven tiles from index ``first`` on."""
    single = [
        sum(
            1 << PATTERN * suit + place
            for suit, tiles in enumerate(TILES_OF)
            for place, tile in enumerate(tiles)
            if tile == 1 << index
        )
        for index in range(first, first + 7)
    ]
    return tuple([sum(single[i] for i in range(7) if part >> i & 1) for part in range(128)])


_FIRST, _SECOND, _THIRD, _FOURTH = map(_of_seven, (0, 7, 14, 21))
