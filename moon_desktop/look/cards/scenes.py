"""The picture on a card: a night sky over a land, the emblem in a dial of twelve beads.

Everything is drawn at 1000 to a card's width, the origin in its upper left corner.
"""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from moon_desktop.look.cards.emblems import paint_emblem, paint_full_moon, paint_glow
from moon_desktop.look.cards.suits import drawn
from moon_desktop.look.cards.tones import Tones
from moon_desktop.look.theme import faded, graded, mixed

HOURS: Final = 12
_DIAL: Final = 322.0
_TOP, _FLOOR = 52.0, 1448.0
"""Of the picture: its upper and its lower edge."""
_WHITE: Final = QColor("#FFFFFF")


def paint_night(painter: QPainter, suit: str, number: int, tones: Tones, beads: float) -> None:
    """Draws the hour ``number`` (1 to 12) of a suit's night; ``beads``: how much larger than on a
    large card those of the dial are."""
    hour = (number - 1) / (HOURS - 1)
    _paint_sky(painter, tones, hour)
    dial = QPointF(500, 850 - 118 * hour)
    _paint_stars(painter, tones, f"{suit} {number}", 10 + 3 * number, dial)
    if suit == "rockets" and number >= 5:
        _paint_world(painter, tones, hour)
    painter.save()
    painter.translate(0, -45 + (435 if suit == "rockets" else 135) * hour)
    _paint_land(painter, suit, tones)
    if suit == "crescents":
        for x, top, high in _PINES:
            painter.fillPath(_pine(x, top, high), tones.land)
    painter.restore()
    painter.save()
    painter.translate(dial)
    paint_emblem(painter, suit, tones, hour)
    painter.restore()
    if suit == "rockets" and number <= 3:
        _paint_smoke(painter, tones, hour)
    _paint_dial(painter, tones, number, dial, beads)


def paint_small_night(painter: QPainter, suit: str, number: int, tones: Tones) -> None:
    """Draws the same where it is small: the emblem alone over its land."""
    hour = (number - 1) / (HOURS - 1)
    _paint_sky(painter, tones, hour)
    _paint_land(painter, suit, tones)
    painter.save()
    painter.translate(560, 930)
    painter.scale(1.28, 1.28)
    paint_emblem(painter, suit, tones, hour)
    painter.restore()


def _paint_sky(painter: QPainter, tones: Tones, hour: float) -> None:
    dawn = mixed(tones.low, tones.mid, 0.42 * hour)
    sky = graded(_TOP, _FLOOR, (0, tones.top), (0.55, tones.mid), (0.93, dawn), (1, dawn))
    painter.fillRect(QRectF(0, 0, 1000, 1500), sky)


def _paint_stars(
    painter: QPainter, tones: Tones, seed: str, many: int, dial: QPointF | None, low: float = 1180
) -> None:
    """Stars strewn over the sky, alike in every run; none lies on the dial."""
    chance = random.Random(seed)
    painter.setPen(Qt.PenStyle.NoPen)
    while many:
        x, y = chance.uniform(70, 930), _TOP + 20 + (low - _TOP) * chance.random() ** 1.35
        radius, strength = 2 + 4 * chance.random() ** 2.2, chance.uniform(0.45, 1.0)
        if dial is not None:
            far = math.hypot(x - dial.x(), y - dial.y())
            if abs(far - _DIAL) < 35 or far < 255:
                continue
        elif x < 430 and y < 350:
            # There stands the figure.
            continue
        many -= 1
        painter.setBrush(faded(mixed(tones.glow, _WHITE, 0.5), strength))
        painter.drawEllipse(QPointF(x, y), radius, radius)
        if radius > 4.6:
            paint_glow(painter, x, y, 4 * radius, tones.glow, 0.35 * strength)


def _paint_dial(
    painter: QPainter, tones: Tones, number: int, middle: QPointF, beads: float
) -> None:
    """As many beads lit as the number says, the first at one o'clock."""
    box = QRectF(middle.x() - _DIAL, middle.y() - _DIAL, 2 * _DIAL, 2 * _DIAL)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(_WHITE, 0.18), 3.2 * beads))
    painter.drawEllipse(box)
    painter.setPen(QPen(faded(mixed(tones.glow, _WHITE, 0.45), 0.9), 6.0 * beads))
    painter.drawArc(box, 60 * 16, -30 * 16 * (number - 1))
    for bead in range(1, HOURS + 1):
        angle = math.radians(30 * bead - 90)
        spot = middle + QPointF(math.cos(angle), math.sin(angle)) * _DIAL
        if bead > number:
            painter.setPen(QPen(faded(_WHITE, 0.44), 3.6 * beads))
            painter.setBrush(faded(tones.mid, 0.5))
            painter.drawEllipse(spot, 9.0 * beads, 9.0 * beads)
            continue
        paint_glow(painter, spot.x(), spot.y(), 50.0 * beads, tones.glow, 0.62)
        painter.setBrush(_WHITE)
        painter.drawEllipse(spot, 13.5 * beads, 13.5 * beads)


