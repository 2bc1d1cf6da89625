"""Records cut where something is about to happen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Choice, Entry, HandEnd
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games import record_text
from moon_desktop.words.language import tr

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
