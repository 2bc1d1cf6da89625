"""Tables on paper: Qt's own, whose cells may hold a drawing beside the text that is read out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
)

from moon_desktop.look import typography
from moon_desktop.look.theme import Theme, faded

Drawing: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints a cell, whose box it is given, in the place of its text."""

_DRAWING: Final = Qt.ItemDataRole.UserRole
_COLOURS: Final = Qt.ItemDataRole.UserRole + 1
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


def bare(table: QTableView) -> None:
    """Leaves ``table`` its rows and the heads of its columns, to be read and not changed."""
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for header in (table.horizontalHeader(), table.verticalHeader()):
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().hide()


class PaperTable(QTableWidget):
    """Plain rows without frame, as high as they are together; ``ruled``: with a line below each.
    Nothing in it can be changed, and nothing chosen but where that is allowed."""

    def __init__(self, theme: Theme, *, ruled: bool = True) -> None:
        super().__init__()
        self.theme = theme
        self.ruled = ruled
        self.zoom = 1.0
        """How much larger than their least size cells are filled from now on."""
        self.high: int | None = None
        """How many px it asks for, where its rows share those that there are."""
        bare(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cells(self))
        self._dress()
        theme.changed.connect(self._dress)

    def _dress(self) -> None:
        theme = self.theme
        # As in no other list on paper, the paper shows through.
        chosen = faded(theme.good, 0.3).name(QColor.NameFormat.HexArgb)
        self.setStyleSheet(
            "QTableView, QHeaderView, QHeaderView::section { background: transparent;"
            f" border: none; padding: 0; selection-background-color: {chosen};"
            f" selection-color: {theme.pink.name()}; }}"
        )
        columns = range(self.columnCount())
        heads = (self.horizontalHeaderItem(column) for column in columns)
        cells = (self.item(row, column) for row in range(self.rowCount()) for column in columns)
        for item in (*heads, *cells):
            if item is not None:
                self._ink(item)

    def _ink(self, item: QTableWidgetItem) -> None:
        """Gives it the colours that the theme has for it now."""
        ink, ground, strength = item.data(_COLOURS)
        item.setForeground(QBrush(getattr(self.theme, ink)))
        if ground:
            item.setBackground(QBrush(faded(getattr(self.theme, ground), strength)))

    def put(
        self,
        row: int,
        column: int,
        text: str,
        face: QFont,
        *,
        ink: str = "pink",
        ground: tuple[str, float] = ("", 0.0),
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        tip: str = "",
        aloud: str = "",
        draw: Drawing | None = None,
    ) -> None:
        """Fills a cell, or the head of a column where ``row`` is -1, which has all of its words
        unless the column takes the room that is left. ``ink`` and ``ground`` are colours of the
        theme by name, the latter of some strength; no name, no ground."""
        item = QTableWidgetItem(text)
        item.setFont(typography.zoomed(face, self.zoom))
        item.setData(_COLOURS, (ink, *ground))
        self._ink(item)
        item.setTextAlignment(align | _MIDDLE)
        item.setToolTip(tip)
        if aloud:
            item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud)
        item.setData(_DRAWING, draw)
        if row < 0:
            self.setHorizontalHeaderItem(column, item)
            if self.horizontalHeader().sectionResizeMode(column) == QHeaderView.ResizeMode.Fixed:
                wide = round((typography.text_width(text, face) + 14) * self.zoom)
                self.setColumnWidth(column, max(self.columnWidth(column), wide))
        else:
            self.setItem(row, column, item)

    def sizeHint(self) -> QSize:
        head, rows = self.horizontalHeader(), self.verticalHeader().length()
        top = 0 if head.isHidden() else head.sizeHint().height()
        return QSize(head.length(), top + (rows if self.high is None else self.high))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class _Cells(QStyledItemDelegate):
    def __init__(self, table: PaperTable) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(_DRAWING) is not None:
            option.text = ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        box = QRectF(option.rect)
        if self._table.ruled:
            painter.fillRect(
                QRectF(box.left(), box.bottom() - 1, box.width(), 1), self._table.theme.rule
            )
        draw: Drawing | None = index.data(_DRAWING)
        if draw is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            zoom = self._table.zoom
            painter.scale(zoom, zoom)
            draw(painter, QRectF(box.topLeft() / zoom, box.size() / zoom))
            painter.restore()
