"""Marks in pencil: strokes that spell ALL, and strokes one beside another."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from moon_desktop.look.theme import Theme, faded, mixed

ALL: Final = (
    ((20.5, 1.5), (9.0, 29.0), (0.5, 58.5)),
    ((20.5, 1.5), (32.0, 29.5), (41.5, 59.0)),
    ((9.5, 38.5), (22.0, 37.0), (35.5, 35.5)),
    ((58.0, 2.0), (57.6, 30.0), (56.8, 57.5)),
    ((56.8, 57.5), (70.0, 58.0), (85.0, 55.5)),
    ((104.0, 2.0), (103.0, 30.0), (103.4, 57.5)),
    ((103.4, 57.5), (117.0, 58.0), (132.0, 55.5)),
)
"""The strokes of the word in the order they are drawn, in a box of 134 × 60: where each begins,
towards what it is bowed, and where it ends."""
BOX: Final = (134.0, 60.0)
_BETWEEN: Final = 26.0
"""Between two words."""
_MOST_WORDS: Final = 3
"""More words than these are not drawn: the first ones are left out."""
_THICK: Final = 5.4
"""Of a stroke, in units of the box."""
_SHINE: Final = QColor("#FFFFFF")
_LEAN: Final = (0.9, 0.2, 1.3, 0.5)
"""How far strokes side by side lean, one after another."""


def paint_marks(
    painter: QPainter, theme: Theme, ink: QColor, box: QRectF, won: float, target: int
) -> None:
    """Strokes that spell ALL in the lower left of ``box``, and again where ``target`` is more than
    seven, as large as fits; ``won``: how many are drawn, a part of the next one too; the rest up
    to ``target`` are dotted."""
    won = min(won, target)
    words = math.ceil(target / len(ALL))
    left_out = max(0, words - _MOST_WORDS)
    # The word that the next stroke belongs to stays in sight.
    left_out = min(left_out, int(won) // len(ALL))
    words = min(words - left_out, _MOST_WORDS)
    width = words * BOX[0] + (words - 1) * _BETWEEN
    scale = min(box.height() / BOX[1], box.width() / width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.left(), box.bottom() - scale * BOX[1])
    painter.scale(scale, scale)
    # Where all is flat the rules of paper are as black as a plate.
    dotted = QPen(ink if theme.flat else theme.rule, max(1.3, 1.0 / scale))
    dotted.setDashPattern([1.6, 2.6])
    first, last = left_out * len(ALL), (left_out + words) * len(ALL)
    for number in reversed(range(first, min(last, target))):
        word, place = divmod(number - first, len(ALL))
        painter.save()
        painter.translate(word * (BOX[0] + _BETWEEN), 0)
        if won > number:
            _draw(painter, ink, _part(ALL[place], min(1.0, won - number)))
        if won < number + 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(dotted)
            painter.drawPath(_part(ALL[place], 1.0))
        painter.restore()
    painter.restore()


def paint_strokes(
    painter: QPainter, ink: QColor, x: float, middle: float, height: float, count: float
) -> None:
    """So many upright strokes of so many px about the height ``middle``, the first at ``x``, each
    ``pitch`` from the one before; of the last one perhaps a part."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = height / (BOX[1] - _THICK)
    painter.translate(x, middle - height / 2)
    painter.scale(scale, scale)
    for number in range(math.ceil(count)):
        lean = 3 * _LEAN[number % len(_LEAN)]
        left = number * pitch(height) / scale
        stroke = ((left + lean, 0.0), (left + lean / 2 - 1.5, 27.0), (left, BOX[1] - _THICK))
        _draw(painter, ink, _part(stroke, min(1.0, count - number)), 1.35)
    painter.restore()


def pitch(height: float) -> float:
    """From one stroke of so many px to the next."""
    return height * 0.4


def _part(stroke: tuple[tuple[float, float], ...], share: float) -> QPainterPath:
    """The first ``share`` of a stroke."""
    begin, bow, end = (QPointF(*point) for point in stroke)
    path = QPainterPath(begin)
    towards = begin + (bow - begin) * share
    beyond = bow + (end - bow) * share
    path.quadTo(towards, towards + (beyond - towards) * share)
    return path


def _draw(painter: QPainter, ink: QColor, path: QPainterPath, thicker: float = 1.0) -> None:
    """A stroke of soft lead: along its middle the paper shines through."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lead, shine = QPen(ink, _THICK * thicker), QPen(faded(mixed(ink, _SHINE, 0.4), 0.5), 1.5)
    for pen in (lead, shine):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
