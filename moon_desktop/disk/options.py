"""The kinds of options: what one is called, what it may be, and how it is kept in a file."""

from __future__ import annotations

import json
import logging
import re
from abc import ABC, abstractmethod
from collections.abc import Container, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QKeySequence

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.strict_json import NotJson, decoded
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.words.language import languages, tr
from moon_desktop.words.names import clean_name

_log = logging.getLogger(__name__)

_TEXT_LIMIT: Final = 4000
"""Characters of an option kept as text that are read at all."""

Keys = tuple[tuple[str, str], ...]
"""Pairs of a command's name and its key sequence in Qt's portable text, ``""`` for no key."""


class Known(NamedTuple):
    """What options may be where they do not say it themselves; None: anything."""

    players: Container[str] | None = None
    commands: Container[str] | None = None
    """Those that may have a key."""


ANYTHING: Final = Known()


class Option(ABC):
    """Something that a person chooses for good. ``words`` are what it is called, with & before
    the letter that goes to its control, ``about`` is one sentence about it, ``former`` what it was
    called in files of earlier versions."""

    choices: Mapping[str, str] = MappingProxyType({})
    """The words of each value, in the order they are shown, where it is one of a few."""

    def __init__(self, words: str, about: str, former: str = "") -> None:
        self._words, self._about, self.former = words, about, former

    @property
    def keyed_label(self) -> str:
        """What it is called before its control, with & before the letter that goes there."""
        return tr(self._words)

    @property
    def label(self) -> str:
        """What it is called."""
        return self.keyed_label.replace("&", "")

    @property
    def help_line(self) -> str:
        """What it is for, in one sentence."""
        return tr(self._about)

    @abstractmethod
    def read(self, raw: object, game: Game, known: Known) -> tuple[Any, bool]:
        """What ``raw`` of a file means while ``game`` is played, None if nothing, and whether all
        of it could be read."""

    def kept(self, value: Any) -> object:
        """``value`` as it is kept in a file."""
        return value


class Single(Option):
    """One value, which is read as a whole or not, whatever is played."""

    def read(self, raw: object, game: Game, known: Known) -> tuple[Any, bool]:
        value = self.value(raw, known)
        return value, value is not None

    @abstractmethod
    def value(self, raw: object, known: Known) -> Any:
        """What ``raw`` of a file means, None if nothing."""


class Switch(Single):
    """On or off; ``on`` is said beside a box that is checked where it is on."""

    def __init__(self, words: str, about: str, on: str = "") -> None:
        super().__init__(words, about)
        self._on = on

    @property
    def on(self) -> str:
        """What is so where it is on."""
        return tr(self._on)

    def value(self, raw: object, known: Known) -> bool | None:
        # From the file it comes as text, or as anything else that text there can mean.
        return {"true": True, "false": False}.get(str(raw).lower())


class Choice(Single):
    """One of a few."""

    def __init__(self, words: str, about: str, choices: Mapping[str, str]) -> None:
        super().__init__(words, about)
        self.choices = choices

    def value(self, raw: object, known: Known) -> str | None:
        return raw if isinstance(raw, str) and raw in self.choices else None


class Number(Single):
    """A whole number from 0 to ``most``."""

    def __init__(self, words: str, about: str, most: int) -> None:
        super().__init__(words, about)
        self.most = most

    def value(self, raw: object, known: Known) -> int | None:
        plain = re.fullmatch("[0-9]{1,9}", str(raw)) and int(str(raw)) <= self.most
        return int(str(raw)) if plain else None


class Text(Single):
    """What the program notes for itself: all of it fits the ``pattern``, with ``most`` letters."""

    def __init__(self, words: str, about: str, pattern: str, most: int = _TEXT_LIMIT) -> None:
        super().__init__(words, about)
        self._pattern, self._most = pattern, most

    def value(self, raw: object, known: Known) -> str | None:
        short = isinstance(raw, str) and len(raw) <= self._most
        return str(raw) if short and re.fullmatch(self._pattern, str(raw)) else None


class Name(Single):
    """What somebody is called; it may be empty."""

    def value(self, raw: object, known: Known) -> str | None:
        return clean_name(raw) if isinstance(raw, str) else None


class Base(Name):
    """What house rules started from: the key of a preset, or the name of a set of one's own."""

    def value(self, raw: object, known: Known) -> str | None:
        return super().value(raw, known) or None


class Seated(Single):
    """Who plays at a place: a person, or a computer player of a level."""

    def value(self, raw: object, known: Known) -> str | None:
        named = isinstance(raw, str) and (known.players is None or raw in known.players)
        return str(raw) if named else None


class GameName(Single):
    """A game that can be played here."""

    def value(self, raw: object, known: Known) -> str | None:
        return raw if isinstance(raw, str) and CATALOGUE.get(raw) is not None else None


class Language(Single):
    """The code of a language; one that is not there any more is the system's, ``""``."""

    def value(self, raw: object, known: Known) -> str | None:
        there = raw if raw in languages() else ""
        return str(there) if isinstance(raw, str) else None


class HouseRules(Option):
    """The rules of a game."""

    def read(self, raw: object, game: Game, known: Known) -> tuple[Any, bool]:
        rules = None
        if isinstance(values := _json(raw), dict):
            try:
                rules = game.house_rules_of(values)
            except Unplayable:
                pass
            except Exception:
                if game.name in OWN:
                    raise
                _log.exception("the game %r fails over its house rules", game.name)
        return rules, rules is not None

    def kept(self, value: Rules) -> str:
        return json.dumps(value.to_record())


class Pairs(Option):
    """Values by name, kept as the text of JSON: of a damaged one what is good is read."""

    def read(self, raw: object, game: Game, known: Known) -> tuple[Any, bool]:
        if not isinstance(values := _json(raw), dict):
            return None, False
        good = self.good(values, known)
        return tuple(good.items()), good == values

    @abstractmethod
    def good(self, values: Mapping[str, Any], known: Known) -> dict[str, Any]:
        """Those of the ``values`` that may be so."""

    def kept(self, value: Mapping[str, Any]) -> str:
        return json.dumps(dict(value))


class Steps(Pairs):
    """A step by the name of a game, from 0."""

    def good(self, values: Mapping[str, Any], known: Known) -> dict[str, int]:
        return {game: at for game, at in values.items() if type(at) is int and 0 <= at < 1000}


class KeysOfCommands(Pairs):
    """A key by the name of a command."""

    def good(self, values: Mapping[str, Any], known: Known) -> dict[str, str]:
        good: dict[str, str] = {}
        for name, keys in values.items():
            may = known.commands is None or name in known.commands
            if not (may and isinstance(keys, str) and possible(keys)):
                continue
            # Of two commands under one key Qt would carry out neither.
            if keys == "" or keys not in good.values():
                good[name] = keys
        return good


def possible(keys: str) -> bool:
    """Whether ``keys`` is one key in just the words that Qt has for it, or ``""`` for none."""
    sequence = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    same = sequence.toString(QKeySequence.SequenceFormat.PortableText) == keys
    return same and sequence.count() <= 1


def _json(text: object) -> object:
    """The value that ``text`` stands for as JSON, None if for none."""
    if not isinstance(text, str) or len(text) > _TEXT_LIMIT:
        return None
    try:
        return decoded(text)
    except NotJson:
        return None
