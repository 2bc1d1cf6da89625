"""Tables on paper: a model of plain values, whose cells may hold a drawing beside their text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from moon_desktop.look.picture import ending, painting, shrunk
from moon_desktop.look.ring import REACH, RingsItself, paint_ring
from moon_desktop.look.runs import Line, fit, paint
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.typography import label, text_width, zoomed
from moon_desktop.windows.paper.painted import paint_check_coin, paint_chosen

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_INDENT: Final = 8
"""Px from the edge of a table's rows, and the ring there, to what stands in them."""
_ROW_CORNER: Final = 7 + REACH
"""As round as the outside of the ring in a row of a list: nothing is seen beyond that."""
Drawing: TypeAlias = Callable[[QPainter, QRectF], object]
"""Paints a cell, whose box it is given, in the place of its text."""

_CELL: Final = Qt.ItemDataRole.UserRole
_ROOT: Final = QModelIndex()


class Cell(NamedTuple):
    """What is written in a cell, or over a column, in a ``face`` and an ``ink`` of the theme, on a
    ``ground`` of the theme of some strength, or on none; told on pointing, and read ``aloud`` in
    other words."""

    text: str = ""
    face: QFont | None = None
    ink: str = "pink"
    ground: tuple[str, float] = ("", 0.0)
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    tip: str = ""
    aloud: str = ""
    draw: Drawing | None = None
    across: int = 1
    """How many columns it goes across."""
    wide: float = 0
    """Over a column: px of this, and of the words here; 0: it takes what is left."""


def in_line(lines: Callable[[], Sequence[Line]]) -> Drawing:
    """Paints the first of ``lines`` that has room in a cell, or what has room of the last."""
    return lambda painter, box: paint(
        painter, fit(box.width(), *lines()), box.left(), box.center().y()
    )


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


class _Model(QAbstractTableModel):
    def __init__(self, table: PaperTable) -> None:
        super().__init__(table)
        self._table = table
        self.heads: Sequence[Cell] = ()
        self.rows: Sequence[Sequence[Cell]] = ()

    def write(self, rows: Sequence[Sequence[Cell]], heads: Sequence[Cell]) -> None:
        """Other ``rows`` below other ``heads``. Where there are as many, the same are chosen."""
        alike = (len(rows), len(heads)) == (len(self.rows), len(self.heads))
        if not alike:
            self.beginResetModel()
        self.rows, self.heads = rows, heads
        if not alike:
            self.endResetModel()
        elif rows and heads:
            last = len(heads) - 1
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, last))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        tell = _TOLD.get(role)
        return tell(self.rows[index.row()][index.column()], self._table) if tell else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        tell = _TOLD.get(role) if orientation == Qt.Orientation.Horizontal else None
        return tell(self.heads[section], self._table) if tell else None


_TOLD: Final[Mapping[int, Callable[[Cell, PaperTable], Any]]] = {
    Qt.ItemDataRole.DisplayRole: lambda cell, _: cell.text,
    Qt.ItemDataRole.AccessibleTextRole: lambda cell, _: cell.aloud or None,
    Qt.ItemDataRole.ToolTipRole: lambda cell, _: cell.tip,
    Qt.ItemDataRole.FontRole: lambda cell, table: zoomed(cell.face or label(), table.zoom),
    Qt.ItemDataRole.ForegroundRole: lambda cell, table: getattr(THEME, cell.ink),
    Qt.ItemDataRole.BackgroundRole: lambda cell, table: _ground(*cell.ground),
    Qt.ItemDataRole.TextAlignmentRole: lambda cell, _: cell.align | Qt.AlignmentFlag.AlignVCenter,
    _CELL: lambda cell, _: cell,
}


def _ground(name: str, strength: float) -> QColor | None:
    return faded(getattr(THEME, name), strength) if name else None


