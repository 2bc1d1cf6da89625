"""Cards: the faces of the pack of Shoot the Moon, the back that all share, and cards as slips."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from moon_desktop.look import typography
from moon_desktop.look.cards.emblems import paint_glow
from moon_desktop.look.cards.french import french_picture, paint_french
from moon_desktop.look.cards.paper import (
    BODY,
    CARD,
    figure_path,
    paint_figure,
    paint_paper,
    paint_suit,
)
from moon_desktop.look.cards.scenes import moon_of, paint_dusk, paint_night, paint_small_night
from moon_desktop.look.cards.suits import FRENCH, SIGNS, UNIT, disc_path, sign_path, star_path
from moon_desktop.look.cards.tones import Pack, pack_of
from moon_desktop.look.theme import Theme, faded, graded, mixed
from moon_desktop.look.tile import DOMINO, paint_wall, rounded

_SMALL: Final = 62.0
"""Narrower cards, in logical px, have a small face: figure, sign and emblem alone."""
_LARGE: Final = 130.0
"""From here to the small face, the beads of the dial grow against the card."""
_BEADS: Final = 1.45
_PLAIN_BACK: Final = 48.0
_NAME: Final = 118.0
_LEAST_NAME: Final = 12.0
"""Logical px: a name that would be smaller is left out."""
MOONS: Final = ("big", "little")
"""The signs of Moon cards."""

_RIM: Final = 1.6
"""Px of a card's edge where all is flat."""

_BLACK: Final = QColor("#000000")
_WHITE: Final = QColor("#FFFFFF")


def _is_small(theme: Theme, w: float) -> bool:
    """Whether a card of ``w`` logical px has the small face, whose figures are larger."""
    return w < _SMALL or theme.tile.numerals == "large"


def paint_card(
    painter: QPainter,
    theme: Theme,
    figure: str,
    sign: str,
    name: str,
    w: float,
    turn: float = 0.0,
    ratio: float = 1.0,
) -> None:
    """Draws a card of width `w` centred on the painter's origin, turned clockwise about it;
    `ratio`: how many of its px make a logical one.

    ``sign``: a suit of ``SIGNS`` with a ``figure`` from 1 to 12, "big" or "little" for a Moon card,
    which bears a ``name``, or a suit of ``FRENCH``; without a figure it is a card's back. Two that
    are alike by these are drawn alike. Light and edge stay as on a table seen from
    below.
    """
    pack = pack_of(theme)
    paint_wall(painter, pack.edge, CARD.outline(w, turn), CARD.wall * w)
    painter.save()
    painter.rotate(turn)
    painter.scale(w / UNIT, w / UNIT)
    painter.translate(-BODY.center())
    logical = w / ratio
    if not figure:
        _paint_back(painter, theme, plain=logical < _PLAIN_BACK)
        if theme.flat:
            _paint_rim(painter, _WHITE, w)
    elif sign in SIGNS:
        _paint_face(painter, theme, figure, sign, logical)
    elif sign in FRENCH:
        paint_french(painter, pack, figure, sign, small=_is_small(theme, logical))
    else:
        _paint_moon(painter, theme, figure, sign, name, logical)
    if figure and theme.flat:
        # White cards that lie over one another would run together.
        _paint_rim(painter, _BLACK, w)
    painter.restore()


def _paint_rim(painter: QPainter, ink: QColor, w: float) -> None:
    """The edge of a card of ``w`` px where all is flat."""
    thick = max(_RIM * UNIT / w, 14.0)
    body = BODY.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    painter.strokePath(rounded(body, CARD.corner * UNIT - thick / 2), QPen(ink, thick))


def paint_moonlight(painter: QPainter, theme: Theme, sign: str, w: float) -> None:
    """Draws the light in which the moon of a Moon card glows up, over the card."""
    big = sign == "big"
    x, y, radius = moon_of(big=big, small=_is_small(theme, w))
    painter.save()
    painter.scale(w / UNIT, w / UNIT)
    painter.translate(-BODY.center())
    paint_glow(painter, x, y, radius * (1.6 if big else 3.4), pack_of(theme).tones["big"].lit, 1.0)
    painter.restore()


def picture_path(theme: Theme, sign: str, w: float, turn: float, ratio: float) -> QPainterPath:
    """The window that a card's picture is seen through, of a card as ``paint_card`` draws it."""
    small = _is_small(theme, w / ratio)
    window = french_picture(small) if sign in FRENCH else _window(sign in SIGNS, small)
    place = QTransform().rotate(turn).scale(w / UNIT, w / UNIT)
    return place.map(window.translated(-BODY.center()))


@cache
def _window(corners: bool, small: bool) -> QPainterPath:
    """The picture's outline; a card of a suit has its ``corners`` bitten out for the figures, as
    the dark is out of a crescent."""
    window = rounded(BODY.adjusted(52, 52, -52, -52), 50)
    if not corners:
        return window
    if small:
        return window.subtracted(disc_path(140, 215, 500))
    return window.subtracted(disc_path(100, 165, 335)).subtracted(disc_path(925, 1400, 215))


