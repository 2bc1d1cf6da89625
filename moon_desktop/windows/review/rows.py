"""Where each choice of a hand stands in the grid: a row a round, a column a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from moon_desktop.games.shown.review import Cell

WIDTH: Final = 384.0
"""Of the grid, in px."""
HEAD: Final = 22.0
"""The line of names above the rows."""
ROW: Final = 27.0
HEADS: Final = 48.0
"""The column before the first seat."""


class Box(NamedTuple):
    """Choice ``number`` of the hand in ``box``."""

    number: int
    box: QRectF
    cell: Cell


class Row(NamedTuple):
    """What stands before it, a number for that of a trick; ``middle``: its height."""

    head: str | int
    middle: float


class Grid(NamedTuple):
    """All rows and choices, in px of a grid ``WIDTH`` wide and ``height`` high; ``columns``: where
    each seat's begins, and their common width."""

    rows: tuple[Row, ...]
    cells: tuple[Box, ...]
    columns: tuple[float, ...]
    column: float
    height: float

    def at(self, x: float, y: float) -> int | None:
        """The choice whose box holds the point, if any does."""
        found = (cell.number for cell in self.cells if cell.box.contains(x, y))
        return next(found, None)


def grid_of(cells: Sequence[Cell], seats: int) -> Grid:
    """The grid of a hand, in the order it was played."""
    column = (WIDTH - HEADS) / seats
    columns = tuple(HEADS + seat * column for seat in range(seats))
    rows: list[Row] = []
    boxes: list[Box] = []
    for number, cell in enumerate(cells):
        if not rows or rows[-1].head != cell.row:
            rows.append(Row(cell.row, HEAD + (len(rows) + 0.5) * ROW))
        box = QRectF(columns[cell.seat], rows[-1].middle - ROW / 2, column, ROW)
        boxes.append(Box(number, box, cell))
    return Grid(tuple(rows), tuple(boxes), columns, column, HEAD + len(rows) * ROW)
