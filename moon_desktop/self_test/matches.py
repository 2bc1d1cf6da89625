"""Whole matches of computer players in the program's window, and one that is taken up again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from moon_desktop.application import MoonDesktop
from moon_desktop.engine.entries import Entry, HandOver
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.journal import NAME
from moon_desktop.record_file import read_record
from moon_desktop.self_test.desk import LEVEL, opened, seats_of
from moon_desktop.self_test.painted import check_painted
from moon_desktop.self_test.short_match import TARGET, short
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.self_test.waiting import until
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_HANDS: Final = 2
"""After so many a match is left, to be taken up again."""


def try_match(folder: Path, preset: str) -> Found:
    """Plays a match under ``preset`` to its end; table, sheet and record must agree on it."""
    place = folder / f"match-{preset}"
    with opened(place, seats_of(LEVEL), short(PRESETS[preset])) as program:
        _play_out(program)
        check_painted(program.window)
        entries = program.host.entries
    return _checked(place, entries)


def try_resuming(folder: Path) -> Found:
    """Closes the window in the middle of a match, opens it again, and plays on to the end."""
    place = folder / "resume"
    rules = replace(short(MoonRules()), target=3 * TARGET)
    with opened(place, seats_of(LEVEL), rules) as program:
        host = program.host
        until(
            lambda: host.match.number > _HANDS and host.match.turn is not None,
            reasons.hand_number(_HANDS + 1),
        )
        if host.match.over:
            raise Amiss(reasons.over_too_soon())
        left = host.entries
    with opened(place, seats_of(LEVEL)) as program:
        _play_out(program)
        entries = program.host.entries
    if entries[: len(left)] != left:
        raise Amiss(reasons.not_gone_on())
    return _checked(place, entries)


def _play_out(program: MoonDesktop) -> None:
    """To the end, with nothing left to be shown."""
    host, table = program.host, program.table
    until(
        lambda: host.match.over and program.machine.asking and not table.playback.busy,
        reasons.end_of_match(),
    )


def _checked(place: Path, entries: tuple[Entry, ...]) -> Found:
    """What was played, if the record on disk holds it."""
    reading = read_record(place / "data" / NAME)
    if not reading.match.over or (*reading.entries, *reading.due) != entries:
        raise Amiss(reasons.record_differs())
    hands = sum(isinstance(entry, HandOver) for entry in entries)
    return Found(words.hands(hands, len(entries)))
