"""What is wrong with a line of a record, as a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from moon_desktop.engine.entries import Consequence, GameOver, HandEnd, MatchOver
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Fault
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import notation, quoted
from moon_desktop.words.rules_form import unplayable

if TYPE_CHECKING:
    from moon_desktop.games.game import Game

_PLAIN: Final[Mapping[Fault, str]] = {
    Fault.EMPTY: "The file is empty.",
    Fault.EMPTY_LINE: "The line is empty; a record has no empty lines.",
    Fault.CUT_SHORT: "The file breaks off before the end of its first line.",
    Fault.LINE_END: "The line ends in a carriage return; only a line feed may stand there.",
    Fault.NOT_A_RECORD: "This is not a game record: its first line has no “moon_record”.",
}

_UNREADABLE: Final[Mapping[Fault, str]] = {
    Fault.NOT_UTF8: "is not UTF-8 text",
    Fault.NOT_JSON: "is not JSON",
    Fault.NOT_OBJECT: "is JSON, but not an object in braces",
}
"""What a line is that says nothing: what that means to a player is told first."""

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

_RESULTS: Final[Mapping[type, str]] = {
    HandEnd: "The hand",
    GameOver: "The game",
    MatchOver: "The match",
}

_OTHER_RESULTS: Final[Mapping[Fault, str]] = {
    Fault.RESULT_DUE: "A line with the event {event} has to come first.",
    Fault.RESULT_EARLY: "The event {event} cannot stand here.",
}
"""Where what follows is none of these."""

_TEXT = "text"
_SEAT = "the number of a seat, from 0"
_SIDE = "the number of a side, from 0"
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
    "seat": _SEAT,
    "winner": _SIDE,
    "marks": _NUMBERS,
    "totals": _NUMBERS,
    "kind": '"undo", "hint", "claim" or "clock"',
    "elapsed": "a whole number of seconds from 0",
}
"""What the keys that every record has may have as their values; a game tells of its own."""

Facts = Mapping[str, Any]


def damage(found: Damage, game: Game | None) -> str:
    """What is wrong, with the id of the rule that was broken, if one was; not on which line.

    ``game``: that of the record; None where its first line does not say which.
    """
    fault, broken = found.fault, found.refusal
    if fault in _PLAIN:
        return tr(_PLAIN[fault])
    if fault in _UNREADABLE:
        if found.line == 1:
            whole = tr("This is not a game record: its first line {reason}.")
        else:
            whole = tr("The record is damaged here: the line {reason}.")
        return whole.format(reason=tr(_UNREADABLE[fault]))
    if game is not None:
        if isinstance(broken, Illegal):
            sentence = game.show.refusal(broken, ())
            return tr("{sentence} ({rule})").format(sentence=sentence, rule=broken.rule)
        if broken is not None:
            return unplayable(broken, game)
        if fault in _OF_A_GAME:
            return _OF_A_GAME[fault](found, game)
    if fault is Fault.VALUE:
        return _wrong_value(found, game)
    words = {key: str(value) for key, value in found.facts.items()}
    if fault in _SPOKEN:
        words |= _SPOKEN[fault](found.facts)
    return tr(_TOLD[fault]).format_map(words)


def _wrong_value(found: Damage, game: Game | None) -> str:
    key = found.facts["key"]
    wanted = tr(WANTED[key]) if key in WANTED or game is None else game.show.wanted(key)
    return tr(_TOLD[found.fault]).format(key=quoted(key), wanted=wanted)


def _wrong_result(found: Damage, game: Game) -> str:
    """The first key of the result that differs, as a record has them."""
    due, written = (json.loads(game.forms.line(found.facts[key])) for key in ("due", "found"))
    key = next(key for key in {**due, **written} if _at(key, due) != _at(key, written))
    return tr(_TOLD[found.fault]).format(
        key=quoted(key), due=_at(key, due), found=_at(key, written)
    )


def _at(key: str, values: Mapping[str, Any]) -> str:
    # A key may be left out where there is nothing to say.
    return notation(values[key]) if key in values else tr("no place")


def _result(key: str) -> Callable[[Damage, Game], str]:
    def told(found: Damage, game: Game) -> str:
        entry: Consequence = found.facts[key]
        event = quoted(game.forms.event(entry))
        for kind, what in _RESULTS.items():
            if isinstance(entry, kind):
                return tr(_TOLD[found.fault]).format(**{key: tr(what)}, event=event)
        return tr(_OTHER_RESULTS[found.fault]).format(event=event)

    return told


_OF_A_GAME: Final[Mapping[Fault, Callable[[Damage, Game], str]]] = {
    Fault.WRONG_RESULT: _wrong_result,
    Fault.RESULT_DUE: _result("due"),
    Fault.RESULT_EARLY: _result("found"),
}
"""The faults that cannot be told without the game."""


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
    Fault.EVENT: _event,
}
"""The facts of a fault in words, where they are more than numbers."""
