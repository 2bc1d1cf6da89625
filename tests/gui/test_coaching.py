"""The coach at the table: asks once before a costly mistake, and never where it is not wanted."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest

from moon_desktop.app.learning.coach import PATIENCE, PLAY
from moon_desktop.app.running_match import what_if
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Note, Play
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Stopped
from tests.kit import forty_two
from tests.kit.person import until
from tests.kit.table_positions import bidding, leading

pytestmark = pytest.mark.usefixtures("unpainted")

ASKED = [Note("hint", seat=0)]


def spoiling(*spoilt):
    """An adviser by whom these choices throw away a contract that all others make."""

    def weigh(sight, limits):
        assert all(choice.seat == sight.seat for choice in sight.legal)
        nil = (0.0,) * sight.seats.count
        found = tuple(
            ActionValue(one, 0.0, nil, 0.1) if one in spoilt else ActionValue(one, 1.0, nil, 0.9)
            for one in sight.legal
        )
        return Advice(sight, found, max(found, key=lambda worth: worth.win).choice, 200, False)

    return weigh


def wanted(person, adviser):
    """The person has the coach ask from now on, whose ``adviser`` is in the place of the game's."""
    person.program.commands.coach.adviser = adviser
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(coach=True))
    return person


@pytest.fixture
def coached(sit_at):
    """A person on whom the coach looks, by whom these choices throw the contract away."""

    def sit(table, *spoilt, **how):
        person = wanted(sit_at(table, **how), spoiling(*spoilt))
        until(lambda: not person.program.commands.coach.thinker.busy, "the choices weighed")
        return person

    return sit


def slip(person):
    return person.program.commands.coach.desk.slip


def asks(person):
    return person.program.commands.coach.asks


def notes(person):
    return [entry for entry in person.host.entries if isinstance(entry, Note)]


def played(person):
    return [entry for entry in person.host.entries if isinstance(entry, Play) and entry.seat == 0]


def test_it_asks_once_with_its_reason_and_another_is_played(coached):
    spoilt = Play(0, "5-5")
    person = coached(leading(), spoilt)
    person.drag("5-5", person.middle)
    until(lambda: asks(person), "being asked")
    told = slip(person).told
    assert told.words == "After that your bid can hardly be made any more."
    assert told.act.startswith("Play 6-1\n")
    assert notes(person) == ASKED
    pieces = person.table.scene.pieces
    hand = [person.place_of(tile) for tile in ("6-6", "6-5", "6-4", "6-3", "6-2", "6-1")]
    assert not any(slip(person).paper.contains(place) for place in hand)
    person.press(Qt.Key.Key_Return)
    assert not asks(person)
    assert played(person) == []
    assert pieces["5-5"].lies, "in the hand again"
    person.choose(Play(0, "6-6"))
    assert played(person) == [Play(0, "6-6")]
    # Taken back and chosen again, it is not asked about again.
    person.do("undo")
    person.asked()
    person.choose(spoilt)
    assert played(person) == [spoilt]
    assert [note.kind for note in notes(person)] == ["hint", "undo"]


def test_question_is_put_when_it_is_on_disk_that_it_is(coached, monkeypatch):
    spoilt = Bid(0, "5")
    person = coached(bidding(), spoilt, by="click")
    put_off: list[Callable[[], None]] = []
    monkeypatch.setattr(person.host, "once_on_disk", put_off.append)
    person.press_key_of(spoilt)
    until(lambda: len(put_off) == 2, "the note's being written")
    assert not asks(person)
    for do in put_off:
        do()
    assert asks(person)
    assert notes(person) == ASKED


@pytest.mark.parametrize("way", ["key", "again"])
def test_it_is_done_all_the_same_and_the_record_has_that_it_was_asked(coached, data, way):
    spoilt = Bid(0, "5")
    person = coached(bidding(), spoilt, by="click")
    person.press_key_of(spoilt)
    until(lambda: asks(person), "being asked")
    assert slip(person).told.words == "With this hand the bid is made in 0 of 100 deals."
    for size in (QSize(1280, 800), QSize(960, 600), QSize(1500, 620)):
        person.window.resize(size)
        QTest.qWait(1)
        key, view = person.key_of(spoilt), person.table.view
        at = key.mapTo(view, QPoint(0, 0))
        assert not slip(person).paper.intersects(QRectF(QRect(at, key.size())))
        reach = QRectF(QRect(at, key.size())).adjusted(-90, -90, 90, 90)
        assert slip(person).paper.intersects(reach), "it is beside the key wherever that lies"
        assert QRectF(view.rect()).contains(slip(person).paper)
    assert spoilt not in person.host.entries
    if way == "key":
        person.click_on(slip(person).keys[PLAY])
    else:
        # The same once more is meant.
        person.press_key_of(spoilt)
    assert spoilt in person.host.entries
    assert not asks(person)
    assert read_record(data / "match.moon").entries == person.host.entries
    assert notes(person) == ASKED


