"""A chip: a counter of bone with notches round its edge and a crescent in its middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from moon_desktop.look.cards.suits import UNIT, sign_path
from moon_desktop.look.theme import Theme, faded, graded, mixed

WALL: Final = 0.17
"""How far its side shows below it, in radii."""
_NOTCHES: Final = 12
_BROWN: Final = QColor("#6B4A2C")


def paint_chip(painter: QPainter, theme: Theme, w: float) -> None:
    """Draws a chip of width `w` with its face centred on the painter's origin."""
    radius = w / 2
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for down, colour in ((WALL, mixed(theme.side, _BROWN, 0.4)), (WALL * 0.7, theme.side)):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(0, down * radius), radius, radius)
    painter.setBrush(graded(-radius, radius, (0, theme.ivory0), (1, theme.ivory1)))
    painter.drawEllipse(QPointF(), radius, radius)
    painter.setBrush(faded(_BROWN, 0.86))
    notch = QRectF(0.80 * radius, -0.065 * radius, 0.185 * radius, 0.13 * radius)
    painter.rotate(180 / _NOTCHES)
    for _ in range(_NOTCHES):
        painter.drawRect(notch)
        painter.rotate(360 / _NOTCHES)
    painter.rotate(-180 / _NOTCHES)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.side, 0.045 * radius))
    painter.drawEllipse(QPointF(), 0.70 * radius, 0.70 * radius)
    size = 0.86 * radius / UNIT
    painter.fillPath(QTransform().scale(size, size).map(sign_path("crescents")), _BROWN)
    painter.restore()
