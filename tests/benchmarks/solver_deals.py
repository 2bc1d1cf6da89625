"""Whole deals at random: of dominoes for the kernel, of seven bridge cards each for DDS."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from moon_desktop.engine.pieces import BLANKLESS_SET, FULL_SET

Piece = TypeVar("Piece")

TILES_EACH = 7

Cards = tuple[tuple[tuple[int, int], ...], ...]
"""Four hands of cards: a suit, 0–3, and a rank, 2–14."""


def dominoes(count: int, seats: int, seed: int) -> list[tuple[int, ...]]:
    """So many deals, the tiles (bits) of each seat; at three seats without blanks (M1.1)."""
    chooser = random.Random(seed)
    pack = BLANKLESS_SET if seats == 3 else FULL_SET
    tiles = [1 << index for index in range(28) if pack >> index & 1]
    return [
        tuple(map(sum, _hands(chooser.sample(tiles, TILES_EACH * seats), seats)))
        for _ in range(count)
    ]


def cards(count: int, seed: int) -> list[Cards]:
    """So many deals of seven cards to each of four, out of 52."""
    chooser = random.Random(seed)
    pack = [(suit, rank) for suit in range(4) for rank in range(2, 15)]
    return [
        tuple(map(tuple, _hands(chooser.sample(pack, TILES_EACH * 4), 4))) for _ in range(count)
    ]


def _hands(drawn: Sequence[Piece], seats: int) -> list[Sequence[Piece]]:
    return [drawn[TILES_EACH * seat : TILES_EACH * (seat + 1)] for seat in range(seats)]
