"""The picture on a card: a night sky over a land, the emblem in a dial of twelve beads.

Everything is drawn at 1000 to a card's width, the origin in its upper left corner.
"""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from moon_desktop.look.cards.emblems import drawings, paint_emblem, paint_full_moon, paint_glow
from moon_desktop.look.cards.tones import Tones
from moon_desktop.look.drawings import Drawing
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
    drawn, sunk = drawings(tones), -45 + (435 if suit == "rockets" else 135) * hour
    if suit == "rockets" and number >= 5:
        # The rim of the world that the rocket has left.
        _paint_at(painter, drawn, "world", 350, 2168 + 250 * (1 - hour))
    _paint_at(painter, drawn, f"land-of-{suit}", 0, sunk)
    if suit == "crescents":
        _paint_at(painter, drawn, "pines", 0, sunk)
    painter.save()
    painter.translate(dial)
    paint_emblem(painter, suit, tones, hour)
    painter.restore()
    if suit == "rockets" and number <= 3:
        # Where the rocket has just stood; it grows thin.
        painter.setOpacity(1.0 - 1.6 * hour)
        _paint_at(painter, drawn, "smoke", 345, 1255 + 435 * hour)
        painter.setOpacity(1.0)
    _paint_dial(painter, tones, number, dial, beads)


def paint_small_night(painter: QPainter, suit: str, number: int, tones: Tones) -> None:
    """Draws the same where it is small: the emblem alone over its land."""
    hour = (number - 1) / (HOURS - 1)
    _paint_sky(painter, tones, hour)
    drawings(tones).paint(painter, f"land-of-{suit}")
    painter.save()
    painter.translate(560, 930)
    painter.scale(1.28, 1.28)
    paint_emblem(painter, suit, tones, hour)
    painter.restore()


def _paint_at(painter: QPainter, drawn: Drawing, part: str, x: float, y: float) -> None:
    painter.save()
    painter.translate(x, y)
    drawn.paint(painter, part)
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


# --- Moon cards -------------------------------------------------------------------------------


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
    drawings(tones).paint(painter, "hills")
    if not small:
        drawings(tones).paint(painter, "house")