def test_count_thrown_on_the_others_trick_is_asked_about_without_a_second_look(sit_at):
    """T2.1: Texas 42, the 1-1 lies, and ones are trumps."""
    hands = (
        "5-5 0-0 2-0 3-0 6-6 5-3 4-0",
        "6-4 6-1 1-1 4-4 3-3 2-1 4-1",
        "6-0 1-0 2-2 3-1 3-2 5-0 5-1",
        "4-2 4-3 5-2 5-4 6-2 6-3 6-5",
    )
    thrown, looks = Play(0, "5-5"), 0

    def weigh(sight, limits):
        nonlocal looks
        looks += 1
        advice = spoiling()(sight, limits)
        best = next(one for one in sight.legal if one != thrown)
        return advice._replace(best=best, deals=2, unsound=(thrown,))

    table = forty_two.Table().deal(*hands).bid(1, "31").say("1", "1-1 1-0 4-2")
    person = wanted(sit_at(table, by="click"), weigh)
    until(lambda: looks and not person.program.commands.coach.thinker.busy, "the choices weighed")
    before = looks
    person.take("5-5")
    until(lambda: asks(person), "being asked")
    assert slip(person).told.words.endswith(" has this trick: give no count to the other side.")
    assert (looks, played(person)) == (before, [])
    person.click_on(slip(person).keys[PLAY])
    assert played(person) == [thrown]


def test_another_choice_or_esc_takes_the_slip_away(coached):
    person = coached(leading(), Play(0, "5-5"), Play(0, "6-1"), by="click")
    person.take("5-5")
    until(lambda: asks(person), "being asked")
    person.take("6-1")
    until(lambda: asks(person), "being asked of the other")
    assert len(notes(person)) == 2
    person.press(Qt.Key.Key_Escape)
    assert not asks(person)
    assert person.is_asked
    person.choose(Play(0, "6-6"))
    assert played(person) == [Play(0, "6-6")]


def test_one_esc_answers_the_coach_and_the_next_puts_the_hint_away(sit_at):
    person = sit_at(leading(), by="click")
    hinting = person.program.commands.hinting
    hinting.adviser = spoiling()
    person.do("hint")
    until(lambda: hinting.shown, "the hint")
    # Whatever was there first: the coach is asked for after the hint.
    wanted(person, spoiling(Play(0, "5-5")))
    person.take("5-5")
    until(lambda: asks(person), "being asked")
    person.press(Qt.Key.Key_Escape)
    assert (asks(person), hinting.shown) == (False, True)
    person.press(Qt.Key.Key_Escape)
    assert not hinting.shown
    assert person.is_asked


def test_nothing_is_asked_beside_the_match(coached):
    spoilt = Play(0, "5-5")
    person = coached(leading(), spoilt)
    person.choose(Play(0, "6-6"))
    place = person.host.entries.index(Play(0, "6-6"))
    person.program.matches.step_aside(
        what_if(person.host.header, person.host.entries, place, "casual")
    )
    person.asked()
    person.choose(spoilt)
    assert played(person) == [spoilt]
    assert notes(person) == [Note("undo", seat=0)]


def test_a_choice_does_not_wait_for_long_thoughts(sit_at):
    stopped = threading.Event()

    def slow(sight, limits):
        while not limits.stop():
            time.sleep(0.005)
        stopped.set()
        raise Stopped

    person = wanted(sit_at(leading()), slow)
    began = time.monotonic()
    person.drag("5-5", person.middle)
    assert played(person) == []
    until(lambda: played(person), "the choice entered")
    assert time.monotonic() - began < 3 * PATIENCE / 1000
    assert stopped.wait(5)
    assert notes(person) == []


def test_who_does_not_want_it_has_nothing_of_it(sit_at):
    person = sit_at(leading())
    assert person.program.croupier.objection is None
    assert "coach" not in vars(person.program.commands)
    preferences = wanted(person, spoiling(Play(0, "5-5"))).program.preferences
    preferences.change(preferences.settings._replace(coach=False))
    person.drag("5-5", person.middle)
    assert played(person) == [Play(0, "5-5")], "at once"
