"""How a die looks: an ivory cube seen from above, with the pips of one face."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, graded, mixed
from moon_desktop.look.tile import paint_pips, paint_wall, pip_centres, rounded

ROOM = 0.5
"""Room round a die for its shadow, in sides; a turned die is wider too."""

_CORNER = 0.20
_WALL = 0.10
"""How far the side wall shows below the face, in sides."""

_BEVEL = 0.06
_SPREAD = 0.92
"""How much closer than on a tile the pips stand."""

_PIP = 0.098
_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


def paint_die(painter: QPainter, theme: Theme, face: int, side: float, turn: float = 0.0) -> None:
    """Draws a die with its shadow, the pips of ``face`` (1 to 6) up, ``side`` px wide, centred on
    the painter's origin and turned clockwise. Light and side wall stay as they are on the table.
    """
    body = QRectF(-side / 2, -side / 2, side, side)
    corner = _CORNER * side
    for blur, down, strength in ((0.26, 0.22, 0.34), (0.09, 0.13, 0.42)):
        shadow = body.translated(0, down * side)
        soft_rect(painter, shadow, corner, blur * side, _BLACK, strength, turn=turn)
    inset = _BEVEL * side
    edge = rounded(body, corner, turn)
    inner = rounded(body.adjusted(inset, inset, -inset, -inset), corner * 0.8, turn)
    paint_wall(painter, theme.side, edge, _WALL * side)
    for shape, low in ((edge, mixed(theme.ivory1, theme.ivory2, 0.45)), (inner, theme.ivory1)):
        box, top = shape.boundingRect(), mixed(theme.ivory0, _WHITE, 0.5)
        light = graded(box.top(), box.bottom(), (0, top), (0.35, theme.ivory0), (1, low))
        painter.fillPath(shape, light)
    painter.save()
    painter.rotate(turn)
    centres = [(x * side * _SPREAD, y * side * _SPREAD) for x, y in pip_centres(face)]
    paint_pips(painter, theme, centres, _PIP * side)
    painter.restore()