class PaperTable(QTableView, RingsItself):
    """Plain rows without frame, as high as they are together; ``ruled``: with a line below each.
    Nothing in it can be changed, and nothing chosen but where that is allowed."""

    def __init__(self, *, ruled: bool = True) -> None:
        super().__init__()
        self.ruled = ruled
        self.zoom: float = 1.0
        """How much larger than their least size cells are."""
        self.high: int | None = None
        """How many px it asks for, where its rows share those that there are."""
        bare(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._model = _Model(self)
        self.setModel(self._model)
        self.setItemDelegate(_Cells(self))

    def set_zoom(self, zoom: float) -> None:
        """Makes everything ``zoom`` times its least size."""
        self.zoom = zoom
        self.fill()

    def fill(self) -> None:
        """Writes everything anew, for the room and the zoom there is."""

    def write(self, rows: Sequence[Sequence[Cell]], heads: Sequence[Cell], *highs: float) -> None:
        """Shows ``rows`` of so many px at zoom 1, each ``highs`` in turn, or a row its own, below
        ``heads``."""
        self.clearSpans()
        self._model.write(rows, heads)
        for column, head in enumerate(heads):
            words = text_width(head.text, head.face) + 14 if head.wide and head.face else 0
            self._size(self.horizontalHeader(), column, max(head.wide, words))
        for number, row in enumerate(rows):
            self._size(self.verticalHeader(), number, highs[number % len(highs)])
            for column, cell in enumerate(row):
                if cell.across > 1:
                    self.setSpan(number, column, 1, cell.across)

    def _size(self, header: QHeaderView, section: int, px: float) -> None:
        """So many for a row or a column; 0: all the rest."""
        modes = QHeaderView.ResizeMode
        header.setSectionResizeMode(section, modes.Fixed if px else modes.Stretch)
        header.resizeSection(section, round(px * self.zoom))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # Qt draws two cells anew, and the ring goes round more.
        self.viewport().update()

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring of the focus goes round a cell, or a row where rows are chosen."""
        super().paintEvent(event)
        box = QRectF(self.visualRect(self.currentIndex()))
        if self.hasFocus() and not box.isEmpty():
            away, seen = -REACH, QRectF(self.viewport().rect())
            if self.selectionBehavior() == self.SelectionBehavior.SelectRows:
                box.setLeft(0)
                box.setRight(seen.right())
            else:
                # Half of it on the cells beside, or it would cut what is drawn in this one.
                away, box = 0, box & seen.adjusted(REACH, REACH, -REACH, -REACH)
            with painting(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_ring(painter, box, 8, away=away)

    def sizeHint(self) -> QSize:
        head, rows = self.horizontalHeader(), self.verticalHeader().length()
        top = 0 if head.isHidden() else head.sizeHint().height()
        return QSize(head.length(), top + (rows if self.high is None else self.high))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class ChosenRow(QStyledItemDelegate):
    """Paints the rows of a list, that which is chosen as all that is chosen; of a table its cells,
    which have no corners."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        plain, chosen = QStyleOptionViewItem(option), QStyle.StateFlag.State_Selected
        if option.state & chosen:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            right, box = option.direction == Qt.LayoutDirection.RightToLeft, QRectF(option.rect)
            if isinstance(self.parent(), QTableView):
                painter.fillRect(box, THEME.wash)
                if index.column() == 0:
                    painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), THEME.good)
            else:
                paint_chosen(painter, box, _ROW_CORNER, right=right)
                middle = QPointF(box.left() + 16 if right else box.right() - 16, box.center().y())
                paint_check_coin(painter, middle, 7)
            painter.restore()
            plain.state &= ~chosen
        if self._is_first(index):
            right = option.direction == Qt.LayoutDirection.RightToLeft
            plain.rect.adjust(*((0, 0, -_INDENT, 0) if right else (_INDENT, 0, 0, 0)))
        super().paint(painter, plain, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        asked = super().sizeHint(option, index)
        return asked + QSize(_INDENT, 0) if self._is_first(index) else asked

    def _is_first(self, index: Index) -> bool:
        """Whether the ring of the focus lies round a table's row beside it."""
        return index.column() == 0 and isinstance(self.parent(), QTableView)


class _Cells(QStyledItemDelegate):
    def __init__(self, table: PaperTable) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        cell = index.data(_CELL)
        if cell is not None and cell.draw is not None:
            option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        box, cell = QRectF(option.rect), index.data(_CELL)
        if self._table.ruled:
            painter.fillRect(box.adjusted(0, box.height() - 1, 0, 0), THEME.rule)
        if cell is not None and cell.draw is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self._table.zoom, self._table.zoom)
            cell.draw(painter, shrunk(box, self._table.zoom))
            painter.restore()
