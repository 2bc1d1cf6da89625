"""The skilled player: weighs a few deals, takes the bidding as it comes, plays for points."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.moon.entries import Choice
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.budget import Budget
from moon_desktop.players.player import Limits

DEALS: Final = 24
"""Deals weighed for a choice: enough to be sound."""


class Skilled:
    """A player that asks the adviser about a few deals, each as likely as any other."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed = seed
        self._budget = budget or Budget(None, DEALS)

    def choose(self, sight: MoonSight) -> Choice:
        """The choice that brings most points over the deals looked at."""
        return self._best(sight, self._budget, None)

    def choose_within(self, sight: MoonSight, limits: Limits) -> Choice:
        """The same within ``limits``; raises Stopped when told to stop."""
        return self._best(sight, self._budget._replace(seconds=limits.seconds), limits)

    def _best(self, sight: MoonSight, budget: Budget, limits: Limits | None) -> Choice:
        if len(sight.legal) == 1:
            return sight.legal[0]
        # Loaded where it is needed: a player is seated in the window, and thinks elsewhere.
        from moon_desktop.games.moon.players.adviser import advise
        from moon_desktop.games.moon.players.aims import TO_SCORE

        stop = None if limits is None else limits.stop
        best: Choice = advise(sight, budget, self._seed, stop, aim=TO_SCORE, suspicious=False).best
        return best
