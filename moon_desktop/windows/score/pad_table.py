"""The ruled rows of the score pad: a view that keeps the hand last written in sight."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import (
    QLineF,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QToolTip, QWidget

from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.score.cells import WRITING_MS, ScoreCells, written_after
from moon_desktop.windows.score.ink import paint_double_rule
from moon_desktop.windows.score.layout import BLEED, PadLayout
from moon_desktop.windows.score.model import HAND_COLUMN, ScoreModel, ScoreRole
from moon_desktop.words import score as words

_Index: TypeAlias = QModelIndex | QPersistentModelIndex

_HIDDEN_SHADE: Final = 9
"""Height of the shade that tells of rows above the first one shown."""


class ScoreTable(QTableView):
    """Rows of a ``ScoreModel`` on ruled paper that somebody else has painted.

    ``motion`` scales the time a row takes to be written; 0 writes it at once.
    """

    hand_chosen = Signal(int)
    """The number of a finished hand that was clicked, or on which Enter was pressed."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.motion = 0.0
        self._cells = ScoreCells(theme)
        self._pressed: int | None = None
        self._writing = QVariantAnimation(self)
        self._writing.valueChanged.connect(self._write_on)
        self._writing.finished.connect(self._write_out)
        self.setAccessibleName(words.sheet())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(False)
        # A click leaves the keys with the table; Tab brings them here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setItemDelegate(self._cells)
        self.setModel(model)
        model.rowsInserted.connect(self.scrollToBottom)
        model.modelReset.connect(self._writing.stop)
        model.hand_written.connect(self._write)

    def arrange(self, layout: PadLayout) -> None:
        """Takes its place and its columns from the pad."""
        self.verticalHeader().setDefaultSectionSize(layout.row)
        last = len(layout.columns) - 1
        for column, width in enumerate(layout.columns):
            self.setColumnWidth(
                column, width + BLEED * ((column == HAND_COLUMN) + (column == last))
            )
        # Last: a view counts anew how many rows it can show when its own size changes.
        self.setGeometry(layout.rows.toRect())
        self.scrollToBottom()

    def finish_writing(self) -> None:
        """Everything stands there at once."""
        self._writing.stop()
        self._write_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click moves neither the keys nor the rows: it only opens."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self.rowAt(event.position().toPoint().y()) if left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        point = event.position().toPoint()
        if pressed is not None and self.indexAt(point).row() == pressed:
            self._choose(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is one more click, of which the first has done its work."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Dragging over the rows scrolls and marks nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex().row())
            event.accept()
        else:
            super().keyPressEvent(event)

    def _choose(self, row: int) -> None:
        index = self.model().index(row, HAND_COLUMN)
        if index.data(ScoreRole.FINISHED):
            self.hand_chosen.emit(index.data(ScoreRole.NUMBER))
        elif index.data(ScoreRole.NUMBER) is not None:
            told = index.data(Qt.ItemDataRole.ToolTipRole)
            QToolTip.showText(self._place(row), told, self, self.visualRect(index))

    def _place(self, row: int) -> QPoint:
        """The middle of a row on the screen."""
        return self.viewport().mapToGlobal(self._box(row).center().toPoint())

    def focusInEvent(self, event: QFocusEvent) -> None:
        rows = self.model().rowCount()
        current = self.visualRect(self.currentIndex())
        if rows and not self.viewport().rect().contains(current):
            self.setCurrentIndex(self.model().index(rows - 1, HAND_COLUMN))
        super().focusInEvent(event)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        # The ring goes round whole rows.
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = range(self.rowAt(0), self.model().rowCount()) if self.model().rowCount() else ()
        boxes = {row: self._box(row) for row in rows if self._box(row).top() < self.height()}
        self._paint_bands(painter, boxes)
        self._paint_ruling(painter, boxes)
        for row, box in boxes.items():
            if self._ask(row, ScoreRole.TITLE) is not None:
                left, right = box.left() + BLEED, box.right() - BLEED
                paint_double_rule(painter, self._cells.theme.pink, left, right, box.top() - 1)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_hidden(painter)
        self._paint_focus(painter, boxes)
        painter.end()

    def _ask(self, row: int, role: ScoreRole) -> object:
        return self.model().index(row, HAND_COLUMN).data(role)

    def _box(self, row: int) -> QRectF:
        height = self.rowHeight(row)
        return QRectF(0, self.rowViewportPosition(row), self.viewport().width(), height)

    def _paint_bands(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for row, box in boxes.items():
            if self._ask(row, ScoreRole.STATUS) is not None:
                painter.setBrush(faded(self._cells.theme.tape, 0.11))
                painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 6, 6)
            elif self._ask(row, ScoreRole.TITLE) is not None:
                painter.fillRect(
                    box.adjusted(BLEED, 0, -BLEED, 0), faded(self._cells.theme.rule, 0.28)
                )

    def _paint_ruling(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        right, bottom = self.viewport().width() - BLEED, self.viewport().height()
        row = self.verticalHeader().defaultSectionSize()
        painter.setPen(QPen(self._cells.theme.rule, 1))
        painter.drawLines(
            [QLineF(BLEED, y - 0.5, right, y - 0.5) for y in range(row, bottom + 1, row)]
        )
        # Words that stand across the sides are not crossed out.
        spanning = [box for n, box in boxes.items() if self._ask(n, ScoreRole.STATUS) is not None]
        x = -0.5
        for column in range(self.model().columnCount() - 1):
            x += self.columnWidth(column)
            top = 0.0
            for box in spanning if column > HAND_COLUMN else ():
                painter.drawLine(QLineF(x, top, x, box.top()))
                top = box.bottom()
            painter.drawLine(QLineF(x, top, x, bottom))

    def _paint_hidden(self, painter: QPainter) -> None:
        """A shade under the heading while rows are hidden above."""
        if self.verticalScrollBar().value() == 0:
            return
        shade = QLinearGradient(0, 0, 0, _HIDDEN_SHADE)
        shade.setColorAt(0, faded(self._cells.theme.pink, 0.22))
        shade.setColorAt(1, faded(self._cells.theme.pink, 0.0))
        width = self.viewport().width() - 2 * BLEED
        painter.fillRect(QRectF(BLEED, 0, width, _HIDDEN_SHADE), shade)

    def _paint_focus(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        box = boxes.get(self.currentIndex().row())
        if box is None or not self.hasFocus():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thickness in ((self._cells.theme.pink, 4.0), (self._cells.theme.brass, 2.0)):
            painter.setPen(QPen(colour, thickness))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)

    def _write(self, row: int) -> None:
        self.finish_writing()
        duration = round(WRITING_MS * self.motion)
        if duration <= 0:
            return
        self._cells.fresh = row
        self._writing.setStartValue(0.0)
        self._writing.setEndValue(float(WRITING_MS))
        self._writing.setDuration(duration)
        self._writing.start()

    def _write_on(self, ms: float) -> None:
        if self._cells.fresh is None:
            return
        self._cells.written = written_after(ms)
        self.viewport().update(self._box(self._cells.fresh).toRect())

    def _write_out(self) -> None:
        self._cells.fresh = None
        self.viewport().update()
