"""What is wrong with a line of a record, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from moon_desktop.engine.entries import Consequence, GameOver, HandOver, MatchOver
from moon_desktop.engine.forms import Fault
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage
from moon_desktop.wording.names import listing
from moon_desktop.wording.quoting import notation, quoted
from moon_desktop.wording.refusals import refusal, seat_number
from moon_desktop.wording.tongue import tr
from moon_desktop.wording.unplayable import unplayable

_PLAIN: Final[Mapping[Fault, str]] = {
    Fault.EMPTY: "The file is empty.",
    Fault.EMPTY_LINE: "The line is empty; a record has no empty lines.",
    Fault.CUT_SHORT: "The file breaks off before the end of its first line.",
    Fault.LINE_END: "The line ends in a carriage return; only a line feed may stand there.",
    Fault.NOT_UTF8: "The line is not UTF-8 text.",
    Fault.NOT_JSON: "The line is not JSON.",
    Fault.NOT_OBJECT: "The line is JSON, but not an object in braces.",
    Fault.NOT_A_RECORD: "This is not a game record: its first line has no “moon_record”.",
}

_TOLD: Final[Mapping[Fault, str]] = {
    Fault.LINE_TOO_LONG: "The line has more than {limit} bytes, the most a line may have.",
    Fault.TOO_LONG: "The file has more than {limit} bytes, the most a record may have.",
    Fault.KEY_TWICE: "The key {key} stands there twice.",
    Fault.VERSION: (
        "The record is of version {version}; this program reads no later one than {known}, so a"
        " newer program is needed."
    ),
    Fault.GAME: "This program does not know the game {game}; it plays {known}.",
    Fault.UNKNOWN_KEY: "The key {key} does not belong there.",
    Fault.MISSING_KEY: "The key {key} is missing.",
    Fault.VALUE: "The key {key} must have another value: {wanted}.",
    Fault.EVENT: "There is no event {event}.",
    Fault.SEATS: "The house rules have {seats} seats, but {named} are listed.",
    Fault.WRONG_RESULT: "The key {key} should have {due}, not {found}.",
    Fault.RESULT_DUE: "{due} is over, so a line with the event {event} has to come first.",
    Fault.RESULT_EARLY: "{found} is not over here, so the event {event} cannot stand here.",
}

_RESULTS: Final[Mapping[type, tuple[str, str]]] = {
    HandOver: ("hand", "The hand"),
    GameOver: ("game", "The game"),
    MatchOver: ("match", "The match"),
}

_TEXT = "text"
_SEAT = "the number of a seat, from 0"
_SIDE = "the number of a side, from 0"
_TILE = 'a tile such as "6-4"'
_NUMBERS = "a list of whole numbers"
WANTED: Final[Mapping[str, str]] = {
    "moon_record": "a whole number, the version",
    "game": "the name of a game",
    "rules": "an object with the house rules",
    "seats": "a list of objects, one a seat",
    "seed": "a whole number",
    "created": _TEXT,
    "app": _TEXT,
    "name": _TEXT,
    "player": '"human" or the name of a computer player',
    "tiles": "a list by seat of tiles and nulls",
    "hand": "a whole number, that of the hand",
    "dealer": _SEAT,
    "dice": "a list of two whole numbers, or null",
    "hands": "a list by seat of lists of tiles",
    "widow": 'a tile such as "6-4", or null',
    "seat": _SEAT,
    "bid": 'a bid such as "5" or "over"',
    "discard": _TILE,
    "trump": '"0" to "6", "doubles" or "none"',
    "tile": _TILE,
    "suit": '"0" to "6"',
    "result": '"made", "set" or "passed"',
    "bidder": "the number of a seat, from 0, or null",
    "offender": _SEAT,
    "tricks": _NUMBERS,
    "points": _NUMBERS,
    "hickeys": _NUMBERS,
    "scores": _NUMBERS,
    "winner": _SIDE,
    "marks": _NUMBERS,
    "totals": _NUMBERS,
    "kind": '"undo", "hint", "claim" or "clock"',
    "elapsed": "a whole number of seconds from 0",
}
"""What each key of a record's lines may have as its value."""

Facts = Mapping[str, Any]


def damage(found: Damage) -> str:
    """What is wrong, with the id of the rule that was broken, if one was; not on which line."""
    fault, broken = found.fault, found.refusal
    if isinstance(broken, Illegal):
        sentence = refusal(broken, seat_number)
        return tr("{sentence} ({rule})").format(sentence=sentence, rule=broken.rule)
    if broken is not None:
        return unplayable(broken)
    if fault in _PLAIN:
        return tr(_PLAIN[fault])
    words = {key: str(value) for key, value in found.facts.items()}
    if fault in _SPOKEN:
        words |= _SPOKEN[fault](found.facts)
    return tr(_TOLD[fault]).format_map(words)


def _wrong_result(facts: Facts) -> dict[str, str]:
    """The first key of the result that differs."""
    due, found = facts["due"], facts["found"]
    keys = list(due._fields)
    key = next(key for key in keys if getattr(due, key) != getattr(found, key))
    return {
        "key": quoted(key),
        "due": _value(key, getattr(due, key)),
        "found": _value(key, getattr(found, key)),
    }


def _value(key: str, value: object) -> str:
    # The one key that is left out, not null, where there is nothing to say.
    return tr("no place") if key == "offender" and value is None else notation(value)


def _result(key: str) -> Callable[[Facts], dict[str, str]]:
    def words(facts: Facts) -> dict[str, str]:
        entry: Consequence = facts[key]
        event, what = _RESULTS[type(entry)]
        return {key: tr(what), "event": quoted(event)}

    return words


def _event(facts: Facts) -> dict[str, str]:
    event = facts["event"]
    return {"event": quoted(event) if isinstance(event, str) else notation(event)}


_SPOKEN: Final[Mapping[Fault, Callable[[Facts], dict[str, str]]]] = {
    Fault.KEY_TWICE: lambda facts: {"key": quoted(facts["key"])},
    Fault.VERSION: lambda facts: {"version": notation(facts["version"])},
    Fault.GAME: lambda facts: {
        "game": quoted(facts["game"]),
        "known": listing(facts["known"]),
    },
    Fault.UNKNOWN_KEY: lambda facts: {"key": quoted(facts["key"])},
    Fault.MISSING_KEY: lambda facts: {"key": quoted(facts["key"])},
    Fault.VALUE: lambda facts: {
        "key": quoted(facts["key"]),
        "wanted": tr(WANTED[facts["key"]]),
    },
    Fault.EVENT: _event,
    Fault.WRONG_RESULT: _wrong_result,
    Fault.RESULT_DUE: _result("due"),
    Fault.RESULT_EARLY: _result("found"),
}
"""The facts of a fault in words, where they are more than numbers."""
