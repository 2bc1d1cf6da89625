"""Computer players: a Sight in, one of its legal choices out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

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


class Weighing:
    """Asks an adviser about deals that agree with what it sees, and does what it says.

    ``adviser``: the module that has ``advise``, which is told ``how`` besides; it is loaded when a
    choice is due, for a player is seated in the window, and thinks elsewhere. ``deals`` are
    weighed for a choice where nobody says how many.
    """

    adviser: ClassVar[str]
    deals: ClassVar[int]
    how: ClassVar[Mapping[str, Any]] = MappingProxyType({})

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self._budget = budget or Budget(None, self.deals)

    def choose(self, sight: Any) -> Choice:
        """The choice worth most over the deals that agree with ``sight``."""
        return self._best(sight, self._budget)

    def choose_within(self, sight: Any, limits: Limits) -> Choice:
        """The same within ``limits``; raises Stopped when told to stop."""
        return self._best(sight, self._budget._replace(seconds=limits.seconds), limits.stop)

    def _best(self, sight: Any, budget: Budget, stop: Callable[[], bool] | None = None) -> Choice:
        choice: Choice = sight.legal[0]
        if len(sight.legal) > 1:
            advise = import_module(self.adviser).advise
            choice = advise(sight, budget, self.seed, stop, **self.how).best
        return choice
