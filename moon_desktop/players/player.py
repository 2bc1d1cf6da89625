"""What a computer player is: a Sight in, one of its legal choices out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, runtime_checkable

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


class Stopped(Exception):
    """A player was told to stop while it thought; nothing comes of the thought."""


class Limits(NamedTuple):
    """How long a player may think about a choice, in seconds, and whether it is to stop.

    ``stop`` is to be asked at least every 50 ms.
    """

    seconds: float
    stop: Callable[[], bool]


@runtime_checkable
class Interruptible(Protocol):
    """A player that takes its time, and can be told how much and when to stop."""

    def choose_within(self, sight: MoonSight, limits: Limits) -> Choice:
        """One of ``sight.legal`` within ``limits``; raises Stopped when told to stop."""
        ...
