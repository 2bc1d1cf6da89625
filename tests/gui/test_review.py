"""The review at the table: opened after a hand, played on from, and left again."""

from __future__ import annotations

import threading
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Note, Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.player import Stopped
from moon_desktop.windows.main import actions
from tests.kit import moon_cards
from tests.kit.advised import faultless, hand_review, lost, weighed_so
from tests.kit.arrange import Table
from tests.kit.person import until
from tests.kit.table_players import Given
from tests.kit.table_positions import filed, scored

pytestmark = pytest.mark.usefixtures("unpainted")


def quickly(step, stop):
    return faultless(step)


def endless(step, stop):
    while not stop():
        time.sleep(0.005)
    raise Stopped


def after_two_hands():
    """Ann made 7 twice; Bea deals next."""
    table = Table(target=50).sweep(0)
    return table.sweep(0)


@pytest.fixture
def room(sit_at):
    """A person at a match with two finished hands, and the review, not yet opened; nothing comes
    to be weighed as long as the test lasts, unless it says how."""
    over = threading.Event()

    def sit(table=None, weigher=endless, **how):
        person = sit_at(table or after_two_hands(), **how)
        commands = person.program.commands
        commands.review.reviewer.scales = lambda *_: Given(
            lambda step, stop: weigher(step, lambda: stop() or over.is_set())
        )
        return person, commands.review

    yield sit
    over.set()


def opened(person, room):
    person.window.actions_[actions.REVIEW].trigger()
    until(lambda: room.window.isVisible() and room.window.hand is not None, "the review opens")
    return room.window


def all_weighed(room, number):
    until(
        lambda: (review := room.reviewer.review(number)) is not None and review.weighed,
        "everything is weighed",
    )


@pytest.mark.slow
def test_the_hand_that_ended_last_is_shown_and_the_page_of_the_match_weighs_all(room):
    person, review = room(weigher=quickly)
    window = opened(person, review)
    assert window.hand == 2
    all_weighed(review, 2)
    assert window.bar.line.text() == ""
    assert window.worths.accessibleName() == "What Bea knew"
    window.pages.setCurrentWidget(window.match)
    until(lambda: window.match.of.text() == "Weighed: 2 of 2.", "the table says so")
    assert len(review.reviewer.reviews) == 2
    assert not window.match.bar.isVisible()


@pytest.mark.slow
def test_of_your_own_mistakes_it_is_told_why_as_a_hint_would_have_told(room):
    def mistaken(step, stop):
        return lost(step, 0.3) if len(step.before.legal()) > 1 else faultless(step)

    person, review = room(weigher=mistaken)
    window = opened(person, review)
    all_weighed(review, 2)
    steps = review.reviewer.review(2).steps
    own, others = (
        next(n for n, step in enumerate(steps) if step.size and (step.seat == 0) is mine)
        for mine in (True, False)
    )
    told = person.host.game.show.hints.hint(steps[own].knew, person.host.names)
    assert told.reason
    window.show_step(own)
    assert window.sentence.text().endswith(told.reason)
    window.show_step(others)
    assert window.sentence.text() == window.grid.accessibleDescription()


def test_the_card_after_a_hand_and_the_score_sheet_lead_to_it(room):
    person, review = room()
    person.window.card.review_key.click()
    assert review.window.isVisible()
    assert person.window.card.isVisible(), "going on is left for later"
    review.window.close()
    sheet = person.program.commands.scores()
    sheet.show_hand(1)
    sheet.pane.review_key.click()
    until(lambda: review.window.hand == 1, "the first hand is shown")


def test_a_hand_in_play_is_not_shown(room):
    """M1.5: whatever is asked for."""
    table = Table().sweep(0)
    person, review = room(table.add(table.next_deal()).say("pass"), you=1)
    review.open(2)
    assert not review.window.isVisible()
    assert opened(person, review).hand == 1
    assert not review.window.later.isEnabled()


def test_keys_go_from_choice_to_choice_and_a_hand_turned_to_is_shown_again(room):
    person, review = room()
    window = opened(person, review)
    last = len(review.reviewer.review(2).steps) - 1
    for key, number in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(window, key)
        assert window.current == number
    QTest.keyClick(window, Qt.Key.Key_PageUp)
    until(lambda: window.hand == 1, "the hand before is shown")
    window.close()
    opened(person, review)
    until(lambda: window.bar.play_on.isEnabled(), "it is shown")
    assert window.hand == 1


