"""How a domino looks: its proportions, pips, body, back and side wall, as vectors."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from moon_desktop.look.crescent import crescent_path
from moon_desktop.look.theme import Theme, faded, graded, mixed

HEIGHT: Final = 2.0
CORNER: Final = 0.13
WALL: Final = 0.05
"""How far the side wall shows below the face."""


class Form(NamedTuple):
    """The proportions of a kind of piece, in its widths."""

    half: float
    """Half its height."""
    corner: float
    wall: float
    """How far its side shows below the face."""

    def body(self, w: float) -> QRectF:
        """The face of a piece `w` wide, centred on the origin."""
        return QRectF(-w / 2, -self.half * w, w, 2 * self.half * w)

    def outline(self, w: float, turn: float = 0.0) -> QPainterPath:
        """The edge of that face, turned clockwise about its middle."""
        path = QPainterPath()
        path.addRoundedRect(self.body(w), self.corner * w, self.corner * w)
        return QTransform().rotate(turn).map(path)


DOMINO: Final = Form(HEIGHT / 2, CORNER, WALL)

PIP_RADIUS = 0.092
HALF_CENTRE = 0.485
"""How far the centre of a half lies from the tile's middle, in tile widths."""

_BEVEL = 0.055
_INNER_CORNER = 0.094
_COLUMN = 0.257
_RIM = 0.022
_PIN_FROM = 28.0
"""Narrower tiles go without the brass pin."""

_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")

_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def pip_centres(count: int) -> tuple[tuple[float, float], ...]:
    """Where the pips of a half with `count` (0 to 6) lie, in tile widths from its centre."""
    return tuple((column * _COLUMN, row * _COLUMN) for column, row in _PIPS[count])


def halves(tile: str) -> tuple[int, int]:
    """The two counts of a tile in notation: "6-4" is (6, 4)."""
    upper, lower = tile.split("-")
    return int(upper), int(lower)


def paint_tile(
    painter: QPainter, theme: Theme, tile: str | None, w: float, turn: float = 0.0
) -> None:
    """Draws a tile of width `w` centred on the painter's origin, turned clockwise about it;
    None is a tile's back. Light and side wall stay as on a table seen from below."""
    spin = QTransform().rotate(turn)
    edge = outline(w, turn)
    inner = spin.map(_rounded(w - 2 * _BEVEL * w, 2 * w - 2 * _BEVEL * w, _INNER_CORNER * w))
    _paint_wall(painter, theme.backside if tile is None else theme.side, edge, w)
    if tile is None:
        _paint_back(painter, theme, edge, inner, w, turn)
        return
    _paint_body(painter, theme, edge, inner)
    painter.save()
    painter.rotate(turn)
    _paint_divider(painter, theme, w)
    upper, lower = halves(tile)
    centres = [(x * w, (y - HALF_CENTRE) * w) for x, y in pip_centres(upper)]
    centres += [(x * w, (y + HALF_CENTRE) * w) for x, y in pip_centres(lower)]
    paint_pips(painter, theme, centres, PIP_RADIUS * w)
    painter.restore()


def paint_half_tile(painter: QPainter, theme: Theme, count: int | None, box: QRectF) -> None:
    """A square half tile filling `box`'s width, with the pips of `count`; None leaves it bare."""
    w = box.width()
    painter.save()
    painter.translate(box.x() + w / 2, box.y() + w / 2)
    edge = _rounded(w, w, 0.16 * w)
    inner = _rounded(w - 2 * _BEVEL * w, w - 2 * _BEVEL * w, 0.125 * w)
    _paint_wall(painter, theme.side, edge, w * 1.2)
    _paint_body(painter, theme, edge, inner)
    if count is not None:
        paint_pips(painter, theme, [(x * w, y * w) for x, y in pip_centres(count)], PIP_RADIUS * w)
    painter.restore()


