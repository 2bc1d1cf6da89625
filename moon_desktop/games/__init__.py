"""The catalogue of games: found by the name in a record's header, loaded when first asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from moon_desktop.engine.record import header_line

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Entry
    from moon_desktop.engine.record import Header
    from moon_desktop.games.game import Game

_log = logging.getLogger(__name__)

OWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "moon": "moon_desktop.games.moon",
        "texas42": "moon_desktop.games.forty_two",
        "shoot-the-moon-cards": "moon_desktop.games.moon_cards",
    }
)
"""The games of this program and where each lives; the first is played unless another is chosen."""

GROUP: Final = "moon_desktop.games"
"""The group of entry points by which a package brings a game: its name, and its Game."""


class Catalogue(Mapping[str, "Game"]):
    """The games of this program, and after them those of other packages.

    These are looked for when all games are listed, or a name is not one of our own. A game whose
    code fails to load, or is no Game of that name, is left out, and ``broken`` names it.
    """

    def __init__(self, own: Mapping[str, str] = OWN) -> None:
        self._own = own
        self._loaded: dict[str, Game] = {}
        self._guests: dict[str, Game] | None = None
        self.broken: tuple[str, ...] = ()
        """The names of games of other packages that could not be loaded; the log has why."""

    def __getitem__(self, name: str) -> Game:
        if name not in self._own:
            return self._brought()[name]
        if name not in self._loaded:
            self._loaded[name] = import_module(self._own[name] + ".game").GAME
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._brought()

    def __len__(self) -> int:
        return len(self._own) + len(self._brought())

    @property
    def first(self) -> str:
        """The game that is played unless another is chosen."""
        return next(iter(self))

    def with_preset(self, key: str) -> Game:
        """The first game that has house rules by that key; raises KeyError."""
        for game in self.values():
            if key in game.presets:
                return game
        raise KeyError(key)

    def look_anew(self) -> None:
        """Has the games of other packages be looked for again, when next asked for."""
        self._guests, self.broken = None, ()

    def _brought(self) -> dict[str, Game]:
        """The games of other packages, looked for once."""
        if self._guests is None:
            from importlib.metadata import entry_points

            self._guests = {}
            for point in entry_points(group=GROUP):
                if point.name in self._own or point.name in self._guests:
                    _log.warning("the game %r of %s is passed over", point.name, point.value)
                    continue
                try:
                    self._guests[point.name] = _game(point.name, point.load())
                except (Exception, SystemExit):
                    _log.exception("the game %r cannot be loaded from %s", point.name, point.value)
                    self.broken = (*self.broken, point.name)
        return self._guests


def _game(name: str, loaded: object) -> Game:
    """What a package brought under ``name``, seen to be a game that records call so."""
    from moon_desktop.games.game import Game

    if not isinstance(loaded, Game) or loaded.name != name:
        raise TypeError(f"{loaded!r} is no Game of the name {name!r}")
    return loaded


CATALOGUE: Final = Catalogue()


def record_text(header: Header, entries: Iterable[Entry]) -> str:
    """The record of a match as text, lines with their line ends."""
    line = CATALOGUE[header.game].forms.line
    return "".join((header_line(header), *map(line, entries)))
