"""The laid-out score sheet as it is turned up in a window: what stands where on the screen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF

from moon_desktop.windows.score_layout import BLEED
from moon_desktop.windows.sheet_layout import TITLE, Block


class SheetPage(NamedTuple):
    """``blocks`` shown ``zoom`` times as large as their layout, turned up by ``offset`` px of the
    screen. Points and boxes are those of the screen unless it says otherwise."""

    blocks: tuple[Block, ...] = ()
    zoom: float = 1.0
    offset: int = 0

    @property
    def height(self) -> int:
        """Of the whole sheet, in px of the screen."""
        return round((max((block.bottom for block in self.blocks), default=0) + 2) * self.zoom)

    @property
    def top(self) -> int:
        """How far the sheet is turned up, in px of the layout."""
        return round(self.offset / self.zoom)

    @property
    def rows(self) -> tuple[int, ...]:
        """All rows of the model that are shown, in order."""
        return tuple(row for block in self.blocks for row in block.rows())

    def block_of(self, row: int) -> Block | None:
        """The block in which a row of the model stands."""
        return next((block for block in self.blocks if block.holds(row)), None)

    def cell_at(self, point: QPoint) -> tuple[int, int] | None:
        """Row and column of the model at a point; None beside the rows and under a heading."""
        at = self._layout_point(point)
        for block in self.blocks:
            within = block.left - BLEED <= at.x() < block.right + BLEED
            if not within or 0 <= at.y() - block.head_top(self.top) < block.form.head:
                continue
            for row in block.rows():
                if block.row(row).top() <= at.y() <= block.row(row).bottom():
                    return row, block.column_at(at.x())
        return None

    def name_at(self, point: QPoint) -> tuple[Block, int] | None:
        """The block and the side whose name stands in a heading at a point."""
        at = self._layout_point(point)
        for block in self.blocks:
            below = at.y() - block.head_top(self.top)
            column = block.column_at(at.x())
            within = block.left <= at.x() < block.right and TITLE <= below < block.form.head
            if within and column > 0:
                return block, column - 1
        return None

    def cell(self, row: int, column: int) -> QRect | None:
        """The place of a cell."""
        block = self.block_of(row)
        if block is None:
            return None
        left, width = block.column(column)
        whole = block.row(row)
        return self.seen(QRect(left, whole.top(), width, whole.height()))

    def seen(self, box: QRect) -> QRect:
        """Where a box of the layout is seen."""
        return QRectF(
            box.left() * self.zoom,
            box.top() * self.zoom - self.offset,
            box.width() * self.zoom,
            box.height() * self.zoom,
        ).toAlignedRect()

    def beside(self, row: int, step: int) -> int:
        """The row in the same place of the game before (-1) or after (1) that of ``row``; the row
        itself where there is none."""
        block = self.block_of(row)
        place = self.blocks.index(block) + step if block is not None else -1
        if block is None or not 0 <= place < len(self.blocks):
            return row
        rows = self.blocks[place].rows()
        return rows[min(row - block.span.first, len(rows) - 1)] if rows else row

    def _layout_point(self, point: QPoint) -> QPoint:
        return QPoint(point.x(), point.y() + self.offset) / self.zoom
