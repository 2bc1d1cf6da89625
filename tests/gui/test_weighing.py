"""Hands are weighed after a match and when it is wished, and never while a thought is waited for;
what came of it opens reviews and positions to practise on."""

from __future__ import annotations

import sqlite3
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.app.memory import weighing
from moon_desktop.engine.entries import Bid, Play, notation
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory import figures, index
from moon_desktop.windows.learning.practice_page import PracticePage
from moon_desktop.windows.main import actions
from tests.gui.test_history import begun, choose
from tests.gui.test_statistics import ask, shown
from tests.kit.advised import faultless, lost
from tests.kit.arrange import Table
from tests.kit.person import until
from tests.kit.table_players import Given

pytestmark = pytest.mark.usefixtures("unpainted")

COST = 0.04
mistakes = figures.mistakes


def quickly(step, stop):
    """The first play of your first hand was a mistake."""
    if isinstance(step.choice, Play) and len(step.before.sight(step.seat).held) == 7:
        return lost(step, COST + step.before.number / 1000)
    return faultless(step)


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(weighing, "_LOOKED", 5)
    monkeypatch.setattr(weighing, "_RESTS", 0)


@pytest.fixture
def sit(data, open_table):
    """Somebody with three matches of two hands among the records, who weighs as a test does."""

    def sit(weigher=quickly, **how):
        for day in range(3):
            table = Table(target=14).sweep(0, "7").sweep(0, "7")
            begun(data / "records" / f"m{day}.moon", table, f"2025-01-0{day + 1}")
        person = open_table(MoonRules(), 5, **how)
        person.asked()
        person.program.commands.weighing.reviewer.scales = lambda *_: Given(weigher)
        return person

    return sit


def statistics(person):
    person.program.window.actions_[actions.STATISTICS].trigger()
    until(lambda: not person.program.croupier.memory.busy, "the records")
    return person.program.commands.statistics


def weighed(person) -> int:
    return len(person.program.croupier.memory.index.rows("SELECT 1 FROM weighed"))


def test_what_is_not_weighed_is_counted_and_weighed_on_request(sit):
    room = statistics(person := sit())
    window = room.window
    assert not window.weigh_key.isVisible()
    ask(room, "played")
    assert window.weigh_key.isVisible()
    assert window.line.text() == "3 matches are not weighed: about 1 minute."
    assert ("Not weighed", "6", "") in shown(room)
    window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    assert not window.weigh_key.isVisible()
    assert weighed(person) == 6, "nothing but what was one's own"
    assert ("You", "6", "too few") in shown(room), "of too few there is no mean"
    ask(room, "luck")
    assert window.line.text() == "3 matches are not weighed: about 1 minute."
    window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    assert weighed(person) == 18
    assert len([row for row in shown(room) if " 2025 · " in row[0]]) == 3


def test_it_can_be_stopped_and_goes_on_where_it_was(sit):
    goes_on, steps = threading.Event(), list[int]()

    def once(step, stop):
        steps.append(step.place)
        if len(steps) > 3:
            goes_on.wait(5)
        return faultless(step)

    person = sit(once)
    room = statistics(person)
    ask(room, "played")
    room.window.weigh_key.click()
    until(lambda: len(steps) > 3, "a few choices")
    assert "still to be weighed" in room.window.line.text()
    room.window.weigh_key.click()
    goes_on.set()
    assert "not weighed" in room.window.line.text()
    assert not person.program.commands.weighing.reviewer.busy
    room.window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    assert weighed(person) == 6
    once_each = [place for place in steps if steps.count(place) > 3]
    assert len(once_each) <= 4, "but for the choice that was broken off"


@pytest.mark.slow
def test_nothing_is_weighed_while_a_thought_is_waited_for(sit, monkeypatch):
    person = sit()
    room, thinks = statistics(person), True
    monkeypatch.setattr(type(person.program.thinker), "thinks", property(lambda _: thinks))
    ask(room, "played")
    room.window.weigh_key.click()
    QTest.qWait(80)
    assert weighed(person) == 0
    thinks = False
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    assert weighed(person) == 6


