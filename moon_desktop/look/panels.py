"""The dark panels that plates, plaques and captions are set on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, faded, graded

PANEL_ROOM = 20.0
"""Px round a panel that its shadow or glow may take."""

_OPACITY = 0.93
_LINE = 1.6
"""Px of the edge where all is flat."""
_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


def paint_panel(painter: QPainter, box: QRectF, radius: float, *, lit: bool = False) -> None:
    """A panel with a soft shadow; `lit` gives it the brass edge and glow of whose turn it is."""
    if THEME.flat:
        painter.setPen(QPen(THEME.brass, 2.6) if lit else QPen(THEME.ink, _LINE))
        painter.setBrush(THEME.panel)
        inset = 0.5 * _LINE
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        return
    soft_rect(painter, THEME, box.translated(0, 5), radius, 12, _BLACK, 0.45)
    if lit:
        soft_rect(painter, THEME, box.adjusted(-2, -2, 2, 2), radius + 2, 7, THEME.brass, 0.42)
    top, low = (faded(ink, 1.0 if lit else _OPACITY) for ink in (THEME.panelhi, THEME.panel))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(graded(box.top(), box.bottom(), (0, top), (1, low)))
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if lit:
        for inset, strength in ((2.2, 0.20), (4.0, 0.10), (6.0, 0.05)):
            inner = box.adjusted(inset, inset, -inset, -inset)
            painter.setPen(QPen(faded(THEME.brass, strength), 2.2))
            painter.drawRoundedRect(inner, radius - inset, radius - inset)
        painter.setPen(QPen(THEME.brass, 2.6))
        painter.drawRoundedRect(box, radius, radius)
        return
    high, foot = [THEME.rim] * 2 if THEME.dark else [faded(_WHITE, share) for share in (0.16, 0.07)]
    edge = graded(box.top(), box.bottom(), (0, high), (1, foot))
    painter.setPen(QPen(QBrush(edge), 1.0))
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, radius - 0.5, radius - 0.5)
