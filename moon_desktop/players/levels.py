"""The levels a computer player may have, by name, and how a player of each is made."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

from moon_desktop.engine.record import HUMAN
from moon_desktop.players.player import Player

if TYPE_CHECKING:
    from moon_desktop.players.budget import Budget
    from moon_desktop.players.seer import Seer


class Level(Protocol):
    """Makes players of one level."""

    def __call__(self, seed: int, budget: Budget | None = None, /) -> Player:
        """The player of ``seed``, any whole number.

        ``budget``: how long it may think about a choice, None for its own measure. Who does
        not weigh deals has no use for it.
        """
        ...


def _random(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.players.drifter import Drifter

    return Drifter(seed)


def _casual(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.players.casual import Casual

    return Casual(seed)


def _skilled(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.players.skilled import Skilled

    return Skilled(seed) if budget is None else Skilled(seed, budget)


def _expert(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.players.expert import Expert

    return Expert(seed) if budget is None else Expert(seed, budget)


def _oracle(seed: int, /) -> Seer:
    from moon_desktop.players.oracle import Oracle

    return Oracle()


OWN: Final[Mapping[str, Level]] = MappingProxyType(
    {"random": _random, "casual": _casual, "skilled": _skilled, "expert": _expert}
)
"""The levels of this program, the weakest first."""

YARDSTICKS: Final = frozenset({"random"})
"""Levels to measure others by: settings and records may name them, but the table offers none."""

SEERS: Final[Mapping[str, Callable[[int], Seer]]] = MappingProxyType({"oracle": _oracle})
"""Players to measure others by, which are shown every tile: for simulated matches alone."""


class Levels(Mapping[str, Level]):
    """The levels of this program, and after them the players of other packages.

    These are looked for when all levels are listed, or a name is not one of our own.
    """

    def __getitem__(self, name: str) -> Level:
        if name in OWN:
            return OWN[name]
        return self._guests[name]

    def __iter__(self) -> Iterator[str]:
        yield from OWN
        yield from self._guests

    def __len__(self) -> int:
        return len(OWN) + len(self._guests)

    @property
    def _guests(self) -> Mapping[str, Level]:
        from moon_desktop.players.guests import guests

        return guests(frozenset({HUMAN, *OWN, *SEERS}))

    def by_strength(self) -> tuple[str, ...]:
        """The names to choose from at the table, the weakest first; guests, whose strength is
        not known, before all. Without those that are for measuring only."""
        own = (name for name in OWN if name not in YARDSTICKS)
        return (*self._guests, *own)


LEVELS: Final = Levels()
"""How a player of each level is made."""


class Seatable(Collection[str]):
    """Whoever can be seated at a place: a person, and players of every level."""

    def __contains__(self, player: object) -> bool:
        return player == HUMAN or player in LEVELS

    def __iter__(self) -> Iterator[str]:
        yield HUMAN
        yield from LEVELS

    def __len__(self) -> int:
        return 1 + len(LEVELS)


SEATABLE: Final = Seatable()
