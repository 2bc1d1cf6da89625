"""Where the games of a match stand on the score sheet, as blocks of any width, and in a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF

from moon_desktop.games.shown.sheet import GameSpan
from moon_desktop.windows.score.layout import BLEED, ROW

GAP: Final = 42
"""Between two blocks side by side; a thin line stands in its middle."""
BETWEEN: Final = 30
"""Between two lines of blocks."""
TITLE: Final = 34
"""The height of a game's heading."""
NAME_LINE: Final = 17
MARKS: Final = 40
"""The height of the line that rules a game off."""

_ASTERISKS: Final = 17
_ROOM_OF_HEAD: Final = 12
_HAND: Final = 100
_SIDES: Final = {1: 104, 2: 104, 3: 76}
_NARROWEST: Final = 64
"""The least width of a side's column, by the number of sides; of more than three."""
_WIDER: Final = 1.4
"""How much wider than at least a block becomes where there is room."""
_FEWEST: Final = 8
"""Lines that are ruled for a game at the least."""


class Form(NamedTuple):
    """What all games of a match have in common: how many ``sides``, how many lines their names
    take, whether ``asterisks`` are shown, and whether a line of ``marks`` rules a game off."""

    sides: int
    name_lines: int
    asterisks: bool
    marks: bool

    @property
    def head(self) -> int:
        """The height of all that stands above a game's first hand."""
        names = self.name_lines * NAME_LINE + (_ASTERISKS if self.asterisks else 0)
        return TITLE + names + _ROOM_OF_HEAD

    @property
    def foot(self) -> int:
        """The height of what stands below a game's last hand."""
        return MARKS if self.marks else 0

    @property
    def least_width(self) -> int:
        """Of a block."""
        return _HAND + self.sides * _SIDES.get(self.sides, _NARROWEST)

    def per_line(self, width: int) -> int:
        """How many blocks stand side by side in ``width`` px."""
        room = width - 2 * BLEED + GAP
        return max(1, room // (self.least_width + GAP))


class Block(NamedTuple):
    """A game, or a part of one, in px of the page: ``lines`` rows are ruled, of which the first
    ones are written. ``goes_on``: the game began in a block before; ``breaks_off``: it goes on
    in the next one, so that nothing rules it off here."""

    span: GameSpan
    form: Form
    left: int
    top: int
    width: int
    lines: int
    goes_on: bool = False
    breaks_off: bool = False

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def rows_top(self) -> int:
        return self.top + self.form.head

    @property
    def rows_bottom(self) -> int:
        return self.rows_top + self.lines * ROW

    @property
    def bottom(self) -> int:
        return self.rows_bottom + (self.form.foot if self.ruled_off else 0)

    @property
    def ruled_off(self) -> bool:
        """Whether a line of marks stands below the last hand."""
        return self.form.marks and not self.breaks_off

    def column(self, number: int) -> tuple[int, int]:
        """The left edge and the width of a column, 0 the hand's."""
        # The hand's column takes what is left over.
        hand = max(_HAND, round(self.width * _HAND / self.form.least_width))
        side = (self.width - hand) // max(1, self.form.sides)
        hand = self.width - side * self.form.sides
        return (self.left, hand) if number == 0 else (self.left + hand + side * (number - 1), side)

    def column_at(self, x: int) -> int:
        """The column that ``x`` lies in, the nearest one beside the block."""
        starts = [self.column(number)[0] for number in range(1, self.form.sides + 1)]
        return sum(start <= x for start in starts)

    def head_top(self, offset: int) -> int:
        """Where the heading stands on a page turned up by ``offset`` px: it stays in sight as
        long as any hand below it does."""
        return max(self.top, min(offset, self.rows_bottom - ROW - self.form.head))

    def row(self, row: int) -> QRect:
        """The place of a row of the model, which is one of this block's, over all columns."""
        if row == self.span.closing:
            return QRect(self.left, self.rows_bottom, self.width, self.form.foot)
        return QRect(self.left, self.rows_top + (row - self.span.first) * ROW, self.width, ROW)

    def holds(self, row: int) -> bool:
        """Whether a row of the model stands in this block; the line that closes a game only
        where one is drawn."""
        hand = self.span.first <= row < self.span.end
        return hand or (row == self.span.closing and self.form.marks)

    def rows(self) -> tuple[int, ...]:
        """The rows of the model that stand here, top down."""
        hands = tuple(range(self.span.first, self.span.end))
        closing = self.span.closing
        return hands if closing is None or not self.form.marks else (*hands, closing)


def blocks(spans: Sequence[GameSpan], form: Form, width: int, height: int) -> tuple[Block, ...]:
    """Blocks for all games in lines of ``width`` px; where one line holds them all it fills
    ``height``."""
    per_line = min(form.per_line(width), len(spans))
    one_line = len(spans) <= per_line
    most = (height - form.head - form.foot) // ROW if one_line else 0
    laid: list[Block] = []
    top = 0
    for start in range(0, len(spans), per_line):
        line = spans[start : start + per_line]
        longest = max(span.end - span.first for span in line)
        lines = max(_FEWEST, longest, most)
        laid += line_of_blocks(line, form, width, per_line, top, lines)
        top = laid[-1].bottom + BETWEEN
    return tuple(laid)


def line_of_blocks(
    spans: Sequence[GameSpan], form: Form, width: int, per_line: int, top: int, lines: int
) -> list[Block]:
    """Blocks side by side, as wide as ``per_line`` of them may be."""
    room = (width - 2 * BLEED - GAP * (per_line - 1)) // per_line
    wide = max(form.least_width, min(room, round(form.least_width * _WIDER)))
    return [
        Block(span, form, BLEED + place * (wide + GAP), top, wide, lines)
        for place, span in enumerate(spans)
    ]


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