@cache
def _paper(window: bool, corners: bool, small: bool) -> QPainterPath:
    """The card, less its window where it has one."""
    body = rounded(BODY, CARD.corner * UNIT)
    return body.subtracted(_window(corners, small)) if window else body


def _begin_picture(painter: QPainter) -> None:
    """Keeps a picture within the card; the paper is laid over its edges."""
    painter.save()
    painter.setClipRect(BODY.adjusted(30, 30, -30, -30), Qt.ClipOperation.IntersectClip)


def _end_picture(painter: QPainter, pack: Pack, sign: str, small: bool) -> None:
    corners = sign in SIGNS
    painter.restore()
    paint_paper(painter, pack, _paper(True, corners, small))
    painter.strokePath(_window(corners, small), QPen(pack.tones[sign].rim, 8.5))


def _paint_face(painter: QPainter, theme: Theme, figure: str, suit: str, logical: float) -> None:
    small, pack = _is_small(theme, logical), pack_of(theme)
    tones = pack.tones[suit]
    if theme.flat:
        _paint_bold(painter, pack, figure, suit, small=small)
        return
    _begin_picture(painter)
    if small:
        paint_small_night(painter, suit, int(figure), tones)
    else:
        share = min(1.0, max(0.0, (_LARGE - logical) / (_LARGE - _SMALL)))
        paint_night(painter, suit, int(figure), tones, 1.0 + (_BEADS - 1.0) * share)
    _end_picture(painter, pack, suit, small)
    if small:
        paint_figure(painter, figure, 245, 72, 310, 390, tones.ink)
        paint_suit(painter, suit, 235, 530, 235, tones.ink)
        return
    paint_figure(painter, figure, 180, 72, 200, 232, tones.ink)
    paint_suit(painter, suit, 172, 380, 168, tones.ink)
    painter.save()
    painter.translate(UNIT, 1.5 * UNIT)
    painter.rotate(180)
    paint_figure(painter, figure, 132, 76, 115, 150, tones.ink)
    painter.restore()


def _paint_bold(painter: QPainter, pack: Pack, figure: str, suit: str, *, small: bool) -> None:
    """A card without picture: figure, sign and emblem in one ink, within twelve flat beads."""
    ink = pack.tones[suit].ink
    paint_paper(painter, pack, _paper(False, True, small))
    if small:
        paint_figure(painter, figure, 245, 72, 330, 390, ink)
        paint_suit(painter, suit, 240, 545, 260, ink)
        paint_suit(painter, suit, 580, 980, 620, ink)
        return
    paint_figure(painter, figure, 195, 72, 235, 260, ink)
    paint_suit(painter, suit, 190, 440, 200, ink)
    paint_suit(painter, suit, 530, 840, 400, ink)
    painter.setPen(QPen(ink, 9.0))
    for bead in range(1, 13):
        angle = math.radians(30 * bead - 90)
        spot = QPointF(530, 840) + QPointF(math.cos(angle), math.sin(angle)) * 330
        painter.setBrush(ink if bead <= int(figure) else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot, 22.0, 22.0)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_moon(
    painter: QPainter, theme: Theme, figure: str, sign: str, name: str, logical: float
) -> None:
    small, pack = _is_small(theme, logical), pack_of(theme)
    tones, on_dusk = pack.tones[sign], pack.on_dusk
    _begin_picture(painter)
    if theme.flat:
        painter.fillRect(BODY, tones.top)
        x, y, _ = moon_of(big=sign == "big", small=small)
        painter.fillPath(disc_path(x, y, 400 if sign == "big" else 130), tones.low)
    else:
        paint_dusk(painter, tones, big=sign == "big", small=small)
    _end_picture(painter, pack, sign, small)
    if small:
        paint_figure(painter, figure, 330, 130, 300, 520, on_dusk)
        return
    paint_figure(painter, figure, 250, 112, 202, 330, on_dusk)
    if _NAME / UNIT * logical < _LEAST_NAME:
        return
    face = typography.font(typography.SERIF, _NAME, 500, italic=True)
    path = QPainterPath()
    path.addText(QPointF(), face, name)
    box = path.boundingRect()
    size = min(1.0, 800.0 / box.width()) if box.width() else 1.0
    place = QTransform().translate(500, 1402).scale(size, size)
    painter.fillPath(place.map(path.translated(-box.center().x(), 0)), on_dusk)


# --- the back ---------------------------------------------------------------------------------


