"""Marks on and under tiles: pointed at, in focus, chosen, legal, taking a trick; and a place."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.pack import Form
from moon_desktop.look.ring import THICK, paint_ring
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import (
    camp_ink,
    paint_arrow,
    paint_camp_coin,
    paint_hint_badge,
    paint_mark_below,
)
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.tile import DOMINO
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.pills import paint_pill, pill_width
from moon_desktop.table.stage import LARGEST_ZOOM, Spot

MarkKind = Literal[
    "hover",
    "focus",
    "legal",
    "tag",
    "suit",
    "taking",
    "hinted",
    "meant",
    "drop",
    "ours",
    "theirs",
    "named",
    "third",
    "glow",
]
_BLACK = QColor("#000000")
SLOT = 0.80
"""How much of a panel lies on the moon, and on the light there, under the words of a place."""
_TAG_RISES = 10.0
"""Px from the upper edge of a tile up to the middle of its tag."""


class _Rings(NamedTuple):
    """How wide the lines round a piece are, how far their middles are from it, and how large the
    bulb on its upper edge is, in widths."""

    hover: float
    thick: float
    focus: float
    taking: float
    bulb: float


_DOMINO_RINGS, _CARD_RINGS = (
    _Rings(0.030, 0.056, focus=0.075, taking=0.07, bulb=0.14),
    _Rings(0.022, 0.041, focus=0.052, taking=0.05, bulb=0.09),
)
"""Cards lie closer to one another."""
_LEAST_BULB, _BULB_IN = 6.5, 0.12
"""Px of the radius of a bulb that can be made out, and how far in it reaches at the most, where
figures and pips begin, in widths."""
_SUIT_GAP, _SUIT_HEIGHT = 5.0, 22.0
_LEAST_WORDS = 0.6
"""Of the size of others, the least that words in a place have."""
_LEAST_ARROW = 52.0
"""Px across a place for a card in which there is an arrow over the words."""
_OFF_DASHES = 5.0
_SLOT = 1.17
"""A place is this much wider than the tile it waits for."""


class MarkItem(PictureItem):
    """A mark, centred on its position like the tile it belongs to.

    Focus, the edge of an advised tile, and the line round the one that takes a trick go round the
    tile; they may be drawn under or over it.
    """

    def __init__(
        self,
        kind: MarkKind,
        parent: QGraphicsItem | None = None,
        form: Form = DOMINO,
    ) -> None:
        super().__init__(parent)
        self.kind: MarkKind = kind
        self.words = ""
        """What the mark says."""
        self._emblem = ""
        self._towards: tuple[float, int] = (0.0, -1)
        self._form = form
        self._w = 0.0
        self._turn = 0.0

    def set_spot(self, spot: Spot) -> None:
        """Puts a place mark where `spot` says, turn and all."""
        self.setPos(spot.x, spot.y)
        if (spot.width, spot.turn) != (self._w, self._turn):
            self._turn = spot.turn
            self.set_width(spot.width)

    def set_form(self, form: Form) -> None:
        """The proportions of the pieces it is for."""
        if form != self._form:
            self._form = form
            self._repaint()

    def set_width(self, width: float) -> None:
        """The width of the tile the mark is for, in px."""
        self._w = width
        self._repaint(grown=True)

    def set_words(
        self, words: str, emblem: str = "", towards: tuple[float, int] = (0.0, -1)
    ) -> None:
        """What the drop target, or the tag on a tile's upper edge, says; of the suit in force,
        also the `emblem` before it; of a card that was led, where it stands."""
        if (words, emblem, towards) != (self.words, self._emblem, self._towards):
            self.words, self._emblem, self._towards = words, emblem, towards
            self._repaint()

    def _room(self) -> QRectF:
        """What it takes on a tile that stands upright."""
        shares = {"drop": 1.1, "tag": 0.4, "suit": 2.0, "hinted": 0.5, "named": 1.2}
        share = shares.get(self.kind, 0.25)
        reach = self._w * share + 6
        if self.kind in ("tag", "suit", "named"):
            reach *= 1.3 * THEME.text
        return self._form.body(self._w).adjusted(-reach, -reach, reach, reach)

    def _repaint(self, *, grown: bool = False) -> None:
        self.changed(QTransform().rotate(self._turn).mapRect(self._room()), grown=grown)

    def draw(self, painter: QPainter) -> None:
        form, w = self._form, self._w
        rings = _DOMINO_RINGS if form is DOMINO else _CARD_RINGS
        painter.rotate(self._turn)
        match self.kind:
            case "glow" if THEME.flat:
                pass
            case "glow":
                # Loaded where a game has cards with moons.
                from moon_desktop.look.cards.moon_pack import paint_moonlight

                paint_moonlight(painter, THEME, self.words, w)
            case "hover":
                self._ring(painter, 0.4 * rings.hover, QPen(THEME.glow, max(1.2, rings.hover * w)))
            case "focus":
                box, corner = form.body(w).adjusted(0, 0, 0, form.wall * w), form.corner * w
                thick = max(THICK, rings.thick * w)
                paint_ring(painter, box, corner, away=rings.focus * w, thick=thick)
            case "legal":
                below = w * (form.half + form.wall) + 0.11 * w
                paint_mark_below(painter, 0, below, max(3.5, 0.085 * w))
            case "tag":
                self._draw_tag(painter)
            case "suit":
                self._draw_suit(painter)
            case "taking":
                self._ring(painter, rings.taking, QPen(THEME.glow, max(1.6, 0.04 * w)))
            case "hinted":
                self._draw_hinted(painter, rings)
            case "meant":
                dark = faded(_BLACK, 0.45)
                self._ring(painter, rings.taking, QPen(dark, max(5.5, 0.062 * w)))
                self._ring(painter, rings.taking, QPen(THEME.brass, max(2.8, 0.031 * w)))
            case "ours" | "theirs" | "third":
                edge = max(1.6, 0.064 * w)
                self._ring(painter, 0.5 * edge / w, QPen(camp_ink(THEME, self.kind), edge))
                if THEME.flat:
                    coin = max(7.5, 0.13 * w)
                    paint_camp_coin(painter, self.kind, 0, form.half * w, coin)
            case "drop":
                self._draw_drop(painter)
            case "named":
                self._draw_name(painter)

    def _ring(self, painter: QPainter, share: float, pen: QPen) -> None:
        """A line round face and side wall, its middle a `share` of the width outside."""
        form, w, away = self._form, self._w, share * self._w
        box = form.body(w).adjusted(-away, -away, away, form.wall * w + away)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = form.corner * w + away
        painter.drawRoundedRect(box, corner, corner)

    def _draw_hinted(self, painter: QPainter, rings: _Rings) -> None:
        """A glow and an edge of brass round the tile, and a badge with a bulb on its upper edge."""
        form, w = self._form, self._w
        body = form.body(w).adjusted(0, 0, 0, form.wall * w)
        outside, tile = QPainterPath(), QPainterPath()
        outside.addRect(self._room())
        tile.addRoundedRect(body, form.corner * w, form.corner * w)
        painter.save()
        painter.setClipPath(outside.subtracted(tile))
        soft_rect(painter, THEME, body, form.corner * w, max(10.0, 0.3 * w), THEME.brass, 0.75)
        painter.restore()
        self._ring(painter, 0.03, QPen(THEME.brass, max(2.0, 0.05 * w)))
        # Clear of pips and figures, of the piece beside, and of the words above.
        radius = max(_LEAST_BULB, rings.bulb * w)
        paint_hint_badge(painter, 0, (_BULB_IN - form.half) * w - radius, radius)

    def _draw_tag(self, painter: QPainter) -> None:
        zoom = _zoom(self._w)
        painter.scale(zoom, zoom)
        most = self._room().width() / zoom - 10
        x = -min(most, pill_width("tag", self.words)) / 2
        # Clear of the first pips.
        top = -self._form.half * self._w / zoom - _TAG_RISES
        paint_pill(painter, "tag", self.words, x, top, most)

    def _draw_suit(self, painter: QPainter) -> None:
        """A dark pill above the tile, none of whose pips it hides: the suit to be followed. That
        of a card in a trick is turned away from the others, above or below it."""
        zoom = _zoom(self._w * 1.2)
        painter.scale(zoom, zoom)
        face, high = faces.pill(), _SUIT_HEIGHT
        side = 16.0 if self._emblem else 0.0
        width = faces.text_width(self.words, face) + side + 3 * _SUIT_GAP
        top = -self._form.half * self._w / zoom
        box = QRectF(-width / 2, top - high + 2, width, high)
        if not self._emblem:
            side, down = self._towards
            card = self._form.body(self._w / zoom).adjusted(0, 0, 0, self._form.wall * self._w)
            box.moveTop(card.top() - high - 1 if down < 0 else card.bottom() + 1)
            box.translate(side * max(0.0, width - card.width()) / 2, 0)
        soft_rect(painter, THEME, box.translated(0, 1.5), high / 2, 4, _BLACK, 0.35)
        painter.setPen(QPen(THEME.edge(THEME.ink2, 0.45), 1.0))
        painter.setBrush(faded(THEME.panel, 0.94))
        painter.drawRoundedRect(box, high / 2, high / 2)
        middle = box.center().y()
        sign = QRectF(box.left() + _SUIT_GAP - 1, middle - side / 2 - 0.5, side, side)
        paint_emblem(painter, THEME, self._emblem, sign)
        left = sign.right() + _SUIT_GAP if self._emblem else box.left() + 1.5 * _SUIT_GAP
        faces.write(painter, self.words, face, THEME.ink, left, middle)

    def _slot(self) -> tuple[QRectF, float]:
        """A place for a tile, and how round its corners are."""
        w = self._w
        if self._form is not DOMINO:
            return self._form.body(w), self._form.corner * w
        wide, high = w * _SLOT, 2 * self._form.half * w + w * _SLOT - w
        return QRectF(-wide / 2, -high / 2, wide, high), 0.19 * w

    def _draw_halo(self, painter: QPainter) -> None:
        """A soft light round the place."""
        halo, fading = QRadialGradient(0, 0, 1.0), ((0, 0.36), (0.35, 0.24), (0.7, 0.07), (1, 0.0))
        halo.setStops([(reach, faded(THEME.glow, strength)) for reach, strength in fading])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.save()
        painter.scale(1.5 * self._w, 2.0 * self._w)
        painter.drawEllipse(QPointF(), 1.0, 1.0)
        painter.restore()

    def _draw_drop(self, painter: QPainter) -> None:
        w = self._w
        box, corner = self._slot()
        if not THEME.flat:
            self._draw_halo(painter)
        dashes = QPen(THEME.glow, max(1.8, 0.034 * w))
        dashes.setDashPattern([4.6, 3.2])
        dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
        for pen, brush in (
            (QPen(Qt.PenStyle.NoPen), faded(THEME.panel, SLOT)),
            (dashes, Qt.BrushStyle.NoBrush),
        ):
            painter.setPen(pen)
            painter.setBrush(brush)
            painter.drawRoundedRect(box, corner, corner)
        # A place holds a somewhat smaller tile than the hand does.
        longest = max(self.words.split(), key=len, default="")
        needed = faces.text_width(longest, faces.slot_word())
        # Below the arrow there is half of it for them.
        lines = faces.slot_word().pixelSize() * 1.25 * max(1, len(self.words.split()))
        most = min((box.width() - 8) / max(1.0, needed), box.height() / 2 / lines)
        wanted = _zoom(w * 1.2)
        zoom = max(1.0, min(wanted, most))
        # Much smaller than all others they would not be read, and the prompt says the same.
        words = self.words if zoom >= _LEAST_WORDS * wanted else ""
        # A piece lower than a domino has arrow and words higher by as much.
        short = (DOMINO.half - self._form.half) * w if words else 0.0
        arrow = QPen(THEME.glow, max(1.8, 0.036 * w))
        # A small place for a card has room for the words alone.
        if not words or not short or w >= _LEAST_ARROW:
            paint_arrow(painter, 0, (-0.17 * w if words else 0.0) - short, 0.18 * w, arrow, 90)
        painter.scale(zoom, zoom)
        wide, top = (box.width() - 8) / zoom, (max(0.34 * w, 0.03 * w + 16) - short) / zoom
        painter.setFont(faces.fitting(longest, faces.slot_word(), wide))
        painter.setPen(THEME.ink)
        # Words keep off the dashes.
        room = QRectF(-wide / 2, top - 5, wide, box.bottom() / zoom - top + 5 - _OFF_DASHES)
        wrapped = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        # Two lines in a small place begin closer to the arrow.
        needed = painter.boundingRect(room, wrapped, words).height()
        room.setTop(room.top() - max(0.0, needed - room.height()))
        if short and w < _LEAST_ARROW:
            room.setTop(-needed / 2)
        painter.drawText(room, wrapped, words)

    def _draw_name(self, painter: QPainter) -> None:
        """A name, and a line that tells more."""
        zoom = _zoom(self._w)
        painter.scale(zoom, zoom)
        y = self._form.half * self._w / zoom + 17
        for words, face in zip(
            self.words.split("\n"), (faces.label(), faces.plaque_line()), strict=False
        ):
            faces.write(painter, words, face, THEME.ink, 0, y, at=0.5)
            y += 17


def _zoom(w: float) -> float:
    """Words are set for a tile of usual size, and larger on a larger one."""
    return min(LARGEST_ZOOM, max(1.0, w / 72)) * THEME.text
