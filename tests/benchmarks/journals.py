"""A match left in the middle of a hand: a person is to play, and tiles lie all over the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from moon_desktop.disk.journal import Journal
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.match import Playing
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.rules import PRESETS

PRESET = "follow-me-42"
SEED = 31
PERSON = 0


def leave_match(folder: Path) -> None:
    """Writes into ``folder`` the journal of a match in which the person is to play third."""
    rules = PRESETS[PRESET]
    seats = (SeatName("", HUMAN), SeatName("Theo", "casual"), SeatName("Ada", "casual"))
    Journal(folder).start(Header("moon", rules.to_record(), seats, SEED), entries())


def entries() -> Iterator[Entry]:
    """Everything that happened in that match."""
    match = start(PRESETS[PRESET])
    chooser = random.Random(SEED)
    while not _wanted(match):
        entry: Entry | None
        entry = chooser.choice(match.legal()) if match.turn is not None else match.chance(SEED)
        assert entry is not None
        match, follows = match.after(entry)
        yield entry
        yield from follows


def _wanted(match: Moon) -> bool:
    match match.phase:
        case Playing(_, tricks):
            return tricks.turn == PERSON and len(tricks.plays) == 2 and bool(tricks.done)
        case _:
            return False
