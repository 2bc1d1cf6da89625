"""Moon as the catalogue has it."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.auction.entries import visible
from moon_desktop.games.game import Game
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.record import FORMS
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules

GAME: Final = Game(
    "moon",
    home="moon_desktop.games.moon",
    rules=MoonRules,
    choices=CHOICES,
    presets=PRESETS,
    start=start,
    forms=FORMS,
    visible=visible,
    usual="fosdick-widow",
)
