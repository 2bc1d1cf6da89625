"""The ways in: tiles that stand on the felt, each with a picture and what it leads to."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.table import Face
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.piece import form_of
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, mixed
from moon_desktop.look.tile import paint_line, paint_pips, paint_slab, pip_centres
from moon_desktop.windows.learning.welcome.plates import TableButton, paint_ring
from moon_desktop.windows.learning.welcome.told import paint_pieces, write_lines

WayName: TypeAlias = Literal["show", "know", "deal"]

ROOM: Final = 24
"""Px round a tile for its shadow, its lift and the ring of the focus, at zoom 1."""

_WALL, _LIFT = 8.0, 6.0
_LIFT_MS, _TURN_MS = 120, 360
_DIVIDER: Final = 0.545
"""How far down the line lies that parts the picture from the words."""

_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")


def glide(
    owner: QWidget, ms: float, curve: QEasingCurve.Type, step: Callable[[float], None]
) -> QVariantAnimation:
    """What calls ``step`` with shares from where it stands to where it is sent, within ``ms``."""
    moving = QVariantAnimation(owner)
    moving.setDuration(round(ms))
    moving.setEasingCurve(curve)
    moving.setStartValue(0.0)
    moving.setEndValue(1.0)
    moving.valueChanged.connect(step)
    return moving


class Way(TableButton):
    """A tile on end; the one that deals lies face down, and turns before it does."""

    taken = Signal()

    def __init__(
        self, theme: Theme, kind: WayName, name: str, line: str, motion: float, parent: QWidget
    ) -> None:
        """``motion`` scales the time that it moves for."""
        super().__init__(theme, name, line, parent)
        self.kind = kind
        self.pieces: tuple[Face, ...] = ()
        self._lift = self._turn = 0.0
        self._motion = motion
        curves = QEasingCurve.Type
        self._rising = glide(self, _LIFT_MS * motion, curves.OutQuad, self._rise)
        self._turning = glide(self, _TURN_MS * motion, curves.InOutCubic, self._turn_to)
        self._turning.finished.connect(self.taken)
        self.clicked.connect(self._take)

    def _take(self) -> None:
        if self.kind != "deal" or not self._motion:
            self.taken.emit()
        elif not self._turn:
            self._turning.start()

    def _rise(self, share: float) -> None:
        self._lift = share
        self.update()

    def _turn_to(self, share: float) -> None:
        self._turn = share
        self.update()

    def event(self, event: QEvent) -> bool:
        """It rises a little under the pointer."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            over = event.type() == QEvent.Type.HoverEnter
            if self._motion:
                ways = QVariantAnimation.Direction
                self._rising.setDirection(ways.Forward if over else ways.Backward)
                self._rising.start()
            else:
                self._rise(float(over))
        return super().event(event)

    @property
    def face(self) -> QRectF:
        """The tile without the room round it."""
        room = ROOM * self.zoom
        return QRectF(self.rect()).adjusted(room, room, -room, -room - _WALL * self.zoom)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, zoom, lift = self.theme, self.zoom, self._lift * self.zoom
        box = self.face
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = 0.10 * box.width()
        wall = (_WALL if not self.isDown() else _WALL / 2) * zoom
        shadow = box.translated(0, wall)
        for down, blur, strength in ((11 + 6 * lift, 15, 0.34), (5 + 2 * lift, 6, 0.42)):
            soft_rect(painter, shadow.translated(0, down), corner, blur * zoom, _BLACK, strength)
        box.translate(0, _WALL * zoom - wall - _LIFT * lift)
        if self.hasFocus():
            paint_ring(painter, theme, box.adjusted(0, 0, 0, wall), corner)
        if self._turn:
            middle = box.center().x()
            painter.translate(middle, 0)
            painter.scale(max(0.02, abs(math.cos(math.pi * self._turn))), 1)
            painter.translate(-middle, 0)
        back = self.kind == "deal" and self._turn < 0.5
        paint_slab(painter, theme, box, wall, back=back)
        if self._turn >= 0.5:
            self._paint_pips(painter, box)
        else:
            self._paint_side(painter, box, back)
        painter.end()

    def _paint_side(self, painter: QPainter, box: QRectF, back: bool) -> None:
        """Picture, line and words."""
        theme, zoom, w = self.theme, self.zoom, box.width()
        line = box.top() + _DIVIDER * box.height()
        if back:
            inset = 0.045 * w
            frame = mixed(theme.back1, theme.backline, 0.38)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(frame, 1.6 * zoom))
            inner = box.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, 0.06 * w, 0.06 * w)
        painter.save()
        painter.translate(box.center().x(), line)
        paint_line(painter, theme, 0.35 * w, 2.6 * zoom, 5.6 * zoom, back=back)
        painter.restore()
        picture = QRectF(box.left(), box.top(), w, line - box.top())
        if back:
            middle = picture.center()
            paint_crescent(painter, theme, middle.x(), middle.y() + 0.02 * w, 0.25 * w)
        elif self.pieces:
            self._paint_picture(painter, picture)
        ink, quiet = (theme.ink, theme.ink2) if back else (theme.pip, theme.pink2)
        edge = 0.065 * w
        words = box.adjusted(edge, 0, -edge, -edge * 0.8)
        words.setTop(line + 9 * zoom)
        name = faces.font(faces.SERIF, (22 if w >= 190 * zoom else 20) * zoom, 600)
        small = faces.font(faces.SANS, 14 * zoom, 500)
        lines = [(self.text(), name, ink), (self.line, small, quiet)]
        write_lines(painter, words, lines, Qt.AlignmentFlag.AlignHCenter, 4 * zoom)

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        """A piece that is lifted by a hand, or a hand of pieces."""
        theme, x = self.theme, room.center().x()
        half = form_of(self.pieces[0]).half
        if self.kind == "show":
            left, right, meant = (*self.pieces[1:3], self.pieces[0])
            w = min(0.185 * room.width(), 0.27 * room.height() / half**0.5)
            y, lift = room.center().y() + 0.34 * w, 0.72 * w
            beside = [(left, x - 1.72 * w, y, 0.0), (right, x + 1.72 * w, y, 0.0)]
            paint_pieces(painter, theme, beside, w)
            paint_pieces(painter, theme, [(meant, x, y - lift, 0.0)], w * 1.12)
            edge = form_of(meant).outline(w * 1.12).translated(x, y - lift)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.brass, 2.4 * self.zoom))
            painter.drawPath(edge)
            _paint_hand(painter, theme, QPointF(x + 0.16 * w, y - 0.35 * w), w * 1.25)
            return
        w = min(0.2 * room.width(), 0.30 * room.height() / half**0.5)
        laid, radius = [], 3.1 * w
        count = len(self.pieces)
        for place, piece in enumerate(self.pieces):
            turn = (place - (count - 1) / 2) * 13.0
            angle = math.radians(turn)
            y = room.center().y() + 0.22 * w + radius * (1 - math.cos(angle))
            laid.append((piece, x + radius * math.sin(angle), y, turn))
        paint_pieces(painter, theme, laid, w)

    def _paint_pips(self, painter: QPainter, box: QRectF) -> None:
        """What it is from its other side: a double six."""
        half, middle = box.height() / 4, box.center()
        spread = 0.78 * box.width()
        centres = [
            (middle.x() + x * spread, middle.y() + side * half + y * spread)
            for side in (-1, 1)
            for x, y in pip_centres(6)
        ]
        paint_pips(painter, self.theme, centres, 0.075 * box.width())
        painter.translate(middle)
        paint_line(painter, self.theme, 0.35 * box.width(), 2.6 * self.zoom, 5.6 * self.zoom)


