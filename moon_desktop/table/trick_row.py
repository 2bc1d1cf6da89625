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
        return self.marks_width + (_COUNT_GAP + self.count_width if self.counted else 0.0)

    @property
    def marks_width(self) -> float:
        """Px that the little tiles alone take."""
        return (self.of - 1) * self.step + self.width

    @property
    def count_width(self) -> float:
        """Px that the count takes at most."""
        return faces.text_width(f"{self.of}/{self.of}", faces.tricks())

    def paint(self, painter: QPainter, theme: Theme, x: float, middle: float) -> None:
        """Draws the row from `x`, its marks centred on height `middle`."""
        if not self.of:
            return
        self.paint_marks(painter, theme, x, middle)
        if self.counted:
            self.paint_count(painter, theme, x + self.extent, middle)

    def paint_marks(self, painter: QPainter, theme: Theme, x: float, middle: float) -> None:
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

    def paint_count(self, painter: QPainter, theme: Theme, right: float, middle: float) -> None:
        """Draws how many of how many, ending at `right`."""
        count, face = f"{self.tricks}/{self.of}", faces.tricks()
        x = right - faces.text_width(count, face)
        faces.write(painter, count, face, theme.ink2, x, middle)
