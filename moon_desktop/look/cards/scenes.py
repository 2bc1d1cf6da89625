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
from moon_desktop.look.cards.suits import curved_path
from moon_desktop.look.cards.tones import MOON_CARD, Tones
from moon_desktop.look.theme import faded, graded, mixed

HOURS: Final = 12
_DIAL: Final = 322.0
_TOP, _FLOOR, _SIDE = 52.0, 1448.0, 52.0
"""Of the picture: its upper and lower edge, and its left one."""
_WHITE: Final = QColor("#FFFFFF")


def paint_night(painter: QPainter, suit: str, number: int, tones: Tones, beads: float) -> None:
    """Draws the hour ``number`` (1 to 12) of a suit's night; ``beads``: how much larger than on a
    large card those of the dial are."""
    hour = (number - 1) / (HOURS - 1)
    _paint_sky(painter, tones, hour)
    dial = QPointF(500, 850 - 118 * hour)
    _paint_stars(painter, tones, f"{suit} {number}", 10 + 3 * number, dial)
    _paint_land(painter, suit, number, tones, hour)
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
    painter.save()
    painter.translate(0, 40)
    if suit == "full-moons":
        _paint_sea(painter, tones)
    else:
        _paint_layers(painter, tones, _DUNES)
    painter.restore()
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

_Ridge = tuple[tuple[float, ...], ...]


def _ridge(*points: tuple[float, ...]) -> QPainterPath:
    """Everything below a line from the left edge to the right one."""
    return curved_path(*points, (1.1, 2.2), (-0.1, 2.2))


_DUNES: Final[tuple[_Ridge, ...]] = (
    (
        (-0.1, 1.27),
        (0.08, 1.20, 0.20, 1.235, 0.34, 1.215),
        (0.50, 1.19, 0.58, 1.15, 0.72, 1.20),
        (0.84, 1.245, 0.92, 1.185, 1.1, 1.20),
    ),
    (
        (-0.1, 1.21),
        (0.08, 1.27, 0.20, 1.30, 0.38, 1.275),
        (0.56, 1.245, 0.64, 1.29, 0.80, 1.275),
        (0.90, 1.265, 1.0, 1.25, 1.1, 1.25),
    ),
    (
        (-0.1, 1.315),
        (0.12, 1.30, 0.28, 1.355, 0.48, 1.345),
        (0.66, 1.335, 0.80, 1.36, 1.1, 1.33),
    ),
)
"""Three ridges of a land, the furthest first, before it is moved."""

_HILLS: Final[tuple[_Ridge, ...]] = (
    (
        (-0.1, 1.17),
        (0.10, 1.17, 0.24, 1.235, 0.36, 1.235),
        (0.46, 1.235, 0.52, 1.185, 0.64, 1.185),
        (0.76, 1.185, 0.86, 1.245, 1.1, 1.235),
    ),
    (
        (-0.1, 1.32),
        (0.14, 1.31, 0.24, 1.275, 0.42, 1.275),
        (0.58, 1.275, 0.66, 1.305, 0.80, 1.295),
        (0.92, 1.285, 1.0, 1.28, 1.1, 1.28),
    ),
    (
        (-0.1, 1.29),
        (0.14, 1.31, 0.26, 1.375, 0.44, 1.38),
        (0.62, 1.385, 0.80, 1.36, 1.1, 1.33),
    ),
)
_PINES: Final = (
    (0.075, 1.175, 0.17),
    (0.150, 1.095, 0.27),
    (0.228, 1.185, 0.19),
    (0.305, 1.265, 0.13),
    (0.605, 1.300, 0.09),
    (0.672, 1.255, 0.13),
    (0.745, 1.295, 0.09),
)
"""The tip of each, and how high it is."""

_PEAKS: Final[tuple[_Ridge, ...]] = (
    (
        (-0.1, 1.245), (0.03, 1.22), (0.125, 1.18), (0.255, 1.225), (0.375, 1.15), (0.50, 1.222),
        (0.62, 1.125), (0.735, 1.195), (0.83, 1.155), (0.93, 1.20), (1.1, 1.17),
    ),
    (
        (-0.1, 1.30), (0.09, 1.262), (0.20, 1.30), (0.40, 1.232), (0.52, 1.285), (0.66, 1.245),
        (0.80, 1.31), (0.93, 1.26), (1.1, 1.29),
    ),
    (
        (-0.1, 1.33), (0.05, 1.282), (0.105, 1.30), (0.21, 1.205), (0.285, 1.262), (0.355, 1.335),
        (0.48, 1.365), (0.58, 1.325), (0.70, 1.375), (0.86, 1.30), (1.1, 1.40),
    ),
)  # fmt: skip