# --- the land ---------------------------------------------------------------------------------


def _below(ridge: str) -> QPainterPath:
    """Everything below a line from the left edge to the right one."""
    return drawn(f"{ridge} L1100 2200 L-100 2200")


_DUNES: Final = (
    "M-100 1270 C80 1200 200 1235 340 1215 C500 1190 580 1150 720 1200 "
    "C840 1245 920 1185 1100 1200",
    "M-100 1210 C80 1270 200 1300 380 1275 C560 1245 640 1290 800 1275 "
    "C900 1265 1000 1250 1100 1250",
    "M-100 1315 C120 1300 280 1355 480 1345 C660 1335 800 1360 1100 1330",
)
"""Three ridges of a land, the furthest first, before it is moved."""

_HILLS: Final = (
    "M-100 1170 C100 1170 240 1235 360 1235 C460 1235 520 1185 640 1185 "
    "C760 1185 860 1245 1100 1235",
    "M-100 1320 C140 1310 240 1275 420 1275 C580 1275 660 1305 800 1295 "
    "C920 1285 1000 1280 1100 1280",
    "M-100 1290 C140 1310 260 1375 440 1380 C620 1385 800 1360 1100 1330",
)
_PINES: Final = (
    (75, 1175, 170), (150, 1095, 270), (228, 1185, 190), (305, 1265, 130), (605, 1300, 90),
    (672, 1255, 130), (745, 1295, 90),
)  # fmt: skip
"""The tip of each, and how high it is."""

_PEAKS: Final = (
    "M-100 1245 L30 1220 L125 1180 L255 1225 L375 1150 L500 1222 L620 1125 L735 1195 L830 1155 "
    "L930 1200 L1100 1170",
    "M-100 1300 L90 1262 L200 1300 L400 1232 L520 1285 L660 1245 L800 1310 L930 1260 L1100 1290",
    "M-100 1330 L50 1282 L105 1300 L210 1205 L285 1262 L355 1335 L480 1365 L580 1325 L700 1375 "
    "L860 1300 L1100 1400",
)


_LANDS: Final = {"rockets": _DUNES, "crescents": _HILLS, "stars": _PEAKS}


def _paint_land(painter: QPainter, suit: str, tones: Tones) -> None:
    """In three tones: the further off, the more of the sky is in them; under full moons, a sea."""
    if suit not in _LANDS:
        _paint_sea(painter, tones)
        return
    haze = mixed(tones.low, tones.mid, 0.45)
    for share, ridge in zip((0.40, 0.17, 0.0), _LANDS[suit], strict=True):
        path, colour = _below(ridge), mixed(tones.land, haze, share)
        top = path.boundingRect().top()
        foot = mixed(colour, tones.land, 0.4)
        painter.fillPath(path, graded(top, top + 260, (0, colour), (1, foot)))


