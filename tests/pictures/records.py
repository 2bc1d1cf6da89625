"""Records cut where something is about to happen."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path

from moon_desktop.arena.series import Series
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Choice, Entry, HandEnd
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games import CATALOGUE, record_text
from moon_desktop.words.language import tr
from moon_desktop.words.names import YOU

COMPANY = ("Theo", "Ada", "Bea", "Cleo", "Dan", "Eve")
"""Who else sits there."""


def up_to(record: Path, place: int, home: Path, name: str, you: int | None = None) -> Path:
    """The record up to the choice at ``place``, which is yours unless you sit at seat ``you``."""
    reading = read_record(record)
    choice = reading.entries[place]
    assert isinstance(choice, Choice)
    company = iter(COMPANY)
    seats = [SeatName(next(company), "casual") for _ in reading.header.seats]
    seats[choice.seat if you is None else you] = SeatName(tr("You"), HUMAN)
    header = reading.header.with_seats(tuple(seats))
    file = home / f"{name}.moon"
    file.write_text(record_text(header, reading.entries[:place]), "utf-8")
    return file


def last_choices(entries: Sequence[Entry]) -> dict[str, int]:
    """The place of the choice after which each kind of end came first."""
    found: dict[str, int] = {}
    choice = 0
    for place, entry in enumerate(entries):
        if isinstance(entry, Choice):
            choice = place
        elif isinstance(entry, HandEnd):
            contract = str(getattr(entry, "bid", None) or "")
            kind = "" if contract.isdigit() or contract == "None" else contract
            found.setdefault("-".join(filter(None, ("end", entry.result, kind))), choice)
        elif type(entry).__name__ in ("GameOver", "MatchOver"):
            found.setdefault(type(entry).__name__, choice)
    return found


def a_year(game: str) -> Iterator[tuple[str, str]]:
    """A match a week as records by their names: one person, and players of all levels."""
    rules = CATALOGUE[game].presets[CATALOGUE[game].usual]
    series = Series(game, rules, ("casual",) * rules.seats, 7, Path())
    levels = ("casual", "skilled", "expert")
    for week in range(52):
        ((name, text),) = series.play(week + 1).records
        header, *lines = text.splitlines(keepends=True)
        values = json.loads(header)
        day = date(2026, 1, 3) + timedelta(weeks=week)
        values["created"] = f"{day.isoformat()}T19:30:00Z"
        level = levels[week % 4 % 3]
        values["seats"] = [
            {"name": COMPANY[seat - 1], "player": level} if seat else {"name": YOU, "player": HUMAN}
            for seat in range(rules.seats)
        ]
        yield name, "".join([json.dumps(values) + "\n", *lines])
