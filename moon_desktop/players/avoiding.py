"""Playing an `under`: its bidder ducks every trick, the others try to leave it on top of one."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import ENDS, INDEX
from moon_desktop.players.lowness import dangers
from moon_desktop.players.reading import Reading

PIP = 0.01
"""A pip's part, where nothing else tells two tiles apart."""


def duck(reading: Reading) -> Play:
    """The play least likely to take a trick, now or later, for the side that bid `under`."""
    sight, suit = reading.sight, reading.sight.suit
    if suit is None:
        return max(reading.plays, key=lambda play: _rescued(reading, play))
    ranks = reading.suits.strength[suit]
    top = max([ranks[INDEX[play.tile]] for play in sight.plays])

    def safety(play: Play) -> tuple[float, float]:
        rank = ranks[INDEX[play.tile]]
        if rank < top:
            return 1.0, _rest(reading, play)
        return _rescued(reading, play), -float(rank)

    return max(reading.plays, key=safety)


def expose(reading: Reading) -> Play:
    """The play most likely to leave the bidder's side on top of a trick, now or later."""
    sight, suit = reading.sight, reading.sight.suit
    if suit is None:
        return max(reading.plays, key=lambda play: _catches(reading, play))
    ranks = reading.suits.strength[suit]
    best = max(sight.plays, key=lambda play: ranks[INDEX[play.tile]])
    top = ranks[INDEX[best.tile]]
    caught = best.seat in reading.foes
    to_come = any(seat in reading.foes for seat in reading.after)

    def aim(play: Play) -> tuple[int, float]:
        rank = ranks[INDEX[play.tile]]
        if caught:
            return int(rank < top), _rest(reading, play)
        # The lower the top of the trick when the bidder plays, the sooner it is caught.
        return (-max(rank, top) if to_come else 0), _rest(reading, play)

    return max(reading.plays, key=aim)


def _rest(reading: Reading, play: Play) -> float:
    """How safe from being caught the tiles are that ``play`` leaves; of equals the higher goes.

    A defender keeps the same tiles: what cannot be caught is what catches.
    """
    index = INDEX[play.tile]
    left = reading.held ^ 1 << index
    return PIP * sum(ENDS[index]) - dangers(left, reading.unseen, reading.suits)


def _suit(reading: Reading, play: Play) -> int:
    suit = reading.sight.suit
    return reading.suits.suit_led(INDEX[play.tile]) if suit is None else suit


def _rescued(reading: Reading, play: Play) -> float:
    """The chance that a foe still to play has to go above ``play``."""
    suit, index = _suit(reading, play), INDEX[play.tile]
    alone = 1.0
    for seat in reading.after:
        if seat in reading.foes:
            alone *= 1 - reading.must_beat(seat, suit, index)
    return 1 - alone


def _catches(reading: Reading, play: Play) -> float:
    """The chance that a seat of the bidder's side has to go above the lead ``play``."""
    suit, index = _suit(reading, play), INDEX[play.tile]
    return max([reading.must_beat(seat, suit, index) for seat in reading.foes])
