"""What a computer player is: a Sight in, one of its legal choices out."""

from __future__ import annotations

from typing import Protocol

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon_sight import MoonSight


class Player(Protocol):
    """A computer player of one level.

    It keeps nothing between choices: what it knows is in the Sight, so a match taken up
    again after a crash goes on as it would have.
    """

    def choose(self, sight: MoonSight) -> Choice:
        """One of ``sight.legal``, which is never empty."""
        ...
