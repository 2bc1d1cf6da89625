"""One game of the match as a table: its heading, a row a hand, and what it paid at its foot."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from moon_desktop.games.shown.sheet import GameRow, GameSpan, Sheet
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.score.cells import NAME_LINE, ScoreCells, paint_heading
from moon_desktop.windows.score.layout import BLEED, ROW
from moon_desktop.windows.score.model import HAND_COLUMN, Cell, Index, ScoreModel, ScoreRole
from moon_desktop.windows.score.ruled_table import RuledTable
from moon_desktop.words import score as words
from moon_desktop.words.quoting import tip

_ROOT: Final = QModelIndex()
_ROOM_OF_HEAD: Final = 12
_HAND: Final = 100
_SIDES: Final = {1: 104, 2: 104, 3: 76}
_NARROWEST: Final = 64
"""The least width of a side's column, by the number of sides; of more than three."""
_RULE: Final = 1.6


class Form(NamedTuple):
    """What all games of a match have in common: how many ``sides``, how many ``lines`` their
    headings take, and whether a row of marks rules a game off. Sizes are in px at zoom 1."""

    sides: int
    lines: int
    marks: bool

    @classmethod
    def of(cls, sheet: Sheet) -> Form:
        """That of the games on a sheet."""
        lines = max(map(len, sheet.members), default=1) + bool(sheet.asterisk)
        return cls(len(sheet.sides), lines, not sheet.single)

    @property
    def head(self) -> int:
        """The height of the names."""
        return self.lines * NAME_LINE + _ROOM_OF_HEAD

    @property
    def least_width(self) -> int:
        """Of a game."""
        return _HAND + self.sides * _SIDES.get(self.sides, _NARROWEST)

    def columns(self, width: int) -> tuple[int, ...]:
        """The widths of the hand's column and the sides', which fill ``width``."""
        side = width * (self.least_width - _HAND) // (self.least_width * max(1, self.sides))
        return (width - side * self.sides, *(side,) * self.sides)


