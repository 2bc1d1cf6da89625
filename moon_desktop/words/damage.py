"""What is wrong with a line of a record, as a sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Fault
from moon_desktop.games.game import Game
from moon_desktop.words.language import N_, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import notation, quoted
from moon_desktop.words.rules_form import unplayable

_TOLD: Final[Mapping[Fault, str]] = {
    Fault.EMPTY: N_("The file is empty."),
    Fault.EMPTY_LINE: N_("The line is empty; a record has no empty lines."),
    Fault.CUT_SHORT: N_("The file breaks off before the end of its first line."),
    Fault.LINE_END: N_("The line has a carriage return; only a line feed may end a line."),
    Fault.NOT_A_RECORD: N_("This is not a game record: its first line has no “moon_record”."),
    Fault.NOT_UTF8: N_("The line is not UTF-8 text."),
    Fault.NOT_JSON: N_("The line is not JSON."),
    Fault.NOT_OBJECT: N_("The line is JSON, but not an object in braces."),
    Fault.LINE_TOO_LONG: N_("The line has more than {limit} bytes, the most a line may have."),
    Fault.TOO_LONG: N_("The file has more than {limit} bytes, the most a record may have."),
    Fault.KEY_TWICE: N_("The key {key} stands there twice."),
    Fault.NUMBER: N_("The line has a number too large to be read."),
    Fault.VERSION: N_(
        "The record is of version {version}; this program reads no later one than {known}, so a "
        "newer program is needed."
    ),
    Fault.GAME: N_("This program does not know the game {game}; it plays {known}."),
    Fault.UNKNOWN_KEY: N_("The key {key} does not belong there."),
    Fault.MISSING_KEY: N_("The key {key} is missing."),
    Fault.VALUE: N_("The key {key} cannot have the value {value}."),
    Fault.EVENT: N_("There is no event {event}."),
    Fault.SEATS: N_(
        "By the house rules there are {seats} seats; the number of those listed is {named}."
    ),
    Fault.SEED: N_("The number of the deals is not the one that secret and cut give."),
    Fault.WRONG_RESULT: N_("The key {key} should have {due}, not {found}."),
    Fault.RESULT_DUE: N_("A line with the event {event} has to come first."),
    Fault.RESULT_EARLY: N_("The event {event} cannot stand here."),
    Fault.GAME_FAILS: N_(
        "The game {game}, which another package brought, cannot read it: a fault of the game."
    ),
}

_NO_RECORD: Final = (Fault.NOT_UTF8, Fault.NOT_JSON, Fault.NOT_OBJECT)
"""What no record begins with."""


def damage(found: Damage, game: Game | None) -> str:
    """What is wrong, with the id of the rule that was broken, if one was; not on which line.

    ``game``: that of the record; None where its first line does not say which.
    """
    fault, broken, holes = found.fault, found.refusal, dict[str, str]()
    if game is not None:
        if isinstance(broken, Illegal):
            return f"{game.show.help.refusal(broken, ())} ({broken.rule})"
        if broken is not None:
            return unplayable(broken, game)
        if fault is Fault.WRONG_RESULT:
            return _wrong_result(found, game)
        if fault in (Fault.RESULT_DUE, Fault.RESULT_EARLY):
            entry = found.facts["due" if fault is Fault.RESULT_DUE else "found"]
            holes = {"event": quoted(game.forms.event(entry))}
    holes = holes or {fact: _spoken(fact, value) for fact, value in found.facts.items()}
    text = tr(_TOLD[fault]).format_map(holes)
    if found.line == 1 and fault in _NO_RECORD:
        return f"{tr('This is not a game record.')} {text}"
    return text


def _spoken(fact: str, value: object) -> str:
    """A fact of a fault, as a sentence has it."""
    if fact == "known" and isinstance(value, tuple):
        return listing(value)
    if fact == "value" or (fact in ("version", "event") and not isinstance(value, str)):
        return notation(value)
    return quoted(value) if isinstance(value, str) else str(value)


def _wrong_result(found: Damage, game: Game) -> str:
    """The first key of the result that differs, as a record has them."""
    due, written = (json.loads(game.forms.line(found.facts[key])) for key in ("due", "found"))
    key = next(key for key in (*due, *written) if _at(key, due) != _at(key, written))
    # A key may be left out where there is nothing to say.
    fault = Fault.WRONG_RESULT
    if key not in written:
        fault = Fault.MISSING_KEY
    if key not in due:
        fault = Fault.UNKNOWN_KEY
    holes = {"key": quoted(key), "due": _at(key, due), "found": _at(key, written)}
    return tr(_TOLD[fault]).format_map(holes)


def _at(key: str, values: Mapping[str, object]) -> str:
    return notation(values[key]) if key in values else ""
