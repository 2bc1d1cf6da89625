"""How a domino looks: its proportions, pips, body, back and side wall, as vectors; and a die."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from moon_desktop.look import typography
from moon_desktop.look.crescent import crescent_path
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, graded, mixed

HEIGHT: Final = 2.0
CORNER: Final = 0.13
WALL: Final = 0.05
"""How far the side wall shows below the face."""


class Cast(NamedTuple):
    """A shadow that a piece casts, in its widths: how far below it lies, how far its edge fades,
    and its strength; and how much more of these for each width that the piece is lifted."""

    down: float
    blur: float
    strength: float
    down_more: float
    blur_more: float


class Form(NamedTuple):
    """The proportions of a kind of piece, in its widths."""

    half: float
    """Half its height."""
    corner: float
    wall: float
    """How far its side shows below the face."""
    shadows: tuple[Cast, Cast] = (
        Cast(0.17, 0.20, 0.34, 0.75, 0.45),
        Cast(0.075, 0.07, 0.42, 0.25, 0.12),
    )
    """One that spreads, and one close below the edge."""

    def body(self, w: float) -> QRectF:
        """The face of a piece `w` wide, centred on the origin."""
        return QRectF(-w / 2, -self.half * w, w, 2 * self.half * w)

    def outline(self, w: float, turn: float = 0.0) -> QPainterPath:
        """The edge of that face, turned clockwise about its middle."""
        return rounded(self.body(w), self.corner * w, turn)


def rounded(box: QRectF, corner: float, turn: float = 0.0) -> QPainterPath:
    """A box with round corners, turned clockwise about the origin."""
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
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
    edge, inner = (
        DOMINO.outline(w, turn),
        rounded(_within(DOMINO.body(w), w), _INNER_CORNER * w, turn),
    )
    paint_wall(painter, theme.backside if tile is None else theme.side, edge, WALL * w)
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
    square = QRectF(-w / 2, -w / 2, w, w)
    painter.save()
    painter.translate(box.x() + w / 2, box.y() + w / 2)
    edge = rounded(square, 0.16 * w)
    paint_wall(painter, theme.side, edge, WALL * w * 1.2)
    _paint_body(painter, theme, edge, rounded(_within(square, w), 0.125 * w))
    if count is not None:
        paint_pips(painter, theme, [(x * w, y * w) for x, y in pip_centres(count)], PIP_RADIUS * w)
    painter.restore()


def _within(box: QRectF, w: float) -> QRectF:
    """What lies within the bevel."""
    inset = _BEVEL * w
    return box.adjusted(inset, inset, -inset, -inset)


def paint_wall(painter: QPainter, colour: QColor, edge: QPainterPath, depth: float) -> None:
    """The side of a piece below its ``edge``, as far as it is seen."""
    painter.fillPath(edge.translated(0, depth), mixed(colour, _BLACK, 0.22))
    painter.fillPath(edge.translated(0, depth * 0.55), colour)


def paint_pips(
    painter: QPainter, theme: Theme, centres: list[tuple[float, float]], radius: float
) -> None:
    """Drilled pips: dark, a little light caught at the bottom, and a bright lower rim."""
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat:
        painter.setBrush(theme.pip)
        for x, y in centres:
            painter.drawEllipse(QPointF(x, y), radius, radius)
        return
    hollow = QRadialGradient(0, radius * 0.75, radius * 1.5)
    light, dark = mixed(theme.pip, _WHITE, 0.30), mixed(theme.pip, _BLACK, 0.55)
    hollow.setStops([(0, light), (0.55, theme.pip), (1, dark)])
    drop = _RIM / PIP_RADIUS * radius
    origin = painter.worldTransform()
    for brush, down, reach in (
        (QBrush(faded(_WHITE, 0.92)), drop, radius),
        (QBrush(faded(theme.line, 0.55)), -drop * 0.3, radius * 1.03),
        (QBrush(hollow), 0.0, radius),
    ):
        painter.setBrush(brush)
        for x, y in centres:
            painter.translate(x, y)
            painter.drawEllipse(QPointF(0, down), reach, reach)
            painter.setWorldTransform(origin)


def _paint_body(painter: QPainter, theme: Theme, edge: QPainterPath, inner: QPainterPath) -> None:
    top, bottom = edge.boundingRect().top(), edge.boundingRect().bottom()
    shade = mixed(theme.ivory1, theme.ivory2, 0.45)
    bevel = ((0, _WHITE), (0.25, theme.ivory0), (0.8, shade), (1, theme.ivory2))
    painter.fillPath(edge, graded(top, bottom, *bevel))
    face = ((0, mixed(theme.ivory0, _WHITE, 0.5)), (0.35, theme.ivory0), (1, theme.ivory1))
    painter.fillPath(inner, graded(top, bottom, *face))
    if theme.flat:
        # What parts one from another that it lies on.
        painter.strokePath(edge, QPen(theme.side, 1.0))


def _paint_divider(painter: QPainter, theme: Theme, w: float) -> None:
    paint_line(painter, theme, 0.33 * w, 0.026 * w, 0.05 * w if w >= _PIN_FROM else 0.0)


def paint_line(
    painter: QPainter, theme: Theme, half: float, thick: float, radius: float, *, back: bool = False
) -> None:
    """The line across a piece, or across its `back`, `half` to both sides of the origin, with a
    brass pin of `radius` in its middle."""
    line = QRectF(-half, -thick / 2, 2 * half, thick)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat:
        painter.fillRect(line, theme.backline if back else theme.line)
        return
    painter.setBrush(faded(_BLACK, 0.4) if back else faded(_WHITE, 0.9))
    painter.drawRoundedRect(line.translated(0, thick * 0.95), thick / 2, thick / 2)
    painter.setBrush(mixed(theme.back1, theme.backline, 0.6) if back else theme.line)
    painter.drawRoundedRect(line, thick / 2, thick / 2)
    if not radius:
        return
    painter.setBrush(faded(theme.onbrass, 0.35))
    painter.drawEllipse(QPointF(0, radius * 0.3), radius, radius)
    metal = QRadialGradient(-radius * 0.3, -radius * 0.4, radius * 1.5)
    pale = mixed(theme.brass, _WHITE, 0.75)
    metal.setStops([(0, pale), (0.4, theme.brass), (1, theme.brassd)])
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
    _paint_dark(painter, theme, edge, inner)
    painter.save()
    painter.rotate(turn)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.edge(theme.backline, 0.38), max(0.75, 0.018 * w)))
    inset = 0.13 * w
    frame = DOMINO.body(w).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(frame, 0.07 * w, 0.07 * w)
    painter.fillPath(crescent_path(0, 0, 0.20 * w), mixed(theme.backline, theme.back1, 0.16))
    painter.restore()


def _paint_dark(painter: QPainter, theme: Theme, edge: QPainterPath, inner: QPainterPath) -> None:
    """The body of a back."""
    if theme.flat:
        painter.fillPath(edge, theme.back0)
        return
    top, bottom = edge.boundingRect().top(), edge.boundingRect().bottom()
    light, lighter = mixed(theme.back0, _WHITE, 0.08), mixed(theme.back0, _WHITE, 0.26)
    dark = mixed(theme.back1, _BLACK, 0.45)
    bevel = ((0, lighter), (0.18, light), (0.8, theme.back1), (1, dark))
    painter.fillPath(edge, graded(top, bottom, *bevel))
    painter.fillPath(inner, graded(top, bottom, (0, theme.back0), (1, theme.back1)))


def paint_slab(
    painter: QPainter, theme: Theme, box: QRectF, wall: float, *, back: bool = False
) -> None:
    """A piece of any proportions with nothing on it, its face up or its ``back``."""
    corner, bevel = 0.10 * box.width(), 0.022 * box.width()
    edge, inset = rounded(box, corner), box.adjusted(bevel, bevel, -bevel, -bevel)
    paint_wall(painter, theme.backside if back else theme.side, edge, wall)
    paint = _paint_dark if back else _paint_body
    paint(painter, theme, edge, rounded(inset, corner - bevel))


_MARK_RADIUS = 0.165
_FIGURE_FROM = 28.0
"""On narrower tiles the mark has no figure."""

_MUCH = 10
"""What counts so much has a filled mark where it has no figure."""


def paint_worth(
    painter: QPainter, theme: Theme, worth: str, w: float, *, plain: bool = False
) -> None:
    """The mark of a tile that counts, clear of its pips: the pin has grown into a roundel with the
    figure `worth`, upright however the tile lies; `plain`, an open ring, and a filled one for ten.
    """
    radius, filled = _MARK_RADIUS * w, plain and int(worth) >= _MUCH
    painter.setPen(QPen(theme.line, (0.07 if plain else 0.03) * w))
    painter.setBrush(theme.line if filled else theme.mark)
    painter.drawEllipse(QPointF(), radius, radius)
    if plain:
        return
    face = typography.font(typography.SANS, 100, 900)
    painter.save()
    size = 0.215 * w / 100
    painter.scale(size, size)
    width = typography.text_width(worth, face)
    typography.write(painter, worth, face, theme.onmark, -width / 2, 0)
    painter.restore()


def plain_worth(w: float) -> bool:
    """Whether the mark on a tile of `w` logical px is too small for a figure."""
    return w < _FIGURE_FROM


_DIE_CORNER = 0.20
_DIE_WALL = 0.10
"""How far the side wall shows below the face, in sides."""

_DIE_BEVEL = 0.06
_DIE_SPREAD = 0.92
"""How much closer than on a tile the pips stand."""

_DIE_PIP = 0.098


def paint_die(painter: QPainter, theme: Theme, face: int, side: float, turn: float = 0.0) -> None:
    """Draws a die with its shadow, the pips of ``face`` (1 to 6) up, ``side`` px wide, centred on
    the painter's origin and turned clockwise. Light and side wall stay as they are on the table.
    """
    body = QRectF(-side / 2, -side / 2, side, side)
    corner = _DIE_CORNER * side
    for blur, down, strength in ((0.26, 0.22, 0.34), (0.09, 0.13, 0.42)):
        shadow = body.translated(0, down * side)
        soft_rect(painter, theme, shadow, corner, blur * side, _BLACK, strength, turn=turn)
    inset = _DIE_BEVEL * side
    edge = rounded(body, corner, turn)
    inner = rounded(body.adjusted(inset, inset, -inset, -inset), corner * 0.8, turn)
    paint_wall(painter, theme.side, edge, _DIE_WALL * side)
    for shape, low in ((edge, mixed(theme.ivory1, theme.ivory2, 0.45)), (inner, theme.ivory1)):
        box, top = shape.boundingRect(), mixed(theme.ivory0, _WHITE, 0.5)
        light = graded(box.top(), box.bottom(), (0, top), (0.35, theme.ivory0), (1, low))
        painter.fillPath(shape, light)
    painter.save()
    painter.rotate(turn)
    centres = [(x * side * _DIE_SPREAD, y * side * _DIE_SPREAD) for x, y in pip_centres(face)]
    paint_pips(painter, theme, centres, _DIE_PIP * side)
    painter.restore()
