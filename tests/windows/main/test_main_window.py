"""The window places its parts: bar, table, panel of keys, result card and score pad."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.panel import Offer
from moon_desktop.games.views.table import Result
from moon_desktop.windows.beside.place import PAD_BESIDE_FROM
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.window import LEAST, MainWindow
from tests.kit.arrange import Table
from tests.kit.bare_ground import BareGround
from tests.kit.cases import each

WIDE, NARROW = PAD_BESIDE_FROM + 100, PAD_BESIDE_FROM - 50


def bidding() -> Offer:
    found = SHOW.panel.offer(Table().deal().match.sight(0), False)
    assert found is not None
    return found


@pytest.fixture
def ground(qapp):
    return BareGround()


@pytest.fixture
def window(qtbot, ground):
    window = MainWindow(ground)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.furnish()
    return window


def resize(window: MainWindow, width: int, height: int = 700) -> None:
    window.resize(width, height)
    window.view.resize(width, window.view.height())


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
    window.side.want_pad(True)
    assert window.pad.isVisible()
    assert window.side.pad_beside
    assert window.over.table_width < window.view.width()
    assert window.pad.geometry().center().x() > window.over.table_width
    window.side.want_pad(False)
    assert not window.pad.isVisible()
    assert window.over.table_width == window.view.width()


def test_pad_gives_way_in_a_narrow_window_and_comes_back(window):
    resize(window, WIDE)
    window.side.want_pad(True)
    resize(window, NARROW)
    assert not window.side.pad_shown
    assert window.over.table_width == window.view.width()
    resize(window, WIDE)
    assert window.side.pad_shown
    assert window.pad.isVisible()


def test_pad_is_a_drawer_beside_a_narrow_table_and_over_a_narrower_one(window, qtbot):
    resize(window, WIDE)
    window.side.want_pad(False)
    resize(window, NARROW)
    with qtbot.assertNotEmitted(window.side.pad_chosen):
        window.actions_[actions.PAD].trigger()
    assert window.pad.isVisible()
    assert 700 <= window.over.table_width < window.view.width() - 298
    resize(window, 940)
    assert window.over.table_width == window.view.width()
    resize(window, WIDE)
    assert not window.side.pad_shown, "what was chosen for a wide window holds there"


def test_narrow_paper_moves_the_table_aside_in_the_smallest_window(window, monkeypatch):
    """One that is as wide as ever lies over it."""
    resize(window, 960)
    window.actions_[actions.PAD].trigger()
    for paper, table in ((248, 708), (298, 960)):
        monkeypatch.setattr(window.pad, "paper", lambda *, narrow, paper=paper: paper)
        window.over.lay_out()
        assert window.over.table_width == table
        assert window.pad.width() == paper + 2 * 26


def test_choice_to_see_the_pad_is_told(window, qtbot):
    resize(window, WIDE)
    shown = window.side.pad_shown
    with qtbot.waitSignal(window.side.pad_chosen) as wanted, qtbot.waitSignal(window.side.changed):
        window.actions_[actions.PAD].trigger()
    assert wanted.args == [not shown]


@pytest.mark.parametrize("middle", [0, 200, 450, 1100, 5000])
def test_panel_lies_within_the_table_above_the_hand(window, ground, middle):
    ground.foot = QPointF(middle, 500)
    window.over.ask(window.panel, bidding(), bidding())
    panel, room = window.panel.geometry(), window.panel.room
    assert panel.left() >= -room
    assert panel.right() <= window.over.table_width + room
    assert panel.bottom() - room == pytest.approx(500, abs=2)
    if panel.width() / 2 < middle < window.over.table_width - panel.width() / 2:
        assert panel.center().x() == pytest.approx(middle, abs=2)


RESULT = Result("Title", "line", "Go on")


@pytest.mark.parametrize(("top", "bottom"), [(100, 500), (300, 400), (20, 50)])
def test_card_lies_where_there_is_room_and_within_the_table(window, ground, top, bottom):
    """Else it covers rather what lies above it."""
    ground.rooms = [(560, top, bottom)]
    window.over.tell(window.card, RESULT)
    card, room = window.card.geometry(), window.card.room
    face = card.adjusted(room, room, -room, -room)
    assert face.center().x() == pytest.approx(400, abs=2)
    assert face.top() >= 0
    if bottom - top > face.height():
        # In the middle, but no further down than is seen to belong there.
        middle = min((top + bottom) / 2, top + 40 + face.height() / 2)
        assert face.center().y() == pytest.approx(middle, abs=2)
    elif bottom > face.height():
        assert face.bottom() == pytest.approx(bottom, abs=2)


def test_a_card_that_has_to_cover_something_lies_as_low_as_it_can(window, ground):
    ground.rooms = [(560, 480, 500), (560, 60, 500)]
    window.over.tell(window.card, RESULT)
    face = window.card.geometry().bottom() - window.card.room
    assert face == pytest.approx(500, abs=2)


def test_panel_and_card_are_taken_away_together(window, ground):
    window.over.clear()
    window.over.ask(window.panel, bidding(), bidding())
    window.over.tell(window.card, RESULT)
    window.over.clear()
    assert not window.panel.isVisible()
    assert not window.card.isVisible()
    assert ground.room_made is None


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


@each(("size", "zoom"), [((1280, 800), 1), ((2560, 1440), 1.5), ((9000, 5000), 1.6)])
def test_bar_and_pad_grow_with_the_window(window, size, zoom):
    window.resize(*size)
    window.side.want_pad(True)
    resize(window, *size)
    assert window.over.paper_zoom == zoom
    assert window.bar.height() == round(44 * zoom)
    assert window.pad.width() == pytest.approx(350 * zoom, abs=2)
    assert window.over.table_width == size[0] - round(298 * zoom + 22)
    assert window.side.zoom == zoom
