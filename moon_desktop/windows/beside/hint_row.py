"""A choice on the sheet of a hint: its picture, its name and its three figures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.beside import HintRow
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import paint_bulb
from moon_desktop.look.theme import Theme, faded

HIGH: Final = 34
_TILE, _SLIM_TILE = 15.0, 11.0
_EMBLEM, _SLIM_EMBLEM = 22.0, 15.0
"""Px of a picture, and in a row that is slim."""

_SIGN: Final = 19.0
_WIDE: Final = 240
"""Px from which on a row has room for its larger figures."""

SLIM: Final = 200
"""Px below which a row is slim: it has no room for the bulb beside the best choice, nor for
whole words."""

_FIGURE: Final = 26.0
"""Px that the first figure takes."""


def columns(width: float) -> tuple[float, float, float]:
    """Where the three figures end, in a row ``width`` px wide."""
    step = 52.0 if width >= _WIDE else 38.0
    right = width - 7
    return right - 2 * step, right - step, right


class HintRowWidget(QWidget):
    """A row that can be pointed at, walked to, and chosen by a double click or Enter."""

    looked_at = Signal(object)
    """The Choice of the row that pointer or focus come to; None when they leave it."""
    chosen = Signal(object)
    """The Choice of the row, which is to be made."""

    stepped = Signal(int)
    """The focus is to go to the next row (1), or the one before (-1)."""

    def __init__(self, theme: Theme, row: HintRow, parent: QWidget, face: Faces = domino) -> None:
        super().__init__(parent)
        self._face = face
        self._theme = theme
        self.row = row
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(row.aloud)
        self.setFixedHeight(HIGH)

    def sizeHint(self) -> QSize:
        return QSize(260, HIGH)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        self.looked_at.emit(self.row.choice)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        self.looked_at.emit(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        self.looked_at.emit(self.row.choice)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        self.looked_at.emit(None)
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click only marks the row."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.row.choice)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if enter and not event.isAutoRepeat():
            self.chosen.emit(self.row.choice)
        elif event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, row = self._theme, self.row
        box = QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        self._paint_ground(painter, box)
        middle = box.center().y()
        x = box.left() + (2 if self._slim else 6)
        if not self._slim:
            if row.best:
                paint_bulb(painter, x + _SIGN / 2 - 1, middle, 17, QPen(theme.good, 1.5))
            x += _SIGN
        x = self._paint_picture(painter, x, middle)
        self._paint_label(painter, x, middle)
        self._paint_figures(painter, middle)
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme = self._theme
        marked = self.hasFocus() or self.underMouse()
        if self.row.best or marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.good, 0.13) if self.row.best else faded(theme.pink, 0.07))
            painter.drawRoundedRect(box, 7, 7)
        if marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = theme.good if self.hasFocus() else faded(theme.pink2, 0.5)
            painter.setPen(QPen(edge, 2.0 if self.hasFocus() else 1.2))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if not self.row.best and not marked:
            painter.setPen(QPen(faded(theme.rule, 0.8), 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _paint_picture(self, painter: QPainter, x: float, middle: float) -> float:
        """Draws the tile, lying, and the suit or trump; returns where the words begin."""
        row = self.row
        tile, emblem, gap = _TILE, _EMBLEM, 8.0
        if self._slim:
            tile, emblem, gap = _SLIM_TILE, _SLIM_EMBLEM, 4.0
        if row.tile is not None:
            painter.save()
            painter.translate(x + tile, middle)
            painter.setPen(Qt.PenStyle.NoPen)
            paint_small(painter, self._theme, self._face(row.tile), tile, lies=True)
            painter.restore()
            x += 2 * tile + gap
        if row.emblem:
            side = QRectF(x, middle - emblem / 2, emblem, emblem)
            paint_emblem(painter, self._theme, row.emblem, side)
            x += emblem + gap
        return x

    @property
    def _slim(self) -> bool:
        return self.width() < SLIM

    def _paint_label(self, painter: QPainter, x: float, middle: float) -> None:
        row = self.row
        room = columns(self.width())[0] - _FIGURE - x
        pictured = bool(row.emblem) or row.tile is not None
        for face, words in (
            (faces.toolbar_strong() if row.best else faces.toolbar(), row.label),
            (faces.label(strong=row.best), row.label),
            (faces.label(strong=row.best), row.brief),
        ):
            if faces.text_width(words, face) <= room:
                break
        else:
            # The picture says it without words.
            words = "" if pictured else faces.fitted(row.brief, face, max(0.0, room))
        painter.setFont(face)
        painter.setPen(self._theme.pink)
        painter.drawText(QPointF(x, faces.baseline(face, middle)), words)

    def _paint_figures(self, painter: QPainter, middle: float) -> None:
        row, theme = self.row, self._theme
        figures = (row.made, row.points, row.win)
        for x, figure in zip(columns(self.width()), figures, strict=True):
            face = self._figure_face()
            painter.setFont(face)
            painter.setPen(theme.red if figure.startswith("\N{MINUS SIGN}") else theme.pink)
            left = x - faces.text_width(figure, face)
            painter.drawText(QPointF(left, faces.baseline(face, middle)), figure)

    def _figure_face(self) -> QFont:
        if self.width() < _WIDE:
            return faces.label(strong=self.row.best)
        return faces.toolbar_strong() if self.row.best else faces.toolbar()
