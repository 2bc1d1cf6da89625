"""The catalogue of games: one rule book a module, found by the name in a record's header."""

from __future__ import annotations

from moon_desktop.games.moon import Moon

CATALOGUE = {"moon": Moon}
