"""Who sits where: names and levels from the preferences to the seats of a match, and back."""

from __future__ import annotations

from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.settings import Settings, clean_name
from moon_desktop.wording import errands, table_talk

_PLACES = {3: ("your", "left", "right"), 4: ("your", "left", "across", "right")}
"""The places clockwise from the person, as the preferences call them."""


def seated(chosen: Settings, seats: int) -> tuple[SeatName, ...]:
    """The seats of a new match: the person at seat 0, the others as they were ``chosen``."""
    you, *others = (_chosen(chosen, place) for place in _PLACES[seats])
    return (you, *others)


def _chosen(chosen: Settings, place: str) -> SeatName:
    if place == "your":
        return SeatName(chosen.your_name or table_talk.you(), HUMAN)
    return SeatName(getattr(chosen, f"{place}_name"), getattr(chosen, f"{place}_level"))


def reseated(
    header: Header, viewer: int, before: Settings, after: Settings
) -> tuple[SeatName, ...]:
    """The seats of a match in play after a change of preferences.

    Only what was changed is taken over: a record from elsewhere keeps its own players.
    """
    count = len(header.seats)
    seats = list(header.seats)
    for offset, place in enumerate(_PLACES[count]):
        seat = (viewer + offset) % count
        old, new, now = _chosen(before, place), _chosen(after, place), seats[seat]
        if (now.player == HUMAN) != (new.player == HUMAN):
            continue
        name = now.name if old.name == new.name else new.name
        player = now.player if old.player == new.player else new.player
        seats[seat] = SeatName(name, player)
    return tuple(seats)


def without_people(header: Header, level: str) -> Header:
    """The same match with players of ``level`` in place of persons, as for a demo."""
    seats = tuple(
        SeatName(table_talk.somebody() if s.name == table_talk.you() else s.name, level)
        if s.player == HUMAN
        else s
        for s in header.seats
    )
    return header.with_seats(seats)


def shown_names(header: Header) -> tuple[str, ...]:
    """The names by seat as they may stand on a plate."""
    return tuple(
        clean_name(seat.name) or errands.nameless(number)
        for number, seat in enumerate(header.seats)
    )
