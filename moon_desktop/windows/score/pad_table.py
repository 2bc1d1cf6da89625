"""The ruled rows of the score pad: they keep the hand last written in sight."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFocusEvent, QLinearGradient, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.dialog import dress
from moon_desktop.windows.score.cells import WRITING_MS, ScoreCells, written_after
from moon_desktop.windows.score.ink import paint_double_rule
from moon_desktop.windows.score.layout import BLEED, SIDE_MARGIN, PadLayout
from moon_desktop.windows.score.model import HAND_COLUMN, ScoreModel, ScoreRole
from moon_desktop.windows.score.ruled_table import RuledTable

_HIDDEN_SHADE: Final = 9
"""Height of the shade that tells of rows above the first one shown."""


class ScoreTable(RuledTable):
    """Rows of a ``ScoreModel``; ``motion`` scales the time a row takes to be written, 0 writes it
    at once. A bar to scroll them stands in the margin of the paper, where there are more."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(model, ScoreCells(theme), parent)
        self.motion = 0.0
        self._writing = QVariantAnimation(self)
        self._writing.valueChanged.connect(self._write_on)
        self._writing.finished.connect(self._write_out)
        dress(self.verticalScrollBar(), theme)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        # A click leaves the keys with the table; Tab brings them here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        model.rowsInserted.connect(self.scrollToBottom)
        model.modelReset.connect(self._writing.stop)
        model.hand_written.connect(self._write)

    def arrange(self, layout: PadLayout) -> None:
        """Takes its place and its columns from the pad."""
        self.set_columns(layout.columns, layout.row)
        # Last: a view counts anew how many rows it can show when its own size changes.
        self.setGeometry(layout.rows.toRect().adjusted(0, 0, SIDE_MARGIN - BLEED, 0))
        self.scrollToBottom()

    def finish_writing(self) -> None:
        """Everything stands there at once."""
        self._writing.stop()
        self._write_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        rows = self.model().rowCount()
        current = self.visualRect(self.currentIndex())
        if rows and not self.viewport().rect().contains(current):
            self.setCurrentIndex(self.model().index(rows - 1, HAND_COLUMN))
        super().focusInEvent(event)

    def paint_under(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        """Rules games off."""
        theme = self.cells.theme
        for row, box in boxes.items():
            if self.ask(row, ScoreRole.TITLE) is not None:
                inner = box.adjusted(BLEED, 0, -BLEED, 0)
                painter.fillRect(inner, faded(theme.rule, 0.28))
                paint_double_rule(painter, theme.pink, inner.left(), inner.right(), box.top() - 1)

    def paint_over(self, painter: QPainter, boxes: dict[int, QRectF]) -> None:
        """A shade under the heading while rows are hidden above, and the ring."""
        if self.verticalScrollBar().value():
            shade = QLinearGradient(0, 0, 0, _HIDDEN_SHADE)
            shade.setColorAt(0, faded(self.cells.theme.pink, 0.22))
            shade.setColorAt(1, QColor(Qt.GlobalColor.transparent))
            width = self.horizontalHeader().length() - 2 * BLEED
            painter.fillRect(QRectF(BLEED, 0, width, _HIDDEN_SHADE), shade)
        super().paint_over(painter, boxes)

    def _write(self, row: int) -> None:
        self.finish_writing()
        duration = round(WRITING_MS * self.motion)
        if duration <= 0:
            return
        self.cells.fresh = row
        self._writing.setStartValue(0.0)
        self._writing.setEndValue(float(WRITING_MS))
        self._writing.setDuration(duration)
        self._writing.start()

    def _write_on(self, ms: float) -> None:
        if self.cells.fresh is None:
            return
        self.cells.written = written_after(ms)
        self.viewport().update(self.box(self.cells.fresh).toRect())

    def _write_out(self) -> None:
        self.cells.fresh = None
        self.viewport().update()