@pytest.mark.slow
def test_the_card_leads_to_its_hand_also_while_another_lies_open(room):
    sure = after_two_hands().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").bid(0, "7").contract("6")
    person, review = room(sure)
    window = opened(person, review)
    person.do(actions.CLAIM)
    person.asked()
    assert window.hand == 2, "whoever looks at a hand is not taken away from it"
    person.window.card.review_key.click()
    until(lambda: window.hand == 3, "the hand that has just ended is shown")


@pytest.mark.slow
def test_a_hand_that_is_gone_cannot_be_played_from(sit_at):
    """While the one that takes its place is looked into."""
    looked = threading.Event()

    def look(rules, entries, number, stop):
        assert number == 2 or looked.wait(20)
        return hand_review(rules, entries, number, stop)

    person = sit_at(after_two_hands())
    review = person.program.commands.review
    review.reviewer.scales = lambda *_: Given(quickly, look)
    window = opened(person, review)
    keys = (window.bar.play_on, window.bar.retry)
    assert all(key.isEnabled() for key in keys)
    person.program.matches.play_again()
    assert not any(key.isEnabled() for key in keys)
    looked.set()
    until(lambda: window.hand == 1, "the hand that is left is shown")
    assert all(key.isEnabled() for key in keys)


def test_closing_stops_what_is_weighed(room):
    before = set(threading.enumerate())
    person, review = room()
    opened(person, review)
    threads = set(threading.enumerate()) - before
    (thread,) = (one for one in threads if one.name.endswith("(_consider)"))
    review.window.close()
    thread.join(10)
    assert not thread.is_alive()
    assert not review.reviewer.review(2).weighed


@pytest.mark.slow
def test_playing_on_leaves_the_match_as_it_is(room, data):
    """What is played beside it is not in its record, and one key leads back."""
    person, review = room()
    before, kept = person.host.entries, read_record(data / "match.moon").entries
    window = opened(person, review)
    place = next(n for n, e in enumerate(before) if isinstance(e, NameTrump))
    window.hand_wanted.emit(1)
    until(lambda: window.hand == 1, "the first hand is shown")
    step = next(n for n, s in enumerate(review.reviewer.review(1).steps) if s.place == place)
    window.show_step(step)
    window.bar.play_on.click()
    assert not window.isVisible()
    assert person.host.entries == (*before[:place], Note("undo", seat=0))
    assert "what if" in person.window.windowTitle()
    person.asked()
    person.choose(NameTrump(0, "5"))
    person.asked()
    assert read_record(data / "match.moon").entries == kept
    person.window.actions_[actions.RETURN].trigger()
    assert person.host.entries == before
    assert person.host.side is None
    assert read_record(data / "match.moon").entries == kept
    assert "what if" not in person.window.windowTitle()


def test_what_is_played_beside_the_match_ends_with_its_hand(room):
    person, review = room()
    before = person.host.entries
    window = opened(person, review)
    window.bar.retry.click()
    assert isinstance(person.host.entries[-2], Deal)
    person.play_hand()
    assert isinstance(person.host.entries[-1], HandOver)
    person.window.card.key.click()
    until(lambda: person.host.side is None, "back at the match")
    assert person.host.entries == before


def test_beside_the_match_its_deals_its_hands_and_its_copies_stay_its_own(room, tmp_path):
    person, review = room()
    entries = person.host.entries
    opened(person, review).bar.retry.click()
    assert person.host.header.seed is None, "deals depend on the number: others are dealt here"
    assert person.program.matches.save_copy(tmp_path / "copy.moon")
    assert read_record(tmp_path / "copy.moon").entries == entries
    undo = person.window.actions_[actions.UNDO]
    assert not undo.isEnabled(), "the hand before was played in the match"
    person.asked()
    begun = person.host.entries
    person.choose(person.host.sight.legal[0])
    assert undo.isEnabled()
    undo.trigger()
    person.asked()
    assert person.host.entries[: len(begun)] == begun
    assert not undo.isEnabled()


@pytest.mark.slow
def test_choosing_for_another_seat_is_to_sit_there(room, data):
    """A new match leaves what is played beside the old one."""
    person, review = room()
    window = opened(person, review)
    steps = review.reviewer.review(2).steps
    number = next(n for n, s in enumerate(steps) if s.seat == 2 and isinstance(s.choice, Play))
    window.show_step(number)
    window.bar.play_on.click()
    assert person.host.people == (2,)
    assert person.host.match.turn == 2
    person.window.actions_[actions.RETURN].trigger()
    assert person.host.people == (0,)
    opened(person, review).bar.retry.click()
    person.program.matches.begin(PRESETS["fosdick"], 5)
    assert person.host.side is None
    assert read_record(data / "match.moon").header.seed == 5


