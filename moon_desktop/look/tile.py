"""How a domino looks: its proportions, pips, body, back and side wall, as vectors; and a die."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from moon_desktop.look import typography
from moon_desktop.look.crescent import crescent_path
from moon_desktop.look.pack import Form, rounded
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, Material, Theme, faded, graded, ivory, mixed

HEIGHT: Final = 2.0
CORNER: Final = 0.13
WALL: Final = 0.05
"""How far the side wall shows below the face."""


DOMINO: Final = Form(HEIGHT / 2, CORNER, WALL)

HALF_CENTRE = 0.485
"""How far the centre of a half lies from the tile's middle, in tile widths."""

_BEVEL = 0.055
_INNER_CORNER = 0.094
_COLUMN = 0.257
_RIM = 0.24
"""How far the light caught by a pip lies below it, in its radii."""

_RIM_LINE = 0.028
_FIGURE_BESIDE, _FIGURE_ALONE = 0.28, 0.80
"""How large a figure is between the outer pips, where there is always room, and in their place."""

_FIGURE_CENTRE = 0.525
"""How far the middle of such a figure lies from the tile's: clear of the mark in it."""

_LEAST_FIGURE = 7.5
"""Px; smaller ones cannot be read."""

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
    None is a tile's back. Light and side wall stay as on a table seen from below, and figures
    upright."""
    edge, inner = (
        DOMINO.outline(w, turn),
        rounded(_within(DOMINO.body(w), w), _INNER_CORNER * w, turn),
    )
    stuff = theme.tile
    paint_wall(painter, theme.backside if tile is None else stuff.side, edge, WALL * w)
    if tile is None:
        _paint_back(painter, theme, edge, inner, w, turn)
        return
    _paint_body(painter, stuff, edge, inner, w)
    painter.save()
    painter.rotate(turn)
    _paint_divider(painter, theme, w)
    middle = _FIGURE_CENTRE if stuff.numerals == "large" else HALF_CENTRE
    for count, down in zip(halves(tile), (-1, 1), strict=True):
        painter.save()
        painter.translate(0, down * middle * w)
        paint_count(painter, stuff, count, w, outer=down, turn=turn)
        painter.restore()
    painter.restore()


def paint_half_tile(painter: QPainter, theme: Theme, count: int | None, box: QRectF) -> None:
    """A square half tile filling `box`'s width, with the pips of `count`; None leaves it bare."""
    w = box.width()
    square = QRectF(-w / 2, -w / 2, w, w)
    painter.save()
    painter.translate(box.x() + w / 2, box.y() + w / 2)
    edge = rounded(square, 0.16 * w)
    paint_wall(painter, theme.tile.side, edge, WALL * w * 1.2)
    _paint_body(painter, theme.tile, edge, rounded(_within(square, w), 0.125 * w), w)
    if count is not None:
        paint_count(painter, theme.tile, count, w)
    painter.restore()


def paint_count(
    painter: QPainter, stuff: Material, count: int, w: float, *, outer: int = -1, turn: float = 0.0
) -> None:
    """What the half of a tile `w` wide counts, its centre at the origin: pips, a figure, or both.

    ``outer``: whether its free edge is the upper one (-1) or the lower; ``turn``: how far it is
    turned, for a figure stays upright.
    """
    alone = stuff.numerals == "large"
    if not alone:
        centres = [(x * w, y * w) for x, y in pip_centres(count)]
        paint_pips(painter, stuff, centres, stuff.radius * w, stuff.ink(count))
    size = (_FIGURE_ALONE if alone else _FIGURE_BESIDE) * w
    if stuff.numerals == "none" or size < _LEAST_FIGURE:
        return
    painter.save()
    painter.translate(0, 0 if alone else outer * _COLUMN * w)
    painter.rotate(-90 * round(turn / 90))
    _write_figure(painter, str(count), size, stuff.ink(count))
    painter.restore()


def _write_figure(painter: QPainter, words: str, size: float, ink: QColor) -> None:
    """A figure in the middle of the origin."""
    face = typography.font(typography.SANS, 100, 900)
    painter.scale(size / 100, size / 100)
    typography.write(painter, words, face, ink, -typography.text_width(words, face) / 2, 0)


def _within(box: QRectF, w: float) -> QRectF:
    """What lies within the bevel."""
    inset = _BEVEL * w
    return box.adjusted(inset, inset, -inset, -inset)


def paint_wall(painter: QPainter, colour: QColor, edge: QPainterPath, depth: float) -> None:
    """The side of a piece below its ``edge``, as far as it is seen."""
    painter.fillPath(edge.translated(0, depth), mixed(colour, _BLACK, 0.22))
    painter.fillPath(edge.translated(0, depth * 0.55), colour)


def paint_pips(
    painter: QPainter,
    stuff: Material,
    centres: list[tuple[float, float]],
    radius: float,
    ink: QColor,
) -> None:
    """Drilled pips: dark, a little light caught at the bottom, and a bright lower rim; or flat."""
    painter.setPen(Qt.PenStyle.NoPen)
    hollow = QRadialGradient(0, radius * 0.75, radius * 1.5)
    light, dark = mixed(ink, _WHITE, 0.30), mixed(ink, _BLACK, 0.55)
    hollow.setStops([(0, light), (0.55, ink), (1, dark)])
    drop = _RIM * radius
    origin = painter.worldTransform()
    layers: tuple[tuple[QBrush, float, float], ...] = (
        (QBrush(stuff.caught), drop, radius),
        (QBrush(faded(stuff.line, 0.55)), -drop * 0.3, radius * 1.03),
        (QBrush(hollow), 0.0, radius),
    )
    if stuff.flat:
        layers = ((QBrush(ink), 0.0, radius),)
    for brush, down, reach in layers:
        painter.setBrush(brush)
        for x, y in centres:
            painter.translate(x, y)
            painter.drawEllipse(QPointF(0, down), reach, reach)
            painter.setWorldTransform(origin)


