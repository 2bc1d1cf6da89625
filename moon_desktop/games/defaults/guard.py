"""The answers of another package's game, looked at before anybody relies on them: what is wrong
with one is noted once, and a plain answer stands in where there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from inspect import isfunction
from typing import Any, Final, NamedTuple, get_type_hints

from moon_desktop.engine.entries import Choice, Entry
from moon_desktop.engine.sight import Sight
from moon_desktop.games.defaults.help import Help
from moon_desktop.games.defaults.hints import Hints
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.defaults.review import Review
from moon_desktop.games.defaults.rule_words import Group, RuleWords
from moon_desktop.games.defaults.sheet import Sheets
from moon_desktop.games.defaults.table import Table
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.game import Failing
from moon_desktop.games.house_rules import Proposal, Rules
from moon_desktop.games.views.fit import fits
from moon_desktop.games.views.hand import HandShown
from moon_desktop.games.views.panel import Offer
from moon_desktop.games.views.review import MatchFortune
from moon_desktop.games.views.table import (
    Face,
    Motion,
    PlateValues,
    Telling,
    Took,
)
from moon_desktop.players.referee import in_brief
from moon_desktop.words.language import tr

_log = logging.getLogger(__name__)


def _agrees(answer: object, *_: object, **__: object) -> bool:
    return True


class _Answer(NamedTuple):
    """What kind of value is expected, and what stands in for one that is none."""

    kind: Any
    plain: Callable[..., Any] | None = None
    agrees: Callable[..., bool] = _agrees
    """Whether it agrees with what was asked."""


def _tells_all(told: Telling, sight: Sight, *_: object, **__: object) -> bool:
    seats = sight.seats.count
    return len(told.plates) == seats and len(told.bubbles) in (0, seats)


_AGREES: Final[Mapping[str, Callable[..., bool]]] = {
    "layout": lambda lies, sight: lies.seats == sight.seats.count,
    "telling": _tells_all,
}


def _nothing(*_: object, **__: object) -> str:
    return ""


def _none(*_: object, **__: object) -> None:
    return None


_PLAYERS: Final[Mapping[str, _Answer]] = {
    "claimant": _Answer(int | None, _none),
    "settled": _Answer(bool, lambda *_, **__: False),
    "plain_play": _Answer(Choice),
    "fortunes": _Answer(MatchFortune | None, _none),
}
"""Those that the window asks; the others are asked in a process of their own."""


class _PlainPanel(Panel[Any]):
    """A key for each choice, by its notation."""

    def offer(self, sight: Sight, narrow: bool) -> Offer | None:
        return self.offer_ends(sight.legal) if sight.legal else None

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        return super().offer_ends(choices)._replace(question="")


class _PlainSheets(Sheets[Any]):
    """No hand is laid open."""

    def laid_open(
        self, rules: Any, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        return None


class _PlainTable(Table[Any]):
    """Nothing moves, and nothing is told but names."""

    def motion(self, before: Sight, entry: Entry, after: Sight) -> Motion:
        return Motion()

    def took(
        self, before: Sight, entry: Entry, after: Sight, names: Sequence[str], you: int | None
    ) -> Took:
        return Took(None, "", "")

    def telling(self, sight: Sight, names: Sequence[str], you: int | None) -> Telling:
        seats = sight.seats.clockwise(sight.seat)
        return Telling(tuple(PlateValues(names[seat]) for seat in seats), "", "", "")

    def prompt(self, sight: Sight, names: Sequence[str], you: int | None) -> str:
        return ""


class _PlainHelp(Help[Any]):
    """The help without any code of the game."""

    def levels_line(self) -> str:
        return ""


class _PlainWords(RuleWords[Any]):
    """What is said of house rules by their ``keys`` alone: no code of the game is asked."""

    def __init__(self, game: str, keys: Iterable[str]) -> None:
        super().__init__(game, Rules)
        self._keys = tuple(keys)

    def source(self, key: str) -> str:
        return ""

    def groups(self) -> tuple[Group, ...]:
        return (Group(tr("House rules"), self._keys),)

    def proposals(self) -> Mapping[str, Proposal]:
        return {}

    def unit(self, key: str, values: Mapping[str, Any]) -> str:
        return ""

    def without_meaning(self, key: str, values: Mapping[str, Any]) -> str | None:
        return None

    def points(self, rules: Any) -> tuple[str, ...]:
        return ()


class _Room(NamedTuple):
    """What is asked there: the class whose methods say what kind of value each must answer, how
    the object is made that stands in, of a game's name and the keys of its house rules, and which
    methods nothing stands in for."""

    kind: type
    plain: Callable[[str, Iterable[str]], object]
    without: frozenset[str] = frozenset()


def _nobody(name: str, keys: Iterable[str]) -> None:
    """Nothing stands in."""


_ROOMS: Final[Mapping[str, _Room]] = {
    "rules": _Room(RuleWords, _PlainWords),
    "hints": _Room(Hints, _nobody),
    "panel": _Room(Panel, lambda name, keys: _PlainPanel(), frozenset(("pick",))),
    "table": _Room(
        Table,
        lambda name, keys: _PlainTable(Wording()),
        frozenset(("layout", "took_told", "hand_size", "plate", "plaque")),
    ),
    "sheet": _Room(
        Sheets,
        lambda name, keys: _PlainSheets(Wording()),
        frozenset(("start", "empty", "besides", "told")),
    ),
    "review": _Room(Review, _nobody),
    "help": _Room(Help, lambda name, keys: _PlainHelp()),
}


def _answers(room: str, name: str, keys: Iterable[str]) -> Mapping[str, _Answer]:
    """Those of a room of the game ``name``."""
    if room not in _ROOMS:
        return {} if room == "show" else _PLAYERS
    kind, make, without = _ROOMS[room]
    plain = make(name, keys)
    return {
        answer: _Answer(
            get_type_hints(given)["return"],
            None if plain is None or answer in without else getattr(plain, answer),
            _AGREES.get(answer, _agrees),
        )
        for answer, given in vars(kind).items()
        if isfunction(given) and not answer.startswith("_")
    }


class Guarded:
    """The ``room`` of the game ``name``, "show", one within that or "players", which is loaded by
    ``load`` when it is first asked; ``failed`` is called with each answer that cannot be used, the
    first time; ``keys``: those of its house rules.

    Raises Failing where nothing stands in for one.
    """

    def __init__(
        self,
        name: str,
        load: Callable[[], Any],
        failed: Callable[[], None],
        room: str,
        keys: Iterable[str],
    ) -> None:
        self._name = name
        self._keys = keys
        self._load = load
        self._failed = failed
        self._room = room
        self._noted: set[str] = set()

    @cached_property
    def _answers(self) -> Mapping[str, _Answer]:
        return _answers(self._room, self._name, self._keys)

    def __getattr__(self, answer: str) -> Any:
        if self._room == "show" and answer in _ROOMS:
            load = partial(self._within, answer)
            room = Guarded(self._name, load, self._failed, answer, self._keys)
            return self.__dict__.setdefault(answer, room)
        try:
            given = getattr(self._load(), answer)
        except (Exception, SystemExit) as error:
            self._note(answer, error)
            if answer not in self._answers:
                raise Failing(self._name, answer) from error
            given = _missing
        if answer not in self._answers:
            return given
        expected = self._answers[answer]
        if answer == "face":
            expected = expected._replace(plain=self._back)
        return lambda *asked, **named: self._asked(answer, given, expected, *asked, **named)

    def _within(self, room: str) -> Any:
        return getattr(self._load(), room)

    def _asked(
        self, answer: str, given: Callable[..., Any], expected: _Answer, *asked: Any, **named: Any
    ) -> Any:
        try:
            found = given(*asked, **named)
            if fits(found, expected.kind) and expected.agrees(found, *asked, **named):
                return found
            raise TypeError(f"{answer} answered what it must not: {in_brief(found)}")
        except (Exception, SystemExit) as error:
            self._note(answer, error)
            if expected.plain is not None:
                return expected.plain(*asked, **named)
            raise Failing(self._name, answer) from error

    def _back(self, piece: str | None) -> Face:
        """A piece from behind, of the game's own pack if that is known."""
        try:
            back = self._load().face(None)
        except (Exception, SystemExit):
            return Face()
        return Face(back.pack) if fits(back, Face) else Face()

    def _note(self, answer: str, error: BaseException) -> None:
        if answer not in self._noted:
            self._noted.add(answer)
            _log.error("the game %r fails: %s", self._name, answer, exc_info=error)
            self._failed()


def _missing(*_: object, **__: object) -> Any:
    raise AttributeError("the game's room cannot be loaded, or has no such answer")
