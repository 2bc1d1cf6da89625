"""What a game answers that has nothing to say."""

from __future__ import annotations


def nothing(*asked: object) -> None:
    """There is nothing to say."""
