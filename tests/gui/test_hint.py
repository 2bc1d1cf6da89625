"""A hint: what each choice is worth, on demand, in every phase, and for nobody else's eyes."""

from __future__ import annotations

import threading
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Note, Play
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Stopped
from moon_desktop.windows.main.choice_key import ChoiceKey
from tests.kit.person import LEFT, until
from tests.kit.table_positions import bidding, discarding, filed, following, leading, naming, scored

pytestmark = pytest.mark.usefixtures("unpainted")

HINT = "hint"
EVERYWHERE = {
    "bid": bidding,
    "trump": naming,
    "follow": following,
    "ends": lambda: leading("none", named_lead=True),
}


def plain_advice(sight, limits):
    """The last choice is the best, and each before it a little worse."""
    count = len(sight.legal)
    points = (0.0,) * sight.seats.count
    worths = tuple(
        ActionValue(choice, 0.5, points, (number + 1) / (2 * count))
        for number, choice in enumerate(sight.legal)
    )
    return Advice(sight, worths, sight.legal[-1], 40, False)


def advised(person, adviser=plain_advice):
    """The person, whose hints are an ``adviser``'s in the place of the game's own."""
    person.program.commands.hinting.adviser = adviser
    return person


@pytest.fixture
def hinted(sit_at):
    """A person who was given a hint at a table."""

    def give(table, **how):
        person = advised(sit_at(table, by="click", **how))
        person.do(HINT)
        until(lambda: sheet(person).told, "the hint")
        until(lambda: not person.program.commands.hinting.thinker.busy, "all of it")
        return person

    return give


def sheet(person):
    return person.program.commands.hinting.sheet


def choices(person):
    return sheet(person).rows.choices


def cell(person, number):
    """The middle of a row, as the viewport of the rows has it."""
    rows = sheet(person).rows
    return rows.viewport(), rows.visualRect(rows.model().index(number, 0)).center()


def notes(person):
    return [entry for entry in person.host.entries if isinstance(entry, Note)]


@pytest.mark.slow
def test_every_choice_is_listed_with_the_best_first_beside_hand_trick_and_keys(
    open_table, tmp_path
):
    person = advised(open_table(by="click"))
    for table in EVERYWHERE.values():
        person.sit_at(filed(table(), tmp_path / "here.moon"))
        person.do(HINT)
        until(lambda: sheet(person).told, "the hint")
        assert sheet(person).isVisible()
        legal = person.host.sight.legal
        assert choices(person) == list(reversed(legal))
        assert [row.best for row in sheet(person).told.rows] == [True] + [False] * (len(legal) - 1)
        assert sheet(person).told.sentence.endswith(".")
        for width, height in ((900, 600), (1600, 1000)):
            person.window.resize(width, height)
            QTest.qWait(20)
            assert person.window.width() == width
            assert_clear(person)
            assert_reason_first(sheet(person))


def assert_reason_first(sheet) -> None:
    """The choice, then why, then the figure, and room for three rows below them."""
    parts = (sheet.best, sheet.reason, sheet.sentence, sheet.rows)
    assert [part.text() for part in parts[:3]] == list(sheet.told[:3])
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    shown = sheet.rows.viewport().height() // sheet.rows.rowHeight(0)
    assert shown >= min(3, len(sheet.rows.choices))


@pytest.mark.slow
def test_own_adviser_is_asked(sit_at):
    person = sit_at(bidding(), expert_seconds="0.2")
    person.do(HINT)
    until(lambda: sheet(person).told, "the hint")
    assert set(choices(person)) == set(person.host.sight.legal)
    sentence = sheet(person).told.sentence
    assert any(words in sentence for words in (" of 100", "every deal", "points on average"))


def test_hint_is_noted_once_and_its_key_and_esc_put_it_away(hinted, data):
    person = hinted(following())
    assert notes(person) == [Note("hint", seat=0)]
    assert read_record(data / "match.moon").entries == person.host.entries
    assert person.program.window.scores.sheet.rows[-1].helped
    for key, shown in ((Qt.Key.Key_H, False), (Qt.Key.Key_H, True), (Qt.Key.Key_Escape, False)):
        person.press(key)
        assert sheet(person).isVisible() is shown
    assert len(notes(person)) == 1, "the same hint is looked at twice"


