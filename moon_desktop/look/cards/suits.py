"""The signs of the suits of Shoot the Moon, as shapes in one ink, told apart by their outline."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from moon_desktop.look.crescent import crescent_path

UNIT: Final = 1000.0
"""Paths are cut out of one another at this size: at that of 1 their curves break."""

_CRATERS: Final = (
    (-0.155, -0.13, 0.150),
    (0.205, 0.13, 0.105),
    (0.165, -0.225, 0.055),
    (-0.095, 0.255, 0.062),
    (0.035, 0.405, 0.030),
    (0.335, -0.07, 0.036),
)
"""Of the full moon: x, y, radius. They are unequal, or it is a bowling ball."""


def disc_path(x: float, y: float, radius: float) -> QPainterPath:
    """A disc."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def curved_path(*points: tuple[float, ...]) -> QPainterPath:
    """A closed outline at 1000 a unit: a point of two goes straight there, one of six along a
    cubic curve."""
    path = QPainterPath(QPointF(points[0][0], points[0][1]) * UNIT)
    for point in points[1:]:
        if len(point) == 2:
            path.lineTo(QPointF(*point) * UNIT)
        else:
            path.cubicTo(*(part * UNIT for part in point))
    path.closeSubpath()
    return path


def mirrored(path: QPainterPath) -> QPainterPath:
    """The other half."""
    return QTransform().scale(-1.0, 1.0).map(path)


def star_path(points: int, radius: float, inner: float, tip: float = 0.0) -> QPainterPath:
    """A star about the origin, a point up, its notches at ``inner`` of ``radius``; the tips are
    rounded over the share ``tip`` of an edge."""
    reach, step = (radius, radius * inner), math.pi / points
    corners = [
        QPointF(math.sin(at * step), -math.cos(at * step)) * reach[at % 2]
        for at in range(2 * points)
    ]
    path = QPainterPath()
    for at, corner in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % (2 * points)]
        cut = 0.0 if at % 2 else tip
        begin = corner + (before - corner) * cut
        if at:
            path.lineTo(begin)
        else:
            path.moveTo(begin)
        path.quadTo(corner, corner + (after - corner) * cut)
    path.closeSubpath()
    return path


def _rocket() -> QPainterPath:
    hull = curved_path(
        (0.0, -0.56),
        (0.17, -0.42, 0.225, -0.20, 0.185, 0.06),
        (0.175, 0.12, 0.155, 0.17, 0.125, 0.215),
        (-0.05, 0.215),
    )
    fin = curved_path(
        (0.15, -0.06),
        (0.31, 0.03, 0.375, 0.16, 0.345, 0.37),
        (0.285, 0.275, 0.20, 0.215, 0.10, 0.205),
    )
    flame = curved_path((0.02, 0.30), (-0.072, 0.30), (-0.115, 0.42, -0.035, 0.47, 0.0, 0.60))
    half = hull.united(fin).united(mirrored(flame))
    whole = half.united(mirrored(half)).subtracted(disc_path(0, -0.15 * UNIT, 0.08 * UNIT))
    return QTransform().rotate(32).scale(0.96, 0.96).map(whole)


def _crescent() -> QPainterPath:
    path = crescent_path(0, 0, 0.5 * UNIT)
    box = path.boundingRect()
    size = UNIT / box.height()
    return QTransform().scale(size, size).map(path.translated(-box.center()))


def _star() -> QPainterPath:
    return star_path(5, 0.53 * UNIT, 0.47, 0.10)


def _full_moon() -> QPainterPath:
    path = disc_path(0, 0, 0.46 * UNIT)
    for x, y, radius in _CRATERS:
        path = path.subtracted(disc_path(x * UNIT, y * UNIT, radius * UNIT))
    return path


SIGNS: Final[dict[str, tuple[Callable[[], QPainterPath], float]]] = {
    "rockets": (_rocket, 1.10),
    "crescents": (_crescent, 1.0),
    "stars": (_star, 1.06),
    "full-moons": (_full_moon, 0.95),
}
"""By suit the shape of its sign, and how much larger than others it is drawn to look as large."""


@cache
def sign_path(suit: str) -> QPainterPath:
    """The sign of a suit about the origin, 1000 high as they look; callers must not change it.

    Raises KeyError for anything else.
    """
    shape, size = SIGNS[suit]
    return QTransform().scale(size, size).map(shape())
