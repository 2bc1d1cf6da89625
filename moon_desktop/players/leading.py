"""Leading to a trick: draw trumps, cash winners, keep control; as a defender, attack."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX
from moon_desktop.players.keeping import keep
from moon_desktop.players.reading import Reading
from moon_desktop.players.stakes import prospect, trick_values

COST = 0.6
"""How much a led tile costs of what it might take later: a winner led now is seldom lost."""


def lead(reading: Reading) -> Play:
    """The lead that gains most, its end named where it has to be (M4.5).

    The bidder's side draws trumps first and then holds its own back, to come in again.
    """
    plays = reading.plays
    trumps = reading.suits.trumps
    if reading.bidding:
        drawing = _drawing(reading, [play for play in plays if BIT[play.tile] & trumps])
        if drawing is not None:
            return drawing
        plays = tuple([play for play in plays if not BIT[play.tile] & trumps]) or plays
    values = trick_values(reading)
    seat = reading.sight.seat

    def gain(play: Play) -> float:
        index = INDEX[play.tile]
        suit = reading.suits.suit_led(index) if play.suit is None else int(play.suit)
        trick = prospect(reading, values, suit, seat, index)
        return trick - COST * keep(reading, index) * values[seat]

    return max(plays, key=gain)


def _drawing(reading: Reading, trumps: list[Play]) -> Play | None:
    """The trump to lead while foes may hold trumps that are worth drawing; else None.

    From the top while the top is sure; a low one to drive out a higher one. The last trump
    out is left alone if it is high: it takes its trick in any case.
    """
    suit = reading.suits.trump_suit
    if suit is None or not trumps:
        return None
    out = 0
    for seat in reading.foes:
        out |= reading.may[seat] & reading.suits.trumps
    if not out:
        return None
    ranks = reading.suits.strength[suit]
    ordered = sorted(trumps, key=lambda play: ranks[INDEX[play.tile]])
    if not out & reading.beaters[suit][INDEX[ordered[-1].tile]]:
        return ordered[-1]
    return ordered[0] if out.bit_count() > 1 else None