def _paint_land(painter: QPainter, suit: str, number: int, tones: Tones, hour: float) -> None:
    if suit == "rockets" and number >= 5:
        _paint_world(painter, tones, hour)
    painter.save()
    painter.translate(0, -45 + 135 * hour)
    if suit == "full-moons":
        _paint_sea(painter, tones)
    elif suit == "stars":
        _paint_layers(painter, tones, _PEAKS)
    elif suit == "crescents":
        _paint_layers(painter, tones, _HILLS)
        for x, top, high in _PINES:
            painter.fillPath(pine_path(x, top, high), tones.land)
    else:
        painter.translate(0, 300 * hour)
        _paint_layers(painter, tones, _DUNES)
    painter.restore()


def _paint_layers(painter: QPainter, tones: Tones, ridges: tuple[_Ridge, ...]) -> None:
    """The further off, the more of the sky is in the land."""
    haze = mixed(tones.low, tones.mid, 0.45)
    for share, points in zip((0.40, 0.17, 0.0), ridges, strict=True):
        path, colour = _ridge(*points), mixed(tones.land, haze, share)
        top = path.boundingRect().top()
        foot = mixed(colour, tones.land, 0.4)
        painter.fillPath(path, graded(top, top + 260, (0, colour), (1, foot)))


def pine_path(x: float, top: float, high: float) -> QPainterPath:
    """A pine of three tiers with its tip there."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for begin, end, half in ((0.0, 0.46, 0.20), (0.24, 0.74, 0.28), (0.48, 1.08, 0.36)):
        tier = (
            (x, top + begin * high),
            (x + half * high, top + end * high),
            (x - half * high, top + end * high),
        )
        path.addPath(curved_path(*tier))
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


def _paint_smoke(painter: QPainter, tones: Tones, hour: float) -> None:
    """Billows where the rocket has just stood."""
    painter.save()
    painter.translate(345, 1255 + 435 * hour)
    painter.setPen(Qt.PenStyle.NoPen)
    thin = 1.0 - 1.6 * hour
    puffs = (
        (0.42, ((-185, 0, 48), (-110, -28, 58), (-20, -48, 66), (75, -30, 60), (160, -6, 52))),
        (0.80, ((-120, 16, 38), (-60, -4, 46), (20, -8, 52), (92, 12, 42), (150, 26, 28))),
    )
    for share, balls in puffs:
        cloud = QPainterPath()
        cloud.setFillRule(Qt.FillRule.WindingFill)
        for x, y, radius in balls:
            cloud.addEllipse(QPointF(x, y), radius, radius)
        bright = mixed(tones.mid, tones.lit, share)
        fade = graded(-110, 60, (0, faded(bright, 0.95 * thin)), (1, faded(tones.mid, 0.55 * thin)))
        painter.fillPath(cloud, fade)
    painter.restore()


# --- Moon cards -------------------------------------------------------------------------------

_FURTHER: Final[_Ridge] = (
    (-0.1, 1.26),
    (0.06, 1.20, 0.20, 1.19, 0.34, 1.235),
    (0.46, 1.275, 0.56, 1.27, 0.66, 1.235),
    (0.78, 1.195, 0.90, 1.195, 1.1, 1.225),
)
_HILL: Final[_Ridge] = (
    (-0.1, 1.27),
    (0.06, 1.20, 0.20, 1.21, 0.34, 1.238),
    (0.46, 1.262, 0.52, 1.298, 0.68, 1.300),
    (0.82, 1.302, 0.94, 1.285, 1.1, 1.265),
)
_HOUSE: Final = ((0.695, 1.31), (0.695, 1.252), (0.673, 1.252), (0.728, 1.207), (0.783, 1.252),
                 (0.761, 1.252), (0.761, 1.31))  # fmt: skip


def paint_dusk(painter: QPainter, *, big: bool, small: bool) -> None:
    """Draws the whole window of a Moon card: an orange dusk over one hill, alike on both but for
    the moon and its light; ``small``, without pines and house."""
    tones = MOON_CARD
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
    x, y, radius = (520, 930, 415) if big else (600, 900, 172) if small else (600, 760, 115)
    paint_glow(painter, x, y, radius * (1.55 if big else 2.6), tones.glow, 0.55)
    painter.save()
    painter.translate(x, y)
    paint_full_moon(painter, tones, radius)
    painter.restore()
    further = mixed(tones.land, tones.mid, 0.32)
    painter.fillPath(_ridge(*_FURTHER), further)
    painter.fillPath(_ridge(*_HILL), tones.land)
    if small:
        return
    for tip, top, tall in ((0.203, 1.015, 0.235), (0.285, 1.11, 0.15)):
        painter.fillPath(pine_path(tip, top, tall), tones.land)
    painter.fillPath(curved_path(*_HOUSE), tones.land)
    for pane in (0.706, 0.735):
        painter.fillRect(QRectF(pane * 1000, 1264, 18, 20), QColor("#F7C56E"))
