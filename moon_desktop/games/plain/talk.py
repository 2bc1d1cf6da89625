"""What any game says of a choice, and where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable

from moon_desktop.engine.entries import Choice, notation
from moon_desktop.games.plain.table import picked


def chosen(named: Callable[[str], str], choice: Choice) -> str:
    """A choice in a sentence: a piece as it is ``named``, else its notation."""
    piece = picked(choice)
    return notation(choice) if piece is None else named(piece)


def nothing(*asked: object) -> None:
    """There is nothing to say."""
