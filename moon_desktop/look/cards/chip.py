"""A chip: a counter of bone with notches round its edge and a crescent in its middle; the socket
it lies in, and the mark of a trick beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from moon_desktop.look.cards.suits import UNIT, sign_path
from moon_desktop.look.theme import THEME, faded, graded, mixed

WALL: Final = 0.17
"""How far its side shows below it, in radii."""
_NOTCHES: Final = 12


def paint_chip(painter: QPainter, w: float, x: float = 0.0, y: float = 0.0) -> None:
    """Draws a chip of width `w` with its face centred on (x, y)."""
    radius = w / 2
    painter.save()
    painter.translate(x, y)
    painter.setPen(Qt.PenStyle.NoPen)
    for down, colour in ((WALL, mixed(THEME.side, THEME.chip, 0.4)), (WALL * 0.7, THEME.side)):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(0, down * radius), radius, radius)
    painter.setBrush(graded(-radius, radius, (0, THEME.ivory0), (1, THEME.ivory1)))
    painter.drawEllipse(QPointF(), radius, radius)
    painter.setBrush(faded(THEME.chip, 0.86))
    notch = QRectF(0.80 * radius, -0.065 * radius, 0.185 * radius, 0.13 * radius)
    painter.rotate(180 / _NOTCHES)
    for _ in range(_NOTCHES):
        painter.drawRect(notch)
        painter.rotate(360 / _NOTCHES)
    painter.rotate(-180 / _NOTCHES)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(THEME.side, 0.045 * radius))
    painter.drawEllipse(QPointF(), 0.70 * radius, 0.70 * radius)
    _paint_crescent(painter, radius, THEME.chip)
    painter.restore()


def paint_socket(painter: QPainter, radius: float, x: float, y: float, *, last: bool) -> None:
    """A place for a chip, sunken into the felt; the `last` of a rail has a crescent in it."""
    painter.setPen(QPen(THEME.edge(THEME.stitch, 0.35), 0.1 * radius))
    painter.setBrush(THEME.mat0 if THEME.flat else mixed(THEME.matline, THEME.panel, 0.5))
    painter.drawEllipse(QPointF(x, y), 0.95 * radius, 0.95 * radius)
    if last:
        painter.save()
        painter.translate(x, y)
        _paint_crescent(painter, radius, THEME.edge(THEME.stitch, 0.85))
        painter.restore()


def paint_rail(
    painter: QPainter,
    radius: float,
    empty: Sequence[tuple[float, float]],
    chips: Sequence[tuple[float, float]],
) -> None:
    """Sockets that are ``empty``, the last with its crescent, and chips where they lie."""
    for number, (x, y) in enumerate(empty, 1):
        paint_socket(painter, radius, x, y, last=number == len(empty))
    for x, y in chips:
        paint_chip(painter, 2 * radius, x, y)


def _paint_crescent(painter: QPainter, radius: float, ink: QColor) -> None:
    """The crescent of a chip of this `radius`, about the painter's origin."""
    size = 0.86 * radius / UNIT
    painter.fillPath(QTransform().scale(size, size).map(sign_path("crescents")), ink)
