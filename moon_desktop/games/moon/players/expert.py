"""The expert: weighs many deals, reads the bidding, and plays for the game."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.moon.entries import Choice
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.budget import Budget
from moon_desktop.players.player import Limits

DEALS: Final = 120
"""Deals weighed for a choice: more find little more, and fewer are too few (a few rounds
against itself told so)."""


class Expert:
    """A player that asks the adviser and does what it says."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed = seed
        self._budget = budget or Budget(None, DEALS)

    def choose(self, sight: MoonSight) -> Choice:
        """The choice worth most over the deals that agree with ``sight``."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self._advised(sight, self._budget, None)

    def choose_within(self, sight: MoonSight, limits: Limits) -> Choice:
        """The same within ``limits``; raises Stopped when told to stop."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        budget = self._budget._replace(seconds=limits.seconds)
        return self._advised(sight, budget, limits)

    def _advised(self, sight: MoonSight, budget: Budget, limits: Limits | None) -> Choice:
        # Loaded where it is needed: a player is seated in the window, and thinks elsewhere.
        from moon_desktop.games.moon.players.adviser import advise
        from moon_desktop.games.moon.players.aims import STEADILY

        stop = None if limits is None else limits.stop
        best: Choice = advise(sight, budget, self._seed, stop, aim=STEADILY).best
        return best
