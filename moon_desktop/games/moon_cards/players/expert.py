"""Players who weigh deals: the expert many of them, the skilled one few."""

from __future__ import annotations

from collections.abc import Callable

from moon_desktop.games.sight import PlainSight
from moon_desktop.players.advice import Advice
from moon_desktop.players.budget import Budget
from moon_desktop.players.player import Weighing


class Expert(Weighing):
    """Asks the adviser about many deals."""

    deals = 200

    def advised(self, sight: PlainSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        # Loaded where it is needed: a player is seated in the window, and thinks elsewhere.
        from moon_desktop.games.moon_cards.players.adviser import advise

        return advise(sight, budget, self.seed, stop)


class Skilled(Expert):
    """Asks about few deals."""

    deals = 12
