"""The marks of mistakes: one, two or three red pips, so that colour does not tell their size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

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
