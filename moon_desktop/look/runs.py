"""Lines of words, pieces and signs side by side, which give way where room is short."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from moon_desktop.games.views.table import Face
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.piece import paint_small
from moon_desktop.look.theme import Theme

SPARE: Final = 10
"""The rank from which on a run is only there where no words give way to it."""


class Run(NamedTuple):
    """One thing in a line, ``width`` px wide, and ``gap`` px behind what stands before it."""

    width: float
    draw: Callable[[QPainter, float, float], object]
    """Paints it, from its left edge to the right, its middle on a height."""
    gap: float = 0.0
    rank: int = 0
    """Those of 0 stay; of the others the greatest are the first to be left out."""
    least: float | None = None
    """Px that words may be narrowed to; None: they are not."""
    narrowed: Callable[[float], Run] | None = None
    """The same within so many px."""


Line: TypeAlias = Sequence[Run]


def words(
    text: str, face: QFont, ink: QColor, *,
    gap: float = 0.0, rank: int = 0, least: float | None = None, px: int = 0,
) -> Run:  # fmt: skip
    """One line of ``text``. It may be narrowed to ``least`` px: set smaller, down to two thirds and
    to ``px``, and then cut short."""
    text = faces.one_line(text)

    def narrowed(room: float) -> Run:
        smaller = faces.fitting(text, face, room, px)
        return words(faces.fitted(text, smaller, max(0.0, room)), smaller, ink, gap=gap, rank=rank)

    def draw(painter: QPainter, x: float, middle: float) -> object:
        return faces.write(painter, text, face, ink, x, middle)

    return Run(faces.text_width(text, face), draw, gap, rank, least, narrowed)


def emblem(theme: Theme, name: str, side: float, *, gap: float = 0.0) -> Run:
    """The emblem of a bid or a call, in a square."""

    def draw(painter: QPainter, x: float, middle: float) -> None:
        paint_emblem(painter, theme, name, QRectF(x, middle - side / 2, side, side))

    return Run(side, draw, gap)


def piece(theme: Theme, face: Face, w: float, *, gap: float = 0.0) -> Run:
    """A piece of any pack that lies on its side, ``w`` px high."""

    def draw(painter: QPainter, x: float, middle: float) -> None:
        painter.save()
        painter.translate(x + w, middle)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_small(painter, theme, face, w, lies=True)
        painter.restore()

    return Run(2 * w, draw, gap)


def width(line: Iterable[Run], *, least: bool = False) -> float:
    """Px that a line takes; ``least``: with its words as narrow as they may be."""
    return sum(
        run.gap + (min(run.width, run.least) if least and run.least is not None else run.width)
        for run in line
    )


def fit(room: float, *lines: Line) -> list[Run]:
    """The first of ``lines`` that is at most ``room`` px wide; where none is, what finds room of
    the last."""
    for line in lines:
        if width(line) <= room:
            return list(line)
    last = lines[-1]
    ranks = {0}
    for rank in sorted({run.rank for run in last} - ranks):
        kept = [run for run in last if run.rank in {*ranks, rank}]
        if width(kept, least=rank < SPARE) <= room:
            ranks.add(rank)
    kept = [run for run in last if run.rank in ranks]
    for place, run in enumerate(kept):
        over = width(kept) - room
        if over > 0 and run.least is not None and run.narrowed is not None:
            kept[place] = run.narrowed(run.width - over)
    return kept


def paint(painter: QPainter, line: Iterable[Run], x: float, middle: float) -> float:
    """Paints a line from ``x`` to the right, and returns where it ends."""
    for run in line:
        x += run.gap
        run.draw(painter, x, middle)
        x += run.width
    return x
