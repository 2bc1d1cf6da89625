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
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_arrow, paint_check, paint_hint_badge, paint_mark_below
from moon_desktop.look.theme import Theme, faded, mixed
from moon_desktop.look.tile import DOMINO, Form
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.pills import paint_pill, pill_width
from moon_desktop.table.stage import LARGEST_ZOOM, Spot

MarkKind = Literal[
    "hover", "focus", "selected", "legal", "tag", "suit", "taking", "hinted", "drop", "empty"
]
_BLACK = QColor("#000000")
_SUIT_GAP, _SUIT_HEIGHT = 5.0, 22.0
_CLEAR = 1.5
"""Px round the badge of a hint that are left free."""
_SLOT = 1.17
"""A place is this much wider than the tile it waits for."""


def paint_mark(
    painter: QPainter,
    theme: Theme,
    kind: MarkKind,
    w: float,
    words: str = "",
    emblem: str = "",
    form: Form = DOMINO,
) -> None:
    """Draws the mark of a piece `w` wide whose middle is the painter's origin.

    `words` are for the drop target, and for the tag on a tile's upper edge; so is the suit in
    force, whose `emblem` stands before them. Focus, the edge of a chosen or advised tile, and the
    line round the one that takes a trick go round the tile; they may be drawn under or over it.
    """
    match kind:
        case "hover":
            _ring(painter, form, w, 0.012 * w, QPen(theme.glow, max(1.2, 0.03 * w)))
        case "focus":
            _ring(painter, form, w, 0.075 * w, QPen(_dark(theme), max(3.0, 0.13 * w)))
            _ring(painter, form, w, 0.075 * w, QPen(theme.brass, max(1.6, 0.05 * w)))
        case "selected":
            _ring(painter, form, w, 0.018 * w, QPen(theme.brass, max(2.0, 0.05 * w)))
            _paint_badge(painter, theme, form, w)
        case "legal":
            paint_mark_below(
                painter, theme, 0, w * (form.half + form.wall) + 0.11 * w, max(3.5, 0.085 * w)
            )
        case "tag":
            _paint_tag(painter, theme, form, w, words)
        case "suit":
            _paint_suit(painter, theme, form, w, words, emblem)
        case "taking":
            _ring(painter, form, w, 0.07 * w, QPen(theme.glow, max(1.6, 0.04 * w)))
        case "hinted":
            _paint_hinted(painter, theme, form, w)
        case "drop":
            _paint_drop(painter, theme, form, w, words)
        case "empty":
            _paint_empty(painter, theme, form, w)


def mark_bounds(kind: MarkKind, w: float, form: Form = DOMINO) -> QRectF:
    """The room `paint_mark` takes."""
    reach = w * {"drop": 1.1, "tag": 0.4, "suit": 1.2, "hinted": 0.5}.get(kind, 0.25) + 6
    return form.body(w).adjusted(-reach, -reach, reach, reach)


def suit_lean(spot: Spot) -> float:
    """How far aside of the tile at `spot` its suit is told, in px: towards the middle of the
    table, from which the tiles of a trick are turned away."""
    return -spot.turn / 7 * 0.3 * spot.width


class MarkItem(PictureItem):
    """A mark as an item, centred on its position like the tile it belongs to."""

    def __init__(
        self,
        theme: Theme,
        kind: MarkKind,
        parent: QGraphicsItem | None = None,
        form: Form = DOMINO,
    ) -> None:
        super().__init__(parent)
        self._form = form
        self._theme = theme
        self._kind = kind
        self._width = 0.0
        self._turn = 0.0
        self._words = ""
        self._emblem = ""
        self._badge = False

    @property
    def kind(self) -> MarkKind:
        return self._kind

    @property
    def words(self) -> str:
        """What the mark says."""
        return self._words

    def set_spot(self, spot: Spot) -> None:
        """Puts a place mark where `spot` says, turn and all."""
        self.setPos(spot.x, spot.y)
        if (spot.width, spot.turn) != (self._width, self._turn):
            self._width, self._turn = spot.width, spot.turn
            self._changed()

    def set_form(self, form: Form) -> None:
        """The proportions of the pieces it is for."""
        if form != self._form:
            self._form = form
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

    def set_badge(self, badge: bool) -> None:
        """Whether the mark leaves the corner free on which the badge of a hint lies."""
        if badge != self._badge:
            self._badge = badge
            self._changed()

    def _changed(self) -> None:
        spin = QTransform().rotate(self._turn)
        self.changed(spin.mapRect(mark_bounds(self._kind, self._width, self._form)))

    def draw(self, painter: QPainter) -> None:
        painter.rotate(self._turn)
        if self._badge:
            x, y, radius = _badge(self._form, self._width)
            free, all_ = QPainterPath(), QPainterPath()
            free.addEllipse(QPointF(x, y), radius + _CLEAR, radius + _CLEAR)
            all_.addRect(mark_bounds(self._kind, self._width, self._form))
            painter.setClipPath(all_.subtracted(free))
        paint_mark(
            painter,
            self._theme,
            self._kind,
            self._width,
            self._words,
            self._emblem,
            self._form,
        )


