"""A player who is shown every tile, to measure the others by once a contract is bought."""

from __future__ import annotations

from moon_desktop.engine.entries import Choice
from moon_desktop.games.dominoes.players.double_dummy import hindsight, wants_many
from moon_desktop.games.moon.match import Moon


class Oracle:
    """Settles and plays for the tricks of the bidder('s side); it does not bid."""

    def choose_seeing(self, match: Moon) -> Choice:
        """The best choice in ``match`` when all who are still to choose see every tile too."""
        worth = hindsight(match)
        return (max if wants_many(match) else min)(worth, key=lambda choice: worth[choice])
