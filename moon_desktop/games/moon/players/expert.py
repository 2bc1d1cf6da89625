"""Players who weigh deals: the expert many of them, for the game; the skilled one few."""

from __future__ import annotations

from types import MappingProxyType

from moon_desktop.games.moon.players.aims import STEADILY, TO_SCORE
from moon_desktop.players.player import Bidder


class Expert(Bidder):
    """Asks the adviser about many deals, by what was bid the likelier ones, and does what it says.

    More ``deals`` find little more, and fewer are too few (a few rounds against itself told so).
    """

    adviser = "moon_desktop.games.moon.players.adviser"
    deals = 120
    how = MappingProxyType({"aim": STEADILY, "suspicious": True})


class Skilled(Expert):
    """Asks about few deals, each as likely as any other but enough to be sound, and for points."""

    deals = 24
    how = MappingProxyType({"aim": TO_SCORE, "suspicious": False})
