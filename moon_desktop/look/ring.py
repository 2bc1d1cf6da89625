"""The ring round what has the keyboard's focus, the same for pieces, keys, cells and controls."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from moon_desktop.look.theme import THEME

DARK: Final = QColor("#0B0B0D")
"""Of whatever colour something is, this or the theme's ``glow`` is told from it."""
THICK: Final = 3.0
"""Px of the line of light, which has a dark one along either side."""
_DARK: Final = 7 / 3
"""How much thicker the dark is than the light on it."""
REACH: Final = THICK * _DARK / 2
"""Px from the middle of the ring to either edge."""


class RingsItself:
    """A widget that paints the ring of the focus itself."""


def paint_ring(
    painter: QPainter, box: QRectF, corner: float, *, away: float = REACH, thick: float = THICK
) -> None:
    """A ring round ``box``, whose corners are so round, its middle ``away`` px outside."""
    ring, round_ = box.adjusted(-away, -away, away, away), max(0.0, corner + away)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((DARK, thick * _DARK), (THEME.glow, thick)):
        painter.setPen(QPen(ink, wide))
        painter.drawRoundedRect(ring, round_, round_)
