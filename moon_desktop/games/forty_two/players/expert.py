"""Players who weigh deals: the expert many of them, the skilled one few."""

from __future__ import annotations

from moon_desktop.players.player import Bidder


class Expert(Bidder):
    """Asks the adviser about many deals, by what was bid and called the likelier ones."""

    adviser = "moon_desktop.games.forty_two.players.adviser"
    deals = 60


class Skilled(Expert):
    """Asks about few deals."""

    deals = 24
