"""A plate to choose by: what is meant as a picture, its name, and one line about it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from moon_desktop.games.shown.table import Face
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.piece import form_of
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import paint_half_tile
from moon_desktop.windows.learning.welcome.told import paint_pieces, write_lines

Picture: TypeAlias = Callable[[QPainter, Theme, QRectF], None]
"""Draws what is meant into a box."""

ROOM: Final = 14
"""Px round a plate for its shadow and the ring of the focus, at zoom 1."""

INNER: Final = 0.715
"""The part of the width that plates and tiles may take, on the mat."""

_RADIUS: Final = 16.0
_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")


def paint_ring(painter: QPainter, theme: Theme, box: QRectF, radius: float) -> None:
    """The double ring of the keyboard focus round ``box``: brass on dark."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = box.adjusted(-7, -7, 7, 7)
    for ink, thick in ((faded(theme.panel, 0.9), 6.5), (theme.brass, 3.0)):
        painter.setPen(QPen(ink, thick))
        painter.drawRoundedRect(ring, radius + 7, radius + 7)


class TableButton(QAbstractButton):
    """A thing on the felt that is pressed by a click, Enter or Space, and goes with the arrows."""

    def __init__(self, theme: Theme, name: str, line: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.line = line
        self.zoom = 1.0
        """How much larger than their least size words and edges are set."""
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it once, unless it is chosen already."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.isAutoRepeat() and (enter or event.key() == Qt.Key.Key_Space):
            # A key held down since the last choice is no second choice.
            event.accept()
        elif enter:
            if self.isChecked() and self.group() is not None:
                event.ignore()
            else:
                self.click()
        else:
            super().keyPressEvent(event)


class Plate(TableButton):
    """One of several, of which one is chosen; or where it is in no group, a switch."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        line: str,
        parent: QWidget,
        group: QButtonGroup | None = None,
        picture: Picture | None = None,
        *,
        share: float = 1.0,
        title: float = 17,
    ) -> None:
        """``picture`` takes ``share`` times the height of the plate across; its name is set
        ``title`` px high."""
        super().__init__(theme, name, line, parent)
        self._picture, self._share, self._title = picture, share, title
        self._alone = group is None
        self.setCheckable(True)
        if group is not None:
            group.addButton(self)

    @property
    def face(self) -> QRectF:
        """The plate without the room round it."""
        room = ROOM * self.zoom
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def sizeHint(self) -> QSize:
        """One line, without the room round it."""
        high = 44 * self.zoom
        words = faces.text_width(self.text(), self._title_face)
        return QSize(math.ceil(words + self._share * high + 56 * self.zoom), round(high))

    @property
    def _title_face(self) -> QFont:
        return faces.font(faces.SERIF, self._title * self.zoom, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, zoom, box = self.theme, self.zoom, self.face
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(_RADIUS * zoom, box.height() / 2)
        lit = self.isChecked() and not self._alone
        paint_panel(painter, theme, box, radius, lit=lit)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(_WHITE, 0.05))
            painter.drawRoundedRect(box, radius, radius)
        picture, words = self._places(box)
        if self._picture is not None:
            self._picture(painter, theme, picture)
        elif self._alone:
            self._paint_switch(painter, picture)
        left = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        lines = [(self.text(), self._title_face, theme.ink)]
        if self.line:
            lines.append((self.line, faces.font(faces.SANS, 13 * zoom, 500), theme.ink2))
        write_lines(painter, words, lines, left)
        if self.hasFocus():
            paint_ring(painter, theme, box, radius)
        if lit:
            self._paint_badge(painter, box)
        painter.end()

    def _places(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """The room of the picture, and that of the words."""
        edge, gap = 14 * self.zoom, 9 * self.zoom
        across = 0.0
        if self._picture is not None or self._alone:
            across = min(self._share * box.height(), 0.32 * box.width())
        picture = QRectF(box.left() + edge * 0.8, box.top(), across, box.height())
        words = box.adjusted(edge, 5 * self.zoom, -edge * 0.6, -5 * self.zoom)
        if across:
            words.setLeft(picture.right() + gap)
        if self.isRightToLeft():
            for room in (picture, words):
                room.moveLeft(box.left() + box.right() - room.right())
        return picture, words

    def _paint_badge(self, painter: QPainter, box: QRectF) -> None:
        """A check on the upper corner: this is chosen, whatever its colour."""
        theme, radius = self.theme, 10 * self.zoom
        x = box.left() + radius * 0.4 if self.isRightToLeft() else box.right() - radius * 0.4
        y = box.top() + radius * 0.4
        painter.setPen(QPen(theme.brass, 2 * self.zoom))
        painter.setBrush(theme.brassd)
        painter.drawEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
        paint_check(painter, x, y, radius * 0.8, QPen(theme.ink, 2.2 * self.zoom))

    def _paint_switch(self, painter: QPainter, room: QRectF) -> None:
        theme, side = self.theme, 20 * self.zoom
        box = QRectF(0, 0, side, side)
        box.moveCenter(room.center())
        on = self.isChecked()
        painter.setPen(QPen(theme.brass if on else faded(theme.ink2, 0.7), 1.6 * self.zoom))
        painter.setBrush(theme.brassd if on else faded(_BLACK, 0.25))
        painter.drawRoundedRect(box, 5 * self.zoom, 5 * self.zoom)
        if on:
            middle = box.center()
            pen = QPen(theme.ink, 2.4 * self.zoom)
            paint_check(painter, middle.x(), middle.y(), side * 0.42, pen)


def pieces_picture(pieces: tuple[Face, ...], *, across: bool) -> Picture:
    """A few pieces leaning apart, or with every other one lower."""

    def paint(painter: QPainter, theme: Theme, room: QRectF) -> None:
        count, half = len(pieces), form_of(pieces[0]).half
        apart = 0.98 if half == 1.0 else 0.74
        w = min(room.height() * 0.31 / half, room.width() / ((count - 1) * apart + 1.1))
        middle = room.center()
        laid = []
        for place, piece in enumerate(pieces):
            off = place - (count - 1) / 2
            down = (0.17 if place % 2 else -0.17) * w if across else abs(off) * 0.14 * w
            turn = off * (3 if across else 11)
            laid.append((piece, middle.x() + off * w * apart, middle.y() + down, turn))
        paint_pieces(painter, theme, laid, w)

    return paint


def level_picture(count: int) -> Picture:
    """A half tile with so many pips: how strong a player is."""

    def paint(painter: QPainter, theme: Theme, room: QRectF) -> None:
        side = min(room.width(), room.height() * 0.56)
        box = QRectF(0, 0, side, side)
        box.moveCenter(room.center())
        soft_rect(painter, box.translated(0, side * 0.1), side * 0.16, side * 0.1, _BLACK, 0.4)
        paint_half_tile(painter, theme, count, box)

    return paint
