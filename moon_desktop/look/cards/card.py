"""Cards of any pack: their paper, the back that all share, figure and sign, and cards as slips."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from moon_desktop.games.views.table import Face
from moon_desktop.look.cards.paper import (
    BODY,
    CARD,
    figure_path,
    paint_figure,
    paint_paper,
    paint_suit,
)
from moon_desktop.look.cards.suits import UNIT, sign_path, star_path
from moon_desktop.look.cards.tones import pack_of
from moon_desktop.look.pack import PackLook, rounded
from moon_desktop.look.theme import Theme, faded, graded, mixed
from moon_desktop.look.tile import DOMINO, paint_wall

_SMALL: Final = 62.0
"""Narrower cards, in logical px, have a small face: figure, sign and emblem alone."""
_PLAIN_BACK: Final = 48.0
_RIM: Final = 1.6
"""Px of a card's edge where all is flat."""
FRAME: Final = QRectF(275, 175, 450, 1150)
"""What stands clear of the corners."""

_BLACK: Final = QColor("#000000")
_WHITE: Final = QColor("#FFFFFF")


class CardLook(PackLook):
    """How a pack of cards is drawn, each with a figure and the sign of its suit. Only
    ``paint_sign`` must be answered: it stands in the corners, large in the middle, on slips, and
    alone as an emblem.
    """

    form = CARD

    @abstractmethod
    def paint_sign(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        """Draws the sign of a suit in the square ``box``, from very small to half a card's width,
        in ``ink`` or whatever can be read on ``ground``."""

    def ink(self, theme: Theme, sign: str) -> QColor:
        """In what the figures of a suit are written, on cards and slips: black."""
        return pack_of(theme).tones["spades"].ink

    def ground(self, theme: Theme, sign: str) -> tuple[QColor, QColor]:
        """The colour of a slip with that sign, above and below: that of the cards."""
        pack = pack_of(theme)
        return pack.paper0, pack.paper1

    def paint_front(self, painter: QPainter, theme: Theme, face: Face, w: float) -> None:
        """Draws the front of a card, 1000 wide and 1500 high from the painter's origin; it will be
        `w` logical px wide, and is the simpler the smaller that is."""
        paint_paper(painter, pack_of(theme), rounded(BODY, CARD.corner * UNIT))
        ink = self.ink(theme, face.sign)
        if is_small(theme, w):
            paint_figure(painter, face.figure, 245, 72, 330, 390, ink)
            self.paint_sign(painter, theme, face.sign, square(240, 665, 230))
            self.paint_sign(painter, theme, face.sign, square(610, 1090, 560))
            return
        self.paint_middle(painter, theme, face)
        for turn in (0, 180):
            painter.save()
            painter.translate(BODY.center())
            painter.rotate(turn)
            painter.translate(-BODY.center())
            paint_figure(painter, face.figure, 148, 78, 185, 200, ink)
            self.paint_sign(painter, theme, face.sign, square(148, 420, 155))
            painter.restore()

    def paint_middle(self, painter: QPainter, theme: Theme, face: Face) -> None:
        """Draws what is to be seen within ``FRAME`` of a front that is not small: by itself the
        sign."""
        self.paint_sign(painter, theme, face.sign, square(500, 750, 520))

    def picture(self, theme: Theme, face: Face, w: float) -> QPainterPath:
        """What of a front is no corner that is read."""
        small = is_small(theme, w)
        return rounded(BODY.adjusted(60, 800, -60, -60) if small else FRAME, 40)

    def hatched(
        self, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> QPainterPath:
        if not face.figure:
            return super().hatched(theme, face, w, turn, ratio)
        place = QTransform().rotate(turn).scale(w / UNIT, w / UNIT)
        return place.map(self.picture(theme, face, w / ratio).translated(-BODY.center()))

    def paint(
        self, painter: QPainter, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> None:
        """Two that are alike by figure, sign and name are drawn alike. Light and edge stay as on a
        table seen from below."""
        paint_wall(painter, pack_of(theme).edge, CARD.outline(w, turn), CARD.wall * w)
        painter.save()
        painter.rotate(turn)
        painter.scale(w / UNIT, w / UNIT)
        painter.translate(-BODY.center())
        if face.figure:
            self.paint_front(painter, theme, face, w / ratio)
        else:
            _paint_back(painter, theme, plain=w / ratio < _PLAIN_BACK)
        if theme.flat:
            # White cards that lie over one another would run together.
            _paint_rim(painter, _BLACK if face.figure else _WHITE, w)
        painter.restore()

    def paint_slip(
        self, painter: QPainter, theme: Theme, face: Face, w: float, *, lies: bool
    ) -> None:
        """Figure and sign, each in its half of a slip of a domino's proportions."""
        edge = DOMINO.outline(w, -90.0 if lies else 0.0)
        paint_wall(painter, pack_of(theme).edge, edge, DOMINO.wall * w)
        if not face.figure:
            painter.fillPath(edge, theme.back0)
            painter.strokePath(edge, QPen(theme.edge(theme.backline, 0.5), 0.04 * w))
            paint_suit(painter, "crescents", 0, 0, 0.6 * w, theme.backline)
            return
        self._paint_ground(painter, theme, face.sign, edge)
        x, y = (0.42 * w, 0.0) if lies else (0.0, 0.44 * w)
        path = figure_path(face.figure)
        box = path.boundingRect()
        if not box.isEmpty():
            # The tail of a letter does not make it smaller.
            high = min(box.height(), 1.06 * UNIT)
            size = min(0.62 * w / max(high, box.width() / 2), 0.7 * w / box.width())
            place = QTransform().translate(-x, -y).scale(size, size)
            ink = self.ink(theme, face.sign)
            painter.fillPath(place.map(path.translated(-box.center())), ink)
        self.paint_sign(painter, theme, face.sign, square(x, y, 0.6 * w))

    def paint_badge(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        """The sign alone on a square of the card's paper."""
        w = box.width()
        edge = rounded(QRectF(-w / 2, -w / 2, w, w), 0.16 * w).translated(box.center())
        paint_wall(painter, pack_of(theme).edge, edge, 0.05 * w)
        self._paint_ground(painter, theme, sign, edge)
        self.paint_sign(painter, theme, sign, square(box.center().x(), box.center().y(), 0.66 * w))

    def _paint_ground(self, painter: QPainter, theme: Theme, sign: str, edge: QPainterPath) -> None:
        box, (top, low) = edge.boundingRect(), self.ground(theme, sign)
        painter.fillPath(edge, graded(box.top(), box.bottom(), (0, top), (1, low)))
        rim = faded(pack_of(theme).edge, 0.8)
        painter.strokePath(edge, QPen(rim, max(0.6, 0.02 * box.width())))


def is_small(theme: Theme, w: float) -> bool:
    """Whether a card of ``w`` logical px has the small face, whose figures are larger."""
    return w < _SMALL or theme.tile.numerals == "large"


def square(x: float, y: float, side: float) -> QRectF:
    """A square about a point."""
    return QRectF(x - side / 2, y - side / 2, side, side)


def _paint_rim(painter: QPainter, ink: QColor, w: float) -> None:
    """The edge of a card of ``w`` px where all is flat."""
    thick = max(_RIM * UNIT / w, 14.0)
    body = BODY.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    painter.strokePath(rounded(body, CARD.corner * UNIT - thick / 2), QPen(ink, thick))


class _Cloth(NamedTuple):
    """What the back of a card is covered with: in the middle, at the edge, and what is drawn on
    it."""

    middle: QColor
    edge: QColor
    line: QColor


_CLOTHS: Final[Mapping[str, _Cloth]] = {
    "sky": _Cloth(QColor("#25336B"), QColor("#0C1230"), QColor("#E9DFC0")),
    "russet": _Cloth(QColor("#8A4A3C"), QColor("#6E3529"), QColor("#F6E3B8")),
    "linen": _Cloth(QColor("#D9CBA8"), QColor("#BBA87C"), QColor("#5C4220")),
}
_WEAVE, _STARS = 34, 46
"""Px from one thread of linen to the next, and how many stars there are."""


def _paint_back(painter: QPainter, theme: Theme, *, plain: bool) -> None:
    """``plain``: the line and the crescent alone, as they are seen on a small one."""
    body = rounded(BODY, CARD.corner * UNIT)
    own = _Cloth(theme.back0, theme.back1, theme.backline)
    cloth = own if theme.flat else _CLOTHS.get(theme.backs, own)
    plain = plain or theme.flat or theme.backs == "plain"
    if theme.flat:
        painter.fillPath(body, cloth.middle)
    else:
        paint_paper(painter, pack_of(theme), body)
        window = rounded(BODY.adjusted(36, 36, -36, -36), 62)
        ground, pale = QRadialGradient(500, 750, 900), mixed(cloth.middle, _WHITE, 0.07)
        ground.setStops([(0, pale), (0.45, cloth.middle), (1, cloth.edge)])
        painter.fillPath(window, ground)
    inset = 85.0
    frame = BODY.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.edge(cloth.line, 0.5), 22.0 if plain else 10.0))
    painter.drawRoundedRect(frame, 34, 34)
    if not plain:
        figure = {"sky": _paint_stars, "linen": _paint_weave}.get(theme.backs, _paint_rosette)
        figure(painter, cloth, frame)
    high = 0.42 if plain else 0.25
    crescent = QTransform().translate(500, 750).scale(high, high).map(sign_path("crescents"))
    box = crescent.boundingRect()
    lit = 0.0 if theme.backs == "linen" else 0.75
    gold = graded(box.top(), box.bottom(), (0, mixed(cloth.line, theme.glow, lit)),
                  (1, mixed(cloth.line, theme.side, 0.35 * (not theme.flat))))  # fmt: skip
    painter.fillPath(crescent, gold)


def _paint_stars(painter: QPainter, cloth: _Cloth, frame: QRectF) -> None:
    """Stars within the line, always the same ones, and none where the crescent is."""
    chance = Random(_STARS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloth.line)
    for _ in range(_STARS):
        x, y = chance.uniform(150, 850), chance.uniform(150, 1350)
        size = chance.uniform(5, 13)
        if math.hypot(x - 500, y - 750) > 210:
            painter.drawEllipse(QPointF(x, y), size, size)
    for x, y, size in ((250, 330, 46), (760, 1130, 40), (700, 260, 30), (300, 1220, 30)):
        painter.fillPath(star_path(4, size, 0.28).translated(x, y), cloth.line)


def _paint_weave(painter: QPainter, cloth: _Cloth, frame: QRectF) -> None:
    """Threads that cross within the line."""
    inside = frame.adjusted(16, 16, -16, -16)
    painter.setPen(QPen(faded(cloth.line, 0.16), 7.0))
    for x in range(round(inside.left()), round(inside.right()), _WEAVE):
        painter.drawLine(QPointF(x, inside.top()), QPointF(x, inside.bottom()))
    for y in range(round(inside.top()), round(inside.bottom()), _WEAVE):
        painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y))


