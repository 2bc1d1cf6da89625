"""Small signs drawn as shapes, since the bundled typefaces lack them or draw them otherwise."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from moon_desktop.games.views.table import Camp
from moon_desktop.look import typography as faces
from moon_desktop.look.theme import THEME, Theme

COIN = 9.0
"""Radius of the dealer's coin, in px."""


def arrow_head(x: float, y: float, size: float) -> QPainterPath:
    """A solid triangle from `x` rightwards."""
    path = QPainterPath()
    path.addPolygon(_lines((x, y - size), (x + size * 1.75, y), (x, y + size), (x, y - size)))
    return path


def paint_mark_below(painter: QPainter, x: float, y: float, half: float) -> None:
    """A brass triangle whose tip is at (x, y), pointing up."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(THEME.brass)
    foot = y + half * 1.15
    painter.drawPolygon(_lines((x, y), (x + half, foot), (x - half, foot)))


def _lines(*corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in corners])


def _take(painter: QPainter, pen: QPen) -> None:
    """Takes a pen with a round point, and no brush."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


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
    _take(painter, pen)
    across, down, steps, points = box.width() / 2, box.height() / 2, 44, []
    for step in range(steps + 1):
        angle = -2.2 + math.tau * 1.07 * step / steps
        drift = 1.0 - 0.07 * step / steps
        x, y = across * math.cos(angle) * drift, down * math.sin(angle + 0.10) * drift
        points.append(box.center() + QPointF(x, y))
    painter.drawPolyline(points)


def paint_partner(painter: QPainter, x: float, y: float) -> None:
    """Two linked rings: this player scores together with you."""
    painter.setPen(QPen(THEME.ink2, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x - 2.8, y), 4.6, 4.6)
    painter.drawEllipse(QPointF(x + 2.8, y), 4.6, 4.6)


def paint_coin(painter: QPainter, x: float, y: float, letter: str) -> None:
    """The dealer's coin with its letter, centred on (x, y)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(THEME.ivory1)
    painter.drawEllipse(QPointF(x, y), COIN, COIN)
    painter.setPen(QPen(THEME.side, 1.0))
    painter.setBrush(THEME.ivory0)
    painter.drawEllipse(QPointF(x, y), COIN - 1.8, COIN - 1.8)
    face = faces.coin()
    faces.write(painter, letter, face, THEME.pip, x, y, at=0.5, room=2 * COIN)


def camp_ink(theme: Theme, camp: Camp) -> QColor:
    """The colour of a side on a panel."""
    return {"ours": theme.we, "theirs": theme.they, "third": theme.third}[camp]


def paint_camp(
    painter: QPainter,
    theme: Theme,
    camp: Camp,
    x: float,
    y: float,
    radius: float,
    ink: QColor | None = None,
) -> None:
    """The sign of a side in its colour on a panel, or in ``ink``, centred on (x, y): ours is a ring
    with a hole, theirs a diamond, that of a third two bars."""
    ink = ink or camp_ink(theme, camp)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if camp == "ours":
        painter.setPen(QPen(ink, radius * 0.62))
        painter.drawEllipse(QPointF(x, y), radius * 0.69, radius * 0.69)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if camp == "third":
        for left in (-0.72, 0.18):
            bar = QRectF(x + left * radius, y - 0.85 * radius, 0.54 * radius, 1.7 * radius)
            painter.drawRoundedRect(bar, 0.12 * radius, 0.12 * radius)
        return
    reach = radius * 1.12
    painter.drawPolygon(_lines((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)))


def paint_camp_coin(painter: QPainter, camp: Camp, x: float, y: float, radius: float) -> None:
    """A dark coin with that sign."""
    edge = radius * 0.19
    painter.setPen(QPen(camp_ink(THEME, camp), edge))
    painter.setBrush(THEME.panel)
    painter.drawEllipse(QPointF(x, y), radius - edge / 2, radius - edge / 2)
    paint_camp(painter, THEME, camp, x, y, radius * (0.47 if camp == "ours" else 0.42))


def paint_camp_disc(painter: QPainter, camp: Camp, x: float, y: float, radius: float) -> None:
    """A disc in the colour of a side with its sign dark in it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(camp_ink(THEME, camp))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    paint_camp(painter, THEME, camp, x, y, radius * 0.56, THEME.panel)


def paint_arrow(
    painter: QPainter, x: float, y: float, half: float, pen: QPen, turn: float = 0.0
) -> None:
    """An arrow of length 2 `half` centred on (x, y), pointing right, or turned clockwise."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    _take(painter, pen)
    painter.drawLine(QPointF(-half, 0), QPointF(half, 0))
    barb = half * 0.62
    painter.drawPolyline(_lines((half - barb, -barb), (half, 0), (half - barb, barb)))
    painter.restore()


def paint_bulb(painter: QPainter, x: float, y: float, size: float, pen: QPen) -> None:
    """A light bulb, the sign of a hint, in a square of `size` px centred on (x, y)."""
    unit = size / 18
    _take(painter, pen)
    glass = QRectF(x - 5.2 * unit, y - 7.6 * unit, 10.4 * unit, 10.4 * unit)
    bulb = QPainterPath()
    bulb.arcMoveTo(glass, 235)
    bulb.arcTo(glass, 235, -290)
    bulb.lineTo(x + 2.1 * unit, y + 4.3 * unit)
    bulb.lineTo(x - 2.1 * unit, y + 4.3 * unit)
    bulb.closeSubpath()
    painter.drawPath(bulb)
    foot = y + 7.2 * unit
    painter.drawLine(QPointF(x - 1.7 * unit, foot), QPointF(x + 1.7 * unit, foot))


def paint_hint_badge(painter: QPainter, x: float, y: float, radius: float) -> None:
    """A brass coin with a bulb on it, centred on (x, y): this is advised."""
    painter.setPen(QPen(THEME.onbrass, max(1.0, radius * 0.1)))
    painter.setBrush(THEME.brass)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    paint_bulb(painter, x, y, radius * 1.3, QPen(THEME.onbrass, max(1.3, radius * 0.15)))


def paint_check(painter: QPainter, x: float, y: float, half: float, pen: QPen) -> None:
    """A check mark within a circle of radius `half`."""
    _take(painter, pen)
    ways = ((-0.55, 0.02), (-0.12, 0.45), (0.58, -0.42))
    painter.drawPolyline(_lines(*((x + across * half, y + down * half) for across, down in ways)))


def paint_cross(painter: QPainter, x: float, y: float, half: float, pen: QPen) -> None:
    """A cross with arms of ``half`` px to each side: this was lost."""
    _take(painter, pen)
    for way in (half, -half):
        painter.drawLine(QPointF(x - half, y - way), QPointF(x + half, y + way))
