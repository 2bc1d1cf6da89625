"""A record read back: every line checked for its form, then folded and checked by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from moon_desktop.engine.entries import CHOICES, Choice, Consequence, Entry, Note
from moon_desktop.engine.forms import BadForm, Fault, entry_of, header_of
from moon_desktop.engine.illegal import Illegal, Unplayable
from moon_desktop.engine.record import Header

LINE_LIMIT: Final = 1 << 16
"""Bytes in the longest line read; a deal has some four hundred."""

RECORD_LIMIT: Final = 1 << 26
"""Bytes in the longest record read; a match of a thousand hands has some two million."""


class Folding(Protocol):
    """A match that a record can be folded into."""

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        ...

    def after(self, entry: Entry) -> tuple[Any, tuple[Consequence, ...]]:
        """The match after a chance or a choice, and what follows from it."""
        ...


class Game(NamedTuple):
    """A game as the catalogue has it.

    ``rules``: those of a header's keys (raises Unplayable); ``start``: a new match under them.
    """

    rules: Callable[[Mapping[str, Any]], Any]
    start: Callable[[Any], Any]


class Damage(Exception):
    """What is wrong with a record, and on which line (from 1).

    ``fault`` says what kind of damage; ``facts`` hold what a sentence about it needs;
    ``refusal`` is the Illegal or Unplayable behind it, where a rule was broken.
    """

    def __init__(
        self,
        line: int,
        fault: Fault,
        facts: Mapping[str, Any],
        refusal: Illegal | Unplayable | None = None,
    ) -> None:
        super().__init__(f"line {line}: {fault}: {refusal or dict(facts)}")
        self.line = line
        self.fault = fault
        self.facts = facts
        self.refusal = refusal


class Reading(NamedTuple):
    """A record as read: its header, all entries in order, and the match they lead to.

    ``due``: consequences that follow from the last entry and are not written yet.
    ``length``: bytes of the whole lines; what lies beyond was cut short and does not count.
    """

    header: Header
    entries: tuple[Entry, ...]
    match: Any
    due: tuple[Consequence, ...]
    length: int

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices alone."""
        return tuple(entry for entry in self.entries if isinstance(entry, CHOICES))


class _Twice(ValueError):
    pass


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in pairs:
        if key in values:
            raise _Twice(key)
        values[key] = value
    return values


def _no_constant(name: str) -> Any:
    raise ValueError(name)


_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_constant)

_DEEPEST: Final = 8
"""Brackets within brackets that are read; a record needs three."""


def _shallow(value: Any, levels: int = _DEEPEST) -> bool:
    """Whether ``value`` is safe for code that goes into it level by level, such as ``repr``."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return True
    return levels > 0 and all(_shallow(inner, levels - 1) for inner in value)


def _writable(values: dict[str, Any]) -> bool:
    """Whether no text holds a lone surrogate: it can be spelt in JSON but not written back."""
    try:
        json.dumps(values, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _values(number: int, raw: bytes) -> dict[str, Any]:
    """The JSON object on one line, given without its line end."""
    if not raw.strip():
        raise Damage(number, Fault.EMPTY_LINE, {})
    if raw.endswith(b"\r"):
        raise Damage(number, Fault.LINE_END, {})
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Damage(number, Fault.NOT_UTF8, {}) from None
    try:
        values = _DECODER.decode(text)
    except _Twice as twice:
        key = str(twice).encode("utf-8", "backslashreplace").decode("utf-8")
        raise Damage(number, Fault.KEY_TWICE, {"key": key}) from None
    except (ValueError, RecursionError):
        raise Damage(number, Fault.NOT_JSON, {}) from None
    if not _shallow(values):
        raise Damage(number, Fault.NOT_JSON, {})
    if not isinstance(values, dict):
        raise Damage(number, Fault.NOT_OBJECT, {})
    if "\\u" in text and not _writable(values):
        raise Damage(number, Fault.NOT_UTF8, {})
    return values


def read(lines: Iterable[bytes], catalogue: Mapping[str, Game]) -> Reading:
    """The record in ``lines`` (each with its line end, as a binary file yields them), checked.

    A last line without its line end is left out; Damage is raised for anything else.
    """
    fold: _Fold | None = None
    length = number = 0
    for number, raw in enumerate(lines, start=1):
        if len(raw) > LINE_LIMIT:
            raise Damage(number, Fault.LINE_TOO_LONG, {"limit": LINE_LIMIT})
        if not raw.endswith(b"\n"):
            break
        if length + len(raw) > RECORD_LIMIT:
            raise Damage(number, Fault.TOO_LONG, {"limit": RECORD_LIMIT})
        values = _values(number, raw[:-1])
        try:
            if fold is None:
                fold = _Fold(header_of(values, catalogue), catalogue)
            else:
                fold.add(entry_of(values))
        except BadForm as bad:
            raise Damage(number, bad.fault, bad.facts) from None
        except Illegal as illegal:
            raise Damage(number, Fault.ILLEGAL, {}, illegal) from None
        except Unplayable as unplayable:
            raise Damage(number, Fault.RULES, {}, unplayable) from None
        length += len(raw)
    if fold is None:
        raise Damage(1, Fault.CUT_SHORT if number else Fault.EMPTY, {})
    return Reading(fold.header, tuple(fold.entries), fold.match, fold.due, length)


class _Fold:
    """The match as the lines lead it on, and the consequences they still owe."""

    def __init__(self, header: Header, catalogue: Mapping[str, Game]) -> None:
        game = catalogue[header.game]
        rules = game.rules(header.rules)
        if len(header.seats) != rules.seats:
            facts = {"seats": rules.seats, "named": len(header.seats)}
            raise BadForm(Fault.SEATS, **facts)
        self.header = header
        self.seats: int = rules.seats
        self.match: Folding = game.start(rules)
        self.entries: list[Entry] = []
        self.due: tuple[Consequence, ...] = ()

    def add(self, entry: Entry) -> None:
        if isinstance(entry, Note):
            if entry.seat is not None and entry.seat >= self.seats:
                raise BadForm(Fault.VALUE, key="seat")
        elif self.due:
            if entry != self.due[0]:
                fault = Fault.WRONG_RESULT if type(entry) is type(self.due[0]) else Fault.RESULT_DUE
                raise BadForm(fault, due=self.due[0], found=entry)
            self.due = self.due[1:]
        elif isinstance(entry, Consequence):
            raise BadForm(Fault.RESULT_EARLY, found=entry)
        else:
            self.match, self.due = self.match.after(entry)
        self.entries.append(entry)
