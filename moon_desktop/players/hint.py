"""What a person is told who asks for a hint: the adviser's advice, as good as the time allows."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.budget import Budget
from moon_desktop.players.player import Limits
from moon_desktop.players.worth import Advice

DEALS: Final = 60_000
"""So many deals are weighed at the most: more than ever fit once the play has begun."""


def weigh(sight: MoonSight, limits: Limits) -> Advice:
    """The worth of every legal choice of ``sight``; raises Stopped when told to stop."""
    # Loaded where it is needed: who only sends for a hint has no use for it.
    from moon_desktop.players.adviser import advise

    return advise(sight, Budget(limits.seconds, DEALS), stop=limits.stop)
