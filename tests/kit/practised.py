"""The choices of a position to practise on."""

from __future__ import annotations

from moon_desktop.engine.entries import Choice, notation
from moon_desktop.learning.practice import Position


def open_in(position: Position) -> dict[str, Choice]:
    """All that are legal, by their notation."""
    return {notation(choice): choice for choice in position.match.legal()}


def wrong_in(position: Position) -> list[str]:
    """Those that are not right, in notation."""
    return [word for word in open_in(position) if word not in position.right]
