"""Leading to a trick: a bidder draws trumps and cashes winners, a defender leads against it."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX
from moon_desktop.players.keeping import keep
from moon_desktop.players.reading import Reading, suit_led
from moon_desktop.players.stakes import trick_values

TRUMPS_LAST = True
CASH = 0.5
COST = 0.6
PCASH = True
DPUSH = 0
def lead(reading: Reading) -> Play:
    sight = reading.sight
    plays = [play for play in sight.legal if isinstance(play, Play)]
    if reading.bidding:
        drawing = draw_trumps(reading, plays)
        if drawing is not None:
            return drawing
    values = trick_values(reading)
    mine = values[sight.seat]

    def worth(play: Play) -> float:
        index = INDEX[play.tile]
        suit = suit_led(reading, play.tile, play.suit)
        stands = 1.0
        gain = weight = 0.0
        for seat in reading.after:
            chance = reading.beats(seat, suit, index)
            stands *= 1 - chance
            weight += chance
            gain += chance * values[seat]
        if weight:
            gain *= (1 - stands) / weight
        value = gain + stands * mine - keep(reading, index) * mine*COST
        if reading.bidding and BIT[play.tile] & reading.suits.trumps:
            value -= 2 if TRUMPS_LAST else 0
        elif reading.bidding and stands > CASH:
            value+=2*stands
        return value

    return max(plays, key=worth)

DRAWMIN=9
LOWDRAW=True
def draw_trumps(reading: Reading, plays: list[Play]) -> Play | None:
    """The highest trump, while a foe may still hold trumps worth drawing; else None."""
    suits = reading.suits
    trumps = [play for play in plays if BIT[play.tile] & suits.trumps]
    if not trumps:
        return None
    if not PCASH and reading.sight.seat!=reading.sight.bidder: return None
    assert suits.trump_suit is not None
    foes = 0
    for seat in reading.foes:
        foes |= reading.may[seat]
    foes &= suits.trumps
    if not foes:
        return None
    ranks = suits.strength[suits.trump_suit]
    top = max(trumps, key=lambda play: ranks[INDEX[play.tile]])
    higher = foes & reading.beaters[suits.trump_suit][INDEX[top.tile]]
    if not higher:
        return top
    if (foes != higher and len(trumps) > DRAWMIN) or (DRAWMIN==9 and foes.bit_count()>1):
        if LOWDRAW: return min(trumps, key=lambda play: ranks[INDEX[play.tile]])
        return top
    return None
