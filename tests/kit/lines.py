"""An entry of Moon as a line of a record."""

from __future__ import annotations

from moon_desktop.engine.entries import Entry
from moon_desktop.games.moon import FORMS


def entry_line(entry: Entry) -> str:
    """With its line end."""
    return FORMS.line(entry)
