"""A record read back: every line checked for its form, then folded and checked by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Chance, Consequence, Entry, Note
from moon_desktop.engine.illegal import Facts, Illegal, Unplayable
from moon_desktop.engine.record import BadForm, Fault, Forms, Header, header_of
from moon_desktop.engine.strict_json import KeyTwice, NotJson, TooLarge, decoded, shallow

LINE_LIMIT: Final = 1 << 16
"""Bytes in the longest line read; a deal has some four hundred."""

RECORD_LIMIT: Final = 1 << 26
"""Bytes in the longest record read; a match of a thousand hands has some two million."""


class Damage(Exception):
    """What is wrong with a record, and on which line (from 1).

    ``fault`` says what kind of damage; ``facts`` hold what a sentence about it needs;
    ``refusal`` is the Illegal or Unplayable behind it, where a rule was broken; ``game`` names
    the game of the record, if it is one that is known. ``sound`` is what the lines before it come
    to, None where there is none. Where the game's own code failed, it has what that raised as its
    cause.
    """

    def __init__(
        self,
        line: int,
        fault: Fault,
        facts: Facts,
        refusal: Illegal | Unplayable | None = None,
        game: str = "",
    ) -> None:
        super().__init__(f"line {line}: {fault}: {refusal or dict(facts)}")
        self.line = line
        self.fault = fault
        self.facts = facts
        self.refusal = refusal
        self.game = game
        self.sound: Reading | None = None


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


Heed: TypeAlias = Callable[[Header, Any, Chance], object]
"""Told of each chance in a record: its header, the match where it is due, and the chance."""


def _writable(values: dict[str, object]) -> bool:
    """Whether no text holds a lone surrogate: it can be spelt in JSON but not written back."""
    try:
        json.dumps(values, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _values(number: int, raw: bytes) -> dict[str, object]:
    """The JSON object on one line, given without its line end."""
    if not raw.strip():
        raise Damage(number, Fault.EMPTY_LINE, {})
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Damage(number, Fault.NOT_UTF8, {}) from None
    if "\r" in text:
        # Within a line it would be no damage to JSON, but a line end to other readers.
        raise Damage(number, Fault.LINE_END, {})
    try:
        values = decoded(text)
    except KeyTwice as twice:
        raise Damage(number, Fault.KEY_TWICE, {"key": twice.key}) from None
    except TooLarge:
        raise Damage(number, Fault.NUMBER, {}) from None
    except NotJson:
        raise Damage(number, Fault.NOT_JSON, {}) from None
    if not shallow(values):
        raise Damage(number, Fault.NOT_JSON, {})
    if not isinstance(values, dict):
        raise Damage(number, Fault.NOT_OBJECT, {})
    if "\\u" in text and not _writable(values):
        raise Damage(number, Fault.NOT_UTF8, {})
    return values


def read(lines: Iterable[bytes], catalogue: Mapping[str, Any], heed: Heed | None = None) -> Reading:
    """The record in ``lines`` (each with its line end, as a binary file yields them), checked.

    ``catalogue``: by its name in a header each Game, of which the ``forms``, ``rules_of`` and
    ``start`` are needed; ``heed`` is told of what chance brought. A last line without its line end
    is left out; Damage is raised for anything else.
    """
    fold: _Fold | None = None
    game = ""
    number = 0
    try:
        for number, raw in enumerate(lines, start=1):
            if len(raw) > LINE_LIMIT:
                raise Damage(number, Fault.LINE_TOO_LONG, {"limit": LINE_LIMIT})
            if not raw.endswith(b"\n"):
                break
            if fold is not None and fold.length + len(raw) > RECORD_LIMIT:
                raise Damage(number, Fault.TOO_LONG, {"limit": RECORD_LIMIT})
            values = _values(number, raw[:-1])
            try:
                if fold is None:
                    header = header_of(values, catalogue)
                    game = header.game
                    fold = _Fold(header, catalogue, heed)
                else:
                    fold.add(fold.forms.entry(values))
            except BadForm as bad:
                raise Damage(number, bad.fault, bad.facts, game=game) from None
            except Illegal as illegal:
                raise Damage(number, Fault.ILLEGAL, {}, illegal, game) from None
            except Unplayable as unplayable:
                raise Damage(number, Fault.RULES, {}, unplayable, game) from None
            except Exception as error:
                # The game's own code, which need not be of this program.
                raise Damage(number, Fault.GAME_FAILS, {"game": game}, game=game) from error
            fold.length += len(raw)
    except Damage as damage:
        # What the game's own code fails at is no damage: it would fail there again.
        if fold is not None and damage.fault != Fault.GAME_FAILS:
            damage.sound = fold.reading
        raise
    if fold is None:
        raise Damage(1, Fault.CUT_SHORT if number else Fault.EMPTY, {})
    return fold.reading


class _Fold:
    """The match as the lines lead it on, their bytes, and the consequences they still owe."""

    def __init__(self, header: Header, catalogue: Mapping[str, Any], heed: Heed | None) -> None:
        game = catalogue[header.game]
        rules = game.rules_of(header.rules)
        if len(header.seats) != rules.seats:
            facts = {"seats": rules.seats, "named": len(header.seats)}
            raise BadForm(Fault.SEATS, **facts)
        self.header = header
        self.heed = heed
        self.forms: Forms = game.forms
        self.seats: int = rules.seats
        self.match = game.start(rules)
        self.entries: list[Entry] = []
        self.due: tuple[Consequence, ...] = ()
        self.length = 0

    @property
    def reading(self) -> Reading:
        return Reading(self.header, tuple(self.entries), self.match, self.due, self.length)

    def add(self, entry: Entry) -> None:
        if isinstance(entry, Note):
            if entry.seat is not None and entry.seat >= self.seats:
                raise BadForm(Fault.VALUE, key="seat", value=entry.seat)
        elif self.due:
            if entry != self.due[0]:
                fault = Fault.WRONG_RESULT if type(entry) is type(self.due[0]) else Fault.RESULT_DUE
                raise BadForm(fault, due=self.due[0], found=entry)
            self.due = self.due[1:]
        elif isinstance(entry, Consequence):
            raise BadForm(Fault.RESULT_EARLY, found=entry)
        else:
            if self.heed is not None and isinstance(entry, Chance):
                self.heed(self.header, self.match, entry)
            self.match, self.due = self.match.after(entry)
        self.entries.append(entry)
