"""The ways in: tiles that stand on the felt, each with a picture and what it leads to."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QWidget

from moon_desktop.games.views.table import Face
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.piece import form_of
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, mixed
from moon_desktop.look.tile import paint_line, paint_slab
from moon_desktop.windows.learning.welcome.plates import TableButton
from moon_desktop.windows.learning.welcome.told import paint_fan, paint_pieces, write_lines

WayName: TypeAlias = Literal["show", "know", "deal"]

_WALL, _LIFT = 8.0, 6.0
_LIFT_MS, _TURN_MS = 120, 360
_DIVIDER: Final = 0.545
_BROAD: Final = 0.75
"""How far down the line lies that parts the picture from the words."""
_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")
_FINGERS: Final = (
    (-0.11, 0.0, 0.24, 0.80, 0.12),
    (0.10, 0.44, 0.22, 0.5, 0.11),
    (0.28, 0.49, 0.21, 0.5, 0.105),
    (0.45, 0.56, 0.18, 0.42, 0.09),
    (-0.11, 0.62, 0.74, 0.50, 0.20),
)
"""Of a hand that points up: left and top of each finger and of the palm, its width and height, and
its corner."""


def glide(
    owner: QWidget, ms: float, curve: QEasingCurve.Type, step: Callable[[float], None]
) -> QVariantAnimation:
    """What calls ``step`` with all the shares from 0 to 1, within ``ms``."""
    moving = QVariantAnimation(owner, startValue=0.0, endValue=1.0, duration=max(1, round(ms)))
    moving.setEasingCurve(curve)
    moving.valueChanged.connect(step)
    return moving


class Way(TableButton):
    """A tile on end; the one that deals lies face down, and turns before it does."""

    def __init__(self, kind: WayName, name: str, line: str, motion: float, parent: QWidget) -> None:
        """``motion`` scales the time that it moves for."""
        super().__init__(name, line, parent, 24)
        self._kind, self._turns = kind, kind == "deal" and motion > 0
        self.pieces: tuple[Face, ...] = ()
        self._lift = self._turn = 0.0
        curves = QEasingCurve.Type
        self._rising = glide(self, _LIFT_MS * motion, curves.OutQuad, self._rise)
        self._turning = glide(self, _TURN_MS * motion, curves.InOutCubic, self._turn_to)
        self.taken = self._turning.finished if self._turns else self.clicked
        if self._turns:
            self.clicked.connect(self._turning.start)

    def _rise(self, share: float) -> None:
        self._lift = share
        self.update()

    def _turn_to(self, share: float) -> None:
        self._turn = share
        self.update()

    def event(self, event: QEvent) -> bool:
        """It rises a little under the pointer."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            ways = QVariantAnimation.Direction
            over = event.type() == QEvent.Type.HoverEnter
            self._rising.setDirection(ways.Forward if over else ways.Backward)
            self._rising.start()
        return super().event(event)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        lift = self._lift
        box.setBottom(box.bottom() - _WALL)
        corner, middle = 0.10 * box.width(), box.center()
        for down, blur, strength in ((11 + 6 * lift, 15, 0.34), (5 + 2 * lift, 6, 0.42)):
            shadow = box.translated(0, _WALL + down)
            soft_rect(painter, THEME, shadow, corner, blur, _BLACK, strength)
        box.translate(0, _WALL / 2 if self.isDown() else -_LIFT * lift)
        self.paint_ring(painter, box.adjusted(0, 0, 0, _WALL), corner)
        if self._turn:
            painter.translate(middle.x(), 0)
            painter.scale(max(0.02, abs(math.cos(math.pi * self._turn))), 1)
            painter.translate(-middle.x(), 0)
        back = self._kind == "deal" and self._turn < 0.5
        paint_slab(painter, box, _WALL, back=back)
        self._paint_side(painter, box, back)

    def _paint_side(self, painter: QPainter, box: QRectF, back: bool) -> None:
        """Picture, line and words."""
        w = box.width()
        picture, words = QRectF(box), box.adjusted(0.055 * w, 0, -0.055 * w, -0.05 * w)
        # A broad tile is one on which large words have all the room.
        pictured = w < _BROAD * box.height()
        if pictured:
            picture.setHeight(_DIVIDER * box.height())
            words.setTop(picture.bottom() + 9)
            painter.save()
            painter.translate(picture.center().x(), picture.bottom())
            paint_line(painter, 0.35 * w, 2.6, 5.6, back=back)
            painter.restore()
        middle = picture.center()
        ink, quiet = THEME.pip, mixed(THEME.pip, THEME.ivory1, 0.3)
        if back:
            ink, quiet, inset = THEME.ink, THEME.ink2, 0.045 * w
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mixed(THEME.back1, THEME.backline, 0.38), 1.6))
            frame = box.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, inset, inset)
        if not pictured:
            pass
        elif back:
            paint_crescent(painter, THEME, middle.x(), middle.y() + 0.02 * w, 0.25 * w)
        elif self.pieces and self._kind == "show":
            self._paint_lesson(painter, picture)
        elif self.pieces:
            paint_fan(self.pieces, 0.50, painter, picture.adjusted(w / 12, 0, -w / 12, 0))
        name = faces.font(faces.SERIF, 22 if w >= 190 else 19, 600)
        small = faces.font(faces.SANS, 14, 500)
        lines = [(self.text(), name, ink), (self._line, small, quiet)]
        write_lines(painter, words, lines, Qt.AlignmentFlag.AlignHCenter)

    def _paint_lesson(self, painter: QPainter, room: QRectF) -> None:
        """A piece that is lifted, and a hand that points at it."""
        meant, left, right = self.pieces[:3]
        form, x = form_of(meant), room.center().x()
        w = min(0.185 * room.width(), 0.27 * room.height() / form.half**0.5)
        y, lifted = room.center().y() + 0.34 * w, room.center().y() - 0.38 * w
        beside = [(left, x - 1.72 * w, y, 0.0), (right, x + 1.72 * w, y, 0.0)]
        paint_pieces(painter, beside, w)
        paint_pieces(painter, [(meant, x, lifted, 0.0)], w * 1.12)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(THEME.brass, 2.4))
        painter.drawPath(form.outline(w * 1.12).translated(x, lifted))
        _paint_hand(painter, QPointF(x + 0.16 * w, y - 0.35 * w), w * 1.25)


def _paint_hand(painter: QPainter, tip: QPointF, size: float) -> None:
    """A hand that points with its first finger, ``tip``, up and to the left."""

    def part(x: float, y: float, wide: float, high: float, corner: float) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(QRectF(x, y, wide, high), corner, corner)
        return path

    thumb = QTransform().translate(-0.30, 0.56).rotate(-34).map(part(-0.1, 0, 0.2, 0.52, 0.1))
    hand, sleeve = thumb, part(-0.02, 1.08, 0.58, 0.22, 0.05)
    for finger in _FINGERS:
        hand = hand.united(part(*finger))
    for x in (0.12, 0.30, 0.465):
        # The folds between the fingers.
        hand.addRect(QRectF(x, 0.62, 0.005, 0.2))
    place = QTransform().translate(tip.x(), tip.y()).rotate(-24).scale(size, size)
    painter.setPen(QPen(THEME.pip, 0.045 * size, j=Qt.PenJoinStyle.RoundJoin))
    for path, ink in ((sleeve, THEME.moon), (hand, _WHITE)):
        painter.setBrush(ink)
        painter.drawPath(place.map(path))
