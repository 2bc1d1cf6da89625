"""Players who weigh deals: the expert many of them, and by what was said; the skilled one few."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from moon_desktop.games.forty_two.entries import Choice
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.budget import Budget
from moon_desktop.players.player import Limits


class Expert:
    """Asks the adviser about many deals, by what was bid the likelier ones, and does what it says.

    ``deals`` weighed for a choice.
    """

    deals: ClassVar[int] = 60
    suspicious: ClassVar[bool] = True

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._seed = seed
        self._budget = budget or Budget(None, self.deals)

    def choose(self, sight: FortyTwoSight) -> Choice:
        """The choice worth most over the deals that agree with ``sight``."""
        return self._best(sight, self._budget)

    def choose_within(self, sight: FortyTwoSight, limits: Limits) -> Choice:
        """The same within ``limits``; raises Stopped when told to stop."""
        return self._best(sight, self._budget._replace(seconds=limits.seconds), limits.stop)

    def _best(
        self, sight: FortyTwoSight, budget: Budget, stop: Callable[[], bool] | None = None
    ) -> Choice:
        if len(sight.legal) == 1:
            return sight.legal[0]
        # Loaded where it is needed: a player is seated in the window, and thinks elsewhere.
        from moon_desktop.games.forty_two.players.adviser import advise

        advice = advise(sight, budget, self._seed, stop, suspicious=self.suspicious)
        best: Choice = advice.best
        return best


class Skilled(Expert):
    """Asks about few deals, each as likely as any other."""

    deals = 20
    suspicious = False
