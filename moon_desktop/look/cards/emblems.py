"""What stands in the middle of a card: a rocket, a crescent, a star, a full moon, painted."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from moon_desktop.look.cards.suits import disc_path
from moon_desktop.look.cards.tones import Tones
from moon_desktop.look.drawings import Drawing, drawing
from moon_desktop.look.theme import faded, mixed

_RADIUS: Final = 240.0
"""Of the moon that a crescent is cut out of."""
_FULL: Final = 100.0
"""Of the full moon, as it is drawn."""


def drawings(tones: Tones) -> Drawing:
    """The emblems and lands of the nights in the colours of one of them, 1000 to a card's
    width."""
    inks = {name: colour.name() for name, colour in tones._asdict().items()}
    return drawing("cards", "nights.svg", **inks)


def paint_emblem(painter: QPainter, suit: str, tones: Tones, hour: float) -> None:
    """Draws the emblem of a suit about the origin, 1000 to a card's width; ``hour`` (0 to 1): how
    far the night has come."""
    if suit == "crescents":
        _paint_crescent(painter, tones, hour)
    else:
        drawings(tones).paint(painter, suit)


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


def _paint_crescent(painter: QPainter, tones: Tones, hour: float) -> None:
    """It waxes with the hours; what is dark of it shines faintly, by light from the earth."""
    away, slant = _RADIUS * (0.31 + 0.26 * hour), math.radians(-30)
    bite = disc_path(away * math.cos(slant), away * math.sin(slant), 0.86 * _RADIUS)
    lit = disc_path(0, 0, _RADIUS).subtracted(bite)
    painter.save()
    painter.translate(-lit.boundingRect().center())
    paint_glow(painter, -60, 20, 1.75 * _RADIUS, tones.glow, 0.30)
    paint_glow(painter, 30, -10, 0.98 * _RADIUS, tones.glow, 0.34)
    light = QLinearGradient(-0.75 * _RADIUS, -0.8 * _RADIUS, 0.5 * _RADIUS, 0.9 * _RADIUS)
    light.setStops([(0, tones.lit), (0.55, mixed(tones.lit, tones.shade, 0.45)), (1, tones.shade)])
    painter.fillPath(lit, light)
    painter.setClipPath(lit, Qt.ClipOperation.IntersectClip)
    drawings(tones).paint(painter, "craters")
    painter.restore()


def paint_full_moon(painter: QPainter, tones: Tones, radius: float) -> None:
    """Draws the moon as it is, with its seas and the rays of Tycho, about the origin."""
    painter.save()
    painter.scale(radius / _FULL, radius / _FULL)
    drawings(tones).paint(painter, "full-moon")
    painter.restore()
