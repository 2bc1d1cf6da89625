"""What makes a hand good or bad for `under`: the tricks it may be made to take."""

from __future__ import annotations

from functools import cache

from moon_desktop.engine.pieces import ENDS
from moon_desktop.engine.suits import Suits
from moon_desktop.players.reading import beaters_in

COVER = 2.0

@cache
def _lower_leads(suits: Suits) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By tile, and by suit it follows: the leads of that suit (bits) below it, and the followers."""
    beaters = beaters_in(suits)
    table = []
    for index, ends in enumerate(ENDS):
        pairs = []
        for suit in dict.fromkeys(ends):
            below = suits.followers[suit] & ~beaters[suit][index] & ~(1 << index)
            leads = sum(1 << other for other in range(len(ENDS)) if suits.suit_led(other) == suit)
            pairs.append((below & leads, below))
        table.append(tuple(pairs))
    return tuple(table)


def danger(held: int, unseen: int, suits: Suits, index: int) -> float:
    """How likely tile ``index`` of ``held`` is to be caught on top of a trick: 0, never, and up.

    Each tile still out that could be led beneath it counts one, shared with the tiles of the
    hand that would be played to that lead in its stead.
    """
    total = 0.0
    for leads, below in _lower_leads(suits)[index]:
        total += (unseen & leads).bit_count() / (1 + COVER * (held & below).bit_count())
    return total


def dangers(held: int, unseen: int, suits: Suits) -> float:
    """The ``danger`` of all tiles of ``held`` together: 0 for a hand that cannot be caught."""
    total = 0.0
    bits = held
    while bits:
        bit = bits & -bits
        bits ^= bit
        total += danger(held, unseen, suits, bit.bit_length() - 1)
    return total