def test_disk_that_is_full_meanwhile_loses_nothing(sit, log, monkeypatch):
    room = statistics(person := sit())
    ask(room, "played")
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    keep, kept = vars(index)["_keep"], list[int]()

    def once_full(base, found):
        kept.append(1)
        if len(kept) == 3:
            raise full
        keep(base, found)

    monkeypatch.setattr(index, "_keep", once_full)
    room.window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    until(lambda: not person.program.croupier.memory.busy, "the records")
    assert not person.program.croupier.memory.index.kept
    assert weighed(person) == 6
    until(lambda: ("You", "6", "too few") in shown(room), "the figures")
    assert [line for line in log() if "is not kept" in line]


@pytest.mark.parametrize("wanted", [True, False])
def test_match_that_has_ended_is_weighed_if_that_is_wished(open_table, sit_at, wanted):
    person = sit_at(Table(target=7).deal(), weigh=wanted)
    person.program.commands.weighing.reviewer.scales = lambda *_: Given(quickly)
    person.play_match()
    QTest.qWait(100)
    if wanted:
        hands = person.host.match.number
        until(lambda: weighed(person) >= 1, "what is weighed")
        until(lambda: not person.program.commands.weighing.timer.isActive(), "all of it")
        assert weighed(person) == hands
    else:
        assert "weighing" not in vars(person.program.commands) or not weighed(person)


@pytest.mark.slow
def test_review_opens_at_once_and_at_what_cost_most(sit):
    person = sit()
    room = statistics(person)
    ask(room, "played")
    room.window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    commands = person.program.commands
    known = person.program.croupier.memory.index
    hand, step = figures.worst(known, "records/m1.moon") or (0, None)
    assert hand == 2, "the later mistake cost more"
    commands.history.open()
    choose(commands.history, "m1.moon")
    commands.history.window.act("review")
    review = commands.review
    review.reviewer.scales = lambda *_: Given(quickly)
    until(lambda: review.window.hand == hand, "the hand")
    assert review.window.current == step
    review.window.close()
    room.window.figures.pressed.emit(next(filter(None, room.window.figures.bars)))
    assert room.window.stack.currentIndex() == 1
    QTest.keyClick(room.window.table, Qt.Key.Key_Return)
    until(review.window.isVisible, "the review")
    until(lambda: review.window.hand is not None, "the hand")
    assert isinstance(review.reviewer.review(review.window.hand).steps[step].choice, Play)


@pytest.mark.slow
def test_review_of_the_match_that_was_weighed_last_shows_its_worst_at_once(sit):
    person = sit()
    room = statistics(person)
    ask(room, "played")
    room.window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    goes_on = threading.Event()

    def later(step, stop):
        goes_on.wait(20)
        return quickly(step, stop)

    commands = person.program.commands
    commands.review.reviewer.scales = lambda *_: Given(later)
    commands.history.open()
    choose(commands.history, "m0.moon")
    commands.history.window.act("review")
    review = commands.review.window
    assert review.hand == 2, "before anything more is weighed"
    known = commands.review.reviewer.review(2)
    assert known.steps[review.current].win_lost == pytest.approx(COST + 0.002)
    assert "One mistake" in review.headline.text()
    goes_on.set()


@pytest.mark.slow
def test_what_is_reviewed_to_its_end_counts_too(sit):
    person = sit()
    statistics(person)
    commands = person.program.commands
    commands.review.reviewer.scales = lambda *_: Given(quickly)
    commands.history.open()
    choose(commands.history, "m0.moon")
    commands.history.window.act("review")
    until(lambda: weighed(person) == 3, "a hand of three")


@pytest.mark.slow
def test_own_mistakes_are_positions_to_practise_on(sit):
    person = sit(your_name="Ann")
    room = statistics(person)
    ask(room, "played")
    room.window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    room.window.close()
    page = practised(person)
    assert page.tabs.tabText(page.tabs.count() - 1) == "Yours · 0/6"
    own = [moon for name, moon in page.moons.items() if name.startswith("y")]
    assert [moon.told.position.cost for moon in own] == pytest.approx([0.042] * 3 + [0.041] * 3)
    assert "4 games in 100" in own[0].accessibleName()
    position = own[0].told.position
    own[0].click()
    practice = person.program.commands.practice
    until(lambda: practice.desk.slip.told, "the question")
    person.asked()
    assert person.host.match == position.match
    assert not isinstance(person.host.sight.legal[0], Bid)
    right = next(one for one in person.host.sight.legal if notation(one) in position.right)
    person.program.croupier.choose(right)
    until(lambda: practice.shines.get(position.name) == 1.0, "that it is solved")


