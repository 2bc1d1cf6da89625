"""The catalogue of games: found by the name in a record's header, loaded when first asked for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
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
        self.failing: tuple[str, ...] = ()
        """The names of those of which something could not be used since; the log has what."""
        self.heed: Callable[[], None] = lambda: None
        """Called, perhaps in another thread, when there is one more of these."""

    def __getitem__(self, name: str) -> Game:
        if name not in self._own:
            return self._brought()[name]
        if name not in self._loaded:
            self._loaded[name] = import_module(self._own[name]).GAME
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

    def preset(self, word: str) -> tuple[Game, str]:
        """The game and the key of the house rules that are called ``word``: the key alone, in the
        first game that has it, or ``game:key``. Raises KeyError."""
        for game in self.values():
            if word in game.presets:
                return game, word
        name, _, key = word.partition(":")
        if key not in self[name].presets:
            raise KeyError(word)
        return self[name], key

    def preset_word(self, game: Game, key: str) -> str:
        """What the house rules ``key`` of ``game`` are called: ``game:key`` where another game
        before it has that key."""
        first, _ = self.preset(key)
        return key if first is game else f"{game.name}:{key}"

    def look_anew(self) -> None:
        """Has the games of other packages be looked for again, when next asked for."""
        self._guests, self.broken, self.failing = None, (), ()

    def _brought(self) -> dict[str, Game]:
        """The games of other packages, looked for once."""
        if self._guests is None:
            from moon_desktop.players.guests import brought

            self._guests = {}
            for name, point in brought(GROUP, self._own, _log).items():
                try:
                    game = _game(name, point.load())
                    game.guard(partial(self.note_failing, name))
                    self._guests[name] = game
                    self._tell_of_hidden(game)
                except (Exception, SystemExit):
                    self._guests.pop(name, None)
                    _log.exception("the game %r cannot be loaded from %s", name, point.value)
                    self.broken = (*self.broken, name)
        return self._guests

    def _tell_of_hidden(self, game: Game) -> None:
        for key in game.presets:
            if (word := self.preset_word(game, key)) != key:
                other, _ = self.preset(key)
                _log.warning(
                    "the house rules %r of the game %r are called %r on command lines, for the "
                    "game %r has some of that name", key, game.name, word, other.name,
                )  # fmt: skip

    def note_failing(self, name: str) -> None:
        """Something of the game of that name, another package's, could not be used; the log has
        what."""
        if name not in self.failing:
            self.failing = (*self.failing, name)
            self.heed()


def _game(name: str, loaded: object) -> Game:
    """What a package brought under ``name``, seen to be a game that records call so."""
    from moon_desktop.games.game import Game

    if not isinstance(loaded, Game) or loaded.name != name:
        raise TypeError(f"{loaded!r} is no Game of the name {name!r}")
    return loaded


CATALOGUE: Final = Catalogue()


def leave_telling() -> None:
    """This process, which another one began, puts nothing on stderr of what is wrong with a game:
    that one looked for them first, and has told of it."""
    # Without a handler it would go there all the same.
    _log.addHandler(logging.NullHandler())
    _log.propagate = False


def record_text(header: Header, entries: Iterable[Entry]) -> str:
    """The record of a match as text, lines with their line ends."""
    line = CATALOGUE[header.game].forms.line
    return "".join((header_line(header), *map(line, entries)))
