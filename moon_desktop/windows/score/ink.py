"""Signs written on the score sheet by hand: asterisk, circle, double stroke, turned arrow."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from moon_desktop.games.views.sheet import CauseSign
from moon_desktop.look.theme import Theme

ASTERISK: Final = 10.0
"""Width and height of an asterisk, in px."""
ASTERISK_PITCH: Final = 10.5
CAUSES: Final[dict[CauseSign, float]] = {"card": 6.0, "big": 9.0, "little": 5.0, "reneged": 10.0}
"""The width of the sign of what moved points."""
TURN_BACK: Final = 10.0
"""Width and height of the arrow that turns back, in px."""
_STROKE: Final = 1.7
_HANDS: Final = 5
"""So many circles are told apart; a hand never draws the same one twice running."""
_STEPS: Final = 40
_ROUND: Final = 385.0
"""Degrees that a circle goes round: the end runs past the beginning."""


def paint_asterisk(painter: QPainter, colour: QColor, x: float, y: float) -> None:
    """An asterisk of three strokes about (x, y)."""
    painter.setPen(_pen(colour, _STROKE))
    for degrees in (90, 30, 150):
        angle = math.radians(degrees)
        reach = QPointF(math.cos(angle), -math.sin(angle)) * (ASTERISK / 2 - _STROKE / 2)
        painter.drawLine(QPointF(x, y) - reach, QPointF(x, y) + reach)


def paint_cause(painter: QPainter, theme: Theme, sign: CauseSign, x: float, y: float) -> None:
    """A small card, a large dot or a small one about (x, y), or a card struck out."""
    painter.setPen(Qt.PenStyle.NoPen)
    if sign in ("card", "reneged"):
        painter.setBrush(theme.backside if theme.dark else theme.back0)
        painter.drawRoundedRect(QRectF(x - 2.8, y - 4.3, 5.6, 8.6), 1, 1)
        if sign == "reneged":
            painter.setPen(_pen(theme.red, _STROKE))
            painter.drawLine(QPointF(x - 4.2, y + 3.4), QPointF(x + 4.2, y - 3.4))
        return
    radius = 4.5 if sign == "big" else 2.2
    painter.setBrush(theme.dot)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def paint_circle(
    painter: QPainter, colour: QColor, box: QRectF, hand: int, drawn: float = 1.0
) -> None:
    """A circle drawn by hand just within ``box``; ``hand``: any number, which picks the swing;
    ``drawn``: how much of it is drawn yet, 0 to 1."""
    points = _circle(hand % _HANDS)
    shown = points[: max(2, round(drawn * len(points)))]
    centre, half_width, half_height = box.center(), box.width() / 2, box.height() / 2
    path = QPainterPath()
    at = [QPointF(centre.x() + x * half_width, centre.y() + y * half_height) for x, y in shown]
    path.moveTo(at[0])
    # Through the middles of the points, so that no corner shows.
    for here, there in pairwise(at):
        path.quadTo(here, (here + there) / 2)
    path.lineTo(at[-1])
    painter.setPen(_pen(colour, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_double_stroke(
    painter: QPainter, colour: QColor, x: float, y: float, width: float, hand: int
) -> None:
    """Two quick strokes from (x, y) to the right, the lower a little shorter."""
    painter.setPen(_pen(colour, 1.5))
    lean = (-0.6, -1.0, -0.3, -0.8)[hand % 4]
    for drop, start, stop in ((0.0, 0.0, 1.0), (3.6, 0.07, 0.95)):
        path = QPainterPath(QPointF(x + start * width, y + drop))
        path.quadTo(
            QPointF(x + width / 2, y + drop + lean - 0.7),
            QPointF(x + stop * width, y + drop + lean),
        )
        painter.drawPath(path)


def paint_turn_back(painter: QPainter, colour: QColor, x: float, y: float) -> None:
    """An arrow that turns back on itself, about (x, y): something was taken back."""
    reach, barb = TURN_BACK / 2 - _STROKE, 2.6
    path = QPainterPath(QPointF(x - reach, y + reach))
    path.lineTo(x + reach * 0.4, y + reach)
    path.cubicTo(x + reach * 1.7, y + reach, x + reach * 1.7, y - reach * 0.7,
                 x + reach * 0.4, y - reach * 0.7)  # fmt: skip
    tip = QPointF(x - reach, y - reach * 0.7)
    path.lineTo(tip)
    path.moveTo(tip + QPointF(barb, -barb))
    path.lineTo(tip)
    path.lineTo(tip + QPointF(barb, barb))
    painter.setPen(_pen(colour, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_double_rule(painter: QPainter, colour: QColor, x0: float, x1: float, y: float) -> None:
    """The double rule that closes an account, its upper line at ``y``."""
    painter.fillRect(QRectF(x0, y, x1 - x0, 1.5), colour)
    painter.fillRect(QRectF(x0, y + 3, x1 - x0, 1.5), colour)


@lru_cache(maxsize=_HANDS)
def _circle(hand: int) -> tuple[tuple[float, float], ...]:
    """One circle a hand might draw within -1 to 1 both ways, from its upper right round."""
    start = math.radians(62 + 9 * hand)
    tilt = (0.05, -0.04, 0.09, 0.02, -0.07)[hand]
    points = []
    for step in range(_STEPS + 1):
        way = step / _STEPS
        angle = start + math.radians(_ROUND) * way
        # The hand opens a little as it goes, and wavers.
        radius = 0.93 + 0.045 * way + 0.018 * math.sin(2 * angle + hand)
        x, y = radius * math.cos(angle), -radius * math.sin(angle)
        points.append((x, y + tilt * x))
    return tuple(points)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
