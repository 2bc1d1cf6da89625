"""How a die looks: an ivory cube seen from above, with the pips of one face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QTransform

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, mixed
from moon_desktop.look.tile import paint_pips, pip_centres

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
    spin = QTransform().rotate(turn)
    edge = spin.map(_rounded(body, corner))
    inset = _BEVEL * side
    inner = spin.map(_rounded(body.adjusted(inset, inset, -inset, -inset), corner * 0.8))
    wall = _WALL * side
    painter.fillPath(edge.translated(0, wall), mixed(theme.side, _BLACK, 0.22))
    painter.fillPath(edge.translated(0, wall * 0.55), theme.side)
    painter.fillPath(edge, _lit(theme, edge, mixed(theme.ivory1, theme.ivory2, 0.45)))
    painter.fillPath(inner, _lit(theme, inner, theme.ivory1))
    painter.save()
    painter.rotate(turn)
    centres = [(x * side * _SPREAD, y * side * _SPREAD) for x, y in pip_centres(face)]
    paint_pips(painter, theme, centres, _PIP * side)
    painter.restore()


def _rounded(box: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return path


def _lit(theme: Theme, shape: QPainterPath, low: QColor) -> QLinearGradient:
    """Ivory lit from above, down to ``low``."""
    bounds = shape.boundingRect()
    light = QLinearGradient(QPointF(0, bounds.top()), QPointF(0, bounds.bottom()))
    light.setColorAt(0, mixed(theme.ivory0, _WHITE, 0.5))
    light.setColorAt(0.35, theme.ivory0)
    light.setColorAt(1, low)
    return light
