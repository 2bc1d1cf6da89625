"""Moon as the catalogue has it."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.game import Game
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.record import FORMS
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.sight import visible

GAME: Final = Game(
    "moon",
    home="moon_desktop.games.moon",
    rules=MoonRules,
    choices=CHOICES,
    presets=PRESETS,
    start=Moon.start,
    forms=FORMS,
    visible=visible,
)