def _dark(theme: Theme) -> QColor:
    return mixed(theme.panel, _BLACK, 0.25)


def _ring(painter: QPainter, form: Form, w: float, away: float, pen: QPen) -> None:
    """A line round face and side wall, its middle `away` px outside."""
    box = form.body(w).adjusted(-away, -away, away, form.wall * w + away)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = form.corner * w + away
    painter.drawRoundedRect(box, corner, corner)


def _paint_badge(painter: QPainter, theme: Theme, form: Form, w: float) -> None:
    radius = max(7.0, 0.145 * w)
    x, y = w / 2 - radius * 0.1, -form.half * w + radius * 0.15
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_BLACK, 0.30))
    painter.drawEllipse(QPointF(x, y + 1), radius, radius)
    painter.setBrush(theme.ivory0)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(theme.brassd)
    painter.drawEllipse(QPointF(x, y), radius * 0.82, radius * 0.82)
    paint_check(painter, x, y, radius * 0.72, QPen(theme.ivory0, max(1.6, radius * 0.22)))


def _paint_hinted(painter: QPainter, theme: Theme, form: Form, w: float) -> None:
    """A glow and an edge of brass round the tile, and a badge with a bulb on its corner."""
    body = form.body(w).adjusted(0, 0, 0, form.wall * w)
    outside = QPainterPath()
    outside.addRect(mark_bounds("hinted", w, form))
    tile = QPainterPath()
    tile.addRoundedRect(body, form.corner * w, form.corner * w)
    painter.save()
    painter.setClipPath(outside.subtracted(tile))
    soft_rect(painter, body, form.corner * w, max(10.0, 0.3 * w), theme.brass, 0.75)
    painter.restore()
    _ring(painter, form, w, 0.03 * w, QPen(theme.brass, max(2.0, 0.05 * w)))
    paint_hint_badge(painter, theme, *_badge(form, w))


def _badge(form: Form, w: float) -> tuple[float, float, float]:
    """The middle and radius of the badge of a hint, clear of pips and of the tile beside it."""
    return -0.48 * w, -(form.half + 0.02) * w, max(9.0, 0.18 * w)


def _paint_tag(painter: QPainter, theme: Theme, form: Form, w: float, words: str) -> None:
    zoom = _zoom(w)
    painter.scale(zoom, zoom)
    most = mark_bounds("tag", w, form).width() / zoom - 10
    width = min(most, pill_width("tag", words))
    paint_pill(painter, theme, "tag", words, -width / 2, -form.half * w / zoom, most)


def _paint_suit(
    painter: QPainter, theme: Theme, form: Form, w: float, words: str, emblem: str
) -> None:
    """A dark pill above the tile, none of whose pips it hides: the suit to be followed."""
    zoom = _zoom(w * 1.2)
    painter.scale(zoom, zoom)
    face = faces.pill()
    side, high = 16.0, _SUIT_HEIGHT
    width = faces.text_width(words, face) + side + 3 * _SUIT_GAP
    box = QRectF(-width / 2, -form.half * w / zoom - high + 2, width, high)
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


def _slot(form: Form, w: float) -> tuple[QRectF, float]:
    wide = w * _SLOT
    high = 2 * form.half * w + (wide - w)
    return QRectF(-wide / 2, -high / 2, wide, high), 0.19 * w


_LINE = 14
"""From one line of words in a place to the next."""


def _paint_drop(painter: QPainter, theme: Theme, form: Form, w: float, words: str) -> None:
    box, corner = _slot(form, w)
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
    # A piece lower than a domino has arrow and words higher by as much.
    short = (DOMINO.half - form.half) * w if lines else 0.0
    middle = (max(0.34 * w, 0.03 * w + 16) - short) / zoom
    if short and middle + (len(lines) - 0.5) * _LINE > box.bottom() / zoom:
        # There is room for the words alone.
        middle = (1 - len(lines)) * _LINE / 2
    else:
        arrow = QPen(theme.glow, max(1.8, 0.036 * w))
        paint_arrow(painter, 0, (-0.17 * w if lines else 0.0) - short, 0.18 * w, arrow, turn=90)
    face = faces.slot_word()
    painter.setFont(face)
    painter.setPen(theme.ink)
    painter.scale(zoom, zoom)
    for row, line in enumerate(lines):
        y = faces.baseline(face, middle + row * _LINE)
        painter.drawText(QPointF(-faces.text_width(line, face) / 2, y), line)


def _lines(words: str, width: float) -> list[str]:
    """`words` on one line, or on two where one is too narrow."""
    face = faces.slot_word()
    first, _, rest = words.partition(" ")
    if not rest or faces.text_width(words, face) <= width:
        return [faces.fitted(words, face, width)] if words else []
    return [faces.fitted(first, face, width), faces.fitted(rest, face, width)]


def _paint_empty(painter: QPainter, theme: Theme, form: Form, w: float) -> None:
    box, corner = _slot(form, w)
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