class GameRows(QAbstractTableModel):
    """The rows of a ``ScoreModel`` that belong to one game, then blank ones up to ``lines``, then
    what the game paid, where that is written and the game is not ``broken_off``."""

    def __init__(self, scores: ScoreModel, parent: QObject, *, broken_off: bool = False) -> None:
        super().__init__(parent)
        self._scores = scores
        self.game = scores.sheet.games[-1]
        self.lines = 0
        self.marks = not scores.sheet.single and not broken_off

    def show_span(self, span: GameSpan, lines: int) -> None:
        """Shows another game, or the same after it went on."""
        self.beginResetModel()
        self.game, self.lines = span, lines
        self.endResetModel()

    @property
    def hands(self) -> int:
        """How many rows are written."""
        return self.game.end - self.game.first

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self.lines + self.marks

    def columnCount(self, parent: Index = _ROOT) -> int:
        return self._scores.columnCount(parent)

    def flags(self, index: Index) -> Qt.ItemFlag:
        blank = self.hands <= index.row() < self.lines
        return Qt.ItemFlag.NoItemFlags if blank else super().flags(index)

    def data(
        self,
        index: Index,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        row, column = index.row(), index.column()
        if row >= self.lines:
            return self._of_foot(column, role)
        if row >= self.hands:
            return None
        return self._scores.index(self.game.first + row, column).data(role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        sheet = self._scores.sheet
        if orientation == Qt.Orientation.Vertical or not 0 < section <= len(sheet.sides):
            return self._scores.headerData(section, orientation, role)
        held = self.game.asterisks[section - 1]
        match role:
            case ScoreRole.ASTERISKS:
                return held if sheet.asterisk else 0
            case Qt.ItemDataRole.AccessibleTextRole:
                return sheet.side_told(section - 1, held)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(sheet.side_told(section - 1, held))
            case _:
                return self._scores.headerData(section, orientation, role)

    def _of_foot(self, column: int, role: int) -> Any:
        sheet, closing = self._scores.sheet, self.game.closing
        title = words.match_totals(sheet.terms.kind)
        game = None if closing is None else sheet.rows[closing]
        mark = game.marks[column - 1] if isinstance(game, GameRow) and column else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title if not column else "–" if mark is None else words.signed(mark)
            case ScoreRole.CELL:
                return Cell(points=mark) if column else Cell(title=title)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole if game:
                return self._scores.index(closing or 0, column).data(role)
            case _:
                return None


class GameHead(QHeaderView):
    """The names of the sides over their columns, with their asterisks, and a line below."""

    def __init__(self, scores: ScoreModel, theme: Theme, parent: GameTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = scores
        self._theme = theme
        self._table = parent
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(0, round(self._table.form.head * self._table.cells.zoom))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        zoom, theme = self._table.cells.zoom, self._theme
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, rect.width() / zoom, rect.height() / zoom)
        line = box.adjusted(0, box.height() - _RULE, 0, 0)
        if section == HAND_COLUMN:
            line.setLeft(BLEED)
        else:
            painter.fillRect(QRectF(-1, 0, 1, box.height()), theme.rule)
            count = self.model().headerData(section, self.orientation(), ScoreRole.ASTERISKS)
            if section == self.count() - 1:
                box.setRight(box.right() - BLEED)
                line.setRight(box.right())
            paint_heading(painter, theme, box, self._scores.sheet.members[section - 1], count)
        painter.fillRect(line, theme.pink)
        painter.restore()


class GameTable(RuledTable):
    """Shows ``rows`` in full, without a scroll bar of its own."""

    row_reached = Signal(int)
    """The keys have come to a row."""
    left = Signal(int)
    """The keys go on beyond the last row or column (1), or before the first (-1)."""

    def __init__(self, scores: ScoreModel, rows: GameRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(rows, ScoreCells(theme), parent)
        self.form = Form.of(scores.sheet)
        self.rows = rows
        self._opened: int | None = None
        self._pointed: int | None = None
        self._by_keys = False
        self.setHorizontalHeader(GameHead(scores, theme, self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.setMouseTracking(True)

    def place(self, width: int, zoom: float) -> int:
        """Takes the columns that ``width`` px have room for, ``zoom`` times as large; returns the
        height it needs."""
        self.cells.zoom = zoom
        bleed = round(BLEED * zoom)
        row = round(ROW * zoom)
        self.set_columns(self.form.columns(width - 2 * bleed), row)
        return self.horizontalHeader().sizeHint().height() + self.rows.rowCount() * row

    def mark_opened(self, row: int | None) -> None:
        """Marks the row of the hand that lies open, if it is one of these."""
        self._opened = row
        if row is not None:
            self.setCurrentIndex(self.rows.index(row, HAND_COLUMN))
        self.viewport().update()

    @property
    def ruled_bottom(self) -> int:
        return self.rowViewportPosition(0) + self.rows.lines * self.rowHeight(0)

    def band(self, row: int) -> QColor | None:
        if row == self._opened:
            return faded(self.cells.theme.tape, 0.22)
        return faded(self.cells.theme.pink, 0.06) if row == self._pointed else super().band(row)

    def paint_under(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        """The line that ends a game, and the mark of the hand that lies open."""
        theme, zoom = self.cells.theme, self.cells.zoom
        if self.rows.marks and boxes:
            width = self.viewport().width() - 2 * BLEED * zoom
            end = QRectF(BLEED * zoom, self.ruled_bottom - _RULE * zoom / 2, width, _RULE * zoom)
            painter.fillRect(end, theme.pink)
        if self._opened is not None and self._opened in boxes:
            edge = boxes[self._opened]
            painter.fillRect(QRectF(0, edge.top() + 6, 3 * zoom, edge.height() - 12), theme.good)

    def paint_over(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        if self._by_keys:
            super().paint_over(painter, boxes)

    # --- keys and pointer -----------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keys = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(QModelIndex())
        super().leaveEvent(event)

    def _point_at(self, index: QModelIndex) -> None:
        finished = bool(index.data(ScoreRole.FINISHED))
        shape = Qt.CursorShape.PointingHandCursor if finished else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        pointed = index.row() if finished else None
        if pointed != self._pointed:
            self._pointed = pointed
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        before = self.currentIndex()
        super().keyPressEvent(event)
        if self.currentIndex() == before:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right):
                self.left.emit(1)
            elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Left):
                self.left.emit(-1)

    def enter(self, step: int) -> None:
        """The keys come here from the game before (1) or after (-1)."""
        self._by_keys = True
        last = self.rows.rowCount() - 1 if self.rows.marks else self.rows.hands - 1
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCurrentIndex(self.rows.index(0 if step > 0 else last, HAND_COLUMN))

    def focusInEvent(self, event: QFocusEvent) -> None:
        tabs = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._by_keys = self._by_keys or event.reason() in tabs
        if not self.currentIndex().isValid() and self.rows.hands:
            self.setCurrentIndex(self.rows.index(self.rows.hands - 1, HAND_COLUMN))
        super().focusInEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_reached.emit(current.row())
