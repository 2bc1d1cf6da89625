"""What a tile may still be good for: the chance that it takes a trick later on."""

from __future__ import annotations

from moon_desktop.engine.pieces import ENDS
from moon_desktop.players.reading import Reading

LED = 0.85
"""How much of the chance to take a trick now is left for later."""

TRUMP = 0.45
"""The least that a trump is good for: it may ruff."""

STOPPERS = (0.3, 0.25, 0.12)
"""The least that a tile is good for that no, one or two tiles still out beat in its suit."""

PIP = 0.002
"""A pip's part: between tiles equally good the lower one goes."""


def keep(reading: Reading, index: int) -> float:
    """The chance, about, that tile ``index`` takes a trick if it is kept."""
    suits = reading.suits
    if suits.trumps >> index & 1:
        least = TRUMP
    else:
        suit = suits.suit_led(index)
        over = reading.unseen & reading.beaters[suit][index] & suits.followers[suit]
        count = over.bit_count()
        least = STOPPERS[count] if count < len(STOPPERS) else 0.0
    others = tuple([seat for seat in range(len(reading.may)) if seat != reading.sight.seat])
    led = max([reading.stands(others, suit, index) for suit in suits.leads[index]])
    return max(least, LED * led) + PIP * sum(ENDS[index])
