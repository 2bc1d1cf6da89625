"""The rows of the score pad keep the latest hand in sight, and can be scrolled and walked."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.windows.score_matches import NAMES, SHOOT, THREE_GAMES, entries
from tests.windows.score_pictures import picture, shown_pad, visible_rows


@pytest.fixture
def pad_of(qtbot):
    return partial(shown_pad, qtbot)


@pytest.mark.parametrize("height", [480, 734, 1300])
def test_the_latest_hand_stays_in_sight(pad_of, height):
    pad = pad_of(SHOOT, height=height)
    for number, entry in enumerate([*entries(SHOOT, *THREE_GAMES)]):
        pad.table.model().append(entry)
        if number % 5 == 0:
            QApplication.processEvents()
    last = pad.table.model().rowCount() - 1
    assert last in visible_rows(pad)
    pad.resize(pad.width(), 520)
    assert last in visible_rows(pad)
    pad.table.model().set_match(SHOOT, NAMES, [*entries(SHOOT, *THREE_GAMES[:9])])
    assert pad.table.model().rowCount() - 1 in visible_rows(pad)


def test_the_wheel_turns_back_to_the_first_hand(pad_of):
    pad = pad_of(SHOOT, *THREE_GAMES)
    assert 0 not in visible_rows(pad)
    middle = QPointF(pad.table.viewport().rect().center())
    for _ in range(10):
        wheel = QWheelEvent(
            middle, middle, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(pad.table.viewport(), wheel)
    assert 0 in visible_rows(pad)


def test_keys_go_from_row_to_row_once_tab_has_come_here(pad_of, qtbot):
    pad = pad_of(SHOOT, *THREE_GAMES)
    table = pad.table
    assert table.focusPolicy() == Qt.FocusPolicy.TabFocus
    last = pad.table.model().rowCount() - 1
    with qtbot.waitActive(pad):
        pad.activateWindow()
    table.clearFocus()
    plain = picture(pad)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.currentIndex().row() == last
    assert picture(pad) != plain, "the row is ringed"
    for _ in range(last):
        qtbot.keyClick(table, Qt.Key.Key_Up)
    assert table.currentIndex().row() == 0
    assert 0 in visible_rows(pad)


def test_the_thumb_shows_where_there_is_more_and_can_be_dragged(pad_of, qtbot):
    assert not pad_of(SHOOT, *THREE_GAMES[:3]).thumb.isVisible()
    pad = pad_of(SHOOT, *THREE_GAMES)
    thumb, bar = pad.thumb, pad.table.verticalScrollBar()
    assert thumb.isVisible()
    assert thumb.ink().bottom() == pytest.approx(thumb.height())
    qtbot.mousePress(thumb, Qt.MouseButton.LeftButton, pos=thumb.ink().center().toPoint())
    assert bar.value() == bar.maximum()
    qtbot.mouseMove(thumb, QPoint(5, 0))
    qtbot.mouseRelease(thumb, Qt.MouseButton.LeftButton, pos=QPoint(5, 0))
    assert (bar.value(), thumb.ink().top()) == (0, 0)
    qtbot.mouseClick(thumb, Qt.MouseButton.LeftButton, pos=QPoint(5, thumb.height() - 1))
    assert bar.value() == bar.maximum()
