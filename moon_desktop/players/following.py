"""Playing to a trick that another seat led: win it cheaply, or give up as little as may be."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, tiles
from moon_desktop.players.keeping import keep
from moon_desktop.players.reading import Reading
from moon_desktop.players.stakes import trick_values


def follow(reading: Reading) -> Play:
    """The play that gains most: the trick it may take, less what its tile might take later."""
    sight = reading.sight
    suit, seat = sight.suit, sight.seat
    assert suit is not None
    values = trick_values(reading)
    ranks = reading.suits.strength[suit]
    best = max(sight.plays, key=lambda play: ranks[INDEX[play.tile]])
    lost = _gain(reading, values, suit, best.seat, INDEX[best.tile])

    def worth(tile: str) -> float:
        index = INDEX[tile]
        takes = ranks[index] > ranks[INDEX[best.tile]]
        gain = _gain(reading, values, suit, seat, index) if takes else lost
        return gain - keep(reading, index) * values[seat]

    open_to = reading.suits.follow(reading.held, suit)
    return Play(seat, max((tile for tile in sight.held if BIT[tile] & open_to), key=worth))


def _gain(
    reading: Reading, values: tuple[float, ...], suit: int, ahead: int, index: int
) -> float:
    """What the trick is worth on average while tile ``index`` of seat ``ahead`` is winning it."""
    stands = 1.0
    gain = weight = 0.0
    for seat in reading.after:
        chance = reading.beats(seat, suit, index)
        stands *= 1 - chance
        weight += chance
        gain += chance * values[seat]
    if weight:
        gain *= (1 - stands) / weight
    return gain + stands * values[ahead]
