"""What a seer is: one to measure players by, which is shown the whole match."""

from __future__ import annotations

from abc import ABC, abstractmethod

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon import Moon


class Seer(ABC):
    """Chooses with every tile seen. It is no Player, so nobody can sit down against one."""

    @abstractmethod
    def choose_seeing(self, match: Moon) -> Choice:
        """One of the choices legal in ``match``, for the seat in turn."""
