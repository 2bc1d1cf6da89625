"""Rows of hands on ruled paper, as on the pad beside the table so on the sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QLineF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTableView, QToolTip, QWidget

from moon_desktop.look.theme import faded
from moon_desktop.windows.paper.table import bare
from moon_desktop.windows.score.cells import ScoreCells
from moon_desktop.windows.score.layout import BLEED
from moon_desktop.windows.score.model import HAND_COLUMN, Index, ScoreRole
from moon_desktop.words.language import tr

_OPENS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class RuledTable(QTableView):
    """Shows rows that answer to ``ScoreRole``, on paper that somebody else has painted. A click
    moves neither the keys nor the rows: it only opens a hand."""

    hand_chosen = Signal(int)
    """The number of a finished hand that was clicked, or on which Enter was pressed."""

    def __init__(self, model: QAbstractTableModel, cells: ScoreCells, parent: QWidget) -> None:
        super().__init__(parent)
        self.cells = cells
        self._pressed: int | None = None
        self.setAccessibleName(tr("Score sheet"))
        bare(self)
        self.horizontalHeader().hide()
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(cells)
        self.setModel(model)

    def set_columns(self, columns: tuple[int, ...], row: int) -> None:
        """Gives the columns their widths, and every row its height."""
        self.verticalHeader().setDefaultSectionSize(row)
        bleed = round(BLEED * self.cells.zoom)
        last = len(columns) - 1
        for column, width in enumerate(columns):
            beyond = (column == HAND_COLUMN) + (column == last)
            self.setColumnWidth(column, width + bleed * beyond)

    # --- keys and pointer -----------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
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
        if event.key() in _OPENS:
            self._choose(self.currentIndex().row())
            event.accept()
        else:
            super().keyPressEvent(event)

    def _choose(self, row: int) -> None:
        index = self.model().index(row, HAND_COLUMN)
        if index.data(ScoreRole.FINISHED):
            self.hand_chosen.emit(index.data(ScoreRole.NUMBER))
        elif index.data(ScoreRole.NUMBER) is not None:
            middle = self.viewport().mapToGlobal(self.box(row).center().toPoint())
            told = index.data(Qt.ItemDataRole.ToolTipRole)
            QToolTip.showText(middle, told, self, self.visualRect(index))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # The ring goes round whole rows.
        self.viewport().update()

    # --- painting -------------------------------------------------------------------------

    def ask(self, row: int, role: ScoreRole) -> object:
        """What is said of a whole row."""
        return self.model().index(row, HAND_COLUMN).data(role)

    def box(self, row: int) -> QRectF:
        """The place of a row in the viewport, over all columns."""
        width = self.horizontalHeader().length()
        return QRectF(0, self.rowViewportPosition(row), width, self.rowHeight(row))

    @property
    def ruled_bottom(self) -> int:
        """Down to where lines are ruled, in px of the viewport."""
        return self.viewport().height()

    def band(self, row: int) -> QColor | None:
        """The colour of the band behind a row, if it has one."""
        in_play = self.ask(row, ScoreRole.STATUS) is not None
        return faded(self.cells.theme.tape, 0.11) if in_play else None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = range(max(0, self.rowAt(0)), self.model().rowCount())
        boxes = {row: self.box(row) for row in rows if self.box(row).top() < self.height()}
        painter.setPen(Qt.PenStyle.NoPen)
        for row, box in boxes.items():
            colour = self.band(row)
            if colour is not None:
                painter.setBrush(colour)
                painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 6, 6)
        self._paint_ruling(painter, boxes)
        self.paint_under(painter, boxes)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_over(painter, boxes)
        painter.end()

    def paint_under(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        """Paints what else stands under the figures; ``boxes``: the rows in sight."""

    def paint_over(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        """The ring round the row that the keys are on."""
        box = boxes.get(self.currentIndex().row())
        if box is None or not self.hasFocus():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thickness in ((self.cells.theme.pink, 4.0), (self.cells.theme.brass, 2.0)):
            painter.setPen(QPen(colour, thickness))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)

    def _paint_ruling(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        bleed = round(BLEED * self.cells.zoom)
        right, bottom = self.horizontalHeader().length() - bleed, self.ruled_bottom
        row = self.verticalHeader().defaultSectionSize()
        painter.setPen(QPen(self.cells.theme.rule, 1))
        painter.drawLines(
            [QLineF(bleed, y - 0.5, right, y - 0.5) for y in range(row, bottom + 1, row)]
        )
        # Words that stand across the sides are not crossed out.
        spanning = [box for n, box in boxes.items() if self.ask(n, ScoreRole.STATUS) is not None]
        x = -0.5
        for column in range(self.model().columnCount() - 1):
            x += self.columnWidth(column)
            top = 0.0
            for box in spanning if column > HAND_COLUMN else ():
                painter.drawLine(QLineF(x, top, x, box.top()))
                top = box.bottom()
            painter.drawLine(QLineF(x, top, x, bottom))
