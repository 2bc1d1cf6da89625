"""Tables and lists on paper: a model of plain values, whose cells may hold a drawing in place of
their text, or a picture beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from moon_desktop.look.picture import ending, painting, shrunk
from moon_desktop.look.ring import REACH, RingsItself, paint_ring
from moon_desktop.look.runs import Line, fit, paint
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.typography import label, text_width, zoomed
from moon_desktop.windows.paper.painted import paint_check_coin, paint_chosen
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.words.language import tr

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_INDENT: Final = 8
"""Px from the edge of a table's rows, and the ring there, to what stands in them."""
_ROW: Final = 34
"""Px in height of a row of a list."""
_TOUCH: Final = 44
"""Px that a finger is to hit, also where words are small."""
_AIR: Final = 12
"""Px between what stands in two columns."""
_BESIDE: Final = 20
"""Px round a picture and the words beside it."""
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
    picture: Callable[[float], QPixmap | None] | None = None
    """Stands before the text, at a zoom."""
    stands_for: bool = False
    """Whether the picture stands for the text where there is no room for both."""
    across: int = 1
    """How many columns it goes across."""
    wide: float = 0
    """Over a column: px of this, and of the words here; 0: it takes what is left."""


def listed(heads: Sequence[str], told: Sequence[str]) -> list[Cell]:
    """A row of a list below these marked ``heads``, which are read with it."""
    return [
        Cell(text, tip=text, aloud=f"{tr(head)}: {text}")
        for head, text in zip(heads, told, strict=True)
    ]


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


class Rows(QAbstractTableModel):
    """``rows`` of cells below ``heads``; what has no ``face`` of its own is written in this."""

    def __init__(
        self, parent: QObject, heads: Sequence[str] = (), face: QFont | None = None
    ) -> None:
        """``heads``: marked words."""
        super().__init__(parent)
        self.zoom: float = 1.0
        """How much larger than their least size cells are."""
        self.heads: Sequence[Cell] = [Cell(tr(head), ink="pink2") for head in heads]
        self.face = face
        self.rows: Sequence[Any] = ()

    def cells(self, row: int) -> Sequence[Cell]:
        """Those of a row."""
        cells: Sequence[Cell] = self.rows[row]
        return cells

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        tell = _TOLD.get(role)
        return tell(self.cells(index.row())[index.column()], self) if tell else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        tell = _TOLD.get(role) if orientation == Qt.Orientation.Horizontal else None
        return tell(self.heads[section], self) if tell else None


_TOLD: Final[Mapping[int, Callable[[Cell, Rows], Any]]] = {
    Qt.ItemDataRole.DisplayRole: lambda cell, _: cell.text,
    Qt.ItemDataRole.EditRole: lambda cell, _: cell.text,
    Qt.ItemDataRole.AccessibleTextRole: lambda cell, _: cell.aloud or None,
    Qt.ItemDataRole.ToolTipRole: lambda cell, _: cell.tip,
    Qt.ItemDataRole.FontRole: lambda cell, model: _face(cell.face or model.face, model.zoom),
    Qt.ItemDataRole.ForegroundRole: lambda cell, _: getattr(THEME, cell.ink),
    Qt.ItemDataRole.BackgroundRole: lambda cell, _: _ground(*cell.ground),
    Qt.ItemDataRole.DecorationRole: lambda cell, model: cell.picture and cell.picture(model.zoom),
    Qt.ItemDataRole.TextAlignmentRole: lambda cell, _: cell.align | Qt.AlignmentFlag.AlignVCenter,
    _CELL: lambda cell, _: cell,
}


def _face(face: QFont | None, zoom: float) -> QFont | None:
    return None if face is None else zoomed(face, zoom)


def _ground(name: str, strength: float) -> QColor | None:
    return faded(getattr(THEME, name), strength) if name else None


