"""The tricks a player has taken, as a row of little standing tiles and a count."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from moon_desktop.look import typography as faces
from moon_desktop.look.signs import paint_mark_below
from moon_desktop.look.theme import Theme, faded

_COUNT_GAP = 6.0
_CLOSE = 0.86
"""Where room is short the little tiles stand this much closer."""


class TrickRow(NamedTuple):
    """How a row of `of` tricks is set: each mark `width` by `height` px, `step` apart."""

    tricks: int
    of: int
    needed: int | None
    """The trick with the mark under it: the one that makes the bid."""
    width: float
    height: float
    step: float
    counted: bool = True

    def within(self, room: float) -> TrickRow:
        """The row as it is if `room` px are enough for it, else a closer one, at last one
        without its count."""
        close = self._replace(step=self.step * _CLOSE)
        fits = (row for row in (self, close) if row.extent <= room)
        return next(fits, close._replace(counted=False))

    @property
    def extent(self) -> float:
        """Px from the row's left edge to its right one."""
        if not self.of:
            return 0.0
        count = _COUNT_GAP + faces.text_width(f"{self.of}/{self.of}", faces.tricks())
        return (self.of - 1) * self.step + self.width + (count if self.counted else 0.0)

    def paint(self, painter: QPainter, theme: Theme, x: float, middle: float) -> None:
        """Draws the row from `x`, its marks centred on height `middle`."""
        if not self.of:
            return
        for index in range(self.of):
            box = QRectF(x + index * self.step, middle - self.height / 2, self.width, self.height)
            if index < self.tricks:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.side)
                painter.drawRoundedRect(box.translated(0, 0.8), 1.8, 1.8)
                painter.setBrush(theme.ivory0)
                painter.drawRoundedRect(box, 1.8, 1.8)
                painter.setPen(QPen(theme.line, 1.0))
                painter.drawLine(QLineF(box.left() + 1.6, middle, box.right() - 1.6, middle))
            else:
                painter.setPen(QPen(faded(theme.ink2, 0.62), 1.1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0)
        if self.needed is not None and 0 < self.needed <= self.of:
            tip = x + (self.needed - 1) * self.step + self.width / 2
            paint_mark_below(painter, theme, tip, middle + self.height / 2 + 3, 4.2)
        if self.counted:
            count, face = f"{self.tricks}/{self.of}", faces.tricks()
            left = x + self.extent - faces.text_width(count, face)
            faces.write(painter, count, face, theme.ink2, left, middle)
