"""What a game calls its pieces, its suits and the choices of its players."""

from __future__ import annotations

from typing import Any

from moon_desktop.engine.entries import Choice, Play, notation
from moon_desktop.engine.pieces import Piece
from moon_desktop.words.quoting import printable


class Wording:
    """The words of a game, where it has none of its own: pieces as records write them."""

    def piece(self, piece: Piece) -> str:
        """A piece by its name, as in ``double five``; a record may call one anything."""
        return printable(piece)

    def choice(self, choice: Choice, rules: Any) -> str:
        """A choice under ``rules`` by its name: the piece that it lays down, else its notation."""
        return self.piece(choice.piece) if isinstance(choice, Play) else notation(choice)

    def suit_heading(self, suit: int) -> tuple[str, str]:
        """A suit by its emblem and its name, alone or at the beginning of a sentence."""
        return "", str(suit)
