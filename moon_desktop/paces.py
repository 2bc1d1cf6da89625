"""How fast the table goes, as the preferences have it."""

from __future__ import annotations

import math
from typing import Final

from moon_desktop.settings import Settings
from moon_desktop.table import tempo
from moon_desktop.table.tempo import Tempo

_MOVEMENT: Final = {
    "relaxed": (1.4, 1.4),
    "normal": (1.0, 1.0),
    "fast": (0.6, 0.5),
    "none": (0.0, 0.7),
}
"""By word: what scales movements, and pauses after what was said or laid down."""

_TRICK_STAY: Final = {"short": 0.5, "normal": 1.0, "long": 2.2, "click": math.inf}
_THINKING: Final = {"none": 0.0, "short": 0.5, "normal": 1.0, "long": 2.5}


def tempo_of(chosen: Settings) -> Tempo:
    """The tempo of the table."""
    motion, hold = _MOVEMENT[chosen.movement]
    return Tempo(motion, hold, _TRICK_STAY[chosen.trick_stay])


def thinking_of(chosen: Settings) -> int:
    """How long, in ms, a computer player seems to consider at the least."""
    return round(tempo.THINKING * _THINKING[chosen.thinking])
