"""Playing to a trick that another seat led: win it cheaply, or give up as little as may be."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import INDEX
from moon_desktop.players.keeping import keep
from moon_desktop.players.reading import Reading
from moon_desktop.players.stakes import prospect, trick_values


def follow(reading: Reading) -> Play:
    """The play that gains most: the trick it may take, less what its tile might take later."""
    sight, suit = reading.sight, reading.sight.suit
    assert suit is not None
    values = trick_values(reading)
    ranks = reading.suits.strength[suit]
    top = max(sight.plays, key=lambda play: ranks[INDEX[play.tile]])
    top_index = INDEX[top.tile]
    left = prospect(reading, values, suit, top.seat, top_index)

    def gain(play: Play) -> float:
        index = INDEX[play.tile]
        takes = ranks[index] > ranks[top_index]
        trick = prospect(reading, values, suit, sight.seat, index) if takes else left
        return trick - keep(reading, index) * values[sight.seat]

    plays = reading.plays
    return plays[0] if len(plays) == 1 else max(plays, key=gain)
