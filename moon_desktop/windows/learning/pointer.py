"""What a slip of paper speaks of: a brass ring round it, and a dotted line to where it goes."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import Theme, faded

_ROOM: Final = 16.0
_AWAY: Final = 5.0
_BLACK = QColor("#000000")


class Target(NamedTuple):
    """What is meant, in px of the view, turned clockwise about its middle; ``goal``: where it goes,
    if it goes anywhere."""

    box: QRectF
    turn: float = 0.0
    goal: QPointF | None = None


class Pointer(QWidget):
    """It lies over the table and lets every click through."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(view)
        self._theme = theme
        self._target = Target(QRectF())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(self, target: Target) -> None:
        """Marks ``target``."""
        self._target = target
        reach = max(target.box.width(), target.box.height()) / 2 if target.turn else 0.0
        whole = target.box.adjusted(-reach, 0, reach, 0)
        if target.goal is not None:
            whole = whole.united(QRectF(target.goal - QPointF(4, 4), target.goal + QPointF(4, 4)))
        self.setGeometry(whole.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM).toAlignedRect())
        self.update()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, self._target.box
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        if self._target.goal is not None:
            self._paint_way(painter, QPointF(box.center().x(), box.top() - 14), self._target.goal)
        painter.translate(box.center())
        painter.rotate(self._target.turn)
        wide, high = box.width() / 2 + _AWAY, box.height() / 2 + _AWAY
        ring = QRectF(-wide, -high, 2 * wide, 2 * high)
        radius = min(16.0, 0.24 * min(wide, high) + 4)
        for ink, width in ((faded(_BLACK, 0.45), 6.5), (theme.brass, 3.2)):
            painter.setPen(QPen(ink, width))
            painter.drawRoundedRect(ring, radius, radius)
        painter.end()

    def _paint_way(self, painter: QPainter, start: QPointF, goal: QPointF) -> None:
        """A dotted line, bowed a little, with a point at its end."""
        along = goal - start
        length = math.hypot(along.x(), along.y())
        if length < 30:
            return
        bow = (start + goal) / 2 + QPointF(-along.y(), along.x()) * (0.16 * (along.x() > 0) - 0.08)
        way = QPainterPath(start)
        way.quadTo(bow, goal)
        dots = QPen(self._theme.glow, 3.0, c=Qt.PenCapStyle.RoundCap)
        dots.setDashPattern([0.01, 2.6])
        painter.setPen(dots)
        painter.drawPath(way)
        ahead = goal - bow
        painter.save()
        painter.translate(goal)
        painter.rotate(math.degrees(math.atan2(ahead.y(), ahead.x())))
        painter.fillPath(arrow_head(-3, 0, 6.5), self._theme.glow)
        painter.restore()