def test_advised_tile_is_marked_and_so_is_that_of_the_row_pointed_at(hinted):
    person = hinted(leading())
    first, _, third, *_ = choices(person)

    def marked():
        pieces = person.table.scene.pieces.items()
        return {key for key, piece in pieces if "hinted" in piece.marks}

    assert marked() == {first.piece}
    QTest.mouseMove(*cell(person, 2))
    assert marked() == {third.piece}
    QApplication.sendEvent(sheet(person).rows, QEvent(QEvent.Type.Leave))
    assert marked() == {first.piece}
    person.window.resize(1000, 700)
    until(lambda: person.table.view.width() == 1000, "the new size")
    assert marked() == {first.piece}
    # The count, laid over it.
    person.press(Qt.Key.Key_K)
    assert marked() == set()
    person.press(Qt.Key.Key_H)
    assert marked() == {first.piece}
    # The ring of the focus is on the tile or on the row, wherever the keys are.
    person.press(Qt.Key.Key_Right)
    marks = person.table.scene.pieces[person.table.picking.focus].marks
    assert "focus" in marks
    person.press(Qt.Key.Key_Down)
    until(sheet(person).rows.hasFocus, "a row in focus")
    assert "focus" not in marks
    person.table.view.setFocus()
    until(lambda: "focus" in marks, "the ring back at the tile")
    person.do(HINT)
    assert marked() == set()


def test_advised_key_is_marked(hinted):
    person = hinted(bidding())

    def marked():
        return [key.text() for key in person.window.panel.keys if key.hinted]

    assert marked() == ["Shoot under"]
    for size in ((960, 600), (1280, 800)):
        person.window.resize(*size)
        QTest.qWait(1)
        assert marked() == ["Shoot under"], "its keys are made anew"
    QTest.mouseMove(*cell(person, len(choices(person)) - 1))
    assert marked() == ["Pass"]
    person.do(HINT)
    assert marked() == []


def test_double_click_makes_the_choice_and_a_click_does_not(hinted):
    person = hinted(EVERYWHERE["ends"]())
    viewport, point = cell(person, choices(person).index(Play(0, "6-5", "5")))
    before = person.host.entries
    QTest.mouseClick(viewport, LEFT, pos=point)
    assert person.host.entries == before
    QTest.mouseDClick(viewport, LEFT, pos=point)
    assert person.host.entries[len(before)] == Play(0, "6-5", "5")
    assert not sheet(person).isVisible()
    assert sheet(person).accessibleDescription() == "", "nothing of it stays"


def test_so_does_a_second_click_however_late_but_not_one_on_another_row(hinted):
    person = hinted(EVERYWHERE["ends"]())
    row, before = choices(person).index(Play(0, "6-5", "5")), person.host.entries
    for place in ((row + 1) % len(choices(person)), row):
        viewport, point = cell(person, place)
        QTest.mouseClick(viewport, LEFT, pos=point)
    assert person.host.entries == before
    QTest.qWait(5)
    QTest.mouseClick(viewport, LEFT, pos=point)
    assert person.host.entries[len(before)] == Play(0, "6-5", "5")


def test_arrows_and_enter_make_the_choice(hinted):
    person = hinted(discarding())
    wanted = choices(person)[1]
    assert isinstance(wanted, Exchange)
    person.press(Qt.Key.Key_Down)
    assert person.focus is sheet(person).rows
    assert sheet(person).rows.currentIndex().row() == 0
    person.press(Qt.Key.Key_Down)
    person.press(Qt.Key.Key_Up)
    person.press(Qt.Key.Key_Down)
    before = person.host.entries
    person.press(Qt.Key.Key_Return)
    assert person.host.entries[len(before)] == wanted
    until(lambda: person.is_asked, "being asked for the trump")
    assert person.focus is not person.window.bar


def test_nothing_to_choose_no_hint(sit_at):
    person = advised(sit_at(scored()))
    assert not person.window.actions_[HINT].isEnabled()
    person.program.commands.hint()
    QTest.qWait(20)
    assert not sheet(person).isVisible()
    assert notes(person) == []


class Slow:
    """Weighs until it is let go or stopped."""

    def __init__(self):
        self.free = threading.Event()
        self.stopped = threading.Event()

    def __call__(self, sight, limits):
        while not self.free.wait(0.01):
            if limits.stop():
                self.stopped.set()
                raise Stopped
        return plain_advice(sight, limits)


def test_long_thought_shows_that_it_goes_on_and_can_be_broken_off(sit_at):
    slow = Slow()
    person = advised(sit_at(following()), slow)
    began = time.monotonic()
    person.do(HINT)
    assert not sheet(person).isVisible()
    until(lambda: sheet(person).isVisible(), "the sign")
    assert time.monotonic() - began >= 0.25
    assert choices(person) == []
    person.press(Qt.Key.Key_Escape)
    assert not sheet(person).isVisible()
    assert slow.stopped.wait(5)
    assert notes(person) == []
    person.do(HINT)
    slow.free.set()
    until(lambda: sheet(person).told, "the hint")


class Improving:
    """Tells first figures at once, and when it is let go others, by which another is the best."""

    def __init__(self):
        self.free = threading.Event()
        self.seconds = []

    def __call__(self, sight, limits):
        self.seconds.append(limits.seconds)
        first = plain_advice(sight, limits)
        if len(self.seconds) % 2:
            return first
        while not self.free.wait(0.01):
            if limits.stop():
                raise Stopped
        worths = zip(first.worths, reversed(first.worths), strict=True)
        turned = tuple(one._replace(win=other.win) for one, other in worths)
        return first._replace(worths=turned, best=sight.legal[0], deals=400)