def _pine(x: float, top: float, high: float) -> QPainterPath:
    """A pine of three tiers with its tip there."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for begin, end, half in ((0.0, 0.46, 0.20), (0.24, 0.74, 0.28), (0.48, 1.08, 0.36)):
        tip, foot = QPointF(x, top + begin * high), top + end * high
        path.addPolygon([tip, QPointF(x + half * high, foot), QPointF(x - half * high, foot), tip])
    return path


def _paint_sea(painter: QPainter, tones: Tones) -> None:
    """Water with eleven bars of light, longer and shorter, under the moon."""
    top = 1225.0
    near = mixed(tones.land, tones.top, 0.4)
    water = graded(top, top + 250, (0, mixed(tones.mid, tones.low, 0.12)), (1, near))
    painter.fillRect(QRectF(0, top, 1000, 800), water)
    painter.fillRect(QRectF(0, top - 2, 1000, 4), faded(tones.glow, 0.65))
    painter.setPen(Qt.PenStyle.NoPen)
    bars = ((-8, 108), (-4, 168), (4, 146), (-2, 84), (6, 142), (0, 168), (-8, 124), (4, 96),
            (8, 116), (-2, 78), (2, 48))  # fmt: skip
    for at, (aside, half) in enumerate(bars):
        painter.setBrush(faded(tones.lit, 0.92 - 0.06 * at))
        bar = QRectF(500 + aside - half, top + 16 + 19.5 * at, 2 * half, 7.5 - 0.2 * at)
        painter.drawRoundedRect(bar, 3.5, 3.5)


def _paint_world(painter: QPainter, tones: Tones, hour: float) -> None:
    """The rim of the world that the rocket has left."""
    x, radius = 350.0, 840.0
    y = 1328 + 250 * (1 - hour) + radius
    air = QRadialGradient(x, y, radius + 120)
    rim = radius / (radius + 120)
    air.setStops([(rim, faded(tones.glow, 0.42)), (1, faded(tones.glow, 0.0))])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(air)
    painter.drawEllipse(QPointF(x, y), radius + 120, radius + 120)
    ground = QRadialGradient(x, y, radius)
    night = mixed(tones.mid, tones.top, 0.55)
    ground.setStops([(0, tones.land), (0.88, tones.land), (0.985, night), (1, tones.mid)])
    painter.setBrush(ground)
    painter.drawEllipse(QPointF(x, y), radius, radius)


_SMOKE: Final = (
    (0.42, ((-185, 0, 48), (-110, -28, 58), (-20, -48, 66), (75, -30, 60), (160, -6, 52))),
    (0.80, ((-120, 16, 38), (-60, -4, 46), (20, -8, 52), (92, 12, 42), (150, 26, 28))),
)
"""Billows, the further ones first: how bright, and the balls of each by place and radius."""


def _paint_smoke(painter: QPainter, tones: Tones, hour: float) -> None:
    """Where the rocket has just stood; it grows thin."""
    thin = 1.0 - 1.6 * hour
    for share, balls in _SMOKE:
        cloud = QPainterPath()
        cloud.setFillRule(Qt.FillRule.WindingFill)
        for x, y, radius in balls:
            cloud.addEllipse(QPointF(x, y), radius, radius)
        bright = mixed(tones.mid, tones.lit, share)
        fade = graded(-110, 60, (0, faded(bright, 0.95 * thin)), (1, faded(tones.mid, 0.55 * thin)))
        painter.save()
        painter.translate(345, 1255 + 435 * hour)
        painter.fillPath(cloud, fade)
        painter.restore()


# --- Moon cards -------------------------------------------------------------------------------

_FURTHER: Final = (
    "M-100 1260 C60 1200 200 1190 340 1235 C460 1275 560 1270 660 1235 C780 1195 900 1195 1100 1225"
)
_HILL: Final = (
    "M-100 1270 C60 1200 200 1210 340 1238 C460 1262 520 1298 680 1300 C820 1302 940 1285 1100 1265"
)
_HOUSE: Final = "M695 1310 L695 1252 L673 1252 L728 1207 L783 1252 L761 1252 L761 1310"


def moon_of(*, big: bool, small: bool) -> tuple[float, float, float]:
    """Middle and radius of the moon of a Moon card."""
    return (520, 930, 415) if big else (600, 900, 172) if small else (600, 760, 115)


def paint_dusk(painter: QPainter, tones: Tones, *, big: bool, small: bool) -> None:
    """Draws the whole window of a Moon card: an orange dusk over one hill, alike on both but for
    the moon and its light; ``small``, without pines and house."""
    amber = mixed(tones.low, tones.mid, 0.0 if big else 0.32)
    high, middle = (0.42, 0.60) if big else (0.50, 0.30)
    dusk = graded(
        _TOP,
        1260,
        (0, tones.top),
        (high, mixed(mixed(tones.mid, tones.top, 0.35), tones.mid, middle)),
        (high + 0.30, mixed(tones.mid, tones.low, 0.45 if big else 0.12)),
        (1, amber),
    )
    painter.fillRect(QRectF(0, 0, 1000, 1500), dusk)
    if not small:
        _paint_stars(painter, tones, "big" if big else "little", 16 if big else 58, None, 820)
    x, y, radius = moon_of(big=big, small=small)
    paint_glow(painter, x, y, radius * (1.55 if big else 2.6), tones.glow, 0.55)
    painter.save()
    painter.translate(x, y)
    paint_full_moon(painter, tones, radius)
    painter.restore()
    further = mixed(tones.land, tones.mid, 0.32)
    painter.fillPath(_below(_FURTHER), further)
    painter.fillPath(_below(_HILL), tones.land)
    if small:
        return
    for tip, top, tall in ((203, 1015, 235), (285, 1110, 150)):
        painter.fillPath(_pine(tip, top, tall), tones.land)
    painter.fillPath(drawn(_HOUSE), tones.land)
    for pane in (706, 735):
        painter.fillRect(QRectF(pane, 1264, 18, 20), QColor("#F7C56E"))
