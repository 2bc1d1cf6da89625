"""What may be taken back of a record, and what is then left of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from moon_desktop.engine.entries import CHOICES, Choice, Deal, Entry, Note


class StepBack(NamedTuple):
    """Something that can be taken back to: its place in the record, the number of its hand, and
    what was chosen by ``seat``; None is a claim, with all the plays that it brought about."""

    place: int
    hand: int
    choice: Choice | None

    @property
    def seat(self) -> int | None:
        """Who chose it."""
        return None if self.choice is None else self.choice.seat


def steps_back(entries: Sequence[Entry], people: Collection[int]) -> tuple[StepBack, ...]:
    """What ``people`` (seats) chose, the latest first."""
    found, hand, claimed = [], 0, False
    for place, entry in enumerate(entries):
        if isinstance(entry, Deal):
            hand, claimed = entry.hand, False
        elif isinstance(entry, Note) and entry.kind == "claim":
            claimed = True
            found.append(StepBack(place, hand, None))
        elif isinstance(entry, CHOICES) and entry.seat in people and not claimed:
            found.append(StepBack(place, hand, entry))
    return tuple(reversed(found))


def chosen_by(entries: Sequence[Entry], people: Collection[int]) -> bool:
    """Whether ``people`` chose anything; asked after every entry, it looks from the end."""
    return len(people) > 0 and any(
        isinstance(entry, CHOICES) and entry.seat in people for entry in reversed(entries)
    )


def helped(entries: Sequence[Entry]) -> bool:
    """Whether anything was taken back since the last deal."""
    since = entries[hand_begins(entries) :]
    return any(isinstance(entry, Note) and entry.kind == "undo" for entry in since)


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
