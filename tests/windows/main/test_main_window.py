"""The window places its parts: bar, table, panel of keys, result card and score pad."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.panel import Offer
from moon_desktop.games.views.table import Result
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.window import LEAST, PAD_BESIDE_FROM, MainWindow
from tests.kit.arrange import Table

pytestmark = pytest.mark.timeout(30)

WIDE, NARROW = PAD_BESIDE_FROM + 100, PAD_BESIDE_FROM - 50


def bidding() -> Offer:
    found = SHOW.panel.offer(Table().deal().match.sight(0), False)
    assert found is not None
    return found


@pytest.fixture
def window(qtbot):
    window = MainWindow(QWidget())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.furnish()
    return window


def resize(window: MainWindow, width: int, height: int = 700) -> None:
    window.resize(width, height)
    window.view.resize(width, window.view.height())
    window.place_pad()


def test_table_takes_all_that_lies_under_the_bar(window):
    assert window.view.width() == window.width()
    assert window.view.geometry().top() == window.bar.height()
    assert window.view.geometry().bottom() == window.height() - 1


def test_window_does_not_get_smaller_than_the_table_can_be_played_in(window):
    window.resize(10, 10)
    assert (window.width(), window.height()) == LEAST
    assert LEAST <= (960, 600)


def test_pad_stands_beside_a_narrower_table(window):
    resize(window, WIDE)
    window.show_sheet(True)
    window.place_pad()
    assert window.pad.isVisible()
    assert window.pad_beside
    assert window.stage_width < window.view.width()
    assert window.pad.geometry().center().x() > window.stage_width
    window.show_sheet(False)
    assert not window.pad.isVisible()
    assert window.stage_width == window.view.width()


def test_pad_gives_way_in_a_narrow_window_and_comes_back(window):
    resize(window, WIDE)
    window.show_sheet(True)
    resize(window, NARROW)
    assert not window.sheet_shown
    assert window.stage_width == window.view.width()
    resize(window, WIDE)
    assert window.sheet_shown
    assert window.pad.isVisible()


def test_pad_is_a_drawer_beside_a_narrow_table_and_over_a_narrower_one(window, qtbot):
    resize(window, WIDE)
    window.show_sheet(False)
    resize(window, NARROW)
    with qtbot.assertNotEmitted(window.sheet_wanted):
        window.actions_[actions.PAD].trigger()
    assert window.pad.isVisible()
    assert 700 <= window.stage_width < window.view.width() - 298
    resize(window, 940)
    assert window.stage_width == window.view.width()
    resize(window, WIDE)
    assert not window.sheet_shown, "what was chosen for a wide window holds there"


def test_choice_to_see_the_pad_is_told(window, qtbot):
    resize(window, WIDE)
    shown = window.sheet_shown
    with qtbot.waitSignal(window.sheet_wanted) as wanted, qtbot.waitSignal(window.rearranged):
        window.actions_[actions.PAD].trigger()
    assert wanted.args == [not shown]


@pytest.mark.parametrize("middle", [0, 200, 450, 1100, 5000])
def test_panel_lies_within_the_table_above_the_hand(window, middle):
    window.panel.offer(bidding())
    window.place_panel(middle, 500)
    panel, room = window.panel.geometry(), window.panel.room
    assert panel.left() >= -room
    assert panel.right() <= window.stage_width + room
    assert panel.bottom() - room == pytest.approx(500, abs=2)
    if panel.width() / 2 < middle < window.stage_width - panel.width() / 2:
        assert panel.center().x() == pytest.approx(middle, abs=2)


RESULT = Result("Title", "line", "Go on")


@pytest.mark.parametrize(("top", "bottom"), [(100, 500), (300, 400), (20, 50)])
def test_card_lies_where_there_is_room_and_within_the_table(window, top, bottom):
    """Else it covers rather what lies above it."""
    window.card.tell(RESULT)
    window.place_card(400, [(560, top, bottom)])
    card, room = window.card.geometry(), window.card.room
    face = card.adjusted(room, room, -room, -room)
    assert face.center().x() == pytest.approx(400, abs=2)
    assert face.top() >= 0
    if bottom - top > face.height():
        assert face.center().y() == pytest.approx((top + bottom) / 2, abs=2)
    elif bottom > face.height():
        assert face.bottom() == pytest.approx(bottom, abs=2)


def test_panel_and_card_are_taken_away_together(window):
    window.clear()
    window.panel.offer(bidding())
    window.card.tell(RESULT)
    window.clear()
    assert not window.panel.isVisible()
    assert not window.card.isVisible()


def test_full_screen_is_left_by_esc_and_keeps_the_place(window, qtbot):
    resize(window, WIDE)
    plain = window.saveGeometry()
    command = window.actions_[actions.FULL]
    command.trigger()
    assert window.isFullScreen()
    assert command.isChecked()
    assert window.bar.isVisible()
    place = window.saveGeometry()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not command.isChecked()
    resize(window, NARROW)
    window.put_back(plain)
    before = window.geometry()
    window.put_back(place)
    assert not window.isFullScreen()
    assert window.geometry() == before
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.isVisible()


@pytest.mark.parametrize(
    ("size", "zoom"), [((1280, 800), 1), ((2560, 1440), 1.5), ((9000, 5000), 1.6)]
)
def test_bar_and_pad_grow_with_the_window(window, size, zoom):
    window.resize(*size)
    window.show_sheet(True)
    resize(window, *size)
    assert window.paper_zoom == zoom
    assert window.bar.height() == round(44 * zoom)
    assert window.pad.width() == pytest.approx(350 * zoom, abs=2)
    assert window.stage_width == size[0] - round(298 * zoom + 22)
    assert window.side.zoom == zoom
