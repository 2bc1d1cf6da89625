"""Playing an `under`: its bidder keeps below every trick, the others try to leave it on top."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, ENDS, INDEX
from moon_desktop.players import lowness
from moon_desktop.players.reading import Reading


def avoid(reading: Reading) -> Play:
    """The play least likely to take a trick, now or later, for the side that bid `under`."""
    sight = reading.sight
    if sight.suit is None:
        return max(reading.plays, key=lambda play: _ducked(reading, play))
    suit = sight.suit
    ranks = reading.suits.strength[suit]
    top = max(ranks[INDEX[play.tile]] for play in sight.plays)

    def safety(play: Play) -> tuple[float, float]:
        index = INDEX[play.tile]
        if ranks[index] < top:
            return 1.0, danger(reading, index)
        caught = 1.0
        for seat in reading.after:
            if seat in reading.foes:
                caught *= 1 - reading.must_beat(seat, suit, index)
        return 1 - caught, -float(ranks[index])

    return max(reading.plays, key=safety)


def expose(reading: Reading) -> Play:
    """The play most likely to leave the bidder's side on top of a trick, now or later."""
    sight = reading.sight
    if sight.suit is None:
        return max(reading.plays, key=lambda play: _exposes(reading, play))
    suit = sight.suit
    ranks = reading.suits.strength[suit]
    best = max(sight.plays, key=lambda play: ranks[INDEX[play.tile]])
    top = ranks[INDEX[best.tile]]
    beaten = best.seat not in reading.foes
    played = {play.seat for play in sight.plays}
    to_come = any(seat not in played for seat in reading.foes)

    def aim(play: Play) -> tuple[float, float]:
        index = INDEX[play.tile]
        rank = ranks[index]
        if not beaten:
            # The bidder is on top: stay below, and be rid of a high tile if that is free.
            return (float(rank < top), danger(reading, index))
        if to_come:
            # The lower the top of the trick when the bidder plays, the sooner it is caught.
            return (-float(max(rank, top)), danger(reading, index))
        return (0.0, danger(reading, index))

    return max(reading.plays, key=aim)


OWNCOVER=True
def danger(reading: Reading, index: int) -> float:
    unseen = 0
    for may in reading.may:
        unseen |= may
    return lowness.danger(reading.held if OWNCOVER else 0, unseen, reading.suits, index)+ 0.01 * sum(ENDS[index])


def _ducked(reading: Reading, play: Play) -> float:
    index = INDEX[play.tile]
    suit = reading.suits.suit_led(index)
    caught = 1.0
    for seat in reading.foes:
        caught *= 1 - reading.must_beat(seat, suit, index)
    return 1 - caught


def _exposes(reading: Reading, play: Play) -> float:
    index = INDEX[play.tile]
    suit = reading.suits.suit_led(index)
    chance = 0.0
    for seat in reading.foes:
        chance = max(chance, reading.must_beat(seat, suit, index))
    return chance
