"""Marks on and under tiles: pointed at, in focus, chosen, legal, taking a trick; and places."""

from __future__ import annotations

from typing import Literal

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
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.proportions import CORNER, WALL
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_arrow, paint_check, paint_hint_badge, paint_mark_below
from moon_desktop.look.theme import Theme, faded, mixed
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.pills import paint_pill, pill_width
from moon_desktop.table.stage import LARGEST_ZOOM, Spot

MarkKind = Literal[
    "hover", "focus", "selected", "legal", "tag", "suit", "taking", "hinted", "drop", "empty"
]
_BLACK = QColor("#000000")
_SUIT_GAP, _SUIT_HEIGHT = 5.0, 22.0
_SLOT = 1.17
"""A place is this much wider than the tile it waits for."""


def paint_mark(
    painter: QPainter, theme: Theme, kind: MarkKind, w: float, words: str = "", emblem: str = ""
) -> None:
    """Draws the mark of a tile `w` wide whose middle is the painter's origin.

    `words` are for the drop target, and for the tag on a tile's upper edge; so is the suit in
    force, whose `emblem` stands before them. Focus, the edge of a chosen or advised tile, and the
    line round the one that takes a trick go round the tile; they may be drawn under or over it.
    """
    match kind:
        case "hover":
            _ring(painter, w, 0.012 * w, QPen(theme.glow, max(1.2, 0.03 * w)))
        case "focus":
            _ring(painter, w, 0.075 * w, QPen(_dark(theme), max(3.0, 0.13 * w)))
            _ring(painter, w, 0.075 * w, QPen(theme.brass, max(1.6, 0.05 * w)))
        case "selected":
            _ring(painter, w, 0.018 * w, QPen(theme.brass, max(2.0, 0.05 * w)))
            _paint_badge(painter, theme, w)
        case "legal":
            paint_mark_below(painter, theme, 0, w * (1 + WALL) + 0.11 * w, max(3.5, 0.085 * w))
        case "tag":
            _paint_tag(painter, theme, w, words)
        case "suit":
            _paint_suit(painter, theme, w, words, emblem)
        case "taking":
            _ring(painter, w, 0.07 * w, QPen(theme.glow, max(1.6, 0.04 * w)))
        case "hinted":
            _paint_hinted(painter, theme, w)
        case "drop":
            _paint_drop(painter, theme, w, words)
        case "empty":
            _paint_empty(painter, theme, w)


def mark_bounds(kind: MarkKind, w: float) -> QRectF:
    """The room `paint_mark` takes."""
    reach = w * {"drop": 1.1, "tag": 0.4, "suit": 1.2, "hinted": 0.5}.get(kind, 0.25) + 6
    return QRectF(-w / 2 - reach, -w - reach, w + 2 * reach, 2 * w + 2 * reach)


def suit_lean(spot: Spot) -> float:
    """How far aside of the tile at `spot` its suit is told, in px: towards the middle of the
    table, from which the tiles of a trick are turned away."""
    return -spot.turn / 7 * 0.3 * spot.width


class MarkItem(PictureItem):
    """A mark as an item, centred on its position like the tile it belongs to."""

    def __init__(self, theme: Theme, kind: MarkKind, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = kind
        self._width = 0.0
        self._turn = 0.0
        self._words = ""
        self._emblem = ""

    @property
    def kind(self) -> MarkKind:
        return self._kind

    def set_spot(self, spot: Spot) -> None:
        """Puts a place mark where `spot` says, turn and all."""
        self.setPos(spot.x, spot.y)
        if (spot.width, spot.turn) != (self._width, self._turn):
            self._width, self._turn = spot.width, spot.turn
            self._changed()

    def set_width(self, width: float) -> None:
        """The width of the tile the mark is for, in px."""
        if width != self._width:
            self._width = width
            self._changed()

    def set_words(self, words: str, emblem: str = "") -> None:
        """What the mark says, and the emblem before it; see `paint_mark`."""
        if (words, emblem) != (self._words, self._emblem):
            self._words, self._emblem = words, emblem
            self._changed()

    def _changed(self) -> None:
        spin = QTransform().rotate(self._turn)
        self.changed(spin.mapRect(mark_bounds(self._kind, self._width)))

    def draw(self, painter: QPainter) -> None:
        painter.rotate(self._turn)
        paint_mark(painter, self._theme, self._kind, self._width, self._words, self._emblem)


def _dark(theme: Theme) -> QColor:
    return mixed(theme.panel, _BLACK, 0.25)


def _ring(painter: QPainter, w: float, away: float, pen: QPen) -> None:
    """A line round face and side wall, its middle `away` px outside."""
    box = QRectF(-w / 2, -w, w, 2 * w + WALL * w).adjusted(-away, -away, away, away)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = CORNER * w + away
    painter.drawRoundedRect(box, corner, corner)


def _paint_badge(painter: QPainter, theme: Theme, w: float) -> None:
    radius = max(7.0, 0.145 * w)
    x, y = w / 2 - radius * 0.1, -w + radius * 0.15
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_BLACK, 0.30))
    painter.drawEllipse(QPointF(x, y + 1), radius, radius)
    painter.setBrush(theme.ivory0)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(theme.brassd)
    painter.drawEllipse(QPointF(x, y), radius * 0.82, radius * 0.82)
    paint_check(painter, x, y, radius * 0.72, QPen(theme.ivory0, max(1.6, radius * 0.22)))


