"""What is scrolled on paper melts into it where there is more, and not at its ends."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import Scrolled
from moon_desktop.windows.paper.fading import HIGH
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