def _paint_back(painter: QPainter, theme: Theme, *, plain: bool) -> None:
    """``plain``: the line and the crescent alone, as they are seen on a small one."""
    if theme.flat:
        plain = True
        painter.fillPath(_paper(False, False, False), theme.back0)
    else:
        paint_paper(painter, pack_of(theme), _paper(False, False, False))
        window = rounded(BODY.adjusted(36, 36, -36, -36), 62)
        cloth, pale = QRadialGradient(500, 750, 900), mixed(theme.back0, _WHITE, 0.07)
        cloth.setStops([(0, pale), (0.45, theme.back0), (1, theme.back1)])
        painter.fillPath(window, cloth)
    inset = 85.0
    frame = BODY.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.edge(theme.backline, 0.5), 22.0 if plain else 10.0))
    painter.drawRoundedRect(frame, 34, 34)
    if not plain:
        _paint_rosette(painter, theme, frame)
    high = 0.42 if plain else 0.25
    crescent = QTransform().translate(500, 750).scale(high, high).map(sign_path("crescents"))
    box = crescent.boundingRect()
    gold = graded(box.top(), box.bottom(), (0, mixed(theme.backline, theme.glow, 0.75)),
                  (1, mixed(theme.backline, theme.side, 0.35 * (not theme.flat))))  # fmt: skip
    painter.fillPath(crescent, gold)


def _paint_rosette(painter: QPainter, theme: Theme, frame: QRectF) -> None:
    """Twelve ellipses within the line, a medallion in their middle, a star at each corner."""
    middle = QPointF(500, 750)
    painter.save()
    painter.setClipRect(frame.adjusted(5, 5, -5, -5), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(theme.backline, 0.24), 4.5))
    painter.translate(middle)
    for _ in range(12):
        painter.drawEllipse(QPointF(), 700, 235)
        painter.rotate(15)
    painter.drawEllipse(QPointF(), 415, 415)
    painter.restore()
    pale = mixed(theme.backline, theme.back1, 0.18)
    painter.setPen(QPen(faded(pale, 0.65), 6.0))
    painter.setBrush(faded(theme.back1, 0.35))
    painter.drawEllipse(middle, 232, 232)
    painter.setPen(QPen(pale, 8.0))
    painter.setBrush(theme.back1)
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


# --- beside the table -------------------------------------------------------------------------


def paint_slip(
    painter: QPainter, theme: Theme, figure: str, sign: str, w: float, *, lies: bool
) -> None:
    """Draws a card as a slip of a domino's proportions: figure and sign, each in its half; without
    a figure it is a card's back."""
    edge = DOMINO.outline(w, -90.0 if lies else 0.0)
    pack = pack_of(theme)
    paint_wall(painter, pack.edge, edge, DOMINO.wall * w)
    if not figure:
        painter.fillPath(edge, theme.back0)
        painter.strokePath(edge, QPen(theme.edge(theme.backline, 0.5), 0.04 * w))
        paint_suit(painter, "crescents", 0, 0, 0.6 * w, theme.backline)
        return
    ink = _paint_ground(painter, pack, sign, edge)
    x, y = (0.42 * w, 0.0) if lies else (0.0, 0.44 * w)
    path = figure_path(figure)
    box = path.boundingRect()
    if not box.isEmpty():
        # The tail of a letter does not make it smaller.
        high = min(box.height(), 1.06 * UNIT)
        size = min(0.62 * w / max(high, box.width() / 2), 0.7 * w / box.width())
        place = QTransform().translate(-x, -y).scale(size, size)
        painter.fillPath(place.map(path.translated(-box.center())), ink)
    _paint_sign(painter, pack, sign, x, y, 0.6 * w, ink)


def paint_badge(painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
    """Draws a sign alone on a square of the card's paper."""
    w, pack = box.width(), pack_of(theme)
    edge = rounded(QRectF(-w / 2, -w / 2, w, w), 0.16 * w).translated(box.center())
    paint_wall(painter, pack.edge, edge, 0.05 * w)
    ink = _paint_ground(painter, pack, sign, edge)
    _paint_sign(painter, pack, sign, box.center().x(), box.center().y(), 0.66 * w, ink)


def _paint_ground(painter: QPainter, pack: Pack, sign: str, edge: QPainterPath) -> QColor:
    """Paper, or a Moon card's dusk; returns the ink to be read on it."""
    tones, box = pack.tones[sign], edge.boundingRect()
    top, low, ink = pack.paper0, pack.paper1, tones.ink
    if sign in MOONS:
        top, low, ink = tones.top, mixed(tones.top, tones.mid, 0.6), pack.on_dusk
    painter.fillPath(edge, graded(box.top(), box.bottom(), (0, top), (1, low)))
    painter.strokePath(edge, QPen(faded(pack.edge, 0.8), max(0.6, 0.02 * box.width())))
    return ink


def _paint_sign(
    painter: QPainter, pack: Pack, sign: str, x: float, y: float, high: float, ink: QColor
) -> None:
    """A suit's sign; a Moon card has its moon for one, large or little."""
    if sign not in MOONS:
        paint_suit(painter, sign, x, y, high, ink)
        return
    radius = high * (0.5 if sign == "big" else 0.19)
    painter.fillPath(disc_path(x, y, radius), pack.tones[sign].low)
