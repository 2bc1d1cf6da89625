"""A widget that says what is painted where one points, and one that is painted at a zoom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from moon_desktop.look.theme import EVENING
from moon_desktop.windows.paper.zoomed import Zoomed

pytestmark = pytest.mark.timeout(30)


class Strip(Zoomed):
    """A hundred px by ten; its left half says so."""

    def sizeHint(self) -> QSize:
        return QSize(round(100 * self._zoom), round(10 * self._zoom))

    def tip_at(self, point: QPointF) -> str:
        return "the left half" if point.x() < self.width() / 2 else ""


@pytest.fixture
def strip(qtbot):
    strip = Strip(EVENING)
    qtbot.addWidget(strip)
    return strip


def test_it_says_what_is_where_one_points(strip, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, widget: said.append(text))
    strip.set_zoom(2.0)
    for x in (60, 140):
        at = QPoint(x, 5)
        help_ = QHelpEvent(QEvent.Type.ToolTip, at, strip.mapToGlobal(at))
        QApplication.sendEvent(strip, help_)
    assert said == ["the left half", ""]


def test_it_is_as_large_as_its_zoom_makes_it(strip):
    strip.set_zoom(2.5)
    assert strip.size() == QSize(250, 25)
    assert strip.minimumSize() == strip.maximumSize() == strip.size()
