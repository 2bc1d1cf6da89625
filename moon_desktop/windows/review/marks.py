"""The cloth that the open hands of a review lie on, and the marks of mistakes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from moon_desktop.look.grain import felt_nap
from moon_desktop.look.theme import Theme, faded, mixed

_CORNER: Final = 14.0
_WHITE: Final = QColor("#FFFFFF")
_BLACK: Final = QColor("#000000")


def mat_pixmap(
    theme: Theme, width: int, height: int, disc: tuple[float, float, float], ratio: float
) -> QPixmap:
    """The mat of ``width`` by ``height`` logical px; ``disc``: middle and radius of its moon."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, y, radius = disc
    whole = QRectF(1, 1, width - 2, height - 2)
    outline = QPainterPath()
    outline.addRoundedRect(whole, _CORNER, _CORNER)
    cloth = QRadialGradient(x, y, max(width, height) * 0.62)
    cloth.setColorAt(0, mixed(theme.mat0, _WHITE, 0.05))
    cloth.setColorAt(0.5, mixed(theme.mat0, theme.mat1, 0.35))
    cloth.setColorAt(1, theme.mat1)
    painter.fillPath(outline, cloth)
    nap = QBrush(felt_nap(ratio))
    nap.setTransform(QTransform().scale(1 / ratio, 1 / ratio))
    painter.fillPath(outline, nap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.matline, 2.0))
    painter.drawPath(outline)
    thread = QPen(faded(theme.stitch, 0.5), 1.5)
    thread.setDashPattern([5.2, 3.0])
    painter.setPen(thread)
    painter.drawRoundedRect(whole.adjusted(6, 6, -6, -6), _CORNER - 5, _CORNER - 5)
    _paint_disc(painter, theme, x, y, radius)
    painter.end()
    return picture


def _paint_disc(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    face = QRadialGradient(x + radius * 0.16, y - radius * 0.22, radius * 1.22)
    face.setColorAt(0, mixed(theme.moon, _WHITE, 0.12))
    face.setColorAt(0.5, theme.moon)
    face.setColorAt(1, mixed(theme.moon, theme.mat1, 0.34))
    painter.setPen(QPen(faded(_BLACK, 0.3), 1.4))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.brass, 0.5), 1.3))
    inset = max(3.0, radius * 0.045)
    painter.drawEllipse(QPointF(x, y), radius - inset, radius - inset)


PIP: Final = 2.9
"""The radius of a pip, in px."""
_PITCH: Final = 7.4


def marks_width(count: int) -> float:
    """The room that ``count`` pips take, 0 for none."""
    return 0.0 if count == 0 else 2 * PIP + (count - 1) * _PITCH


def paint_marks(painter: QPainter, colour: QColor, count: int, x: float, middle: float) -> None:
    """``count`` pips from ``x`` to the right."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for place in range(count):
        painter.drawEllipse(QPointF(x + PIP + place * _PITCH, middle), PIP, PIP)


def paint_marks_on(painter: QPainter, colour: QColor, count: int, x: float, lowest: float) -> None:
    """``count`` pips above one another, the lowest about (x, ``lowest``)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for place in range(count):
        painter.drawEllipse(QPointF(x, lowest - place * _PITCH), PIP, PIP)