class PaperTable(QTableView, RingsItself):
    """Plain rows without frame, as high as they are together; ``ruled``: with a line below each.
    Nothing in it can be changed, and nothing chosen but where that is allowed."""

    def __init__(self, *, ruled: bool = True) -> None:
        super().__init__()
        self.ruled = ruled
        self.high: int | None = None
        """How many px it asks for, where its rows share those that there are."""
        bare(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.rows = Rows(self, face=label())
        self.setModel(self.rows)
        self.setItemDelegate(_Drawings(self))

    @property
    def zoom(self) -> float:
        """How much larger than their least size cells are."""
        return self.rows.zoom

    def set_zoom(self, zoom: float) -> None:
        """Makes everything ``zoom`` times its least size."""
        self.rows.zoom = zoom
        self.fill()

    def fill(self) -> None:
        """Writes everything anew, for the room and the zoom there is."""

    def write(self, rows: Sequence[Sequence[Cell]], heads: Sequence[Cell], *highs: float) -> None:
        """Shows ``rows`` of so many px at zoom 1, each ``highs`` in turn, or a row its own, below
        ``heads``."""
        self.clearSpans()
        self._write(rows, heads)
        for column, head in enumerate(heads):
            words = text_width(head.text, head.face) + 14 if head.wide and head.face else 0
            self._size(self.horizontalHeader(), column, max(head.wide, words))
        for number, row in enumerate(rows):
            self._size(self.verticalHeader(), number, highs[number % len(highs)])
            for column, cell in enumerate(row):
                if cell.across > 1:
                    self.setSpan(number, column, 1, cell.across)

    def _write(self, rows: Sequence[Sequence[Cell]], heads: Sequence[Cell]) -> None:
        """Other ``rows`` below other ``heads``. Where there are as many, the same are chosen."""
        model = self.rows
        alike = (len(rows), len(heads)) == (len(model.rows), len(model.heads))
        if not alike:
            model.beginResetModel()
        model.rows, model.heads = rows, heads
        if not alike:
            model.endResetModel()
        elif rows and heads:
            last = len(heads) - 1
            model.dataChanged.emit(model.index(0, 0), model.index(len(rows) - 1, last))
            model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

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


class RowTable(QTableView):
    """A list in columns, of which a row is chosen."""

    def __init__(self, model: Rows, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = model
        self.setModel(model)
        bare(self)
        Fading(self)
        self.setItemDelegate(ChosenRow(self))
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.horizontalHeader().setDefaultAlignment(left)

    @property
    def row(self) -> int:
        """Px in height of a row."""
        return max(_TOUCH, round(_ROW * self.rows.zoom))

    def set_zoom(self, zoom: float) -> None:
        """All is so much larger than its least size."""
        self.rows.zoom = zoom
        self.verticalHeader().setDefaultSectionSize(self.row)
        self.horizontalHeader().setFixedHeight(self.row)


class _Cells(QStyledItemDelegate):
    """Cells give up their words to what is drawn in them, and where there is no room for both to
    the picture that stands for them."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        cell = index.data(_CELL)
        # Without a box it is asked for all that stands there.
        if not isinstance(cell, Cell) or option.rect.isEmpty():
            return
        room = option.rect.width() - option.decorationSize.width() - _BESIDE
        narrow = cell.stands_for and option.fontMetrics.horizontalAdvance(option.text) > room
        if narrow or cell.draw is not None:
            option.text = ""


class _Drawings(_Cells):
    """Paints what is drawn in the cells of a PaperTable, and the line below each."""

    def __init__(self, table: PaperTable) -> None:
        super().__init__(table)
        self._table = table

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


class ChosenRow(_Cells):
    """Paints the rows of a list, that which is chosen as all that is chosen; of a table its cells,
    which are parts of a row."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        plain, chosen = QStyleOptionViewItem(option), QStyle.StateFlag.State_Selected
        right, table = option.direction == Qt.LayoutDirection.RightToLeft, self.parent()
        if option.state & chosen:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(option.rect)
            if isinstance(table, RowTable):
                painter.setClipRect(box)
                box.setLeft(0)
                box.setRight(table.viewport().width())
            paint_chosen(painter, box, _ROW_CORNER, right=right)
            if not isinstance(table, RowTable):
                middle = QPointF(box.left() + 16 if right else box.right() - 16, box.center().y())
                paint_check_coin(painter, middle, 7)
            painter.restore()
            plain.state &= ~chosen
        indent = self._indent(index)
        plain.rect.adjust(*((0, 0, -indent, 0) if right else (indent, 0, 0, 0)))
        super().paint(painter, plain, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(self._indent(index), 0)

    def _indent(self, index: Index) -> int:
        """Where the ring lies round a table's row, it lies beside what stands there."""
        table = self.parent()
        if index.column() or not isinstance(table, RowTable):
            return 0
        return round(_INDENT * table.rows.zoom)