def weighed_all(person) -> None:
    """All that the page of how well one plays wants."""
    room = statistics(person)
    ask(room, "played")
    room.window.weigh_key.click()
    until(lambda: not person.program.commands.weighing.asked, "what is weighed")
    room.window.close()


def practised(person) -> PracticePage:
    before = person.window.findChildren(PracticePage)
    person.window.actions_[actions.PRACTICE].trigger()
    until(lambda: [*_new(person, before)], "the page")
    (page,) = _new(person, before)
    return page


def _new(person, before) -> list[PracticePage]:
    return [page for page in person.window.findChildren(PracticePage) if page not in before]


@pytest.mark.slow
def test_position_is_never_one_of_another_match_at_the_same_place(sit, data):
    """As where a match made room for the next, which then has its name."""
    person = sit(your_name="Ann")
    weighed_all(person)
    past = data / "records"
    (past / "m0.moon").rename(past / "later.moon")
    begun(past / "m0.moon", Table("fosdick").sweep(0, "4").sweep(0, "4"), "2025-03-04")
    page = practised(person)
    own = [moon.told.position for name, moon in page.moons.items() if name.startswith("y")]
    assert len(own) == 4
    assert all(one.header.rules["target"] == 14 for one in own)
    page.close()
    until(lambda: not person.program.croupier.memory.busy, "the records")
    page = practised(person)
    assert len([name for name in page.moons if name.startswith("y")]) == 6, "it is found again"


@pytest.mark.slow
def test_practice_goes_on_though_its_position_is_no_longer_among_the_worst(sit, monkeypatch):
    person = sit(your_name="Ann")
    weighed_all(person)
    page = practised(person)
    own = [moon for name, moon in page.moons.items() if name.startswith("y")]
    position = own[-1].told.position
    own[-1].click()
    practice = person.program.commands.practice
    until(lambda: practice.desk.slip.told, "the question")
    monkeypatch.setattr(figures, "mistakes", lambda *_: mistakes(*_)[:1])
    practised(person).close()
    side = person.host.side
    practice.answer("again")
    assert practice.position.name == position.name
    assert person.host.side is not side, "it lies there once more"
    practice.answer("next")
    assert practice.position.name != position.name


@pytest.mark.slow
def test_match_that_made_room_for_the_next_is_weighed_with_it(open_table, sit_at, monkeypatch):
    """Whoever plays on at once has both weighed when there is time, though the next has the name of
    the first now."""
    person, thinks = sit_at(Table(target=7).deal(), weigh=True), True
    monkeypatch.setattr(type(person.program.thinker), "thinks", property(lambda _: thinks))
    weighing_ = person.program.commands.weighing
    weighing_.reviewer.scales = lambda *_: Given(quickly)
    person.play_match()
    hands = person.host.match.number
    until(weighing_.timer.isActive, "what is to be weighed")
    person.program.matches.rematch()
    person.asked()
    person.play_match()
    hands += person.host.match.number
    until(lambda: not person.program.croupier.memory.busy, "the records")
    thinks = False
    until(lambda: not weighing_.timer.isActive(), "all of it")
    assert weighed(person) == hands


@pytest.mark.slow
def test_page_that_is_looked_at_stays_while_a_match_that_ended_is_weighed(sit_at):
    """What came of it is told at the end: the keys do not go back to the first row meanwhile."""
    first, later = threading.Event(), threading.Event()

    def in_parts(step, stop):
        (first if step.before.number == 1 else later).wait(20)
        return quickly(step, stop)

    person = sit_at(Table(target=14).sweep(0, "7").deal(), weigh=True)
    person.program.commands.weighing.reviewer.scales = lambda *_: Given(in_parts)
    person.play_match()
    assert person.host.match.number > 1
    room = statistics(person)
    figures_ = room.window.figures
    ask(room, "dealt")
    row = max(row for row, bar in enumerate(figures_.bars) if bar)
    figures_.setCurrentIndex(figures_.model().index(row, 0))
    first.set()
    until(lambda: weighed(person) == 1, "the first hand")
    assert figures_.currentIndex().row() == row
    ask(room, "played")
    later.set()
    until(lambda: weighed(person) == person.host.match.number, "all of them")
    assert ("You", str(weighed(person)), "too few") in shown(room)
