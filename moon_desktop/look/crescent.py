"""The moon's shapes: the crescent, and the score's moon from new to full."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from moon_desktop.look.theme import Theme, faded, mixed

# A crescent is a circle less a smaller one moved aside, then turned.
_BITE_RADIUS = 0.84
_BITE_X = 0.46
_BITE_Y = -0.04
_TURN = -25.0

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


def crescent_path(x: float, y: float, radius: float, turn: float = _TURN) -> QPainterPath:
    """A crescent within the circle at (x, y), its horns to the right, turned `turn` degrees
    clockwise."""
    # Where the two circles meet, seen from the centre of each.
    apart = math.hypot(_BITE_X, _BITE_Y)
    along = (apart**2 + 1 - _BITE_RADIUS**2) / (2 * apart)
    outer = math.degrees(math.acos(along))
    inner = math.degrees(math.acos((apart - along) / _BITE_RADIUS))
    tilt = math.degrees(math.atan2(_BITE_Y, _BITE_X)) + turn
    angle = math.radians(tilt)
    bite = QPointF(
        x + apart * radius * math.cos(angle),
        y + apart * radius * math.sin(angle),
    )
    path = QPainterPath()
    # Qt's arcs count anticlockwise from three o'clock.
    path.arcMoveTo(_circle(x, y, radius), -tilt + outer)
    path.arcTo(_circle(x, y, radius), -tilt + outer, 360 - 2 * outer)
    path.arcTo(_circle(bite.x(), bite.y(), radius * _BITE_RADIUS), -tilt + 180 + inner, -2 * inner)
    path.closeSubpath()
    return path


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
    gold = QLinearGradient(x, y - radius, x, y + radius)
    gold.setColorAt(0, theme.glow)
    gold.setColorAt(1, mixed(theme.brass, theme.brassd, 0.12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gold)
    painter.drawPath(crescent_path(x, y, radius))


def paint_score_moon(
    painter: QPainter, theme: Theme, x: float, y: float, radius: float, fullness: float | None
) -> None:
    """The moon that tells a score: `fullness` 0 new to 1 full; None, below zero, is a dashed
    ring."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.panelhi, theme.ink, 0.08))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    if fullness:
        _paint_lit(painter, theme, x, y, radius, fullness)
    ring = QPen(faded(theme.ink2, 0.62), max(1.0, radius * 0.05))
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
    pale = QRadialGradient(x + radius * 0.25, y - radius * 0.35, radius * 1.5)
    pale.setColorAt(0, theme.ivory0)
    pale.setColorAt(0.55, mixed(theme.ivory1, theme.brass, 0.18))
    pale.setColorAt(1, mixed(theme.ivory2, theme.brass, 0.35))
    painter.fillPath(lit, pale)
    painter.setClipPath(lit)
    painter.setBrush(faded(mixed(theme.ivory2, theme.line, 0.25), 0.55))
    for dx, dy, size in _CRATERS:
        painter.drawEllipse(QPointF(x + dx * radius, y + dy * radius), size * radius, size * radius)
    painter.setClipping(False)


def _circle(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
