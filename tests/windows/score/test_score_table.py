"""The rows of the score pad keep the latest hand in sight, and can be scrolled and walked."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QVBoxLayout, QWidget

from moon_desktop.games.moon.show import SHOW
from tests.kit.score_sheets.matches import NAMES, SHOOT, THREE_GAMES, dealt, entries
from tests.kit.score_sheets.views import kept, picture, shown_pad, visible_rows


@pytest.fixture
def pad_of(qtbot):
    return partial(shown_pad, qtbot)


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


def test_a_bar_to_scroll_stands_in_the_margin_where_there_is_more(pad_of):
    assert not pad_of(SHOOT, *THREE_GAMES[:3]).table.verticalScrollBar().isVisible()
    pad = pad_of(SHOOT, *THREE_GAMES)
    bar = pad.table.verticalScrollBar()
    assert bar.isVisible()
    assert bar.mapTo(pad, QPoint()).x() >= pad.places.rows.right()


def centre(pad, row, column=1):
    return pad.table.visualRect(pad.table.model().index(row, column)).center()


def click(qtbot, pad, row, button=Qt.MouseButton.LeftButton):
    qtbot.mouseClick(pad.table.viewport(), button, pos=centre(pad, row))


def test_a_click_leaves_the_keys_where_they_were(pad_of, qtbot):
    pad = pad_of(SHOOT, *THREE_GAMES[:7])
    window = QWidget()
    kept(qtbot, window)
    line, column = QLineEdit(), QVBoxLayout(window)
    column.addWidget(line)
    column.addWidget(pad)
    window.show()
    line.setFocus()
    click(qtbot, pad, 2)
    assert window.focusWidget() is line


def test_a_click_opens_a_finished_hand_and_nothing_else(pad_of, qtbot, monkeypatch):
    """M3.1."""
    said: list[str] = []
    chosen: list[int] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *rest: said.append(text))
    pad = pad_of(SHOOT, *THREE_GAMES[:7], more=dealt(SHOOT, 8, 0, "5"), height=900)
    pad.hand_chosen.connect(chosen.append)
    for row in (0, 4, 7, 8):
        click(qtbot, pad, row)
    # The fifth hand was passed; the eighth row rules the game off; the ninth is in play.
    assert chosen == [1, 5]
    assert len(said) == 1
    assert "Hand 8 is still in play" in said[0]
    view, left = pad.table.viewport(), Qt.MouseButton.LeftButton
    click(qtbot, pad, 2, Qt.MouseButton.RightButton)
    qtbot.mouseClick(view, left, pos=QPoint(30, 700))
    qtbot.mousePress(view, left, pos=centre(pad, 1))
    qtbot.mouseRelease(view, left, pos=centre(pad, 3))
    assert chosen == [1, 5]
    click(qtbot, pad, 3)
    qtbot.mouseDClick(view, left, pos=centre(pad, 3))
    qtbot.mouseRelease(view, left, pos=centre(pad, 3))
    assert chosen == [1, 5, 4]


def test_keys_go_from_row_to_row_once_tab_has_come_here(pad_of, qtbot):
    pad = pad_of(SHOOT, *THREE_GAMES[:14], height=520)
    table, last = pad.table, pad.table.model().rowCount() - 1
    chosen: list[int] = []
    pad.hand_chosen.connect(chosen.append)
    assert table.focusPolicy() == Qt.FocusPolicy.TabFocus
    with qtbot.waitActive(pad):
        pad.activateWindow()
    table.clearFocus()
    plain = picture(pad)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.currentIndex().row() == last
    assert picture(pad) != plain, "the row is ringed"
    # The last row rules the game off.
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(table, key)
    assert chosen == [14, 14]
    for _ in range(last):
        qtbot.keyClick(table, Qt.Key.Key_Up)
    assert table.currentIndex().row() == 0
    assert 0 in visible_rows(pad)
    table.clearFocus()
    table.scrollToBottom()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.currentIndex().row() == last, "a row in sight"


def test_the_game_in_play_stays_in_sight_whatever_is_done(pad_of, qtbot):
    pad = pad_of(SHOOT, height=520)
    table, bar = pad.table, pad.table.verticalScrollBar()
    for number, entry in enumerate(entries(SHOOT, *THREE_GAMES[:-1])):
        table.model().append(entry)
        if number % 5 == 0:
            QApplication.processEvents()
    QApplication.processEvents()
    bottom = bar.value()
    assert table.model().rowCount() - 1 in visible_rows(pad)
    for row in visible_rows(pad):
        click(qtbot, pad, row)
    qtbot.wait(250)
    assert bar.value() == bottom, "no belated scrolling either"
    for height in (480, 900, 610):
        bar.setValue(0)
        pad.resize(pad.width(), height)
        QApplication.processEvents()
        assert table.model().rowCount() - 1 in visible_rows(pad)
    bar.setValue(0)
    for entry in dealt(SHOOT, 20, 1, "4"):
        table.model().append(entry)
    assert table.model().rowCount() - 1 in visible_rows(pad)
    table.model().set_match(SHOW, SHOOT, NAMES, [*entries(SHOOT, *THREE_GAMES[:9])])
    assert table.model().rowCount() - 1 in visible_rows(pad)
