"""The form of each line of a record: its keys, and what each may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final

from moon_desktop.engine.entries import (
    Bid,
    Deal,
    Draw,
    Entry,
    Exchange,
    GameOver,
    HandOver,
    MatchOver,
    NameTrump,
    Note,
    Play,
    TimeUp,
)
from moon_desktop.engine.record import VERSION, Header, SeatName


class Fault(StrEnum):
    """What can be wrong with a line; the sentences are written elsewhere."""

    EMPTY = "empty"
    EMPTY_LINE = "empty-line"
    CUT_SHORT = "cut-short"
    LINE_END = "line-end"
    LINE_TOO_LONG = "line-too-long"
    TOO_LONG = "too-long"
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    NOT_OBJECT = "not-object"
    KEY_TWICE = "key-twice"
    NOT_A_RECORD = "not-a-record"
    VERSION = "version"
    GAME = "game"
    UNKNOWN_KEY = "unknown-key"
    MISSING_KEY = "missing-key"
    VALUE = "value"
    EVENT = "event"
    RULES = "rules"
    SEATS = "seats"
    ILLEGAL = "illegal"
    WRONG_RESULT = "wrong-result"
    RESULT_DUE = "result-due"
    RESULT_EARLY = "result-early"


class BadForm(Exception):
    """A line whose form is not that of a record; ``facts`` hold what a sentence needs."""

    def __init__(self, fault: Fault, **facts: Any) -> None:
        super().__init__(f"{fault}: {facts}")
        self.fault = fault
        self.facts = facts


Check = Callable[[Any], bool]
_OMITTED: Final = object()


def _number(value: Any) -> bool:
    return type(value) is int


def _count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _seat(value: Any) -> bool:
    return type(value) is int and 0 <= value < 4


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _tile(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 8


def _or_null(check: Check) -> Check:
    return lambda value: value is None or check(value)


def _list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and len(value) <= 28 and all(map(check, value))


def _pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_number, value))


def _one_of(*words: str) -> Check:
    return lambda value: isinstance(value, str) and value in words


_BIDS = _one_of("pass", "3", "4", "5", "6", "7", "over", "under", "double", "triple")
_MADE_BIDS = _one_of("3", "4", "5", "6", "7", "over", "under", "double", "triple")
_PIPS = tuple("0123456")
_NUMBERS = _list_of(_number)

Form = Mapping[str, Check]
_OPTIONAL: Final = {"play": ("suit",), "hand": ("offender",)}
_FORMS: Final[Mapping[str, Form]] = {
    "draw": {"tiles": _list_of(_or_null(_tile))},
    "deal": {
        "hand": _number,
        "dealer": _seat,
        "dice": _or_null(_pair),
        "hands": _list_of(_list_of(_tile)),
        "widow": _or_null(_tile),
    },
    "bid": {"seat": _seat, "bid": _BIDS},
    "exchange": {"seat": _seat, "discard": _tile},
    "trump": {"seat": _seat, "trump": _one_of(*_PIPS, "doubles", "none")},
    "play": {"seat": _seat, "tile": _tile, "suit": _one_of(*_PIPS)},
    "time": {},
    "hand": {
        "result": _one_of("made", "set", "passed"),
        "bidder": _or_null(_seat),
        "bid": _or_null(_MADE_BIDS),
        "offender": _seat,
        "tricks": _NUMBERS,
        "points": _NUMBERS,
        "hickeys": _NUMBERS,
        "scores": _NUMBERS,
    },
    "game": {"winner": _seat, "marks": _NUMBERS, "totals": _NUMBERS},
    "match": {"winner": _seat},
}
_NOTES: Final[Mapping[str, Form]] = {
    "undo": {"kind": _text, "seat": _seat},
    "hint": {"kind": _text, "seat": _seat},
    "claim": {"kind": _text, "seat": _seat},
    "clock": {"kind": _text, "elapsed": _count},
}
_HEADER: Final[Form] = {
    "moon_record": _number,
    "game": _text,
    "rules": lambda value: isinstance(value, dict),
    "seats": _list_of(lambda value: isinstance(value, dict)),
    "seed": _number,
    "created": _text,
    "app": _text,
}
_SEAT: Final[Form] = {"name": _text, "player": lambda value: _text(value) and value != ""}


def _fit(values: Mapping[str, Any], form: Form, optional: tuple[str, ...] = ()) -> None:
    """Raises BadForm unless ``values`` has the keys of ``form``, each with what it may hold."""
    for key in values:
        if key not in form:
            raise BadForm(Fault.UNKNOWN_KEY, key=key)
    for key, check in form.items():
        value = values.get(key, _OMITTED)
        if value is _OMITTED:
            if key not in optional:
                raise BadForm(Fault.MISSING_KEY, key=key)
        elif not check(value):
            raise BadForm(Fault.VALUE, key=key)


def header_of(values: dict[str, Any], games: Mapping[str, object]) -> Header:
    """The header in the object of the first line; BadForm if it is none.

    The rules are only seen to be an object here: their keys are the game's to check.
    """
    version = values.get("moon_record", _OMITTED)
    if version is _OMITTED:
        raise BadForm(Fault.NOT_A_RECORD)
    if not _number(version) or version < 1:
        raise BadForm(Fault.VALUE, key="moon_record")
    if version > VERSION:
        raise BadForm(Fault.VERSION, version=version, known=VERSION)
    _fit(values, _HEADER, ("seed", "created", "app"))
    if values["game"] not in games:
        raise BadForm(Fault.GAME, game=values["game"], known=tuple(games))
    for seat in values["seats"]:
        _fit(seat, _SEAT)
    return Header(
        game=values["game"],
        rules=values["rules"],
        seats=tuple(SeatName(seat["name"], seat["player"]) for seat in values["seats"]),
        seed=values.get("seed"),
        created=values.get("created"),
        app=values.get("app"),
    )


_READERS: Final[Mapping[str, Callable[[dict[str, Any]], Entry]]] = {
    "draw": lambda v: Draw(tuple(v["tiles"])),
    "deal": lambda v: Deal(
        v["hand"],
        v["dealer"],
        None if v["dice"] is None else (v["dice"][0], v["dice"][1]),
        tuple(map(tuple, v["hands"])),
        v["widow"],
    ),
    "bid": lambda v: Bid(v["seat"], v["bid"]),
    "exchange": lambda v: Exchange(v["seat"], v["discard"]),
    "trump": lambda v: NameTrump(v["seat"], v["trump"]),
    "play": lambda v: Play(v["seat"], v["tile"], v.get("suit")),
    "time": lambda _: TimeUp(),
    "hand": lambda v: HandOver(
        v["result"],
        v["bidder"],
        v["bid"],
        v.get("offender"),
        *(tuple(v[key]) for key in ("tricks", "points", "hickeys", "scores")),
    ),
    "game": lambda v: GameOver(v["winner"], tuple(v["marks"]), tuple(v["totals"])),
    "match": lambda v: MatchOver(v["winner"]),
}


def entry_of(values: dict[str, Any]) -> Entry:
    """The entry in the object of a line; BadForm if it is none."""
    event = values.get("event", _OMITTED)
    if event is _OMITTED:
        raise BadForm(Fault.MISSING_KEY, key="event")
    rest = {key: value for key, value in values.items() if key != "event"}
    if event == "note":
        kind = rest.get("kind", _OMITTED)
        if kind is _OMITTED:
            raise BadForm(Fault.MISSING_KEY, key="kind")
        if not isinstance(kind, str) or kind not in _NOTES:
            raise BadForm(Fault.VALUE, key="kind")
        _fit(rest, _NOTES[kind])
        return Note(kind, rest.get("seat"), rest.get("elapsed"))
    if not isinstance(event, str) or event not in _FORMS:
        raise BadForm(Fault.EVENT, event=event)
    _fit(rest, _FORMS[event], _OPTIONAL.get(event, ()))
    return _READERS[event](rest)
