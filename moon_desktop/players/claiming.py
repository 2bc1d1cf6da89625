"""When the rest of a hand is certain: a leader all of whose tiles take whatever is played."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.reading import Reading, read


def takes_the_rest(sight: MoonSight) -> bool:
    """Whether the leader of the trick, whose Sight this is, can say that it takes this trick
    and all that follow, in whatever order it leads and whatever the others hold and play.

    False where another seat leads. Nothing but the Sight is used, so that a claim tells no
    more than the leader itself can know (M1.5).
    """
    if sight.phase != "play" or sight.veiled:
        return False
    leader = sight.plays[0].seat if sight.plays else sight.turn
    if leader != sight.seat:
        return False
    reading = read(sight)
    seats = range(sight.seats.count)
    if sight.plays:
        led, suit = sight.plays[0], sight.suit
        assert suit is not None
        beating = reading.beaters[suit][INDEX[led.tile]]
        if any(BIT[play.tile] & beating for play in sight.plays[1:]):
            return False
        to_play = frozenset(seats) - {play.seat for play in sight.plays}
        if any(reading.may[seat] & beating for seat in to_play):
            return False
    return all(
        not reading.may[seat] & reading.beaters[suit][INDEX[tile]]
        for tile in sight.held
        for suit in reading.suits.leads[INDEX[tile]]
        for seat in seats
    )


def plain_play(sight: MoonSight) -> Play:
    """The first tile that the seat in turn may lay down without reneging (M4.3)."""
    reading: Reading = read(sight)
    return reading.plays[0]
