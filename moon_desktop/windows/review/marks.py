"""The pips that mark a mistake by its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

_PIP, _PITCH = 2.9, 7.4

WIDTH: Final = 384
"""Px of the pages of the review at zoom 1."""


def marks_width(count: int) -> float:
    """The room that ``count`` pips take, 0 for none."""
    return 0.0 if count == 0 else 2 * _PIP + (count - 1) * _PITCH


def paint_marks(
    painter: QPainter, colour: QColor, count: int, x: float, y: float, *, upright: bool = False
) -> None:
    """``count`` pips from ``x`` to the right; or ``upright`` above one another, the lowest about
    (x, y)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for place in range(count):
        at = QPointF(x, y - place * _PITCH) if upright else QPointF(x + _PIP + place * _PITCH, y)
        painter.drawEllipse(at, _PIP, _PIP)
