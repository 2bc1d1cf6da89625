"""Texas 42 as the catalogue has it."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.pieces import TILES, pips
from moon_desktop.games.auction.entries import visible
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.forty_two.record import FORMS
from moon_desktop.games.forty_two.rules import CHOICES, PRESETS, FortyTwoRules
from moon_desktop.games.game import Game

GAME: Final = Game(
    "texas42",
    home="moon_desktop.games.forty_two",
    rules=FortyTwoRules,
    choices=CHOICES,
    presets=PRESETS,
    start=start,
    forms=FORMS,
    visible=visible,
    played=lambda rules: rules.as_played,
    lots={tile: pips(tile) for tile in TILES},
)
"""Texas 42, whole: its rules, the flow of a match, its record, its players, what is shown."""
