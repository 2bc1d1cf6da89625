"""Hands on ruled paper under the names of the sides, as on the pad so on the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QLineF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHeaderView, QTableView, QToolTip, QWidget

from moon_desktop.look import typography as face
from moon_desktop.look.picture import ending, shrunk
from moon_desktop.look.ring import REACH, RingsItself, paint_ring
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.table import bare
from moon_desktop.windows.score.cells import (
    NAME_LINE,
    ScoreCells,
    head_lines,
    heading_width,
    paint_heading,
    write_total,
)
from moon_desktop.windows.score.layout import BLEED
from moon_desktop.windows.score.model import ASTERISKS, CELL, HAND_COLUMN, Cell, Index, ScoreModel
from moon_desktop.words.language import tr

_OPENS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TABS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_ROOM_OF_HEAD: Final = 12
_START: Final = 36
"""The height of the row that tells with what each side begins."""
RULE: Final = 1.6
"""The thickness of the line under the names."""


class ScoreHead(QHeaderView):
    """The names of the sides over their columns, with their asterisks, and a line below."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        sheet = self._table.scores.sheet
        lines = head_lines(sheet) + bool(sheet.asterisk and sheet.asterisks_held)
        high = lines * NAME_LINE + _ROOM_OF_HEAD + _START * bool(sheet.start_text)
        return QSize(0, round(high * self._table.cells.zoom))

    def sectionSizeFromContents(self, section: int) -> QSize:
        size = super().sectionSizeFromContents(section)
        if section == HAND_COLUMN:
            return size
        sheet, zoom = self._table.scores.sheet, self._table.cells.zoom
        return QSize(round(heading_width(sheet, sheet.order[section - 1]) * zoom), size.height())

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        theme, sheet = self._table.cells.theme, self._table.scores.sheet
        zoom = self._table.cells.zoom
        painter.scale(zoom, zoom)
        box = shrunk(rect, zoom)
        line = box.adjusted(0, box.height() - RULE, 0, 0)
        start = box.adjusted(0, box.height() - _START, 0, 0)
        if sheet.start_text:
            line.translate(0, -_START)
            box.setBottom(start.top())
        if sheet.stroke:
            # What each side has won stands over the line already.
            line.moveTop(box.top())
            left = box.left() + BLEED * (section == HAND_COLUMN)
            right = box.right() - BLEED * (section == self.count() - 1)
            painter.fillRect(QRectF(left, box.bottom() - 1, right - left, 1), theme.rule)
        if section == HAND_COLUMN:
            line.setLeft(box.left() + BLEED)
            if sheet.stroke:
                word = str(self.model().headerData(section, self.orientation()))
                middle = box.center().y()
                face.write(painter, word, face.label(), theme.pink2, line.left() + 2, middle)
        else:
            if not sheet.stroke:
                painter.fillRect(QRectF(box.left() - 1, box.top(), 1, box.height()), theme.rule)
            if section == self.count() - 1:
                box.setRight(box.right() - BLEED)
                line.setRight(box.right())
            count = self.model().headerData(section, self.orientation(), ASTERISKS)
            paint_heading(painter, theme, box, sheet, sheet.order[section - 1], count)
        painter.fillRect(line, theme.pink)
        if sheet.start_text:
            self._paint_start(painter, start, section)

    def _paint_start(self, painter: QPainter, box: QRectF, section: int) -> None:
        """With how much a side begins, or what that row is called."""
        theme, sheet = self._table.cells.theme, self._table.scores.sheet
        left = box.left() + BLEED * (section == HAND_COLUMN)
        right = box.right() - BLEED * (section == self.count() - 1)
        painter.fillRect(QRectF(left, box.bottom() - 1, right - left, 1), theme.rule)
        if section == HAND_COLUMN:
            x, style = box.left() + BLEED + 2, face.label(strong=True)
            face.write(painter, sheet.start_text, style, theme.pink, x, box.center().y())
        else:
            box.setRight(right)
            write_total(painter, theme, box, sheet.start, box.center().y())
            painter.fillRect(QRectF(box.left() - 1, box.top(), 1, box.height()), theme.rule)


