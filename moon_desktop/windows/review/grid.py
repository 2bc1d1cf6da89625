"""The choices of a hand as a grid on paper: who chose what, and how large each mistake was."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.review import Hand
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look import typography as face
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import CORNER
from moon_desktop.windows.paper.zoomed import Zoomed
from moon_desktop.windows.review.marks import marks_width, paint_marks
from moon_desktop.windows.review.rows import HEAD, ROW, WIDTH, Box, Grid, grid_of
from moon_desktop.windows.score.cells import write
from moon_desktop.words import review as words
from moon_desktop.words.quoting import tip

TILE: Final = 18.0
"""The width of a tile, which lies on its side."""
_ARROW: Final = 11.0
_GAP: Final = 5.0


class ReviewGrid(Zoomed):
    """Shows one hand, ``zoom`` times as large as its layout; one choice of it is the current."""

    chosen = Signal(int)
    """The number of a choice that is to be looked at, from 0."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._current = 0
        self._hand: Hand | None = None
        self.face: Faces = domino
        """How each piece looks."""
        self._grid = Grid((), (), (), 0.0, HEAD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(words.grid())

    @property
    def grid(self) -> Grid:
        """Where everything stands."""
        return self._grid

    def show_hand(self, hand: Hand) -> None:
        """Shows a hand, or the same one better known."""
        self._hand = hand
        self._grid = grid_of(hand.cells, len(hand.names))
        self._fit()

    def show_step(self, number: int) -> None:
        """Makes choice ``number`` the current one."""
        self._current = number
        if self._hand is not None:
            self.setAccessibleDescription(self._hand.cells[number].told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH * self._zoom), round((self._grid.height + 4) * self._zoom))

    # --- choosing -------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position())
        if number is not None:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the same seat's choice of the round before or after."""
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is None or not self._grid.cells:
            super().keyPressEvent(event)
            return
        here = self._grid.cells[self._current].box.center()
        for step in range(1, len(self._grid.rows) + 1):
            number = self._grid.at(here.x(), here.y() + way * step * ROW)
            if number is not None:
                self.chosen.emit(number)
                return

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def tip_at(self, point: QPointF) -> str:
        number = self._at(point)
        if number is None or self._hand is None:
            return ""
        return tip(self._hand.cells[number].told)

    def _at(self, point: QPointF) -> int | None:
        return self._grid.at(point.x() / self._zoom, point.y() / self._zoom)

    # --- painting -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._hand is None:
            return
        painter = self._painter()
        self._paint_heads(painter, self._hand.names)
        for box in self._grid.cells:
            self._paint_cell(painter, box)
        painter.end()

    def _paint_heads(self, painter: QPainter, names: tuple[str, ...]) -> None:
        theme, bold, small = self._theme, face.label(strong=True), face.label()
        for left, name in zip(self._grid.columns, names, strict=True):
            fit = face.fitted(name, bold, self._grid.column - _ARROW - 4)
            write(painter, bold, theme.pink, fit, left + _ARROW + _GAP, HEAD / 2 - 1)
        for row in self._grid.rows:
            top = row.middle - ROW / 2
            strong = row is self._grid.rows[0] or row.head == 1
            painter.fillRect(QRectF(0, top, WIDTH, 1), theme.pink2 if strong else theme.rule)
            style = small if isinstance(row.head, int) else face.pad_contract()
            write(painter, style, theme.pink2, str(row.head), 4, row.middle)

    def _paint_cell(self, painter: QPainter, boxed: Box) -> None:
        theme, box, cell = self._theme, boxed.box, boxed.cell
        middle = box.center().y()
        if boxed.number == self._current:
            frame = box.adjusted(1.5, 2.5, -1.5, -1.5)
            painter.setPen(QPen(theme.good if self.hasFocus() else theme.side, 2.0))
            painter.setBrush(faded(theme.tape, 0.13))
            painter.drawRoundedRect(frame, 6, 6)
        if cell.leads:
            painter.fillPath(arrow_head(box.left() + 5, middle, 4), theme.pink2)
        x = box.left() + _ARROW + _GAP
        if cell.piece is None:
            x += self._write(painter, cell.text, x, middle, not cell.faint)
        else:
            self._paint_tile(painter, cell.piece, x + TILE, middle, cell.took)
            x += 2 * TILE + 6
        room = box.right() - 4 - marks_width(cell.size)
        paint_marks(painter, theme.red, cell.size, min(x, room), middle)

    def _write(self, painter: QPainter, text: str, x: float, middle: float, strong: bool) -> float:
        style: QFont = face.label(strong=strong)
        ink = self._theme.pink if strong else self._theme.pink2
        write(painter, style, ink, text, x, middle)
        return face.text_width(text, style) + 7

    def _paint_tile(
        self, painter: QPainter, tile: str, x: float, middle: float, took: bool
    ) -> None:
        theme = self._theme
        box = QRectF(x - TILE, middle - TILE / 2, 2 * TILE, TILE)
        if took:
            painter.setPen(QPen(theme.good, 1.8))
            painter.setBrush(faded(theme.good, 0.14))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.pink, 0.22))
        corner = CORNER * TILE
        painter.drawRoundedRect(box.adjusted(-0.8, 0.6, 0.8, 2.2), corner, corner)
        painter.save()
        painter.translate(x, middle)
        paint_small(painter, theme, self.face(tile), TILE, lies=True)
        painter.restore()