def paint_pips(
    painter: QPainter, theme: Theme, centres: list[tuple[float, float]], radius: float
) -> None:
    """Drilled pips: dark, a little light caught at the bottom, and a bright lower rim."""
    painter.setPen(Qt.PenStyle.NoPen)
    hollow = QRadialGradient(0, radius * 0.75, radius * 1.5)
    hollow.setColorAt(0, mixed(theme.pip, _WHITE, 0.30))
    hollow.setColorAt(0.55, theme.pip)
    hollow.setColorAt(1, mixed(theme.pip, _BLACK, 0.55))
    painter.setBrush(faded(_WHITE, 0.92))
    drop = _RIM / PIP_RADIUS * radius
    for x, y in centres:
        painter.drawEllipse(QPointF(x, y + drop), radius, radius)
    painter.setBrush(faded(theme.line, 0.55))
    for x, y in centres:
        painter.drawEllipse(QPointF(x, y - drop * 0.3), radius * 1.03, radius * 1.03)
    painter.setBrush(hollow)
    origin = painter.worldTransform()
    nothing = QPointF()
    for x, y in centres:
        painter.translate(x, y)
        painter.drawEllipse(nothing, radius, radius)
        painter.setWorldTransform(origin)


def outline(w: float, turn: float = 0.0) -> QPainterPath:
    """The edge of a tile's face, centred on the origin."""
    return DOMINO.outline(w, turn)


def _rounded(width: float, height: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), radius, radius)
    return path


def _paint_wall(painter: QPainter, colour: QColor, edge: QPainterPath, w: float) -> None:
    depth = WALL * w
    painter.fillPath(edge.translated(0, depth), mixed(colour, _BLACK, 0.22))
    painter.fillPath(edge.translated(0, depth * 0.55), colour)


def _paint_body(painter: QPainter, theme: Theme, edge: QPainterPath, inner: QPainterPath) -> None:
    bounds = edge.boundingRect()
    bevel = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    bevel.setColorAt(0, _WHITE)
    bevel.setColorAt(0.25, theme.ivory0)
    bevel.setColorAt(0.8, mixed(theme.ivory1, theme.ivory2, 0.45))
    bevel.setColorAt(1, theme.ivory2)
    painter.fillPath(edge, bevel)
    face = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    face.setColorAt(0, mixed(theme.ivory0, _WHITE, 0.5))
    face.setColorAt(0.35, theme.ivory0)
    face.setColorAt(1, theme.ivory1)
    painter.fillPath(inner, face)


def _paint_divider(painter: QPainter, theme: Theme, w: float) -> None:
    thick = 0.026 * w
    half = 0.33 * w
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_WHITE, 0.9))
    painter.drawRoundedRect(QRectF(-half, thick * 0.45, 2 * half, thick), thick / 2, thick / 2)
    painter.setBrush(theme.line)
    painter.drawRoundedRect(QRectF(-half, -thick / 2, 2 * half, thick), thick / 2, thick / 2)
    if w < _PIN_FROM:
        return
    radius = 0.05 * w
    painter.setBrush(faded(theme.onbrass, 0.35))
    painter.drawEllipse(QPointF(0, radius * 0.3), radius, radius)
    metal = QRadialGradient(-radius * 0.3, -radius * 0.4, radius * 1.5)
    metal.setColorAt(0, mixed(theme.brass, _WHITE, 0.75))
    metal.setColorAt(0.4, theme.brass)
    metal.setColorAt(1, theme.brassd)
    painter.setBrush(metal)
    painter.drawEllipse(QPointF(), radius, radius)


def _paint_back(
    painter: QPainter,
    theme: Theme,
    edge: QPainterPath,
    inner: QPainterPath,
    w: float,
    turn: float,
) -> None:
    bounds = edge.boundingRect()
    bevel = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    bevel.setColorAt(0, mixed(theme.back0, _WHITE, 0.26))
    bevel.setColorAt(0.18, mixed(theme.back0, _WHITE, 0.08))
    bevel.setColorAt(0.8, theme.back1)
    bevel.setColorAt(1, mixed(theme.back1, _BLACK, 0.45))
    painter.fillPath(edge, bevel)
    face = graded(bounds.top(), bounds.bottom(), (0, theme.back0), (1, theme.back1))
    painter.fillPath(inner, face)
    painter.save()
    painter.rotate(turn)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.backline, 0.38), max(0.75, 0.018 * w)))
    inset = 0.13 * w
    painter.drawRoundedRect(
        QRectF(-w / 2 + inset, -w + inset, w - 2 * inset, 2 * w - 2 * inset), 0.07 * w, 0.07 * w
    )
    painter.fillPath(crescent_path(0, 0, 0.20 * w), mixed(theme.backline, theme.back1, 0.16))
    painter.restore()
