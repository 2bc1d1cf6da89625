"""What a hand is worth under a contract: the tricks that its holder may expect to take."""

from __future__ import annotations

from moon_desktop.engine.suits import DOUBLES, Suits
from moon_desktop.players.reading import beaters_in

PIP_LENGTH = (0.3, 0.2, 0.6, 1.75, 2.35, 2.6, 2.6, 2.6)
"""What so many trumps of a pip take beside their honours: length wins once trumps are drawn."""

DOUBLES_LENGTH = (0.6, 0.8, 1.0, 1.4, 1.8, 1.9, 1.9, 1.9)
"""The same for doubles, which leave the other suits without their best tiles."""

CONTROL = (0.2, 0.3, 0.45, 0.8, 1.0, 1.0, 1.0, 1.0)
"""How much of a side winner's worth so many trumps protect."""

TOP_TRUMP, SECOND_TRUMP = 0.7, 0.25
TOP_TILE, SECOND_TILE = 1.0, 0.1
OPEN_TILES = (1.2, 0.3, 0.15)
"""Without a trump: tiles that none, one or two others beat, against a round nothing."""


def tricks(held: int, unseen: int, suits: Suits) -> float:
    """The tricks, 0–7, that a bidder with the tiles ``held`` takes on average, the lead its own.

    ``unseen``: the tiles (bits) that others may hold. The figures were fitted to hands that
    casual players played out.
    """
    beaters, followers = beaters_in(suits), suits.followers
    trumps = held & suits.trumps
    honours = 0.0
    if suits.trump_suit is not None:
        over = beaters[suits.trump_suit]
        for index in _indices(trumps):
            above = (over[index] & unseen).bit_count()
            honours += TOP_TRUMP if above == 0 else SECOND_TRUMP if above == 1 else 0.0
    ranks = [0] * 8
    for index in _indices(held & ~suits.trumps):
        ranks[min((beaters[s][index] & followers[s] & unseen).bit_count()
            for s in suits.leads[index])] += 1
    if suits.trump_suit is None:
        worth = sum(a*b for a,b in zip(OPEN_TILES, ranks)) - 0.1
    else:
        length = DOUBLES_LENGTH if suits.trump_suit == DOUBLES else PIP_LENGTH
        count = trumps.bit_count()
        side = TOP_TILE * ranks[0] + SECOND_TILE * ranks[1]
        worth = length[count] + honours + CONTROL[count] * side
    return worth


def _indices(bits: int) -> list[int]:
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit.bit_length() - 1)
        bits ^= bit
    return found
