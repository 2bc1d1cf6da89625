"""Shoot the Moon, the card game, as the catalogue has it."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.game import Game
from moon_desktop.games.moon_cards.chips import FORMS
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.rules import PRESETS, MoonCardsRules

GAME: Final = Game(
    "shoot-the-moon-cards",
    home=__name__,
    rules=MoonCardsRules,
    presets=PRESETS,
    start=MoonCards.start,
    forms=FORMS,
)
"""The game, whole: its rules, the flow of a match, its record, its players, what is shown."""
