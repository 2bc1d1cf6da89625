"""The dark panels that plates, plaques and captions are set on."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPixmap, QTransform

from moon_desktop.look.kept_pictures import kept_picture
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, graded

PANEL_ROOM = 20.0
"""Px round a panel that its shadow or glow may take."""

_OPACITY = 0.93
_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


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
    x, y, across, down = corner.x() - left, corner.y() - top, at.m11(), at.m22()
    room = math.ceil(PANEL_ROOM * max(across, down)) + 1

    def painted() -> QPixmap:
        size = math.ceil(box.width() * across), math.ceil(box.height() * down)
        picture = QPixmap(size[0] + 2 * room, size[1] + 2 * room)
        picture.fill(Qt.GlobalColor.transparent)
        pen = QPainter(picture)
        pen.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen.translate(room + x, room + y)
        pen.scale(across, down)
        draw_panel(pen, theme, QRectF(QPointF(), box.size()), radius, lit)
        pen.end()
        picture.setDevicePixelRatio(ratio)
        return picture

    ratio = painter.device().devicePixelRatioF()
    form = (box.width(), box.height(), radius, lit, across, down, x, y, ratio)
    picture = kept_picture(theme, f"panel {form}", painted)
    painter.save()
    painter.setWorldMatrixEnabled(False)
    painter.setViewTransformEnabled(False)
    # What is left is the ratio of the screen, and where in its window the widget lies.
    back, _ = painter.deviceTransform().inverted()
    painter.drawPixmap(back.map(QPointF(left - room, top - room)), picture)
    painter.restore()


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