def _paint_rosette(painter: QPainter, cloth: _Cloth, frame: QRectF) -> None:
    """Twelve ellipses within the line, a medallion in their middle, a star at each corner."""
    middle = QPointF(500, 750)
    painter.save()
    painter.setClipRect(frame.adjusted(5, 5, -5, -5), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(cloth.line, 0.24), 4.5))
    painter.translate(middle)
    for _ in range(12):
        painter.drawEllipse(QPointF(), 700, 235)
        painter.rotate(15)
    painter.drawEllipse(QPointF(), 415, 415)
    painter.restore()
    pale = mixed(cloth.line, cloth.edge, 0.18)
    painter.setPen(QPen(faded(pale, 0.65), 6.0))
    painter.setBrush(faded(cloth.edge, 0.35))
    painter.drawEllipse(middle, 232, 232)
    painter.setPen(QPen(pale, 8.0))
    painter.setBrush(cloth.edge)
    painter.drawEllipse(middle, 200, 200)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pale)
    for bead in range(12):
        angle = math.radians(30 * bead)
        painter.drawEllipse(middle + QPointF(math.cos(angle), math.sin(angle)) * 232, 9, 9)
    star = star_path(4, 36, 0.33)
    for x in (155, 845):
        for y in (155, 1345):
            painter.fillPath(star.translated(x, y), pale)