class ScoreTable(QTableView, RingsItself):
    """Shows rows of ``scores``, all of them or those that ``model`` lets through, on paper that
    somebody else has painted. A click moves neither the keys nor the rows: it only opens a hand."""

    hand_chosen = Signal(int)
    """The number of a finished hand that was clicked, or on which Enter was pressed."""

    def __init__(
        self, scores: ScoreModel, model: QAbstractItemModel, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.scores = scores
        self.cells = ScoreCells(theme)
        self.lines: int | None = None
        """How many rows are ruled; None: as many as there is room for."""
        self.opened: int | None = None
        """The row of the hand that lies open."""
        self._pressed: int | None = None
        self._pointed: int | None = None
        self._by_keys = False
        self.setAccessibleName(tr("Score sheet"))
        self.setHorizontalHeader(ScoreHead(self))
        bare(self)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(self.cells)
        self.setModel(model)

    def rule(self, columns: Sequence[int], row: int) -> None:
        """Gives the columns their widths, without the bleed, and every row its height."""
        self.verticalHeader().setDefaultSectionSize(row)
        bleed = round(BLEED * self.cells.zoom)
        last = len(columns) - 1
        for column, width in enumerate(columns):
            beyond = (column == HAND_COLUMN) + (column == last)
            self.setColumnWidth(column, width + bleed * beyond)
        self.updateGeometries()

    def cell(self, row: int) -> Cell:
        """What is said of a whole row; nothing where there is none."""
        return self.model().index(row, HAND_COLUMN).data(CELL) or Cell()

    def box(self, row: int) -> QRectF:
        """The line of paper on which a row is written, in px of the viewport."""
        width, high = self.horizontalHeader().length(), self.verticalHeader().defaultSectionSize()
        bottom = self.rowViewportPosition(row) + self.rowHeight(row)
        return QRectF(0, bottom - high, width, high)

    # --- pointer --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keys = False
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self.rowAt(event.position().toPoint().y()) if left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.indexAt(event.position().toPoint()).row() == pressed:
            self._choose(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is one more click, of which the first has done its work."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Dragging over the rows scrolls nothing."""
        self._point_at(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(-1)
        super().leaveEvent(event)

    def _point_at(self, row: int) -> None:
        finished = self.cell(row).finished
        shape = Qt.CursorShape.PointingHandCursor if finished else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._pointed = row if finished else None
        self.viewport().update()

    def _choose(self, row: int) -> None:
        cell, index = self.cell(row), self.model().index(row, HAND_COLUMN)
        if cell.finished:
            self.hand_chosen.emit(cell.number)
        elif cell.number is not None:
            middle = self.viewport().mapToGlobal(self.box(row).center().toPoint())
            told = index.data(Qt.ItemDataRole.ToolTipRole)
            QToolTip.showText(middle, told, self, self.visualRect(index))

    # --- keys -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        if event.key() in _OPENS:
            self._choose(self.currentIndex().row())
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys begin with the last row, unless they are on one in sight already."""
        self._by_keys = self._by_keys or event.reason() in _TABS
        current = self.visualRect(self.currentIndex())
        if not self.viewport().rect().contains(current):
            last = self.model().rowCount() - 1
            self.setCurrentIndex(self.model().index(last, HAND_COLUMN))
        super().focusInEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # The ring goes round whole rows.
        self.viewport().update()

    # --- painting -------------------------------------------------------------------------

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        # A table of thousands of rows stands in full in what is scrolled.
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        last = self.model().rowCount() - 1 if last < 0 else last
        zoom = self.cells.zoom
        boxes = {row: shrunk(self.box(row), zoom) for row in range(max(0, first - 1), last + 1)}
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        self._paint_bands(painter, boxes)
        self._paint_ruling(painter, boxes)
        for row, box in boxes.items():
            if self.cell(row).title is not None:
                self.paint_end(painter, box)
        painter.end()
        super().paintEvent(event)
        at = boxes.get(self.currentIndex().row())
        if at is not None and self._by_keys and self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(zoom, zoom)
            paint_ring(painter, at, 8, away=-REACH)
            painter.end()

    def paint_end(self, painter: QPainter, box: QRectF) -> None:
        """Rules off the game that ends with the row in ``box``."""
        line = QRectF(BLEED, box.top() - RULE / 2, box.width() - 2 * BLEED, RULE)
        painter.fillRect(line, self.cells.theme.pink)

    def _paint_bands(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        """Behind the hands that are in play, open or pointed at."""
        theme = self.cells.theme
        painter.setPen(Qt.PenStyle.NoPen)
        for row, box in boxes.items():
            colour: QColor | None = None
            if row == self.opened:
                colour = faded(theme.tape, 0.13)
            elif row == self._pointed:
                colour = faded(theme.pink, 0.06)
            elif self.cell(row).number is not None and not self.cell(row).finished:
                colour = faded(theme.tape, 0.11)
            if colour is not None:
                painter.setBrush(colour)
                painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 6, 6)
            if row == self.opened:
                painter.fillRect(QRectF(0, box.top() + 6, 3, box.height() - 12), theme.good)

    def _paint_ruling(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        zoom = self.cells.zoom
        right = self.horizontalHeader().length() / zoom - BLEED
        high = self.verticalHeader().defaultSectionSize() / zoom
        lines = self.lines or int(self.viewport().height() / zoom / high + 0.01)
        bottom = self.viewport().height() / zoom if self.lines is None else self.lines * high
        painter.setPen(QPen(self.cells.theme.rule, 1))
        painter.drawLines(
            [QLineF(BLEED, n * high - 0.5, right, n * high - 0.5) for n in range(1, lines + 1)]
        )
        # Words that stand across the sides are not crossed out.
        spanning = [box for n, box in boxes.items() if self.cell(n).status is not None]
        x = -0.5
        for column in range(0 if self.scores.sheet.stroke else self.model().columnCount() - 1):
            x += self.columnWidth(column) / zoom
            top = 0.0
            for box in spanning if column > HAND_COLUMN else ():
                painter.drawLine(QLineF(x, top, x, box.top()))
                top = box.bottom()
            painter.drawLine(QLineF(x, top, x, bottom))
