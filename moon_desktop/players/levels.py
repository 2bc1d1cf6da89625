"""The levels a computer player may have, by name, and how a player of each is made in a game."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from moon_desktop.engine.record import HUMAN
from moon_desktop.engine.sight import Sight
from moon_desktop.players.player import Budget, Level, Player

OWN: Final = ("random", "casual", "skilled", "expert")
"""The levels of this program, the weakest first: the same names in every game."""

YARDSTICKS: Final = frozenset({"random"})
"""Levels to measure others by: settings and records may name them, but the table offers none."""

FALLBACK: Final = "casual"
"""The level that chooses where a player fails to."""


def _random(seed: int, budget: Budget | None = None, /) -> Player[Sight]:
    from moon_desktop.players.player import RandomPlayer

    return RandomPlayer(seed)


@cache
def guests() -> Mapping[str, Level]:
    """The players of other packages in the order of their names, looked for when they are first
    asked for; nothing of theirs is imported yet."""
    from moon_desktop.players.guests import GROUP, Guest, brought

    found = brought(GROUP, {HUMAN, *OWN})
    return MappingProxyType({name: Guest(entry) for name, entry in found.items()})


class Levels(Mapping[str, Level]):
    """The levels of this program as a game plays them, and after them the players of other
    packages, which are looked for when all are listed, or a name is not one of our own.

    Where a game has no player of a level, it is the next weaker one that it has.
    """

    def __init__(self, own: Mapping[str, Level] = MappingProxyType({})) -> None:
        self._own = {"random": _random, **own}

    def __getitem__(self, name: str) -> Level:
        if name not in OWN:
            return guests()[name]
        weaker = OWN[: OWN.index(name) + 1]
        return next(self._own[level] for level in reversed(weaker) if level in self._own)

    def __iter__(self) -> Iterator[str]:
        yield from OWN
        yield from guests()

    def __len__(self) -> int:
        return len(OWN) + len(guests())


def levels_of(game: str) -> Levels:
    """How a player of each level is made in the game of that name."""
    from moon_desktop.games import CATALOGUE

    return Levels(CATALOGUE[game].players.levels)


def tempered(game: str, player: str) -> bool:
    """Whether ``player`` is a level of this program whose players are Tempered in that game."""
    from moon_desktop.games import CATALOGUE

    if player not in OWN or player in YARDSTICKS:
        return False
    return getattr(CATALOGUE[game].players, "tempered", False) is True


def by_strength() -> tuple[str, ...]:
    """The names to choose from at the table, the weakest first; guests, whose strength is not
    known, before all. Without those that are for measuring only."""
    return (*guests(), *(name for name in OWN if name not in YARDSTICKS))


class Seatable(Container[str]):
    """Whoever can be seated at a place: a person, and players of every level. Packages are looked
    for only where it is neither a person nor a player of our own."""

    def __contains__(self, player: object) -> bool:
        return player == HUMAN or player in OWN or player in guests()