def _paint_hinted(painter: QPainter, theme: Theme, w: float) -> None:
    """A glow and an edge of brass round the tile, and a badge with a bulb on its corner."""
    body = QRectF(-w / 2, -w, w, 2 * w + WALL * w)
    outside = QPainterPath()
    outside.addRect(mark_bounds("hinted", w))
    tile = QPainterPath()
    tile.addRoundedRect(body, CORNER * w, CORNER * w)
    painter.save()
    painter.setClipPath(outside.subtracted(tile))
    soft_rect(painter, body, CORNER * w, max(10.0, 0.3 * w), theme.brass, 0.75)
    painter.restore()
    _ring(painter, w, 0.03 * w, QPen(theme.brass, max(2.0, 0.05 * w)))
    # Clear of the pips, and of the tile beside it.
    paint_hint_badge(painter, theme, -0.48 * w, -1.02 * w, max(9.0, 0.18 * w))


def _paint_tag(painter: QPainter, theme: Theme, w: float, words: str) -> None:
    zoom = _zoom(w)
    painter.scale(zoom, zoom)
    most = mark_bounds("tag", w).width() / zoom - 10
    width = min(most, pill_width("tag", words))
    paint_pill(painter, theme, "tag", words, -width / 2, -w / zoom, most)


def _paint_suit(painter: QPainter, theme: Theme, w: float, words: str, emblem: str) -> None:
    """A dark pill above the tile, none of whose pips it hides: the suit to be followed."""
    zoom = _zoom(w * 1.2)
    painter.scale(zoom, zoom)
    face = faces.pill()
    side, high = 16.0, _SUIT_HEIGHT
    width = faces.text_width(words, face) + side + 3 * _SUIT_GAP
    box = QRectF(-width / 2, -w / zoom - high + 2, width, high)
    soft_rect(painter, box.translated(0, 1.5), high / 2, 4, _BLACK, 0.35)
    painter.setPen(QPen(faded(theme.ink2, 0.45), 1.0))
    painter.setBrush(faded(theme.panel, 0.94))
    painter.drawRoundedRect(box, high / 2, high / 2)
    sign = QRectF(box.left() + _SUIT_GAP - 1, box.center().y() - side / 2 - 0.5, side, side)
    paint_emblem(painter, theme, emblem, sign)
    painter.setFont(face)
    painter.setPen(theme.ink)
    x = sign.right() + _SUIT_GAP
    painter.drawText(QPointF(x, faces.baseline(face, box.center().y())), words)


def _zoom(w: float) -> float:
    """Words are set for a tile of usual size, and larger on a larger one."""
    return min(LARGEST_ZOOM, max(1.0, w / 72))


def _slot(w: float) -> tuple[QRectF, float]:
    wide = w * _SLOT
    high = 2 * w + (wide - w)
    return QRectF(-wide / 2, -high / 2, wide, high), 0.19 * w


def _paint_drop(painter: QPainter, theme: Theme, w: float, words: str) -> None:
    box, corner = _slot(w)
    halo = QRadialGradient(0, 0, 1.0)
    for reach, strength in ((0.0, 0.36), (0.35, 0.24), (0.7, 0.07), (1.0, 0.0)):
        halo.setColorAt(reach, faded(theme.glow, strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.save()
    painter.scale(1.5 * w, 2.0 * w)
    painter.drawEllipse(QPointF(), 1.0, 1.0)
    painter.restore()
    painter.setBrush(faded(mixed(theme.panel, _BLACK, 0.2), 0.46))
    painter.drawRoundedRect(box, corner, corner)
    warm = QRadialGradient(0, 0.15 * w, w * 1.1)
    warm.setColorAt(0, faded(theme.glow, 0.16))
    warm.setColorAt(1, faded(theme.glow, 0.0))
    painter.setBrush(warm)
    painter.drawRoundedRect(box, corner, corner)
    pen = QPen(theme.glow, max(1.8, 0.034 * w))
    pen.setDashPattern([4.6, 3.2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, corner, corner)
    # A place holds a somewhat smaller tile than the hand does.
    zoom = _zoom(w * 1.2)
    lines = _lines(words, (box.width() - 8) / zoom)
    arrow = QPen(theme.glow, max(1.8, 0.036 * w))
    paint_arrow(painter, 0, -0.17 * w if lines else 0.0, 0.18 * w, arrow, turn=90)
    face = faces.slot_word()
    painter.setFont(face)
    painter.setPen(theme.ink)
    painter.scale(zoom, zoom)
    middle = max(0.34 * w, 0.03 * w + 16) / zoom
    for row, line in enumerate(lines):
        y = faces.baseline(face, middle + row * 14)
        painter.drawText(QPointF(-faces.text_width(line, face) / 2, y), line)


def _lines(words: str, width: float) -> list[str]:
    """`words` on one line, or on two where one is too narrow."""
    face = faces.slot_word()
    first, _, rest = words.partition(" ")
    if not rest or faces.text_width(words, face) <= width:
        return [faces.fitted(words, face, width)] if words else []
    return [faces.fitted(first, face, width), faces.fitted(rest, face, width)]


def _paint_empty(painter: QPainter, theme: Theme, w: float) -> None:
    box, corner = _slot(w)
    depth = QLinearGradient(0, box.top(), 0, box.bottom())
    hollow = mixed(theme.mat1, _BLACK, 0.35)
    depth.setColorAt(0, faded(hollow, 0.55))
    depth.setColorAt(0.25, faded(hollow, 0.42))
    depth.setColorAt(1, faded(hollow, 0.34))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(depth)
    painter.drawRoundedRect(box, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.stitch, 0.55), 1.3))
    painter.drawRoundedRect(box, corner, corner)
