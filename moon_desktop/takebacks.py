"""What may be taken back of a record, and what is then left of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from moon_desktop.engine.entries import CHOICES, Deal, Entry, Note


def choices_of(entries: Sequence[Entry], people: Collection[int]) -> tuple[int, ...]:
    """The places in ``entries`` at which one of ``people`` (seats) chose, the latest first."""
    return tuple(
        place
        for place in range(len(entries) - 1, -1, -1)
        if isinstance(entry := entries[place], CHOICES) and entry.seat in people
    )


def hand_begins(entries: Sequence[Entry]) -> int:
    """The place after the last deal; the end where nothing was dealt."""
    for place in range(len(entries) - 1, -1, -1):
        if isinstance(entries[place], Deal):
            return place + 1
    return len(entries)


def begun(entries: Sequence[Entry]) -> bool:
    """Whether anything was chosen since the last deal."""
    return any(isinstance(entry, CHOICES) for entry in entries[hand_begins(entries) :])


def shortened(entries: Sequence[Entry], place: int, seat: int) -> tuple[Entry, ...]:
    """The first ``place`` of ``entries`` with a note that ``seat`` took the others back; the
    time that was played is not taken back."""
    gone = (entry for entry in entries[place:] if isinstance(entry, Note))
    clock = [note for note in gone if note.kind == "clock"][-1:]
    return (*entries[:place], Note("undo", seat=seat), *clock)
