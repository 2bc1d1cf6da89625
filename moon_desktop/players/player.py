"""Computer players: a Sight in, one of its legal choices out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from moon_desktop.engine.entries import Choice
from moon_desktop.players.budget import Budget
from moon_desktop.players.budget import Stopped as Stopped


class Player(Protocol):
    """A computer player of one level.

    It keeps nothing between choices: what it knows is in the Sight, so a match taken up
    again after a crash goes on as it would have. The Sight is that of the game it plays.
    """

    def choose(self, sight: Any) -> Choice:
        """One of ``sight.legal``, which is never empty."""
        ...


class Level(Protocol):
    """Makes players of one level."""

    def __call__(self, seed: int, budget: Budget | None = None, /) -> Player:
        """The player of ``seed``, any whole number.

        ``budget``: how long it may think about a choice, None for its own measure. Who does
        not weigh deals has no use for it.
        """
        ...


class Limits(NamedTuple):
    """How long a player may think about a choice, in seconds, None for no clock, and whether it
    is to stop.

    ``stop`` is to be asked at least every 50 ms.
    """

    seconds: float | None
    stop: Callable[[], bool]


@runtime_checkable
class Interruptible(Protocol):
    """A player that takes its time, and can be told how much and when to stop."""

    def choose_within(self, sight: Any, limits: Limits) -> Choice:
        """One of ``sight.legal`` within ``limits``; raises Stopped when told to stop."""
        ...
