"""The answers of another package's game, looked at before anybody relies on them: what is wrong
with one is noted once, and a plain answer stands in where there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from inspect import isfunction
from operator import attrgetter, methodcaller
from typing import Any, Final, get_type_hints

from moon_desktop.engine.account import AnyAccount, Closing
from moon_desktop.engine.entries import Choice, Entry
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.sight import Sight
from moon_desktop.games.defaults.figures import Figures
from moon_desktop.games.defaults.help import Help
from moon_desktop.games.defaults.hints import Hints
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.defaults.review import Review
from moon_desktop.games.defaults.rule_words import AnyRuleWords, Group, RuleWords
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
    Layout,
    Motion,
    PlateValues,
    Telling,
    Took,
)
from moon_desktop.players.referee import in_brief
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable

_log = logging.getLogger(__name__)


# --- what stands in ---------------------------------------------------------------------------


class _Players:
    """What the window asks of players; all else is asked in a process of its own."""

    def claimant(self, match: object, viewer: int) -> int | None:
        return None

    def settled(self, match: object) -> bool:
        return False

    def plain_play(self, sight: Sight) -> Choice:
        """Looked at for its kind: nothing stands in for a choice."""
        raise AssertionError("a choice has no stand-in")

    def fortunes(self, reviews: object) -> MatchFortune | None:
        return None


class _Panel(Panel[Sight]):
    """A key for each choice, by its notation."""

    def offer(self, sight: Sight, narrow: bool) -> Offer | None:
        return self.offer_ends(sight.legal) if sight.legal else None

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        return super().offer_ends(choices)._replace(question="")


class _Sheets(Sheets[Rules]):
    """No hand is laid open."""

    def start(self, rules: Rules) -> Closing[AnyAccount]:
        """Looked at for its kind: nothing stands in for a match."""
        raise AssertionError("a match has no stand-in")

    def laid_open(
        self, rules: Rules, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        return None


class _Table(Table[Sight]):
    """Nothing moves, and nothing is told but names; pieces lie face down."""

    def __init__(self, given: Callable[[], object]) -> None:
        super().__init__(Wording())
        self._given = given

    def face(self, piece: str | None) -> Face:
        """From behind, of the game's own pack if that is known."""
        try:
            back = methodcaller("face", None)(self._given())
        except (Exception, SystemExit):
            return Face()
        return Face(back.pack) if fits(back, Face) else Face()

    def motion(self, before: Sight, entry: Entry, after: Sight) -> Motion:
        return Motion()

    def told(
        self, before: Sight, entry: Entry, after: Sight, names: Sequence[str], you: int | None
    ) -> str:
        return ""

    def turned(self, before: Sight, entry: Entry, after: Sight, names: Sequence[str]) -> str:
        return ""

    def plays_told(self, sight: Sight, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(printable(play.piece) for play in sight.plays)

    def took(
        self, before: Sight, entry: Entry, after: Sight, names: Sequence[str], you: int | None
    ) -> Took:
        return Took(None, "", "")

    def telling(self, sight: Sight, names: Sequence[str], you: int | None) -> Telling:
        seats = sight.seats.clockwise(sight.seat)
        return Telling(tuple(PlateValues(names[seat]) for seat in seats), "", "", "")

    def prompt(self, sight: Sight, names: Sequence[str], you: int | None) -> str:
        return ""


class _Help(Help[Rules]):
    """The help without any code of the game, whose refusals may lack a fact."""

    def refusal(self, illegal: Illegal, seats: Sequence[str], you: int | None = None) -> str:
        return tr("That is against the rules of the game.")

    def levels_line(self) -> str:
        return ""


class _Words(AnyRuleWords):
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

    def unit(self, key: str, values: Mapping[str, object]) -> str:
        return ""

    def points(self, rules: Rules) -> tuple[str, ...]:
        return ()


_LOOKED_AT: Final[Mapping[str, type]] = {
    "rules": RuleWords,
    "help": Help,
    "hints": Hints,
    "panel": Panel,
    "sheet": Sheets,
    "table": Table,
    "review": Review,
    "figures": Figures,
    "players": _Players,
}
"""By room, whose methods say what kind of value each answer must be."""

_ALONE: Final = {
    *(
        "layout",
        "took_text",
        "hand_size",
        "plaque",
        "plate",
        "start",
        "empty",
        "besides",
        "told",
        "pick",
    ),
    "plain_play",
}
"""Answers in place of which nothing stands, in rooms where something does."""


_seats = attrgetter("seats.count")


def _complete(found: object, sight: object) -> bool:
    """Whether what is shown of a ``sight`` has all its seats."""
    if isinstance(found, Telling):
        seats = _seats(sight)
        return len(found.plates) == seats and len(found.bubbles) in (0, seats)
    return not isinstance(found, Layout) or found.seats == _seats(sight)


# --- what is asked ----------------------------------------------------------------------------


class Guarded:
    """The ``room`` of the game ``name``, "show", one within that or "players", which is loaded by
    ``load`` when it is first asked; ``failed`` is called with each answer that cannot be used, the
    first time; ``keys``: those of its house rules.

    Raises Failing where nothing stands in for one.
    """

    def __init__(
        self,
        name: str,
        load: Callable[[], object],
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
    def _plain(self) -> object:
        """What stands in; None where nothing does."""
        match self._room:
            case "rules":
                return _Words(self._name, self._keys)
            case "help":
                return _Help(Wording())
            case "panel":
                return _Panel()
            case "sheet":
                return _Sheets(Wording())
            case "table":
                return _Table(self._load)
            case "figures":
                return Figures[Rules](Wording())
            case "players":
                return _Players()
        return None

    def __getattr__(self, answer: str) -> Any:
        if self._room == "show" and answer in _LOOKED_AT:
            room = Guarded(
                self._name,
                lambda: getattr(self._load(), answer),
                self._failed,
                answer,
                self._keys,
            )
            return self.__dict__.setdefault(answer, room)
        asked = getattr(_LOOKED_AT.get(self._room), answer, None)
        try:
            given = getattr(self._load(), answer)
        except (Exception, SystemExit) as error:
            self._note(answer, error)
            if not isfunction(asked):
                raise Failing(self._name, answer) from error
            return partial(self._stand_in, answer, error)
        if not isfunction(asked):
            return given
        return partial(self._asked, answer, given, get_type_hints(asked)["return"])

    def _asked(
        self,
        answer: str,
        given: Callable[..., object],
        kind: object,
        /,
        *asked: object,
        **named: object,
    ) -> object:
        try:
            found = given(*asked, **named)
            if fits(found, kind) and _complete(found, *asked[:1] or (named.get("sight"),)):
                return found
            raise TypeError(f"{answer} answered what it must not: {in_brief(found)}")
        except (Exception, SystemExit) as error:
            self._note(answer, error)
            return self._stand_in(answer, error, *asked, **named)

    def _stand_in(
        self, answer: str, error: BaseException, /, *asked: object, **named: object
    ) -> object:
        if self._plain is None or answer in _ALONE:
            raise Failing(self._name, answer) from error
        return getattr(self._plain, answer)(*asked, **named)

    def _note(self, answer: str, error: BaseException) -> None:
        if answer not in self._noted:
            self._noted.add(answer)
            _log.error("the game %r fails: %s", self._name, answer, exc_info=error)
            self._failed()
