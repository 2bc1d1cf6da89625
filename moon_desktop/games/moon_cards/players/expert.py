"""Players who weigh deals: the expert many of them, the skilled one few."""

from __future__ import annotations

from moon_desktop.players.player import Weighing


class Expert(Weighing):
    """Asks the adviser about many deals."""

    adviser = "moon_desktop.games.moon_cards.players.adviser"
    deals = 200


class Skilled(Expert):
    """Asks about few deals."""

    deals = 12
