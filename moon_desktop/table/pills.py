"""Pills: small rounded labels for a bid, a turn, a tag."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import crescent_path
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import THEME

PillKind = Literal["plain", "bidder", "turn", "tag"]
"""Plain: outlined; bidder: brass with a crescent; turn: brass with an arrow; tag: brass."""

HEIGHTS: dict[PillKind, float] = {"plain": 21.0, "bidder": 21.0, "turn": 24.0, "tag": 22.0}
_SIGN_ROOM = 14.0
_BLACK = QColor("#000000")


def pill_font(kind: PillKind) -> QFont:
    return faces.turn_pill() if kind in ("turn", "tag") else faces.pill()


def pill_width(kind: PillKind, text: str) -> float:
    """The px a pill needs for `text`."""
    side = 12.0 if kind in ("turn", "tag") else 8.5
    sign = _SIGN_ROOM if kind in ("bidder", "turn") else 0.0
    return faces.text_width(text, pill_font(kind)) + 2 * side + sign


def paint_pill(
    painter: QPainter,
    kind: PillKind,
    text: str,
    x: float,
    middle: float,
    most: float,
) -> float:
    """Draws a pill from `x` rightwards, centred on height `middle`, and returns its width;
    words that do not fit into `most` px are set smaller, and at last cut short."""
    room = most - (pill_width(kind, "") if text else 0.0)
    face = faces.fitting(text, pill_font(kind), room)
    words = faces.fitted(text, face, room)
    width = pill_width(kind, "") + faces.text_width(words, face)
    height = HEIGHTS[kind]
    box = QRectF(x, middle - height / 2, width, height)
    ink = _paint_ground(painter, kind, box)
    painter.setPen(Qt.PenStyle.NoPen)
    text_x = x + (width - faces.text_width(words, face)) / 2
    if kind in ("bidder", "turn"):
        text_x += _SIGN_ROOM / 2
        sign_x = text_x - 8.5
        if kind == "bidder":
            painter.fillPath(crescent_path(sign_x, middle, 5.4), ink)
        else:
            painter.fillPath(arrow_head(sign_x - 3.0, middle, 4.0), ink)
    faces.write(painter, words, face, ink, text_x, middle)
    return width


def _paint_ground(painter: QPainter, kind: PillKind, box: QRectF) -> QColor:
    """Draws what the words stand on; returns the colour they take."""
    radius = box.height() / 2
    if kind == "plain":
        painter.setPen(QPen(THEME.edge(THEME.ink2, 0.55), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        return THEME.ink2
    painter.setPen(Qt.PenStyle.NoPen)
    if kind in ("turn", "tag"):
        soft_rect(painter, THEME, box.translated(0, 1.5), radius, 4, _BLACK, 0.35)
    painter.setBrush(THEME.brass)
    painter.drawRoundedRect(box, radius, radius)
    return THEME.onbrass
