"""What makes a hand bad for `under`: how easily its tiles are caught on top of a trick."""

from __future__ import annotations

from functools import cache

from moon_desktop.engine.pieces import ENDS
from moon_desktop.engine.suits import Suits
from moon_desktop.players.reading import beaters_in

COVER = 2.0
"""How much one lower tile in the same suit does to shelter a tile: it can be played instead."""


def danger(held: int, unseen: int, suits: Suits, index: int) -> float:
    """How easily tile ``index`` of the tiles ``held`` is caught: 0 for not at all, and up.

    Every tile of ``unseen`` (bits) that could be led beneath it counts one, shared with the
    tiles of the hand that could be played to that lead in its stead (M3.7).
    """
    total = 0.0
    for leads, below in _beneath(suits)[index]:
        total += (unseen & leads).bit_count() / (1 + COVER * (held & below).bit_count())
    return total


def dangers(held: int, unseen: int, suits: Suits) -> float:
    """The danger of all the tiles ``held`` together: 0 for a hand that cannot be caught."""
    return sum([danger(held, unseen, suits, i) for i in range(len(ENDS)) if held >> i & 1])


@cache
def _beneath(suits: Suits) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By tile, for each suit it follows: the leads of that suit below it, and all below it."""
    beaters = beaters_in(suits)
    leads = [0] * len(suits.followers)
    for index in range(len(ENDS)):
        leads[suits.suit_led(index)] |= 1 << index
    table = []
    for index in range(len(ENDS)):
        pairs = []
        for suit, followers in enumerate(suits.followers):
            if followers >> index & 1:
                below = followers & ~beaters[suit][index] & ~(1 << index)
                pairs.append((below & leads[suit], below))
        table.append(tuple(pairs))
    return tuple(table)
