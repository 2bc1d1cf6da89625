"""The course of a match: what was taken back is remembered, and what is beside it is apart."""

from __future__ import annotations

import pytest

from moon_desktop.app.running_match import RunningMatch
from moon_desktop.disk.journal import Journal, RecordKeeper
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Note
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games.moon.entries import Choice, Deal
from tests.kit.arrange import Table

SEATS = (SeatName("Ann", "human"), SeatName("Bea", "casual"), SeatName("Cy", "casual"))


def course_of(table, journal=None):
    keeper = RecordKeeper(journal, lambda why: None)
    header = Header("moon", table.rules.to_record(), SEATS)
    keeper.start(header, table.entries)
    return RunningMatch(keeper, header, table.entries, table.match)


def test_what_is_beside_it_is_written_nowhere(tmp_path):
    journal = Journal(tmp_path)
    table = Table(target=50).sweep(0)
    running = course_of(table, journal)
    first = next(n for n, entry in enumerate(table.entries) if isinstance(entry, Choice))
    other = running.beside(
        RecordKeeper(None, lambda error: pytest.fail(str(error))),
        running.header,
        table.entries[:first],
    )
    other.enter(Bid(other.match.turn, "pass"), 0)
    other.note(Note("hint", seat=0))
    assert not other.saved
    assert running.saved
    assert running.entries == table.entries
    assert read_record(tmp_path / "match.moon").entries == tuple(table.entries)


def test_worth_keeping_is_what_somebody_chose_in():
    dealt, bid = course_of(Table().deal()), course_of(Table().deal().say("pass"))
    seat = bid.entries[-1].seat
    assert isinstance(dealt.entries[-1], Deal)
    assert not dealt.worth_keeping(())
    assert bid.worth_keeping(())
    assert bid.worth_keeping((seat,))
    assert not bid.worth_keeping(((seat + 1) % 3,))
