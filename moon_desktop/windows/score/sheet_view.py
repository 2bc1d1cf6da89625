"""The games of a match side by side on ruled paper: a view on the score sheet's model."""

from __future__ import annotations

import math
from typing import TypeAlias

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QTableView,
    QToolTip,
    QWidget,
)

from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.model import HAND_COLUMN, ScoreModel, ScoreRole
from moon_desktop.windows.score.sheet_layout import Block, SheetPage, blocks
from moon_desktop.windows.score.sheet_painter import SheetPainter, form_of
from moon_desktop.words import score as words
from moon_desktop.words.quoting import tip

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class SheetView(QTableView):
    """Shows a ``ScoreModel`` game by game, and keeps the game in play in sight.

    Places are kept in px of the layout; the view shows them ``zoom`` times as large.
    """

    hand_chosen = Signal(int)
    """The number of a hand that was clicked, or on which Enter was pressed; finished or not."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._laid = SheetPage()
        self._opened: int | None = None
        self._pointed: int | None = None
        self._by_keys = False
        self._sheet = SheetPainter(model, theme)
        self.setAccessibleName(words.sheet())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        for corner in self.findChildren(QAbstractButton):
            corner.hide()
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # A thumb beside the sheet shows how far it is turned.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(model)
        model.rowsInserted.connect(self._renew)
        model.modelReset.connect(self._renew)
        model.headerDataChanged.connect(self._lay_out)
        self.clicked.connect(self._choose)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The games as they are laid out now."""
        return self._laid.blocks

    @property
    def zoom(self) -> float:
        """How much larger than its layout the sheet is shown."""
        return self._laid.zoom

    @zoom.setter
    def zoom(self, zoom: float) -> None:
        self._laid = self._laid._replace(zoom=zoom)
        self._renew()

    def mark_opened(self, number: int | None) -> None:
        """Marks the hand whose tiles are shown beside the sheet, and goes on from there with the
        keys; None: none is."""
        self._opened = number
        row = None if number is None else self._model.row_of_hand(number)
        if row is not None:
            self.setCurrentIndex(self.model().index(row, HAND_COLUMN))
        self.viewport().update()

    def keep_in_sight(self) -> None:
        """Shows the hand that is open, or else the end of the game in play."""
        row = None if self._opened is None else self._model.row_of_hand(self._opened)
        if row is not None:
            self.scrollTo(self.model().index(row, HAND_COLUMN))
        elif self.blocks:
            last = self.blocks[-1]
            hands = max(1, last.span.end - last.span.first)
            played = last.rows_top + hands * ROW + last.form.foot
            below = played if last.span.closing is None else last.bottom
            self._bring(QRect(last.left, last.top, last.width, below - last.top))
            # No row is cut in two by the names above it.
            hidden = self.verticalOffset() / self.zoom - last.top
            if hidden > 0:
                whole = last.top + math.ceil(hidden / ROW) * ROW
                self.verticalScrollBar().setValue(round(whole * self.zoom))

    # --- where things are -----------------------------------------------------------------

    def updateGeometries(self) -> None:
        """Lays the games out for the room there is now."""
        # Not the table's: it would scroll as far as its own rows reach.
        QAbstractItemView.updateGeometries(self)
        size = self.viewport().size() / self.zoom
        games, form = self._model.sheet.games, form_of(self._model)
        laid = blocks(games, form, size.width(), size.height())
        self._laid = self._laid._replace(blocks=laid)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self._laid.height - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(round(ROW * self.zoom))

    def visualRect(self, index: _Index) -> QRect:
        place = self._page().cell(index.row(), index.column()) if index.isValid() else None
        return QRect() if place is None else place

    def indexAt(self, point: QPoint) -> QModelIndex:
        cell = self._page().cell_at(point)
        return QModelIndex() if cell is None else self.model().index(*cell)

    def scrollTo(
        self,
        index: _Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Brings a row into sight, with the names above it."""
        block = self._laid.block_of(index.row()) if index.isValid() else None
        if block is not None:
            row = block.row(index.row())
            # From the beginning of the game, where there is room for all of it.
            whole = row.united(QRect(block.left, block.top, block.width, 1))
            fits = whole.height() * self.zoom <= self.viewport().height()
            self._bring(whole if fits else row.adjusted(0, -block.form.head, 0, 4))

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: _Index) -> bool:
        return self._laid.block_of(index.row()) is None

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Nothing is ever selected; a hand is opened instead."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometries()
        self.keep_in_sight()

    def _lay_out(self) -> None:
        self.updateGeometries()
        self.viewport().update()

    def _renew(self) -> None:
        self._lay_out()
        self.keep_in_sight()

    def _page(self) -> SheetPage:
        return self._laid._replace(offset=self.verticalOffset())

    def _bring(self, box: QRect) -> None:
        """Turns the page so that ``box`` (of the layout) is seen, its lower end at least."""
        bar, seen = self.verticalScrollBar(), self._page().seen(box)
        below = seen.bottom() - self.viewport().height() + 1
        if below > 0:
            bar.setValue(bar.value() + below)
        elif seen.top() < 0:
            bar.setValue(bar.value() + max(seen.top(), below))

    # --- keys and pointer -----------------------------------------------------------------

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Up and down go from hand to hand, left and right to the game beside."""
        current = self.currentIndex()
        rows = self._laid.rows
        if not rows:
            return QModelIndex()
        if not current.isValid():
            return self.model().index(rows[-1], HAND_COLUMN)
        place = rows.index(current.row()) if current.row() in rows else len(rows) - 1
        moves = QAbstractItemView.CursorAction
        page = max(1, int(self.viewport().height() / self.zoom) // ROW - 3)
        steps = {
            moves.MoveUp: -1, moves.MovePrevious: -1, moves.MoveDown: 1, moves.MoveNext: 1,
            moves.MovePageUp: -page, moves.MovePageDown: page,
            moves.MoveHome: -len(rows), moves.MoveEnd: len(rows),
        }  # fmt: skip
        if action in (moves.MoveLeft, moves.MoveRight):
            row = self._laid.beside(current.row(), 1 if action == moves.MoveRight else -1)
        else:
            row = rows[max(0, min(len(rows) - 1, place + steps[action]))]
        return self.model().index(row, current.column())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keys = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        tabs = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._by_keys = self._by_keys or event.reason() in tabs
        rows = self.model().rowCount()
        if rows and not self.currentIndex().isValid():
            self.setCurrentIndex(self.moveCursor(
                QAbstractItemView.CursorAction.MoveEnd, Qt.KeyboardModifier.NoModifier
            ))  # fmt: skip
        super().focusInEvent(event)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        # The ring goes round whole rows.
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(QModelIndex())
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def tip_at(self, point: QPoint) -> str:
        """What is said of a place in the view; empty where there is nothing to say."""
        index = self.indexAt(point)
        if index.isValid():
            return str(index.data(Qt.ItemDataRole.ToolTipRole))
        name = self._page().name_at(point)
        if name is None:
            return ""
        block, side = name
        return tip(self._model.sheet.side_told(side, block.span.asterisks[side]))

    def _point_at(self, index: QModelIndex) -> None:
        finished = bool(index.data(ScoreRole.FINISHED))
        pointed = index.row() if finished else None
        shape = Qt.CursorShape.PointingHandCursor if finished else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        if pointed != self._pointed:
            self._pointed = pointed
            self.viewport().update()

    def _choose(self, index: QModelIndex) -> None:
        number = index.data(ScoreRole.NUMBER)
        if number is not None:
            self.hand_chosen.emit(number)

    # --- painting -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self.verticalOffset())
        painter.scale(self.zoom, self.zoom)
        size = self.viewport().size() / self.zoom
        shown = QRect(QPoint(0, self._page().top), size)
        for place, block in enumerate(self.blocks):
            if place and self.blocks[place - 1].top == block.top:
                self._sheet.paint_between(painter, block)
            if block.top <= shown.bottom() and block.bottom >= shown.top():
                self._paint_block(painter, block, shown)
        painter.end()

    def _paint_block(self, painter: QPainter, block: Block, shown: QRect) -> None:
        head = block.head_top(shown.top())
        painter.save()
        # What has gone under the names is not seen through them.
        below = head + block.form.head
        painter.setClipRect(
            QRect(block.left - 20, below, block.width + 40, block.bottom - below + 4),
            Qt.ClipOperation.IntersectClip,
        )
        opened = None if self._opened is None else self._model.row_of_hand(self._opened)
        self._sheet.paint_marked(painter, block, self._pointed, opened)
        self._sheet.paint_rows(painter, block, shown)
        if self._by_keys and self.hasFocus() and block.holds(self.currentIndex().row()):
            self._sheet.paint_ring(painter, block, self.currentIndex().row())
        painter.restore()
        self._sheet.paint_head(painter, block, head)
