"""Playing to take no trick: how easily a hand is caught, and how its tricks are ducked."""

from __future__ import annotations

from functools import cache

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import ENDS, INDEX
from moon_desktop.engine.suits import Suits
from moon_desktop.players.reading import CardKnowledge, beaters_in

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


PIP = 0.01
"""A pip's part, where nothing else tells two tiles apart."""


def duck(reading: CardKnowledge) -> Play:
    """The play least likely to take a trick, now or later, for the side that is to take none."""
    sight, suit = reading.sight, reading.sight.suit
    if suit is None:
        return max(reading.plays, key=lambda play: _rescued(reading, play))
    ranks = reading.suits.strength[suit]
    top = max([ranks[INDEX[play.piece]] for play in sight.plays])

    def safety(play: Play) -> tuple[float, float]:
        rank = ranks[INDEX[play.piece]]
        if rank < top:
            return 1.0, _rest(reading, play)
        return _rescued(reading, play), -float(rank)

    return max(reading.plays, key=safety)


def expose(reading: CardKnowledge) -> Play:
    """The play most likely to leave the bidder's side on top of a trick, now or later."""
    sight, suit = reading.sight, reading.sight.suit
    if suit is None:
        return max(reading.plays, key=lambda play: _catches(reading, play))
    ranks = reading.suits.strength[suit]
    best = reading.suits.best(sight.plays, suit)
    top = ranks[INDEX[best.piece]]
    caught = best.seat in reading.foes
    to_come = any(seat in reading.foes for seat in reading.after)

    def aim(play: Play) -> tuple[int, float]:
        rank = ranks[INDEX[play.piece]]
        if caught:
            return int(rank < top), _rest(reading, play)
        # The lower the top of the trick when the bidder plays, the sooner it is caught.
        return (-max(rank, top) if to_come else 0), _rest(reading, play)

    return max(reading.plays, key=aim)


def _rest(reading: CardKnowledge, play: Play) -> float:
    """How safe from being caught the tiles are that ``play`` leaves; of equals the higher goes.

    A defender keeps the same tiles: what cannot be caught is what catches.
    """
    index = INDEX[play.piece]
    left = reading.held ^ 1 << index
    return PIP * sum(ENDS[index]) - dangers(left, reading.unseen, reading.suits)


def _suit(reading: CardKnowledge, play: Play) -> int:
    suit = reading.sight.suit
    return reading.suits.suit_led(INDEX[play.piece]) if suit is None else suit


def _rescued(reading: CardKnowledge, play: Play) -> float:
    """The chance that a foe still to play has to go above ``play``."""
    suit, index = _suit(reading, play), INDEX[play.piece]
    alone = 1.0
    for seat in reading.after:
        if seat in reading.foes:
            alone *= 1 - reading.must_beat(seat, suit, index)
    return 1 - alone


def _catches(reading: CardKnowledge, play: Play) -> float:
    """The chance that a seat of the bidder's side has to go above the lead ``play``."""
    suit, index = _suit(reading, play), INDEX[play.piece]
    return max([reading.must_beat(seat, suit, index) for seat in reading.foes])
