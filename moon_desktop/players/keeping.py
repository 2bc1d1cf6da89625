"""What a tile may still be good for: the chance that it takes a trick later on."""

from __future__ import annotations

from moon_desktop.engine.pieces import ENDS
from moon_desktop.players.reading import Reading

TRUMP = 0.45
SECOND = 0.25
THIRD = 0.12
LED = 0.85


def keep(reading: Reading, index: int) -> float:
    """The chance, about, that tile ``index`` takes a trick if it is kept."""
    bit = 1 << index
    suits = reading.suits
    unseen = 0
    for may in reading.may:
        unseen |= may
    suit = suits.leads[index][0]
    above = (unseen & reading.beaters[suit][index] & suits.followers[suit]).bit_count()
    if bit & suits.trumps:
        floor = TRUMP
    else:
        floor = (0.3, SECOND, THIRD)[above] if above < 3 else 0.0
    return max(floor, LED * reading.lead_stands(index)) + 0.002 * sum(ENDS[index])
