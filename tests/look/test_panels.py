"""A panel kept as a picture looks as if it were painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from moon_desktop.look import panels
from moon_desktop.look.theme import EVENING

pytestmark = pytest.mark.timeout(30)

BOX = QRectF(3, 2.5, 180, 64)
RADIUS = 14.0
ROUNDED = 3
"""Of 255: what painting on a picture first may round."""


def anew(painter: QPainter, lit: bool) -> None:
    panels.draw_panel(painter, EVENING, BOX, RADIUS, lit)


def kept(painter: QPainter, lit: bool) -> None:
    panels.paint_panel(painter, EVENING, BOX, RADIUS, lit=lit)


def apart(one: QImage, other: QImage) -> int:
    """By how much, of 255, any colour of two pictures differs at most."""
    before, after = (bytes(image.constBits()) for image in (one, other))
    return max(abs(a - b) for a, b in set(zip(before, after, strict=True)))


def painted(paint, lit: bool, zoom: float, at: float, ratio: float, turn: float = 0.0) -> QImage:
    side = round(300 * ratio)
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at, at)
    painter.rotate(turn)
    painter.scale(zoom, zoom)
    paint(painter, lit)
    painter.end()
    return picture


@pytest.mark.parametrize("lit", [False, True])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("zoom", "at"), [(1.0, 30.0), (1.0, 30.4), (1.37, 30.4), (0.8, 41.7)])
def test_kept_panel_looks_as_if_painted_anew(qapp, lit, ratio, zoom, at):
    expected = painted(anew, lit, zoom, at, ratio)
    for _ in range(2):
        assert apart(painted(kept, lit, zoom, at, ratio), expected) <= ROUNDED
    assert apart(painted(kept, not lit, zoom, at, ratio), expected) > 20


class Panel(QWidget):
    """One that lies somewhere in its window."""

    def __init__(self, parent: QWidget, paint) -> None:
        super().__init__(parent)
        self._paint = paint
        self.setGeometry(71, 43, 260, 120)

    def paintEvent(self, event) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1.2, 1.2)
        self._paint(painter, True)
        painter.end()


def test_kept_panel_lies_where_its_widget_does(qtbot):
    pictures = []
    for paint in (anew, kept):
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(420, 220)
        Panel(window, paint)
        with qtbot.waitExposed(window):
            window.show()
        pictures.append(window.grab().toImage())
    assert apart(*pictures) <= ROUNDED


def test_turned_panel_is_painted_all_the_same(qapp):
    assert painted(anew, False, 1.0, 90.0, 1.0, 30) == painted(kept, False, 1.0, 90.0, 1.0, 30)
