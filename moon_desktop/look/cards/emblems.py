"""What stands in the middle of a card: a rocket, a crescent, a star, a full moon, painted."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from moon_desktop.look.cards.suits import disc_path, drawn, mirrored, star_path
from moon_desktop.look.cards.tones import Tones
from moon_desktop.look.theme import faded, graded, mixed

_WHITE: Final = QColor("#FFFFFF")
_BLACK: Final = QColor("#000000")


def paint_emblem(painter: QPainter, suit: str, tones: Tones, hour: float) -> None:
    """Draws the emblem of a suit about the origin, 1000 to a card's width; ``hour`` (0 to 1): how
    far the night has come."""
    painter.setPen(Qt.PenStyle.NoPen)
    _EMBLEMS[suit](painter, tones, hour)


def paint_glow(
    painter: QPainter, x: float, y: float, radius: float, colour: QColor, strength: float
) -> None:
    """Light about a point that is gone at ``radius``."""
    light = QRadialGradient(x, y, radius)
    fall = ((0.0, 1.0), (0.35, 0.55), (0.7, 0.15), (1.0, 0.0))
    light.setStops(fading(colour, *((at, strength * left) for at, left in fall)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def fading(colour: QColor, *left: tuple[float, float]) -> list[tuple[float, QColor]]:
    """The stops of a gradient in one colour: where, and how solid it is there."""
    return [(at, faded(colour, strength)) for at, strength in left]


def _across(left: float, right: float, *colours: tuple[float, str]) -> QBrush:
    """Light from one side to the other."""
    light = QLinearGradient(left, 0, right, 0)
    light.setStops([(at, QColor(colour)) for at, colour in colours])
    return QBrush(light)


# --- the rocket -------------------------------------------------------------------------------


_NOSE: Final = "M-300 -800 L300 -800 L300 -345 C100 -315 -100 -315 -300 -345"
_BAND: Final = "M-300 45 C-100 75 100 75 300 45 L300 95 C100 125 -100 125 -300 95"
"""They bulge as round a barrel."""
_FIN: Final = "M-170 -90 C-300 -30 -370 100 -335 290 C-275 205 -215 170 -130 155"
_FLAMES: Final = (
    ("M-100 190 C-185 360 -83 606 0 920 C83 606 185 360 100 190", "#FFE0A8 #FFA033 #F2702C"),
    ("M-72 190 C-105 360 -47 455 0 560 C47 455 105 360 72 190", "#FFFFFF #FFF3D2 #FFE2A6"),
)


@cache
def _hull() -> QPainterPath:
    half = drawn(
        "M0 -575 C115 -470 198 -290 190 -80 C186 20 166 90 136 150 C50 168 -10 170 -60 170"
    )
    return half.united(mirrored(half))


def _paint_rocket(painter: QPainter, tones: Tones, _hour: float) -> None:
    painter.save()
    painter.rotate(26)
    painter.scale(0.5, 0.5)
    paint_glow(painter, 0, 430, 430, QColor("#FF9A3C"), 0.50)
    for outline, stops in _FLAMES:
        path = drawn(outline)
        box = path.boundingRect()
        bright, middle, deep = (QColor(colour) for colour in stops.split())
        fire = ((0, bright), (0.45, middle), (0.8, faded(deep, 0.75)), (1, faded(deep, 0)))
        painter.fillPath(path, graded(box.top(), box.bottom(), *fire))
    painter.fillPath(drawn(_FIN), _across(-360, -120, (0, "#F06552"), (1, "#D2382F")))
    painter.fillPath(mirrored(drawn(_FIN)), _across(120, 360, (0, "#B9221F"), (1, "#6E0F14")))
    painter.setBrush(QColor("#4A0F12"))
    painter.drawRoundedRect(-92, 140, 184, 66, 14, 14)
    hull = ((0, "#F3E4CB"), (0.28, "#FFFDF4"), (0.6, "#F6E9D2"), (1, "#B98F74"))
    painter.fillPath(_hull(), _across(-190, 190, *hull))
    red = ((0, "#EC6250"), (0.45, "#DA3A30"), (1, "#8E1519"))
    for band in (_NOSE, _BAND):
        painter.fillPath(_hull().intersected(drawn(band)), _across(-190, 190, *red))
    _paint_port(painter)
    painter.restore()


def _paint_port(painter: QPainter) -> None:
    """A round window in a ring."""
    middle = QPointF(0, -180)
    painter.setBrush(_across(-95, 95, (0, "#F7D692"), (1, "#A8752F")))
    painter.drawEllipse(middle, 94, 94)
    glass = QRadialGradient(-22, -206, 90)
    glass.setStops([(0, QColor("#9CC6E8")), (0.5, QColor("#3F74A8")), (1, QColor("#1C3A62"))])
    painter.setBrush(glass)
    painter.drawEllipse(middle, 66, 66)
    painter.setBrush(faded(_WHITE, 0.75))
    painter.drawEllipse(QPointF(-24, -208), 15, 11)


# --- the moons --------------------------------------------------------------------------------


def _paint_crater(
    painter: QPainter, x: float, y: float, radius: float, floor: QColor, light: QColor
) -> None:
    """A bowl lit from the upper left: dark there, and its far rim catches the light."""
    painter.setBrush(faded(light, 0.75))
    painter.drawEllipse(QPointF(x + radius * 0.10, y + radius * 0.12), radius, radius)
    bowl = QLinearGradient(x - radius, y - radius, x + radius, y + radius)
    bowl.setStops([(0, mixed(floor, _BLACK, 0.16)), (1, mixed(floor, light, 0.30))])
    painter.setBrush(bowl)
    painter.drawEllipse(QPointF(x, y), radius * 0.96, radius * 0.96)


_ON_CRESCENT: Final = (
    (-0.40, -0.66, 0.085), (-0.63, -0.29, 0.115), (-0.70, 0.13, 0.165), (-0.53, 0.42, 0.060),
    (-0.40, 0.62, 0.115), (-0.02, 0.80, 0.085), (-0.82, -0.16, 0.040), (0.26, 0.83, 0.045),
)  # fmt: skip
"""Craters: x, y and radius, in radii of the moon."""


def _paint_crescent(painter: QPainter, tones: Tones, hour: float) -> None:
    """It waxes with the hours; what is dark of it shines faintly, by light from the earth."""
    radius, away = 240.0, 0.31 + 0.26 * hour
    disc = disc_path(0, 0, radius)
    slant = math.radians(-30)
    bite = disc_path(
        away * radius * math.cos(slant), away * radius * math.sin(slant), 0.86 * radius
    )
    lit = disc.subtracted(bite)
    box = lit.boundingRect()
    painter.save()
    painter.translate(-box.center())
    paint_glow(painter, -60, 20, 1.75 * radius, tones.glow, 0.30)
    paint_glow(painter, 30, -10, 0.98 * radius, tones.glow, 0.34)
    light = QLinearGradient(-0.75 * radius, -0.8 * radius, 0.5 * radius, 0.9 * radius)
    light.setStops([(0, tones.lit), (0.55, mixed(tones.lit, tones.shade, 0.45)), (1, tones.shade)])
    painter.fillPath(lit, light)
    painter.setClipPath(lit, Qt.ClipOperation.IntersectClip)
    floor = mixed(tones.shade, tones.mid, 0.16)
    for x, y, size in _ON_CRESCENT:
        _paint_crater(painter, x * radius, y * radius, size * radius, floor, tones.lit)
    painter.restore()


_SEAS: Final = (
    (-0.33, -0.44, 0.37, 0.34), (0.20, -0.41, 0.26, 0.24), (0.38, -0.12, 0.31, 0.27),
    (0.67, -0.32, 0.13, 0.17), (0.56, 0.14, 0.19, 0.24), (0.33, 0.27, 0.16, 0.16),
    (-0.62, -0.04, 0.30, 0.46), (-0.36, 0.12, 0.32, 0.26), (-0.50, 0.40, 0.19, 0.19),
    (-0.19, 0.38, 0.27, 0.22),
)  # fmt: skip
"""Imbrium, Serenitatis, Tranquillitatis, Crisium, Fecunditatis, Nectaris, Procellarum, Insularum,
Humorum, Nubium: x, y, half width and half height, in radii of the moon; none reaches its limb."""

_CRATERS: Final = (
    (-0.33, -0.14, 0.058), (-0.60, -0.12, 0.036), (-0.12, -0.775, 0.045), (0.34, -0.72, 0.055),
    (0.04, 0.10, 0.036), (0.10, 0.40, 0.042), (0.48, 0.54, 0.058), (-0.34, 0.72, 0.066),
    (0.24, 0.78, 0.042), (-0.66, 0.58, 0.040),
)  # fmt: skip
_TYCHO: Final = (-0.10, 0.64)
_RAYS: Final = (
    (-104, 1.30), (-76, 1.40), (-52, 1.0), (-24, 0.72), (-132, 0.95), (18, 0.5),
)  # fmt: skip
"""Of Tycho: the way they go, in degrees, and how far."""


def paint_full_moon(painter: QPainter, tones: Tones, radius: float) -> None:
    """Draws the moon as it is, with its seas and the rays of Tycho, about the origin."""
    painter.save()
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    body = QRadialGradient(-0.36, -0.42, 1.62)
    body.setStops([(0, tones.lit), (0.45, tones.lit), (1, tones.shade)])
    painter.setBrush(body)
    painter.drawEllipse(QPointF(), 1, 1)
    sea = mixed(tones.shade, tones.mid, 0.16)
    soft = QRadialGradient(0, 0, 1)
    soft.setStops(fading(sea, (0, 0.62), (0.5, 0.52), (0.8, 0.20), (1, 0)))
    painter.setBrush(soft)
    for x, y, wide, high in _SEAS:
        painter.save()
        painter.translate(x, y)
        painter.scale(wide, high)
        painter.drawEllipse(QPointF(), 1, 1)
        painter.restore()
    for turn, far in _RAYS:
        ray = QLinearGradient(0, 0, far, 0)
        ray.setStops(fading(tones.lit, (0, 0.46), (0.5, 0.26), (1, 0)))
        painter.save()
        painter.translate(*_TYCHO)
        painter.rotate(turn)
        painter.setBrush(ray)
        painter.drawPolygon(_beam(far, 0.03, 0.055))
        painter.restore()
    floor = mixed(tones.shade, tones.mid, 0.06)
    for x, y, size in (*_CRATERS, (*_TYCHO, 0.075)):
        _paint_crater(painter, x, y, size, floor, tones.lit)
    dusk = QRadialGradient(-0.36, -0.42, 1.56)
    dusk.setStops(fading(tones.top, (0.5, 0), (0.78, 0.12), (1, 0.40)))
    painter.setBrush(dusk)
    painter.drawEllipse(QPointF(), 1, 1)
    painter.restore()


def _beam(far: float, begin: float, end: float) -> QPolygonF:
    """A beam from the origin to the right, half as wide as those where it begins and ends."""
    return QPolygonF([QPointF(0, -begin), QPointF(far, -end), QPointF(far, end), QPointF(0, begin)])


def _paint_full_moon(painter: QPainter, tones: Tones, _hour: float) -> None:
    paint_glow(painter, 0, 0, 410, tones.glow, 0.38)
    paint_full_moon(painter, tones, 238)


# --- the star ---------------------------------------------------------------------------------


def _paint_star(painter: QPainter, tones: Tones, _hour: float) -> None:
    """Ten facets lit from the upper left, and glints: long ones upright, short ones aslant."""
    radius = 250.0
    paint_glow(painter, 0, 0, 1.65 * radius, tones.glow, 0.42)
    for turn in range(8):
        long = turn % 2 == 0
        far = (1.75 if long else 1.05) * radius
        glint = QLinearGradient(0, 0, far, 0)
        glint.setStops(fading(tones.glow, (0, 0.85), (0.5, 0.55), (1, 0)))
        painter.setBrush(glint)
        painter.drawPolygon(_beam(far, 9.0 if long else 6.0, 0.0))
        painter.rotate(45)
    outline = star_path(5, radius, 0.47).toFillPolygon()
    corners = [outline.at(at) for at in range(outline.size() - 1)]
    deep = mixed(tones.shade, tones.mid, 0.50)
    for at, corner in enumerate(corners):
        following = corners[(at + 1) % len(corners)]
        edge = following - corner
        # How squarely the facet looks to the light.
        facing = (0.83 * edge.x() - 0.55 * edge.y()) / math.hypot(edge.x(), edge.y())
        most = tones.lit if facing > 0 else deep
        colour = mixed(tones.shade, most, min(1.0, abs(facing) * 1.35))
        painter.setBrush(colour)
        # The next facet's edge would let the sky through.
        painter.setPen(QPen(colour, 2.0))
        painter.drawPolygon(QPolygonF([QPointF(), corner, following]))
    paint_glow(painter, 0, 0, 46, _WHITE, 0.75)


_EMBLEMS: Final[dict[str, Callable[[QPainter, Tones, float], None]]] = {
    "rockets": _paint_rocket,
    "crescents": _paint_crescent,
    "stars": _paint_star,
    "full-moons": _paint_full_moon,
}
