"""Magpie, a card game of another package: what its rules are is in the README beside it."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.game import Game

from .match import FORMS, Magpie
from .rules import PRESETS, MagpieRules

GAME: Final = Game(
    "magpie",
    home=__name__,
    rules=MagpieRules,
    presets=PRESETS,
    start=Magpie.start,
    forms=FORMS,
)
