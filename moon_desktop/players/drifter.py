"""A player without a thought: any choice that is legal, each as likely as the next."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.whim import whim


class Drifter(NamedTuple):
    """Chooses by ``seed`` alone; where reneges are accepted it reneges too (M4.8)."""

    seed: int

    def choose(self, sight: MoonSight) -> Choice:
        """One of ``sight.legal``."""
        return sight.legal[whim(self.seed, sight, len(sight.legal))]
