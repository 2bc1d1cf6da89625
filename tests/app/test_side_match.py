"""A hand played beside the match: from where, by whom, and with which deals to come."""

from __future__ import annotations

import pytest

from moon_desktop.app.side_match import once_more, what_if
from moon_desktop.engine.entries import Note
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games.moon.entries import Deal, NameTrump
from tests.kit.arrange import Table

SEATS = (SeatName("You", "human"), SeatName("Bea", "casual"), SeatName("Cy", "human"))


def match():
    table = Table(target=50).sweep(0).sweep(1)
    return Header("moon", table.rules.to_record(), SEATS, seed=7), tuple(table.entries)


def test_what_if_ends_before_the_choice_that_is_made_anew():
    header, entries = match()
    place = next(n for n, entry in enumerate(entries) if isinstance(entry, NameTrump))
    side = what_if(header, entries, place, "expert")
    assert side.entries == (*entries[:place], Note("undo", seat=0))
    assert (side.hand, side.retry) == (1, False)
    with pytest.raises(ValueError, match="no choice"):
        what_if(header, entries, 0, "expert")


def test_once_more_ends_with_the_deal():
    header, entries = match()
    side = once_more(header, entries, 2, 0, "expert")
    *_, deal, note = side.entries
    assert isinstance(deal, Deal)
    assert deal.hand == 2
    assert note == Note("undo", seat=0), "its tiles were seen"
    assert (side.hand, side.retry) == (2, True)
    with pytest.raises(ValueError, match="never dealt"):
        once_more(header, entries, 3, 0, "expert")


def test_one_person_plays_and_computers_stand_in_for_the_others():
    header, entries = match()
    seats = once_more(header, entries, 1, 1, "expert").header.seats
    assert [seat.player for seat in seats] == ["expert", "human", "expert"]
    assert seats[1].name == "Bea"
    assert seats[0].name == "Sam", "somebody else is addressed as you"
    assert once_more(header, entries, 1, 0, "expert").header.seats[0] == SEATS[0]


def test_the_deals_of_the_match_stay_unknown():
    header, entries = match()
    assert once_more(header, entries, 1, 0, "expert").header.seed is None
