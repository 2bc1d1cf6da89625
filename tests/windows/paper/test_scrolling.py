"""What is scrolled goes along with a finger, and on paper melts into that where there is more."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import Scrolled
from moon_desktop.windows.paper.scrolling import HIGH, Fading
from moon_desktop.windows.score.pad_paper import SheetGround


@pytest.fixture
def scrolled(qtbot):
    """Black ink from end to end, twice as high as there is room for, on paper."""
    ground = SheetGround(None)
    qtbot.addWidget(ground)
    ink = QWidget()
    ink.setFixedHeight(600)
    ink.setStyleSheet("background: #000000")
    area = Scrolled(ink, ground)
    column = QVBoxLayout(ground)
    column.setContentsMargins(10, SheetGround.TAPE + 10, 10, 10)
    column.addWidget(area)
    ground.resize(300, 320)
    ground.show()
    return ground, area


def strength(area, y):
    """How far what is seen at ``y`` of the port is from the ink, 1 for bare paper."""
    window = area.window()
    at = area.viewport().mapTo(window, area.viewport().rect().topLeft())
    seen = window.grab().toImage().pixelColor(at.x() + 40, at.y() + y)
    return seen.lightnessF() / QColor(THEME.paper).lightnessF()


def test_it_melts_where_there_is_more(scrolled):
    _ground, area = scrolled
    bar, last = area.verticalScrollBar(), area.viewport().height() - 1
    inner = HIGH + 2
    assert bar.maximum() > 0
    for place, above, below in ((0, False, True), (100, True, True), (bar.maximum(), True, False)):
        bar.setValue(place)
        assert (strength(area, 0) > 0.85) == above
        assert (strength(area, last) > 0.85) == below
        assert max(strength(area, y) for y in (inner, last - inner)) < 0.05


def test_nobody_meets_it(scrolled):
    _ground, area = scrolled
    port = area.viewport()
    assert area.childAt(port.geometry().center()) in (port, area.widget())


def test_rows_go_along_with_a_finger_and_are_not_chosen_on_its_way(qtbot):
    rows = QListWidget()
    qtbot.addWidget(rows)
    Fading(rows)
    rows.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
    rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
    rows.addItems([str(number) for number in range(60)])
    rows.resize(300, 320)
    rows.show()
    page, screen, start = rows.viewport(), QTest.createTouchDevice(), QPoint(60, 250)
    QTest.touchEvent(page, screen).press(0, start, page).commit()
    for up in range(20, 220, 20):
        QTest.qWait(10)
        QTest.touchEvent(page, screen).move(0, start - QPoint(0, up), page).commit()
    QTest.touchEvent(page, screen).release(0, start - QPoint(0, 200), page).commit()
    assert rows.verticalScrollBar().value() > 100
    assert len(rows.selectedItems()) <= 1
