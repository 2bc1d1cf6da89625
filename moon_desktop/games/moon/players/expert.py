"""Players who weigh deals: the expert many of them, for the game; the skilled one few."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from moon_desktop.games.moon.players.aims import STEADILY, TO_SCORE, Aim
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Advice
from moon_desktop.players.budget import Budget
from moon_desktop.players.player import Weighing


class Expert(Weighing):
    """Asks the adviser about many deals, by what was bid the likelier ones, and does what it says.

    More ``deals`` find little more, and fewer are too few (a few rounds against itself told so).
    """

    deals = 120
    aim: ClassVar[Aim] = STEADILY
    suspicious: ClassVar[bool] = True

    def advised(self, sight: MoonSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        # Loaded where it is needed: a player is seated in the window, and thinks elsewhere.
        from moon_desktop.games.moon.players.adviser import advise

        return advise(sight, budget, self.seed, stop, aim=self.aim, suspicious=self.suspicious)


class Skilled(Expert):
    """Asks about few deals, each as likely as any other but enough to be sound, and for points."""

    deals = 24
    aim = TO_SCORE
    suspicious = False