def test_the_match_can_be_reviewed_from_beside_it_and_what_is_taken_back_is_not_shown(room):
    """No hand that is played beside it is over, and the first of the match is not before it."""
    person, review = room(scored())
    entries = person.host.entries
    opened(person, review).bar.retry.click()
    person.asked()
    window = opened(person, review)
    assert window.hand == 1
    assert person.host.side is not None
    window.bar.retry.click()
    person.window.actions_[actions.RETURN].trigger()
    assert person.host.entries == entries, "the match waits, however often it is stepped aside from"
    opened(person, review)
    person.program.matches.play_again()
    assert not window.isVisible(), "its only hand is in play again"
    assert not person.window.actions_[actions.REVIEW].isEnabled()


@pytest.mark.slow
def test_beside_the_match_the_hands_are_its_own_whatever_was_reviewed_before(room, data):
    """Nor is a hand of something else taken for one of them, on the sheet."""
    person, review = room(after_two_hands())
    opened(person, review)
    review.window.close()
    practice = person.program.commands.practice
    person.program.matches.begin(PRESETS["fosdick-widow"], 5)
    person.asked()
    practice.begin("m01")
    until(lambda: person.is_asked, "the question")
    assert not person.window.actions_[actions.REVIEW].isEnabled()
    review.open()
    assert not review.window.isVisible(), "no hand of this match is finished"
    person.do(actions.RETURN)
    person.play_hand()
    person.read_on()
    person.asked()
    practice.begin("m01")
    until(lambda: person.is_asked, "the question")
    opened(person, review)
    until(lambda: review.window.hand == 1, "the hand of this match is shown")
    review.window.close()
    person.play_hand()
    sheet = person.program.commands.scores()
    sheet.show_hand(1)
    assert sheet.open_hand == 1
    assert not sheet.pane.review_key.isVisible()
    person.do(actions.RETURN)
    sheet.show_hand(1)
    assert sheet.pane.review_key.isVisible()


def test_the_clock_stands_still_beside_a_timed_match(room):
    person, review = room(Table(target=50, match="timed", match_length=60).sweep(0))
    clock = person.program.clock
    opened(person, review).bar.retry.click()
    assert not clock.running
    person.asked()
    assert not clock.running
    person.window.actions_[actions.RETURN].trigger()
    assert clock.running


def test_several_persons_come_back_to_the_curtain(room):
    """M1.5: nobody knows who of them played beside the match."""
    table = Table(target=50).sweep(0)
    person, review = room(table.add(table.next_deal()), you=None)
    opened(person, review).bar.retry.click()
    assert len(person.host.people) == 1
    assert not person.window.curtained
    person.window.actions_[actions.RETURN].trigger()
    assert person.host.veiled
    until(lambda: person.window.curtained, "the curtain is down")
    assert person.host.sight.veiled


def test_hand_that_is_still_shown_stays_whole_while_another_match_is_looked_into(room, tmp_path):
    """That of another number of seats: the table fell over it, and the program with it."""
    person, review = room(Table(seats=4, target=50).sweep(0))
    window = opened(person, review)
    other = read_record(filed(after_two_hands(), tmp_path / "other.moon"))
    review.open_record(other.header, other.entries)
    window.show_step(window.current + 1)
    assert len(review.table.sitters) == 4
    window.resize(window.width() + 40, window.height() + 20)
    until(lambda: len(review.table.sitters) == 3, "the other is shown")


def test_a_hand_weighed_before_is_told_of_the_match_while_another_is_looked_into(room):
    """The match has its own names, whatever is shown: its page fell over those of no hand."""
    person, review = room()
    entries = person.host.own[1]
    known = weighed_so(hand_review(person.host.match.rules, entries, 1))
    review.reviewer.known[1] = known
    window = opened(person, review)
    told = window.match.table.model()
    assert told.index(0, 0).data() == person.host.names[0]
    window.resize(window.width() + 40, window.height() + 20)
    assert told.rowCount() == 2 * len(person.host.names)


def test_dummy_has_its_hand_on_the_table_and_nobodys_face(sit_at):
    """The table fell over the seat that it has not, and the program with it."""
    table = moon_cards.Table("cards-two").deal("G1 G2 G3 G4 G5", "P1 P2 P3 P4 P5")
    person = sit_at(table.play_on())
    review = person.program.commands.review
    window = opened(person, review)
    assert len(review.table.sitters) == 2
    window.resize(window.width() + 40, window.height() + 20)
    window.show_step(window.current + 1)
    assert review.table.items()
