"""The table played with fingers, on a screen made for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication

from moon_desktop.games import CATALOGUE
from moon_desktop.players.player import RandomPlayer
from moon_desktop.table.tricks.places import TrayPlaces
from moon_desktop.windows.main import actions
from tests.kit.person import until
from tests.kit.table_positions import bidding, filed, following, scored


@pytest.fixture(scope="module")
def screen():
    return QTest.createTouchDevice()


class Finger:
    """One finger or several on the table of a person."""

    def __init__(self, widget, screen) -> None:
        self._widget, self._screen = widget, screen

    def _touch(self, act: str, *points: QPoint) -> None:
        touch = QTest.touchEvent(self._widget, self._screen)
        for number, point in enumerate(points):
            getattr(touch, act)(number, point, self._widget)
        touch.commit()

    def down(self, *points: QPoint) -> None:
        self._touch("press", *points)

    def move(self, *points: QPoint) -> None:
        self._touch("move", *points)

    def up(self, *points: QPoint) -> None:
        self._touch("release", *points)

    def tap(self, point: QPoint) -> None:
        self.down(point)
        self.up(point)


@pytest.fixture
def at_touch(screen, sit_at):
    def sit(table, **how):
        person = sit_at(table, **how)
        person.window.resize(1280, 800)
        until(lambda: "fingers" in vars(person.window), "the fingers being watched")
        return person, Finger(person.viewport, screen)

    return sit


def test_a_tap_plays_a_tile(at_touch):
    person, finger = at_touch(following())
    before = len(person.host.entries)
    finger.tap(person.place_of("6-1"))
    assert len(person.host.entries) > before


def test_a_finger_carries_a_tile_before_it(at_touch):
    person, finger = at_touch(following())
    start, before = person.place_of("6-1"), len(person.host.entries)
    piece = person.table.scene.pieces["6-1"]
    finger.down(start)
    finger.move(start + QPoint(5, 4))
    assert not person.table.picking.dragging, "a finger wavers"
    finger.move(start + QPoint(0, -90))
    assert person.table.picking.dragging
    assert piece.y() < start.y() - 90 - piece.pose.spot.width
    finger.move(person.middle)
    assert person.target_lit
    finger.up(person.middle)
    assert len(person.host.entries) > before


def test_a_finger_that_rests_is_told_what_is_there_and_plays_nothing(at_touch):
    person, finger = at_touch(following())
    before = len(person.host.entries)
    finger.down(person.place_of("6-1"))
    QTest.qWait(700)
    assert person.table.enlarged.piece is not None, "of the hand it is shown large"
    assert QApplication.activePopupWidget() is None
    finger.up(person.place_of("6-1"))
    assert person.table.enlarged.piece is None
    led = person.table.scene.pieces[person.host.sight.plays[0].piece].pos().toPoint()
    finger.down(led)
    until(lambda: QApplication.activePopupWidget() is not None, "being told")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    finger.up(led)
    popup.close()
    assert len(person.host.entries) == before
    assert not person.table.picking.dragging
    finger.tap(person.place_of("6-1"))
    assert len(person.host.entries) > before


def test_two_fingers_do_no_harm(at_touch):
    person, finger = at_touch(following())
    before = len(person.host.entries)
    one, other = person.place_of("6-1"), person.middle
    finger.down(one, other)
    QTest.qWait(700)
    finger.move(one + QPoint(60, 10), other + QPoint(-80, 0))
    finger.up(one + QPoint(60, 10), other + QPoint(-80, 0))
    assert len(person.host.entries) == before
    assert not person.table.picking.dragging
    assert QApplication.activePopupWidget() is None


@pytest.mark.slow
def test_a_finger_presses_keys_and_may_rest_on_them(at_touch, screen):
    person, _ = at_touch(bidding())
    before = len(person.host.entries)
    key = next(key for key in person.window.panel.keys if key.isEnabled())
    middle = key.rect().center()
    QTest.touchEvent(key, screen).press(0, middle, key).commit()
    until(lambda: QApplication.activePopupWidget() is not None, "being told")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    QTest.touchEvent(key, screen).move(0, middle + QPoint(1, 1), key).commit()
    QTest.touchEvent(key, screen).release(0, middle, key).commit()
    assert len(person.host.entries) == before, "nor if it stirs"
    QTest.touchEvent(key, screen).press(0, middle, key).commit()
    QTest.touchEvent(key, screen).release(0, middle, key).commit()
    assert len(person.host.entries) > before


def test_a_tap_on_a_tray_looks_at_its_trick(screen, open_table):
    game = CATALOGUE["texas42"]
    person = open_table(game.presets["texas-42"], 7, game=game.name, by="click")
    chooser = RandomPlayer(3)
    while not person.asked().tricks:
        person.program.croupier.choose(chooser.choose(person.host.sight))
    finger, told = Finger(person.viewport, screen), list[object]()
    person.table.taken.looked_at.connect(told.append)
    for box in TrayPlaces.of(person.table.stage).trays:
        for down in range(50, round(box.height), 25):
            finger.tap(QPoint(round(box.x) + 40, round(box.y) + down))
    assert any(told), "a trick is held up"
    assert QApplication.activePopupWidget() is None


def buttons(root) -> dict[str, tuple[int, int]]:
    """How large all buttons in sight are, by what stands on them."""
    every = (button for button in root.findChildren(QAbstractButton) if button.isVisible())
    return {button.text(): (button.width(), button.height()) for button in every}


def test_targets_are_large_enough_for_fingers(at_touch, tmp_path):
    """Of 44 px both ways, in a window of the usual size."""
    person, _ = at_touch(bidding())
    window = person.window
    seen = buttons(window)
    person.do("counting")
    seen |= buttons(window)
    person.do("counting")
    person.sit_at(filed(scored(), tmp_path / "scored.moon"))
    seen |= buttons(window)
    rows = window.pad.table.verticalHeader().defaultSectionSize()
    person.do("lesson")
    slip = person.program.commands.lesson_room.desk.slip
    until(slip.isVisible, "a slip")
    seen |= buttons(window)
    assert len(seen) > 15
    assert {words: size for words, size in seen.items() if min(size) < 44} == {}
    assert rows >= 44
    assert person.table.stage.hand.width >= 44


def long_pages() -> list[QAbstractScrollArea]:
    """What is seen and holds more than is seen at once."""
    areas = [one for one in QApplication.allWidgets() if isinstance(one, QAbstractScrollArea)]
    return [one for one in areas if one.isVisible() and one.verticalScrollBar().maximum() > 200]


def drawn_up(page, finger, start: QPoint) -> None:
    """The finger draws the page up from there."""
    finger.down(start)
    for up in range(20, 120, 20):
        QTest.qWait(10)
        finger.move(start - QPoint(0, up))
    finger.up(start - QPoint(0, 100))
    assert page.verticalScrollBar().value() > 40


@pytest.mark.parametrize("command", [actions.RULES, actions.PREFERENCES])
def test_a_long_page_goes_along_with_a_finger(at_touch, screen, command):
    person, _ = at_touch(following())
    person.do(command)
    until(long_pages, "a long page")
    (page,) = long_pages()
    drawn_up(page, Finger(page.viewport(), screen), QPoint(60, page.height() // 2))


@pytest.mark.slow
def test_a_finger_that_scrolls_chooses_nothing_on_its_way(at_touch, screen):
    person, _ = at_touch(following())
    person.do(actions.PREFERENCES)
    until(long_pages, "a long page")
    (page,) = long_pages()
    view = page.viewport()
    # A touch beyond the screen scrolls nothing, and this screen is narrower than the window.
    person.window.move(-view.mapToGlobal(QPoint()).x(), 0)
    keys = [key for key in view.findChildren(QAbstractButton) if key.isCheckable()]
    places = {key.mapTo(view, key.rect().center()): key for key in keys if not key.isChecked()}
    start, key = next((at, key) for at, key in places.items() if view.childAt(at) is key)
    drawn_up(page, Finger(view, screen), start)
    assert not key.isChecked()


def test_a_finger_does_not_rest_while_the_program_is_busy(at_touch, screen):
    person, _ = at_touch(bidding())
    before = len(person.host.entries)
    key = next(key for key in person.window.panel.keys if key.isEnabled())
    finger, middle = Finger(key, screen), key.rect().center()
    finger.down(middle)
    QThread.msleep(600)
    QTest.qWait(1)
    finger.up(middle)
    assert len(person.host.entries) > before
