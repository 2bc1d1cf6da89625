"""The players of a game, by level, and what they are asked for by the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moon_desktop.players.budget import Budget

if TYPE_CHECKING:
    from moon_desktop.players.advice import Advice
    from moon_desktop.players.player import Level, Limits, Player


class _Level(NamedTuple):
    """A level: how its players are made, and whether they are ``tempered``."""

    make: Callable[[int, Budget | None], Player]
    tempered: bool

    def __call__(self, seed: int, budget: Budget | None = None, /) -> Player:
        return self.make(seed, budget)


class Room:
    """The players of the package ``home``, each module loaded when it is first needed: a player is
    seated in the window, and thinks elsewhere.

    ``casual`` has Casual, ``expert`` Skilled and Expert; ``adviser`` has ``advise`` and DEALS, the
    most it weighs. Where tricks can be claimed the module ``reading`` has ``takes_the_rest``.
    ``tempered``: its players are Tempered, which is asked before one of them is made.
    """

    def __init__(self, home: str, reading: str = "reading", *, tempered: bool = False) -> None:
        self._home = home
        self._reading = reading
        makers = {"casual": self._casual, "skilled": self._skilled, "expert": self._expert}
        self.levels: Final[Mapping[str, Level]] = MappingProxyType(
            {level: _Level(make, tempered) for level, make in makers.items()}
        )

    def _module(self, name: str) -> Any:
        return import_module(f"{self._home}.{name}")

    def _casual(self, seed: int, budget: Budget | None = None, /) -> Player:
        player: Player = self._module("casual").Casual(seed)
        return player

    def _skilled(self, seed: int, budget: Budget | None = None, /) -> Player:
        player: Player = self._module("expert").Skilled(seed, budget)
        return player

    def _expert(self, seed: int, budget: Budget | None = None, /) -> Player:
        player: Player = self._module("expert").Expert(seed, budget)
        return player

    def claimant(self, match: Any, viewer: int) -> int | None:
        """See ``Players``."""
        sight = match.sight(viewer)
        if sight.phase != "play":
            return None
        leader: int = sight.plays[0].seat if sight.plays else sight.turn
        # Asked whenever the table rests: the reading is loaded when there is one to claim.
        if sight.counts[leader] + bool(sight.plays) < 2:
            return None
        takes = self._module(self._reading).takes_the_rest(match.sight(leader))
        return leader if takes else None

    def advise(
        self, sight: Any, limits: Limits, *, seed: int = 0, deals: int | None = None
    ) -> Advice:
        """See ``Players``."""
        adviser = self._module("adviser")
        most = self._module("expert").Expert.deals if limits.seconds is None else adviser.DEALS
        budget = Budget(limits.seconds, deals or most)
        advice: Advice = adviser.advise(sight, budget, seed, limits.stop)
        return advice
