"""The catalogue of games: one rule book a module, found by the name in a record's header."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.reading import Game
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_rules import MoonRules

CATALOGUE: Final = {"moon": Game(MoonRules.from_record, Moon.start)}
