"""The choices of a hand as a grid on paper: who chose what, and how large each mistake was."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from moon_desktop.games.views.review import Cell, Hand
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.runs import fit, paint, piece, words
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.table import Cell as Written
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

    def __init__(self) -> None:
        super().__init__()
        self.face: Faces = domino
        """How each piece looks."""
        self._hand: Hand | None = None
        self._current = 0
        self._numbers: dict[tuple[int, int], int] = {}
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(tr("The choices"))
        self.clicked.connect(lambda at: self._pick(at.row(), at.column()))

    def show_hand(self, hand: Hand) -> None:
        """Shows a hand, or the same one better known."""
        self._hand = hand
        self.fill()

    def show_step(self, number: int) -> None:
        """Makes choice ``number`` the current one."""
        self._current = number
        if self._hand is not None:
            self.setAccessibleDescription(self._hand.cells[number].told)
            # Only the cells of the old and the new current choice are painted anew.
            self.setCurrentIndex(self.model().index(*self.place(number)))

    def place(self, number: int) -> tuple[int, int]:
        """The row and column of a choice."""
        return next(place for place, at in self._numbers.items() if at == number)

    def fill(self) -> None:
        if self._hand is None:
            return
        hand, small = self._hand, faces.label()
        heads = list(dict.fromkeys(cell.row for cell in hand.cells))
        italic, indent = faces.font(faces.SERIF, 13, 500, italic=True), "\N{NO-BREAK SPACE}" * 4
        rows = [[Written()] * (1 + len(hand.names)) for _ in heads]
        for cells, head in zip(rows, heads, strict=True):
            cells[0] = Written(str(head), small if isinstance(head, int) else italic, "pink2")
        every = [*enumerate(hand.cells), *((None, cell) for cell in hand.turned)]
        self._numbers = {}
        for number, cell in every:
            row, column = heads.index(cell.row), 1 + cell.seat
            if number is not None:
                self._numbers[row, column] = number
            text, told = cell.piece or cell.text, cell.told
            draw = partial(self._draw, number, cell)
            rows[row][column] = Written(text, small, tip=tip(told), aloud=told, draw=draw)
        bold = faces.label(strong=True)
        names = [Written(indent + one, bold, tip=tip(one), aloud=one) for one in hand.names]
        self.write(rows, [Written(wide=_HEADS), *names], _ROW)
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
        beyond = range(row + way, self.model().rowCount() if way > 0 else -1, way)
        places = [(there, column) for there in beyond if (there, column) in self._numbers]
        if places:
            self.picked.emit(self._numbers[places[0]])

    # --- painting -------------------------------------------------------------------------

    def _draw(self, number: int | None, cell: Cell, painter: QPainter, box: QRectF) -> None:
        painter.translate(box.topLeft())
        width, middle = box.width(), box.height() / 2
        if number == self._current:
            frame = QRectF(1.5, 1.5, width - 3, 2 * middle - 4)
            # One ring is enough beside that of who took the trick: there is that of the focus.
            painter.setPen(Qt.PenStyle.NoPen if self.hasFocus() else QPen(THEME.side, 2.0))
            painter.setBrush(faded(THEME.tape, 0.13))
            painter.drawRoundedRect(frame, 6, 6)
        if cell.leads:
            painter.fillPath(arrow_head(5, middle, 4), THEME.pink2)
        x, marks = _ARROW + _GAP, marks_width(cell.size)
        if cell.piece is None:
            ink, style = (
                THEME.pink2 if cell.faint else THEME.pink,
                faces.label(strong=not cell.faint),
            )
            line = fit(
                width - x - marks - 4,
                [words(cell.text, style, ink, least=0, px=faces.LEAST_NAME)],
            )
            x = paint(painter, line, x, middle) + 7
        else:
            if cell.took:
                tile = QRectF(x - 3, middle - TILE / 2 - 3, 2 * TILE + 6, TILE + 6)
                painter.setPen(QPen(THEME.good, 1.8))
                painter.setBrush(faded(THEME.good, 0.14))
                painter.drawRoundedRect(tile, 5, 5)
            x = paint(painter, [piece(THEME, self.face(cell.piece), TILE)], x, middle) + 6
        if x + marks <= width - 2:
            paint_marks(painter, THEME.red, cell.size, x, middle)
        else:
            low = middle + marks / 2 - 3
            paint_marks(painter, THEME.red, cell.size, width - 4, low, upright=True)