def _paint_hand(painter: QPainter, theme: Theme, tip: QPointF, size: float) -> None:
    """A hand that points with its first finger, ``tip``, up and to the left."""
    hand, sleeve = QPainterPath(), QPainterPath()
    for x, y, wide, high, corner in (
        (-0.11, 0.0, 0.24, 0.80, 0.12),
        (0.10, 0.44, 0.22, 0.5, 0.11),
        (0.28, 0.49, 0.21, 0.5, 0.105),
        (0.45, 0.56, 0.18, 0.42, 0.09),
        (-0.11, 0.62, 0.74, 0.50, 0.20),
    ):
        part = QPainterPath()
        part.addRoundedRect(QRectF(x, y, wide, high), corner, corner)
        hand = hand.united(part)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-0.1, 0, 0.2, 0.52), 0.1, 0.1)
    hand = hand.united(QTransform().translate(-0.30, 0.56).rotate(-34).map(thumb))
    sleeve.addRoundedRect(QRectF(-0.02, 1.08, 0.58, 0.22), 0.05, 0.05)
    place = QTransform().translate(tip.x(), tip.y()).rotate(-24).scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(place.map(hand.united(sleeve)).translated(0, 0.07 * size), QColor(0, 0, 0, 70))
    painter.setPen(QPen(theme.pip, 0.045 * size, j=Qt.PenJoinStyle.RoundJoin))
    for path, ink in ((sleeve, theme.moon), (hand, _WHITE)):
        painter.setBrush(ink)
        painter.drawPath(place.map(path))
    painter.setPen(QPen(theme.pip, 0.035 * size, c=Qt.PenCapStyle.RoundCap))
    for x in (0.12, 0.30, 0.465):
        fold = QPainterPath(QPointF(x, 0.62))
        fold.lineTo(x, 0.82)
        painter.drawPath(place.map(fold))
