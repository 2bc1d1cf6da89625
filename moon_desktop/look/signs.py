"""Small signs drawn as shapes, since the bundled typefaces lack them or draw them otherwise."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme

COIN = 9.0
"""Radius of the dealer's coin, in px."""


def arrow_head(x: float, y: float, size: float) -> QPainterPath:
    """A solid triangle from `x` rightwards."""
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(x, y - size),
                QPointF(x + size * 1.75, y),
                QPointF(x, y + size),
                QPointF(x, y - size),
            ]
        )
    )
    return path


def paint_mark_below(painter: QPainter, theme: Theme, x: float, y: float, half: float) -> None:
    """A brass triangle whose tip is at (x, y), pointing up."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.brass)
    painter.drawPolygon(
        QPolygonF(
            [QPointF(x, y), QPointF(x + half, y + half * 1.15), QPointF(x - half, y + half * 1.15)]
        )
    )


def asterisk_path(x: float, y: float, radius: float) -> QPainterPath:
    """A six-armed asterisk as a shape: the bundled faces lack a good one."""
    arm = QPainterPath()
    arm.addRoundedRect(
        QRectF(-radius * 0.17, -radius, radius * 0.34, 2 * radius), radius * 0.17, radius * 0.17
    )
    path = QPainterPath()
    for turn in (0.0, 60.0, 120.0):
        path = path.united(QTransform().translate(x, y).rotate(turn).map(arm))
    return path


def paint_drawn_ring(painter: QPainter, box: QRectF, pen: QPen) -> None:
    """A ring as drawn by hand round a figure: it overshoots where it began."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = 44
    sweep = math.tau * 1.07
    points = []
    for step in range(steps + 1):
        angle = -2.2 + sweep * step / steps
        drift = 1.0 - 0.07 * step / steps
        points.append(
            QPointF(
                box.center().x() + box.width() / 2 * math.cos(angle) * drift,
                box.center().y() + box.height() / 2 * math.sin(angle + 0.10) * drift,
            )
        )
    painter.drawPolyline(points)


def paint_partner(painter: QPainter, theme: Theme, x: float, y: float) -> None:
    """Two linked rings: this player scores together with you."""
    painter.setPen(QPen(theme.ink2, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x - 2.8, y), 4.6, 4.6)
    painter.drawEllipse(QPointF(x + 2.8, y), 4.6, 4.6)


def paint_coin(painter: QPainter, theme: Theme, x: float, y: float, letter: str) -> None:
    """The dealer's coin with its letter, centred on (x, y)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.ivory1)
    painter.drawEllipse(QPointF(x, y), COIN, COIN)
    painter.setPen(QPen(theme.side, 1.0))
    painter.setBrush(theme.ivory0)
    painter.drawEllipse(QPointF(x, y), COIN - 1.8, COIN - 1.8)
    face = faces.coin()
    words = faces.fitted(letter, face, 2 * COIN)
    faces.write(painter, words, face, theme.pip, x - faces.text_width(words, face) / 2, y)


def paint_arrow(
    painter: QPainter, x: float, y: float, half: float, pen: QPen, turn: float = 0.0
) -> None:
    """An arrow of length 2 `half` centred on (x, y), pointing right, or turned clockwise."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QPointF(-half, 0), QPointF(half, 0))
    barb = half * 0.62
    painter.drawPolyline(
        [QPointF(half - barb, -barb), QPointF(half, 0), QPointF(half - barb, barb)]
    )
    painter.restore()


def paint_bulb(painter: QPainter, x: float, y: float, size: float, pen: QPen) -> None:
    """A light bulb, the sign of a hint, in a square of `size` px centred on (x, y)."""
    unit = size / 18
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    glass = QRectF(x - 5.2 * unit, y - 7.6 * unit, 10.4 * unit, 10.4 * unit)
    bulb = QPainterPath()
    bulb.arcMoveTo(glass, 235)
    bulb.arcTo(glass, 235, -290)
    bulb.lineTo(x + 2.1 * unit, y + 4.3 * unit)
    bulb.lineTo(x - 2.1 * unit, y + 4.3 * unit)
    bulb.closeSubpath()
    painter.drawPath(bulb)
    painter.drawLine(
        QPointF(x - 1.7 * unit, y + 7.2 * unit), QPointF(x + 1.7 * unit, y + 7.2 * unit)
    )


def paint_hint_badge(painter: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """A brass coin with a bulb on it, centred on (x, y): this is advised."""
    painter.setPen(QPen(theme.onbrass, max(1.0, radius * 0.1)))
    painter.setBrush(theme.brass)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    paint_bulb(painter, x, y, radius * 1.3, QPen(theme.onbrass, max(1.3, radius * 0.15)))


def paint_check(painter: QPainter, x: float, y: float, half: float, pen: QPen) -> None:
    """A check mark within a circle of radius `half`."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [
            QPointF(x - half * 0.55, y + half * 0.02),
            QPointF(x - half * 0.12, y + half * 0.45),
            QPointF(x + half * 0.58, y - half * 0.42),
        ]
    )
