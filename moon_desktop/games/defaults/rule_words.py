"""What any game says of itself and its house rules: by a file of words, and plainly without."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from moon_desktop.games.house_rules import Proposal, Rules, choices_of, ids_of, proposals_of
from moon_desktop.words.language import document, ngettext, tr
from moon_desktop.words.learning import table_line
from moon_desktop.words.quoting import printable

_LONGEST_NUMBER: Final = 12

R = TypeVar("R", bound=Rules)


class Group(NamedTuple):
    """The keys under one heading of the form, in its order."""

    heading: str
    keys: tuple[str, ...]


class _Key(NamedTuple):
    """A house rule in words: its choices by their values as a record has them."""

    name: str
    help: str = ""
    source: str = ""
    choices: Mapping[str, str] = {}


class _Preset(NamedTuple):
    name: str
    line: str = ""


class _Words(NamedTuple):
    """A file of words: see those of our own games among the languages."""

    groups: tuple[Group, ...] = ()
    keys: Mapping[str, _Key] = {}
    presets: Mapping[str, _Preset] = {}
    contradictions: Mapping[str, str] = {}
    game: str = ""


@cache
def _read(path: Path) -> _Words:
    # No first frame needs it but that of the welcome, and the others need not load what reads it.
    import tomllib

    told = tomllib.loads(path.read_text("utf-8"))
    groups = [(group["heading"], group["rules"]) for group in told["groups"]]
    return _Words(
        tuple(Group(heading, tuple(rules)) for heading, rules in groups),
        {key: _Key(**words) for _, rules in groups for key, words in rules.items()},
        {key: _Preset(**words) for key, words in told["presets"].items()},
        told.get("contradictions", {}),
        told.get("game", ""),
    )


class RuleWords(Generic[R]):
    """What is said of a game and of its house rules, where a game does not know it better.

    ``game``: its name in records; ``rules``: the dataclass of its house rules; ``file``: where
    their words are, a document such as ``moon/house-rules.toml`` that each language has, or one
    of another package by its whole path. What the file does not say, and all without one, is made
    of the keys.
    """

    def __init__(self, game: str, rules: type[R], file: str | Path = "") -> None:
        self._game = game
        self._rules = rules
        self._file = file

    @property
    def _words(self) -> _Words:
        return _read(document(self._file)) if self._file else _Words()

    def _key(self, key: str) -> _Key:
        return self._words.keys.get(key) or _Key(_label(key))

    def _preset(self, key: str) -> _Preset:
        return self._words.presets.get(key) or _Preset(_label(key))

    def game_name(self) -> str:
        """What the game is called: ``Moon``."""
        return _label(self._game)

    def title(self) -> str:
        """The same where it is played, and not listed among others that it had to be told from."""
        return self.game_name()

    def game_line(self) -> str:
        """What it is, to somebody who has never heard of it, in a few words; may be empty."""
        return self._words.game

    def preset_name(self, key: str) -> str:
        """Preset ``key`` as a label."""
        return self._preset(key).name

    def preset_line(self, key: str) -> str:
        """What distinguishes preset ``key``, in one line; may be empty."""
        return self._preset(key).line

    def name(self, key: str) -> str:
        """House rule ``key`` as a label: ``Lowest bid``."""
        return self._key(key).name

    def help(self, key: str) -> str:
        """What house rule ``key`` is about, in one sentence; may be empty."""
        return self._key(key).help

    def source(self, key: str) -> str:
        """Where house rule ``key`` comes from, and its ids: ``Shoot the Moon; M4.6``; may be
        empty."""
        ids = ", ".join(ids_of(self._rules, key))
        return "; ".join(filter(None, (self._key(key).source, ids)))

    def label(self, key: str, value: object) -> str:
        """A choice of house rule ``key``; what has no words stands for itself."""
        if isinstance(value, bool):
            return tr("On") if value else tr("Off")
        return self._key(key).choices.get(str(value), str(value))

    def groups(self) -> tuple[Group, ...]:
        """The keys under each heading, in the order of the form: every key of the choices."""
        keys = tuple(choices_of(self._rules))
        return self._words.groups or (Group(tr("House rules"), keys),)

    def proposals(self) -> Mapping[str, Proposal]:
        """By key, the number that its choices propose."""
        return proposals_of(self._rules)

    def unit(self, key: str, values: Mapping[str, object]) -> str:
        """The number at ``key`` with what it counts, the hole left open: ``{number} games``; may
        be empty."""
        if key != "match_length":
            return ""
        match values.get("match"), values[key]:
            case "best-of", int(length):
                return ngettext("{number} game", "{number} games", length)
            case "marks", int(length):
                return ngettext("{number} mark", "{number} marks", length)
            case "timed", int(length):
                return ngettext("{number} minute", "{number} minutes", length)
            case _:
                return ""

    def contradiction(self, reason: str) -> str:
        """Why several keys cannot be played together, by the reason of an Unplayable; a
        sentence."""
        plain = tr("These rules cannot be played together.")
        return self._words.contradictions.get(reason, plain)

    def without_meaning(self, key: str, values: Mapping[str, object]) -> str | None:
        """Why house rule ``key`` has no meaning under the other ``values``; None where it has."""
        if key == "match_length" and values.get("match") == "single":
            return tr("A match is a single game in these rules.")
        return None

    def line(self, rules: R) -> str:
        """House rules summed up: their ``points`` with ``·`` between them."""
        return " · ".join(self.points(rules))

    def who_plays(self, rules: R) -> str:
        """Who sits at the table: ``four, in two sides``; empty where there is no word for it."""
        return table_line(rules.table)

    def points(self, rules: R) -> tuple[str, ...]:
        """The house rules in short. Rules that differ in anything that has a meaning differ in
        them."""
        values = rules.to_record()
        meant = [key for key in values if self.without_meaning(key, values) is None]
        return tuple(
            tr("{rule}: {choice}").format(rule=self.name(key), choice=self._told(key, values[key]))
            for key in meant
        )

    def _told(self, key: str, value: object) -> str:
        any_number = choices_of(self._rules)[key] is None
        return number(value) if any_number else self.label(key, value)


AnyRuleWords: TypeAlias = RuleWords[Any]
"""The words of whichever game."""


def number(value: object) -> str:
    """A number of any length, which a file can hold, as it may stand in a line."""
    return printable(str(value), _LONGEST_NUMBER)


def _label(key: str) -> str:
    """A key as a label: ``sit_out`` as ``Sit out``."""
    return key.replace("_", " ").replace("-", " ").capitalize()
