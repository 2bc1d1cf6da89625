"""The moon's shapes, the crescent and the score's moon from new to full, and the night sky."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from moon_desktop.look.theme import Theme, faded, graded, mixed

# Craters of the score's moon: x, y and radius in radii of the moon.
_CRATERS = (
    (0.42, -0.42, 0.20),
    (0.10, 0.02, 0.17),
    (0.52, 0.16, 0.26),
    (0.16, 0.52, 0.22),
    (-0.36, -0.36, 0.24),
    (-0.48, 0.22, 0.16),
    (-0.12, -0.66, 0.12),
)

_NIGHT: Final = (0.0, "#2C4C66", 0.45), (0.62, "#122C44", 0.55), (1.0, "#0A1626", 0.60)
"""The night from the middle of a sky to its rim, and how much of it lies on the theme's felt."""
STAR: Final = QColor("#FFF8E2")


def night_sky(theme: Theme) -> list[tuple[float, QColor]]:
    """The stops of the night over the theme's felt, from the middle of a sky to its rim."""
    if theme.flat:
        return [(at, QColor("#000000")) for at, _, _ in _NIGHT]
    felt = theme.moon, theme.mat1, theme.matline
    return [
        (at, mixed(tone, QColor(night), share))
        for tone, (at, night, share) in zip(felt, _NIGHT, strict=True)
    ]


@cache
def _crescent() -> QPainterPath:
    """A circle of radius 100 less a smaller one moved aside."""
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(), 100, 100)
    bite.addEllipse(QPointF(46, -4), 84, 84)
    return QTransform().rotate(-25).map(disc.subtracted(bite))


def crescent_path(x: float, y: float, radius: float) -> QPainterPath:
    """A crescent within the circle at (x, y), its horns to the right and a little up."""
    size = radius / 100
    return QTransform().translate(x, y).scale(size, size).map(_crescent())


def lit_path(x: float, y: float, radius: float, fullness: float) -> QPainterPath:
    """The lit part of a moon that waxes from its right limb; empty at 0, the disc at 1.

    The lit share of the area equals `fullness`, so equal gains look equal.
    """
    path = QPainterPath()
    share = min(1.0, max(0.0, fullness))
    if share == 0.0:
        return path
    # The terminator is half an ellipse; its half axis runs from +radius to -radius.
    axis = radius * (1 - 2 * share)
    path.arcMoveTo(_circle(x, y, radius), 90)
    path.arcTo(_circle(x, y, radius), 90, -180)
    terminator = QRectF(x - abs(axis), y - radius, 2 * abs(axis), 2 * radius)
    path.arcTo(terminator, 270, 180 if axis > 0 else -180)
    path.closeSubpath()
    return path


def paint_crescent(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """A crescent of pale gold, lit from above."""
    path = crescent_path(x, y, radius)
    if theme.flat:
        painter.fillPath(path, theme.brass)
        return
    deep = mixed(theme.brass, theme.brassd, 0.12)
    painter.fillPath(path, graded(y - radius, y + radius, (0, theme.glow), (1, deep)))


def paint_score_moon(
    painter: QPainter, theme: Theme, x: float, y: float, radius: float, fullness: float | None
) -> None:
    """The moon that tells a score: `fullness` 0 new to 1 full; None, below zero, is a dashed
    ring."""
    painter.save()
    # Where all is flat it needs an edge on white paper.
    painter.setPen(QPen(theme.panel, 3.0) if theme.flat else Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.panelhi, theme.ink, 0.0 if theme.flat else 0.08))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    if fullness:
        _paint_lit(painter, theme, x, y, radius, fullness)
    ring = QPen(theme.edge(theme.ink2, 0.62), max(1.0, radius * 0.05))
    if fullness is None:
        ring.setDashPattern([3.0, 2.4])
    painter.setPen(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), radius - 0.5, radius - 0.5)
    painter.restore()


def _paint_lit(
    painter: QPainter, theme: Theme, x: float, y: float, radius: float, fullness: float
) -> None:
    lit = lit_path(x, y, radius, fullness)
    if theme.flat:
        painter.fillPath(lit, theme.ivory0)
        return
    pale = QRadialGradient(x + radius * 0.25, y - radius * 0.35, radius * 1.5)
    middle, rim = mixed(theme.ivory1, theme.brass, 0.18), mixed(theme.ivory2, theme.brass, 0.35)
    pale.setStops([(0, theme.ivory0), (0.55, middle), (1, rim)])
    painter.fillPath(lit, pale)
    painter.setClipPath(lit)
    painter.setBrush(faded(mixed(theme.ivory2, theme.line, 0.25), 0.55))
    for dx, dy, size in _CRATERS:
        painter.drawEllipse(QPointF(x + dx * radius, y + dy * radius), size * radius, size * radius)
    painter.setClipping(False)


def _circle(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
