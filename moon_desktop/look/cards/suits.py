"""The signs of the suits of Shoot the Moon and of French cards, as shapes in one ink."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from moon_desktop.look.crescent import crescent_path

UNIT: Final = 1000.0
"""Paths are cut out of one another at this size: at that of 1 their curves break."""

_CRATERS: Final = (
    (-0.155, -0.13, 0.150), (0.205, 0.13, 0.105), (0.165, -0.225, 0.055),
    (-0.095, 0.255, 0.062), (0.035, 0.405, 0.030), (0.335, -0.07, 0.036),
)  # fmt: skip
"""Of the full moon: x, y, radius. They are unequal, or it is a bowling ball."""


def disc_path(x: float, y: float, radius: float) -> QPainterPath:
    """A disc."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


@cache
def drawn(outline: str) -> QPainterPath:
    """A closed outline as SVG writes one: to a point (M), straight on (L), along a cubic curve (C),
    at 1000 a unit; callers must not change it."""
    path = QPainterPath()
    ways: dict[str, Callable[..., None]] = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo}
    for step in re.findall(r"[MLC][^MLC]+", outline):
        ways[step[0]](*map(float, step[1:].split()))
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
    hull = drawn("M0 -560 C170 -420 225 -200 185 60 C175 120 155 170 125 215 L-50 215")
    fin = drawn("M150 -60 C310 30 375 160 345 370 C285 275 200 215 100 205")
    flame = drawn("M20 300 L-72 300 C-115 420 -35 470 0 600")
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


def _hearts() -> QPainterPath:
    return drawn(
        "M0 470 C-110 330 -470 60 -470 -190 C-470 -480 -90 -510 0 -230"
        " C90 -510 470 -480 470 -190 C470 60 110 330 0 470"
    )


def _spades() -> QPainterPath:
    leaf = drawn(
        "M0 -500 C-110 -340 -460 -110 -460 130 C-460 360 -130 370 -20 160 L20 160"
        " C130 370 460 360 460 130 C460 -110 110 -340 0 -500"
    )
    return leaf.united(_foot())


def _clubs() -> QPainterPath:
    leaves = disc_path(0, -265, 225).united(disc_path(-235, 95, 225))
    stem = drawn("M-60 -120 L60 -120 L60 160 L-60 160")
    return leaves.united(disc_path(235, 95, 225)).united(stem).united(_foot())


def _foot() -> QPainterPath:
    return drawn("M-45 100 C-40 300 -90 420 -190 490 L190 490 C90 420 40 300 45 100")


def _diamonds() -> QPainterPath:
    return drawn(
        "M0 -500 C80 -330 230 -130 370 0 C230 130 80 330 0 500"
        " C-80 330 -230 130 -370 0 C-230 -130 -80 -330 0 -500"
    )


FRENCH: Final[dict[str, Callable[[], QPainterPath]]] = {
    "clubs": _clubs,
    "diamonds": _diamonds,
    "hearts": _hearts,
    "spades": _spades,
}
"""The same of French cards, all drawn as large."""

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
    shape, size = (FRENCH[suit], 1.0) if suit in FRENCH else SIGNS[suit]
    return QTransform().scale(size, size).map(shape())
