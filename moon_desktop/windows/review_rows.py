"""Where each choice of a hand stands in the grid: a row a round, a column a seat."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRectF

from moon_desktop.engine.entries import Bid, Exchange, NameTrump
from moon_desktop.games.moon_phases import Playing
from moon_desktop.players.review import HandReview

Kind = Literal["bid", "widow", "trump", "trick"]

WIDTH: Final = 384.0
"""Of the grid, in px."""
HEAD: Final = 22.0
"""The line of names above the rows."""
ROW: Final = 27.0
HEADS: Final = 48.0
"""The column before the first seat."""


class Cell(NamedTuple):
    """Step ``number`` of the hand in ``box``; ``leads``: it opens a trick; ``took``: it took it."""

    number: int
    box: QRectF
    kind: Kind
    leads: bool = False
    took: bool = False


class Row(NamedTuple):
    """``kind`` of what is in it; ``trick`` numbers the tricks, from 1; ``middle``: its height."""

    kind: Kind
    trick: int
    middle: float


class Grid(NamedTuple):
    """All rows and cells, in px of a grid ``WIDTH`` wide and ``height`` high; ``columns``: where
    each seat's begins, and their common width."""

    rows: tuple[Row, ...]
    cells: tuple[Cell, ...]
    columns: tuple[float, ...]
    column: float
    height: float

    def at(self, x: float, y: float) -> int | None:
        """The step whose cell holds the point, if any does."""
        found = (cell.number for cell in self.cells if cell.box.contains(x, y))
        return next(found, None)


def grid_of(review: HandReview) -> Grid:
    """The grid of a hand, in the order it was played."""
    seats = review.rules.seats
    column = (WIDTH - HEADS) / seats
    columns = tuple(HEADS + seat * column for seat in range(seats))
    rows: list[Row] = []
    cells: list[Cell] = []
    takers = [trick.taker for trick in review.account.tricks]
    for number, step in enumerate(review.steps):
        phase = step.before.phase
        kind, trick = _kind(step.choice), 0
        if isinstance(phase, Playing):
            trick = len(phase.tricks.done) + 1
        if not rows or (rows[-1].kind, rows[-1].trick) != (kind, trick):
            rows.append(Row(kind, trick, HEAD + (len(rows) + 0.5) * ROW))
        box = QRectF(columns[step.seat], rows[-1].middle - ROW / 2, column, ROW)
        leads = isinstance(phase, Playing) and not phase.tricks.plays
        took = 0 < trick <= len(takers) and takers[trick - 1] == step.seat
        cells.append(Cell(number, box, kind, leads, took))
    return Grid(tuple(rows), tuple(cells), columns, column, HEAD + len(rows) * ROW)


def _kind(choice: object) -> Kind:
    match choice:
        case Bid():
            return "bid"
        case Exchange():
            return "widow"
        case NameTrump():
            return "trump"
        case _:
            return "trick"
