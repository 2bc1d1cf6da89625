"""The dark panels that plates, plaques and captions are set on."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QTransform

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, graded

PANEL_ROOM = 20.0
"""Px round a panel that its shadow or glow may take."""

_OPACITY = 0.93
_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


_KEPT = 16
"""So many panels are kept as pictures: those of a table at one size, lit and not."""


def paint_panel(
    painter: QPainter, theme: Theme, box: QRectF, radius: float, *, lit: bool = False
) -> None:
    """A panel with a soft shadow; `lit` gives it the brass edge and glow of whose turn it is."""
    at = painter.deviceTransform()
    if at.type().value > QTransform.TransformationType.TxScale.value:
        draw_panel(painter, theme, box, radius, lit)
        return
    # The picture lies on whole px of the device, the panel on it where it has to be.
    corner = at.map(box.topLeft())
    left, top = math.floor(corner.x()), math.floor(corner.y())
    within = QPointF(corner.x() - left, corner.y() - top)
    form = (box.width(), box.height(), at.m11(), at.m22(), within.x(), within.y())
    picture, room = _picture(theme, radius, lit, *form)
    painter.save()
    painter.setWorldMatrixEnabled(False)
    painter.setViewTransformEnabled(False)
    # What is left is the ratio of the screen, and where in its window the widget lies.
    device = painter.deviceTransform()
    back, _ = device.inverted()
    picture.setDevicePixelRatio(device.m11())
    painter.drawImage(back.map(QPointF(left - room, top - room)), picture)
    painter.restore()


@lru_cache(maxsize=_KEPT)
def _picture(
    theme: Theme,
    radius: float,
    lit: bool,
    width: float,
    height: float,
    across: float,
    down: float,
    x: float,
    y: float,
) -> tuple[QImage, int]:
    """A panel ``across`` and ``down`` times as large, ``x`` and ``y`` px within the room that is
    left round it, and that room."""
    room = math.ceil(PANEL_ROOM * max(across, down)) + 1
    size = math.ceil(width * across) + 2 * room, math.ceil(height * down) + 2 * room
    picture = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room + x, room + y)
    painter.scale(across, down)
    draw_panel(painter, theme, QRectF(0, 0, width, height), radius, lit)
    painter.end()
    return picture, room


def draw_panel(painter: QPainter, theme: Theme, box: QRectF, radius: float, lit: bool) -> None:
    """A panel as ``paint_panel`` shows it, but drawn anew."""
    soft_rect(painter, box.translated(0, 5), radius, 12, _BLACK, 0.45)
    if lit:
        soft_rect(painter, box.adjusted(-2, -2, 2, 2), radius + 2, 7, theme.brass, 0.42)
    fill = QLinearGradient(0, box.top(), 0, box.bottom())
    fill.setColorAt(0, faded(theme.panelhi, 1.0 if lit else _OPACITY))
    fill.setColorAt(1, faded(theme.panel, 1.0 if lit else _OPACITY))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if lit:
        for inset, strength in ((2.2, 0.20), (4.0, 0.10), (6.0, 0.05)):
            inner = box.adjusted(inset, inset, -inset, -inset)
            painter.setPen(QPen(faded(theme.brass, strength), 2.2))
            painter.drawRoundedRect(inner, radius - inset, radius - inset)
        painter.setPen(QPen(theme.brass, 2.6))
        painter.drawRoundedRect(box, radius, radius)
        return
    edge = graded(box.top(), box.bottom(), (0, faded(_WHITE, 0.16)), (1, faded(_WHITE, 0.07)))
    painter.setPen(QPen(QBrush(edge), 1.0))
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, radius - 0.5, radius - 0.5)
