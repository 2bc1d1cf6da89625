"""What a slip of paper speaks of: a brass ring round it, unless it is a piece, which has one of its
own among its neighbours; a dotted line to where it goes, and a veil over what is not needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from moon_desktop.look.picture import on_itself
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, faded

_AWAY: Final = 5.0
"""Px from what is meant to the ring."""
_SOFT: Final = 26.0
"""Px in which the veil begins."""
_COARSE: Final = 0.25
"""Of the view's px, how many across the veil is drawn with: it has no edges."""
_BLACK = QColor("#000000")


class Target(NamedTuple):
    """What is meant, in px of the view, turned clockwise about its middle; ``goal``: where it goes,
    if it goes anywhere; ``piece``: the key of the piece that it is, if it is one."""

    box: QRectF
    turn: float = 0.0
    goal: QPointF | None = None
    piece: str | None = None


class Pointer(QWidget):
    """It lies over the table and lets every click through."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._target = Target(QRectF())
        self._veil = QPixmap()
        self._lit: Sequence[QRectF] = ()
        self._read: Sequence[QRectF] = ()
        self._drawn: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(
        self, target: Target, lit: Sequence[QRectF] = (), read: Sequence[QRectF] = ()
    ) -> None:
        """Marks ``target``; what is ``lit`` besides is not veiled, and what is ``read`` on the way
        to where it goes is not crossed."""
        self._target, self._read = target, read
        self.setGeometry(self._view.rect())
        self._lit = (*lit, target.box)
        self._draw_veil()
        self.update()
        self.show()
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """The veil has the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._draw_veil()

    def _draw_veil(self) -> None:
        wanted = self.size(), [rect.getRect() for rect in self._lit], THEME.key
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self._veil = QPixmap(self.size() * _COARSE)
        self._veil.fill(THEME.veil)
        painter = QPainter(self._veil)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_COARSE, _COARSE)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for rect in self._lit:
            round_ = rect.width() / 2 if rect.width() == rect.height() else 22.0
            soft_rect(painter, THEME, rect.adjusted(-9, -9, 9, 9), round_, _SOFT, _BLACK, 1.0)
        painter.end()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        box = self._target.box
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.drawPixmap(self.rect(), self._veil)
        if self._target.goal is not None:
            self._paint_way(painter, QPointF(box.center().x(), box.top() - 14), self._target.goal)
        if self._target.piece is None:
            self._paint_ring(painter, box)

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        painter.translate(box.center())
        painter.rotate(self._target.turn)
        wide, high = box.width() / 2 + _AWAY, box.height() / 2 + _AWAY
        ring = QRectF(-wide, -high, 2 * wide, 2 * high)
        radius = wide if wide == high else min(16.0, 0.24 * min(wide, high) + 4)
        for ink, width in ((faded(_BLACK, 0.45), 6.5), (THEME.brass, 3.2)):
            painter.setPen(QPen(ink, width))
            painter.drawRoundedRect(ring, radius, radius)

    def _paint_way(self, painter: QPainter, start: QPointF, goal: QPointF) -> None:
        """A dotted line, bowed a little, with a point at its end."""
        along = goal - start
        length = math.hypot(along.x(), along.y())
        if length < 30:
            return
        bow = (start + goal) / 2 + QPointF(-along.y(), along.x()) * (0.16 * (along.x() > 0) - 0.08)
        way = QPainterPath(start)
        way.quadTo(bow, goal)
        whole, read = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(self.rect()))
        for box in self._read:
            read.addRect(box.adjusted(-2, -2, 2, 2))
        painter.save()
        painter.setClipPath(whole - read)
        dots = QPen(THEME.glow, 3.0, c=Qt.PenCapStyle.RoundCap)
        dots.setDashPattern([0.01, 2.6])
        painter.setPen(dots)
        painter.drawPath(way)
        painter.restore()
        ahead = goal - bow
        painter.save()
        painter.translate(goal)
        painter.rotate(math.degrees(math.atan2(ahead.y(), ahead.x())))
        painter.setPen(QPen(THEME.glow, 3.0, c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([QPointF(-6, -8), QPointF(3, 0), QPointF(-6, 8)])
        painter.restore()
