"""The choices of a hand as a grid on paper: who chose what, and how large each mistake was."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHeaderView

from moon_desktop.games.views.review import Cell, Hand
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.table import PaperTable
from moon_desktop.windows.review.marks import marks_width, paint_marks
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import tip

TILE: Final = 18.0
"""The width of a tile, which lies on its side."""

_ROW, _HEADS, _ARROW, _GAP = 27, 48, 11.0, 5.0


class ReviewGrid(PaperTable):
    """Shows one hand, a row a round and a column a seat; one choice of it is the current."""

    picked = Signal(int)
    """The number of a choice that is to be looked at, from 0."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.face: Faces = domino
        """How each piece looks."""
        self._hand: Hand | None = None
        self._zoom = 1.0
        self._current = 0
        self._numbers: dict[tuple[int, int], int] = {}
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(tr("The choices"))
        self.cellClicked.connect(self._pick)

    def show_hand(self, hand: Hand) -> None:
        """Shows a hand, or the same one better known."""
        self._hand = hand
        self._fill()

    def show_step(self, number: int) -> None:
        """Makes choice ``number`` the current one."""
        self._current = number
        if self._hand is not None:
            self.setAccessibleDescription(self._hand.cells[number].told)
            # Only the cells of the old and the new current choice are painted anew.
            self.setCurrentCell(*self.place(number))

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least everything is shown from now on."""
        self._zoom = zoom
        self._fill()

    def place(self, number: int) -> tuple[int, int]:
        """The row and column of a choice."""
        return next(place for place, at in self._numbers.items() if at == number)

    def _fill(self) -> None:
        if self._hand is None:
            return
        hand, zoom = self._hand, self._zoom
        heads = list(dict.fromkeys(cell.row for cell in hand.cells))
        self.clear()
        self.setRowCount(len(heads))
        self.setColumnCount(1 + len(hand.names))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.setColumnWidth(0, round(_HEADS * zoom))
        self.verticalHeader().setDefaultSectionSize(round(_ROW * zoom))
        bold, small = (faces.font(faces.SANS, 13 * zoom, weight) for weight in (700, 500))
        italic = faces.font(faces.SERIF, 13 * zoom, 500, italic=True)
        indent = "\N{NO-BREAK SPACE}" * 4
        self.put(-1, 0, "", small)
        for column, name in enumerate(hand.names, 1):
            self.put(-1, column, indent + name, bold, tip=tip(name), aloud=name)
        for row, head in enumerate(heads):
            style = small if isinstance(head, int) else italic
            self.put(row, 0, str(head), style, ink="pink2")
        self._numbers = {}
        for number, cell in enumerate(hand.cells):
            place = heads.index(cell.row), 1 + cell.seat
            self._numbers[place] = number
            draw = partial(self._draw, number, cell)
            text = cell.piece or cell.text
            self.put(*place, text, small, tip=tip(cell.told), aloud=cell.told, draw=draw)
        for cell in hand.turned:
            draw = partial(self._draw, None, cell)
            place = heads.index(cell.row), 1 + cell.seat
            told = tip(cell.told)
            self.put(*place, cell.piece or "", small, tip=told, aloud=cell.told, draw=draw)
        self.setFixedHeight(self.sizeHint().height())
        self.show_step(min(self._current, len(hand.cells) - 1))

    # --- choosing -------------------------------------------------------------------------

    def _pick(self, row: int, column: int) -> None:
        if (row, column) in self._numbers:
            self.picked.emit(self._numbers[row, column])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the same seat's choice of the round before or after."""
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is None or not self._numbers:
            event.ignore()
            return
        row, column = self.place(self._current)
        beyond = range(row + way, self.rowCount() if way > 0 else -1, way)
        places = [(there, column) for there in beyond if (there, column) in self._numbers]
        if places:
            self.picked.emit(self._numbers[places[0]])

    # --- painting -------------------------------------------------------------------------

    def _draw(self, number: int | None, cell: Cell, painter: QPainter, box: QRectF) -> None:
        theme, zoom = self.theme, self._zoom
        painter.translate(box.topLeft())
        painter.scale(zoom, zoom)
        width, middle = box.width() / zoom, box.height() / zoom / 2
        if number == self._current:
            frame = QRectF(1.5, 1.5, width - 3, 2 * middle - 4)
            painter.setPen(QPen(theme.good if self.hasFocus() else theme.side, 2.0))
            painter.setBrush(faded(theme.tape, 0.13))
            painter.drawRoundedRect(frame, 6, 6)
        if cell.leads:
            painter.fillPath(arrow_head(5, middle, 4), theme.pink2)
        x = _ARROW + _GAP
        if cell.piece is None:
            style = faces.label(strong=not cell.faint)
            room = width - x - marks_width(cell.size) - 4
            text = faces.fitted(cell.text, style, room)
            faces.write(painter, text, style, theme.pink2 if cell.faint else theme.pink, x, middle)
            x += faces.text_width(text, style) + 7
        else:
            self._draw_tile(painter, cell, x, middle)
            x += 2 * TILE + 6
        if x + marks_width(cell.size) <= width - 2:
            paint_marks(painter, theme.red, cell.size, x, middle)
        else:
            low = middle + marks_width(cell.size) / 2 - 3
            paint_marks(painter, theme.red, cell.size, width - 4, low, upright=True)

    def _draw_tile(self, painter: QPainter, cell: Cell, x: float, middle: float) -> None:
        theme = self.theme
        if cell.took:
            box = QRectF(x - 3, middle - TILE / 2 - 3, 2 * TILE + 6, TILE + 6)
            painter.setPen(QPen(theme.good, 1.8))
            painter.setBrush(faded(theme.good, 0.14))
            painter.drawRoundedRect(box, 5, 5)
        painter.save()
        painter.translate(x + TILE, middle)
        painter.setPen(Qt.PenStyle.NoPen)
        assert cell.piece is not None
        paint_small(painter, theme, self.face(cell.piece), TILE, lies=True)
        painter.restore()
