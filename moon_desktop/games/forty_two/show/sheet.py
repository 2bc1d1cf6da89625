"""The score sheet of Texas 42."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.shown.sheet import Sheet

sheet: Final = Sheet.opened
