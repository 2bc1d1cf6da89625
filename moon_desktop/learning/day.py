"""The position of the day: from the date alone, and the same for everybody."""

from __future__ import annotations

from datetime import date
from hashlib import blake2b

from moon_desktop.learning.practice import Position, positions


def of_the_day(game: str, day: date) -> Position | None:
    """The position of ``day`` in the game of that name; None where it has none.

    Every day takes, of those that its month has not had, the position whose name gives the highest
    digest with the date: one that is added later changes few days.
    """
    every = {position.name: position for position in positions(game)}
    left, found = dict(every), None
    for number in range(1, day.day + 1) if every else ():
        left = left or dict(every)
        found = left.pop(max(left, key=lambda name: _digest(f"{day:%Y-%m}-{number} {name}")))
    return found


def _digest(text: str) -> bytes:
    return blake2b(text.encode("ascii"), digest_size=8).digest()
