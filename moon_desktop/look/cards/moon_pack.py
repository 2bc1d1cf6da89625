"""The cards of Shoot the Moon: each suit a night with its emblem, and two Moon cards at dusk."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from moon_desktop.games.views.table import Face
from moon_desktop.look import typography
from moon_desktop.look.cards.card import CardLook, is_small
from moon_desktop.look.cards.emblems import paint_glow
from moon_desktop.look.cards.paper import BODY, CARD, paint_figure, paint_paper, paint_suit
from moon_desktop.look.cards.scenes import moon_of, paint_dusk, paint_night, paint_small_night
from moon_desktop.look.cards.suits import SIGNS, UNIT, disc_path
from moon_desktop.look.cards.tones import Pack, pack_of
from moon_desktop.look.pack import rounded
from moon_desktop.look.theme import Theme, mixed

_LARGE: Final = 130.0
_SMALL: Final = 62.0
"""From that width to this, in logical px, the beads of the dial grow against the card."""
_BEADS: Final = 1.45
_NAME: Final = 118.0
_LEAST_NAME: Final = 12.0
"""Logical px: a name that would be smaller is left out."""
MOONS: Final = ("big", "little")
"""The signs of Moon cards."""


class MoonLook(CardLook):
    """``sign``: a suit of ``SIGNS`` with a figure from 1 to 12, or "big" or "little" for a Moon
    card, which bears a name."""

    def ink(self, theme: Theme, sign: str) -> QColor:
        pack = pack_of(theme)
        return pack.on_dusk if sign in MOONS else pack.tones[sign].ink

    def ground(self, theme: Theme, sign: str) -> tuple[QColor, QColor]:
        """Paper, or a Moon card's dusk."""
        tones = pack_of(theme).tones[sign]
        if sign in MOONS:
            return tones.top, mixed(tones.top, tones.mid, 0.6)
        return super().ground(theme, sign)

    def paint_sign(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        """A Moon card has its moon for one, large or little."""
        x, y, high = box.center().x(), box.center().y(), box.height()
        if sign not in MOONS:
            paint_suit(painter, sign, x, y, high, self.ink(theme, sign))
            return
        radius = high * (0.5 if sign == "big" else 0.19)
        painter.fillPath(disc_path(x, y, radius), pack_of(theme).tones[sign].low)

    def picture(self, theme: Theme, face: Face, w: float) -> QPainterPath:
        """The window that the night is seen through."""
        return _window(face.sign in SIGNS, is_small(theme, w))

    def paint_front(self, painter: QPainter, theme: Theme, face: Face, w: float) -> None:
        if face.sign in MOONS:
            _paint_moon(painter, theme, face.figure, face.sign, face.name, w)
        elif theme.flat:
            _paint_bold(painter, theme, face.figure, face.sign, w)
        else:
            _paint_face(painter, theme, face.figure, face.sign, w)


LOOK: Final = MoonLook()


def paint_moonlight(painter: QPainter, theme: Theme, sign: str, w: float) -> None:
    """Draws the light in which the moon of a Moon card glows up, over the card."""
    big = sign == "big"
    x, y, radius = moon_of(big=big, small=is_small(theme, w))
    painter.save()
    painter.scale(w / UNIT, w / UNIT)
    painter.translate(-BODY.center())
    paint_glow(painter, x, y, radius * (1.6 if big else 3.4), pack_of(theme).tones["big"].lit, 1.0)
    painter.restore()


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
    small, pack = is_small(theme, logical), pack_of(theme)
    tones = pack.tones[suit]
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


def _paint_bold(painter: QPainter, theme: Theme, figure: str, suit: str, logical: float) -> None:
    """A card without picture: figure, sign and emblem in one ink, within twelve flat beads."""
    small, pack = is_small(theme, logical), pack_of(theme)
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
    small, pack = is_small(theme, logical), pack_of(theme)
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
