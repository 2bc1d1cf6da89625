"""How long a thought may take: so many deals, so many seconds, and whether it is to stop."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple


class Stopped(Exception):
    """A player was told to stop while it thought; nothing comes of the thought."""


class Budget(NamedTuple):
    """At most ``worlds`` deals, and at most ``seconds``; None leaves the clock out of it.

    Without a clock the same Sight and seed always give the same thought.
    """

    seconds: float | None
    worlds: int


class Thought:
    """A thought under way: its budget, who may call it off, and the seconds it goes by."""

    def __init__(
        self,
        budget: Budget,
        stop: Callable[[], bool] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.worlds = budget.worlds
        self.seconds = budget.seconds
        self._stop = stop
        self._clock = clock
        self._last = clock()
        self._longest = 0.0
        self._end = None if budget.seconds is None else self._last + budget.seconds

    def check(self) -> None:
        """To be asked every few ms: raises Stopped if the thought is called off."""
        if self._stop is not None and self._stop():
            raise Stopped

    def goes_on(self) -> bool:
        """Whether there is time left for a step as long as the longest between two such questions
        so far; raises Stopped if the thought is called off."""
        self.check()
        if self._end is None:
            return True
        last, self._last = self._last, self._clock()
        self._longest = max(self._longest, self._last - last)
        return self._last + self._longest < self._end