def test_first_figures_are_told_soon_and_better_ones_take_their_place(sit_at):
    improving = Improving()
    person = advised(sit_at(leading(), expert_seconds="1"), improving)
    person.do(HINT)
    until(lambda: sheet(person).told, "the first figures")
    legal = list(person.host.sight.legal)
    assert choices(person) == legal[::-1]
    person.press(Qt.Key.Key_Down)
    improving.free.set()
    until(lambda: choices(person) == legal, "the better ones")
    assert not person.program.commands.hinting.thinker.busy
    assert improving.seconds[0] < 0.2
    assert sum(improving.seconds) == 1
    assert sheet(person).rows.choice == legal[-1], "the row in focus went with its choice"
    assert len(notes(person)) == 1


def test_better_figures_do_not_lay_the_hint_over_what_was_laid_over_it(sit_at):
    improving = Improving()
    person = advised(sit_at(leading()), improving)
    person.do(HINT)
    until(lambda: sheet(person).told, "the first figures")
    person.press(Qt.Key.Key_K)
    improving.free.set()
    QTest.qWait(50)
    counting = person.program.commands.tallying.sheet
    assert counting.isVisible()
    assert not sheet(person).isVisible()
    person.do(HINT)
    until(lambda: choices(person) == list(person.host.sight.legal), "the better ones")


def test_first_figures_alone_are_not_kept(sit_at):
    improving = Improving()
    person = advised(sit_at(leading()), improving)
    person.do(HINT)
    until(lambda: sheet(person).told, "the first figures")
    person.do(HINT)
    assert not sheet(person).isVisible()
    improving.free.set()
    person.do(HINT)
    until(lambda: choices(person) == list(person.host.sight.legal), "the better ones")


def test_double_click_begun_on_a_row_does_not_go_to_the_one_that_took_its_place(sit_at):
    improving = Improving()
    person = advised(sit_at(leading()), improving)
    person.do(HINT)
    until(lambda: sheet(person).told, "the first figures")
    viewport, point = cell(person, 0)
    QTest.mouseClick(viewport, LEFT, pos=point)
    improving.free.set()
    until(lambda: choices(person) == list(person.host.sight.legal), "the better ones")
    before = person.host.entries
    double = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, double)
    assert person.host.entries == before


def test_adviser_that_fails_is_told_of(sit_at, log):
    def fail(sight, limits):
        raise ZeroDivisionError

    person = advised(sit_at(following()), fail)
    person.do(HINT)
    until(lambda: sheet(person).isVisible(), "the sheet")
    assert "log" in sheet(person).accessibleDescription()
    assert any("could not be answered" in words for words in log())
    assert notes(person) == []


def assert_clear(person):
    table, paper = person.table, sheet(person)
    left = paper.x() + 26
    for tile in person.host.sight.held:
        spot = table.scene.pieces[tile].pose.spot
        assert spot.x + spot.width / 2 < left
    assert all(spot.x + spot.width / 2 < left for spot in table.stage.places)
    for key in person.window.findChildren(ChoiceKey):
        if key.isVisible():
            assert key.mapTo(table.view, key.rect().bottomRight()).x() - 7 <= left
    assert paper.y() + paper.height() - 26 <= table.view.height()
    assert table.stage.scale > 0.5, "the table has kept its size"


# --- several persons ------------------------------------------------------------------------


def test_hint_goes_before_another_person_looks(open_table, tmp_path):
    path = filed(leading(), tmp_path / "all.moon", None)
    person = advised(open_table(start=(path,), by="click"))
    until(lambda: person.is_covered, "the curtain")
    assert not person.window.actions_[HINT].isEnabled()
    person.program.commands.hint()
    QTest.qWait(20)
    assert notes(person) == []
    person.asked()
    person.do(HINT)
    until(lambda: sheet(person).told, "the hint")
    person.choose(Play(0, "6-6"))
    until(lambda: person.is_covered, "the curtain")
    assert not sheet(person).isVisible()
    assert choices(person) == []
    assert sheet(person).accessibleDescription() == ""


def test_answer_that_comes_late_is_for_nobody(open_table, tmp_path):
    slow = Slow()
    path = filed(leading(), tmp_path / "all.moon", None)
    person = advised(open_table(start=(path,), by="click"), slow)
    person.asked()
    person.do(HINT)
    person.choose(Play(0, "6-6"))
    assert slow.stopped.wait(5)
    slow.free.set()
    until(lambda: person.is_covered, "the curtain")
    QTest.qWait(30)
    assert not sheet(person).isVisible()
    assert notes(person) == []
