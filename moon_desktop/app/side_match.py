"""A hand played once more beside the match: where it goes on, and who sits at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moon_desktop.app.seating import without_people
from moon_desktop.engine.entries import Choice, Dealt, Entry, Note
from moon_desktop.engine.record import HUMAN, Header


class SideMatch(NamedTuple):
    """A record that is not kept: ``entries`` of another, up to where a choice is due, with a note
    that its hand is not played blind."""

    header: Header
    entries: tuple[Entry, ...]
    hand: int
    retry: bool
    """The whole hand anew, not from some choice on."""


def what_if(header: Header, entries: Sequence[Entry], place: int, level: str) -> SideMatch:
    """The choice at ``place`` made anew, by a person; players of ``level`` stand in for other
    persons. ValueError where no choice stands there."""
    choice = entries[place]
    if not isinstance(choice, Choice):
        raise ValueError(f"no choice stands at {place}")
    hand = next(entry.hand for entry in reversed(entries[:place]) if isinstance(entry, Dealt))
    seated = _seated(header, choice.seat, level)
    return SideMatch(seated, _taken_back(entries[:place], choice.seat), hand, False)


def once_more(
    header: Header, entries: Sequence[Entry], hand: int, seat: int, level: str
) -> SideMatch:
    """Hand ``hand`` from its deal on, with a person at ``seat``; ValueError where it was never
    dealt."""
    for place, entry in enumerate(entries):
        if isinstance(entry, Dealt) and entry.hand == hand:
            seated = _seated(header, seat, level)
            return SideMatch(seated, _taken_back(entries[: place + 1], seat), hand, True)
    raise ValueError(f"hand {hand} was never dealt")


def _taken_back(entries: Sequence[Entry], seat: int) -> tuple[Entry, ...]:
    return (*entries, Note("undo", seat=seat))


def _seated(header: Header, seat: int, level: str) -> Header:
    """One person, at ``seat``. The deals that follow come from no number: that of the match
    would show what is still to be dealt in it."""
    seats = list(without_people(header, level).seats)
    seats[seat] = header.seats[seat]._replace(player=HUMAN)
    return header.with_seats(tuple(seats))._replace(seed=None)
