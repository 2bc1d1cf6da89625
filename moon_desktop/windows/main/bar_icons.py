"""The line icons of the bar, drawn in an 18 px box."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from moon_desktop.look.signs import paint_bulb

SIZE = 18


def _new(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(4.5, 1.5, 9, 15), 2, 2)
    painter.drawLine(QPointF(6.5, 9), QPointF(11.5, 9))
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(QPointF(9, 5.2), 0.7, 0.7)
    painter.drawEllipse(QPointF(9, 12.8), 0.7, 0.7)


def _undo(painter: QPainter) -> None:
    path = QPainterPath(QPointF(3.2, 6.5))
    path.lineTo(11, 6.5)
    path.arcTo(QRectF(6.8, 6.5, 8.4, 8.4), 90, -180)
    path.lineTo(6, 14.9)
    painter.drawPath(path)
    painter.drawPolyline([QPointF(6.4, 3.2), QPointF(3.1, 6.5), QPointF(6.4, 9.8)])


def _redo(painter: QPainter) -> None:
    painter.save()
    painter.translate(SIZE, 0)
    painter.scale(-1, 1)
    _undo(painter)
    painter.restore()


def _hint(painter: QPainter) -> None:
    paint_bulb(painter, SIZE / 2, SIZE / 2, SIZE, painter.pen())


def _claim(painter: QPainter) -> None:
    painter.drawLine(QPointF(4, 2), QPointF(4, 16.2))
    flag = QPainterPath(QPointF(4, 2.8))
    flag.cubicTo(QPointF(7.5, 0.9), QPointF(10, 4.9), QPointF(15, 3.0))
    flag.lineTo(15, 9.8)
    flag.cubicTo(QPointF(10, 11.7), QPointF(7.5, 7.7), QPointF(4, 9.6))
    painter.drawPath(flag)


def _last_trick(painter: QPainter) -> None:
    for x, turn in ((5.2, -14.0), (12.6, 14.0)):
        painter.save()
        painter.translate(x, 9.4)
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-3, -5.6, 6, 11.2), 1.4, 1.4)
        painter.drawLine(QPointF(-1.4, 0), QPointF(1.4, 0))
        painter.restore()


def _sheet(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(3.2, 1.6, 11.6, 14.8), 2, 2)
    for y in (5.6, 9.0, 12.4):
        painter.drawLine(QPointF(6, y), QPointF(12, y))


def _preferences(painter: QPainter) -> None:
    for y, knob in ((4.0, 11.5), (9.0, 6.0), (14.0, 10.0)):
        painter.drawLine(QPointF(2, y), QPointF(knob - 1.9, y))
        painter.drawLine(QPointF(knob + 1.9, y), QPointF(16, y))
        painter.drawEllipse(QPointF(knob, y), 1.9, 1.9)


def _mute(painter: QPainter) -> None:
    """A loudspeaker, which is heard."""
    _muted(painter)
    for radius in (3.0, 5.6):
        around = QRectF(10.2 - radius, 9 - radius, 2 * radius, 2 * radius)
        painter.drawArc(around, -48 * 16, 96 * 16)


def _muted(painter: QPainter) -> None:
    box = ((2.2, 6.8), (5.0, 6.8), (8.8, 3.4), (8.8, 14.6), (5.0, 11.2), (2.2, 11.2))
    painter.drawPolygon([QPointF(*corner) for corner in box])


_DRAWINGS: dict[str, Callable[[QPainter], None]] = {
    "new": _new,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "claim": _claim,
    "last-trick": _last_trick,
    "sheet": _sheet,
    "preferences": _preferences,
    "mute": _mute,
    "muted": _muted,
}


def paint_icon(
    painter: QPainter, name: str, ink: QColor, *, off: bool = False, struck: bool = False
) -> None:
    """The icon ``name`` from where the painter stands; struck through where its action is not
    available, or turns something ``off``."""
    painter.setPen(QPen(ink, 1.6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    muted = off and name == "mute"
    _DRAWINGS["muted" if muted else name](painter)
    if struck or muted:
        painter.drawLine(QPointF(2.5, 15.5), QPointF(15.5, 2.5))
