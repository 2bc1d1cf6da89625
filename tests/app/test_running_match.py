"""The course of a match: what was taken back is remembered, and what is beside it is apart."""

from __future__ import annotations

import pytest

from moon_desktop.app.running_match import RunningMatch, ended, once_more, seen, what_if
from moon_desktop.disk.journal import Journal, RecordKeeper
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Note
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory.summary import summary
from tests.kit.arrange import Table

SEATS = (SeatName("You", "human"), SeatName("Bea", "casual"), SeatName("Cy", "human"))


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


def test_beside_it_another_game_may_be_played():
    running = course_of(Table().deal())
    cards = CATALOGUE["shoot-the-moon-cards"]
    rules = cards.presets["cards-three"]
    header = Header(cards.name, rules.to_record(), SEATS)
    other = running.beside(RecordKeeper(None, lambda error: None), header, ())
    assert other.match.rules == rules
    other.enter(other.match.chance(5), 0)
    other.go_back(0, 0)
    assert other.match.rules == rules


def test_hands_that_have_ended_are_those_before_the_one_in_play():
    table = Table().sweep(0).pass_out().deal()
    assert ended(table.entries) == (1, 2)
    table.say("pass pass pass")
    assert ended(table.entries) == (1, 2, 3)


def test_worth_keeping_is_what_somebody_chose_in():
    dealt, bid = course_of(Table().deal()), course_of(Table().deal().say("pass"))
    seat = bid.entries[-1].seat
    assert isinstance(dealt.entries[-1], Deal)
    assert not dealt.worth_keeping(())
    assert bid.worth_keeping(())
    assert bid.worth_keeping((seat,))
    assert not bid.worth_keeping(((seat + 1) % 3,))


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


def test_a_hand_whose_deals_were_seen_is_so_when_it_is_put_back():
    """A note for each hand: the seal was broken in the one before."""
    rules = MoonRules(target=40)
    header = Header("moon", rules.to_record(), SEATS, seed=7)
    running = RunningMatch.begun(RecordKeeper(None, lambda error: None), header, keep=False)

    def go_on():
        chance = running.match.chance(7)
        if chance is None:
            assert running.match.turn is not None
            running.enter(next(iter(running.match.sight(running.match.turn).legal)), 0)
            return
        if isinstance(chance, Deal) and seen(running.entries):
            running.note(Note("seen"))
        running.enter(chance, 0)

    while not any(isinstance(entry, Choice) for entry in running.entries):
        go_on()
    place = len(running.entries) - 1
    running.note(Note("seen"))
    while running.match.number < 2:
        go_on()
    running.go_back(place, 0)
    while running.can_redo:
        running.redo()
    while len(ended(running.entries)) < 2:
        go_on()
    told = summary(running.header, running.entries).hands
    assert [hand.seen for hand in told] == [True, True]