def _paint_body(
    painter: QPainter, stuff: Material, edge: QPainterPath, inner: QPainterPath, w: float
) -> None:
    if stuff.flat:
        painter.fillPath(edge, stuff.top)
    else:
        top, bottom = edge.boundingRect().top(), edge.boundingRect().bottom()
        shade = mixed(stuff.low, stuff.bevel, 0.45)
        bevel = ((0, stuff.edge), (0.25, stuff.top), (0.8, shade), (1, stuff.bevel))
        painter.fillPath(edge, graded(top, bottom, *bevel))
        face = ((0, stuff.sheen), (0.35, stuff.top), (1, stuff.low))
        painter.fillPath(inner, graded(top, bottom, *face))
    if stuff.rim is not None:
        painter.strokePath(edge, QPen(stuff.rim, max(1.0, _RIM_LINE * w)))


def _paint_divider(painter: QPainter, theme: Theme, w: float) -> None:
    pin = 0.0 if w < _PIN_FROM or theme.tile.flat else 0.05 * w
    thick = 0.045 if theme.tile.flat else 0.026
    _paint_line(painter, theme.tile, theme, 0.33 * w, thick * w, pin)


def paint_line(
    painter: QPainter, half: float, thick: float, radius: float, *, back: bool = False
) -> None:
    """The line across a piece of ivory, or across its `back`, `half` to both sides of the origin,
    with a brass pin of `radius` in its middle."""
    stuff = ivory(THEME)
    if back:
        line = mixed(THEME.back1, THEME.backline, 1.0 if THEME.flat else 0.6)
        stuff = stuff._replace(caught=faded(_BLACK, 0.4), line=line)
    _paint_line(painter, stuff, THEME, half, thick, radius)


def _paint_line(
    painter: QPainter, stuff: Material, theme: Theme, half: float, thick: float, radius: float
) -> None:
    line = QRectF(-half, -thick / 2, 2 * half, thick)
    painter.setPen(Qt.PenStyle.NoPen)
    if not stuff.flat:
        painter.setBrush(stuff.caught)
        painter.drawRoundedRect(line.translated(0, thick * 0.95), thick / 2, thick / 2)
    painter.setBrush(stuff.line)
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


def paint_slab(painter: QPainter, box: QRectF, wall: float, *, back: bool = False) -> None:
    """A piece of any proportions with nothing on it, of ivory, its face up or its ``back``."""
    corner, bevel = 0.10 * box.width(), 0.022 * box.width()
    edge, inset = rounded(box, corner), box.adjusted(bevel, bevel, -bevel, -bevel)
    paint_wall(painter, THEME.backside if back else THEME.side, edge, wall)
    inner = rounded(inset, corner - bevel)
    if back:
        _paint_dark(painter, THEME, edge, inner)
    else:
        _paint_body(painter, ivory(THEME), edge, inner, box.width())


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
    radius, filled, stuff = _MARK_RADIUS * w, plain and int(worth) >= _MUCH, theme.tile
    painter.setPen(QPen(stuff.line, (0.07 if plain else 0.03) * w))
    painter.setBrush(stuff.line if filled else stuff.top if plain else theme.mark)
    painter.drawEllipse(QPointF(), radius, radius)
    if plain:
        return
    painter.save()
    _write_figure(painter, worth, 0.215 * w, theme.onmark)
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


def paint_die(painter: QPainter, face: int, side: float, turn: float = 0.0) -> None:
    """Draws a die with its shadow, the pips of ``face`` (1 to 6) up, ``side`` px wide, centred on
    the painter's origin and turned clockwise. Light and side wall stay as they are on the table.
    """
    body = QRectF(-side / 2, -side / 2, side, side)
    corner = _DIE_CORNER * side
    for blur, down, strength in ((0.26, 0.22, 0.34), (0.09, 0.13, 0.42)):
        shadow = body.translated(0, down * side)
        soft_rect(painter, THEME, shadow, corner, blur * side, _BLACK, strength, turn=turn)
    inset = _DIE_BEVEL * side
    edge = rounded(body, corner, turn)
    inner = rounded(body.adjusted(inset, inset, -inset, -inset), corner * 0.8, turn)
    stuff = ivory(THEME)
    paint_wall(painter, stuff.side, edge, _DIE_WALL * side)
    for shape, low in ((edge, mixed(stuff.low, stuff.bevel, 0.45)), (inner, stuff.low)):
        box = shape.boundingRect()
        light = graded(box.top(), box.bottom(), (0, stuff.sheen), (0.35, stuff.top), (1, low))
        painter.fillPath(shape, light)
    painter.save()
    painter.rotate(turn)
    centres = [(x * side * _DIE_SPREAD, y * side * _DIE_SPREAD) for x, y in pip_centres(face)]
    paint_pips(painter, stuff, centres, _DIE_PIP * side, stuff.pip)
    painter.restore()
