"""Portraits: the people at the table, drawn in roundels, with three moods."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.drawings import Drawing, drawing
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, mixed

Mood = Literal["neutral", "glad", "sorry"]

FACES: Final = ("theo", "bea", "ada", "milo", "ines", "hugo", "nell", "otis")
"""Those who are drawn, each in a file of resources/faces."""

RISE: Final = 0.14
"""How far hair and hats may rise over a roundel, in its diameters."""

GROUNDS: Final = {
    "": "#2B3A55", "dusk": "#4C3A6B", "dawn": "#7A4258", "sea": "#1D5A66", "wood": "#31543A",
    "sand": "#5E4828", "snow": "#4A5661", "fire": "#7A3626",
}  # fmt: skip
"""Behind the crescents of those who have no face."""
_BLACK, _LAMP = QColor("#000000"), QColor("#FFE7B8")
_WAX, _FLAME, _GLOW = QColor("#F3EAD6"), QColor("#F2B95A"), QColor("#FFF3CF")
_DISC = QRectF(-50, -50, 100, 100)
_BUST = 1.16
"""How much larger a bust is than it is drawn."""
_STANCE: Final[dict[Mood, tuple[float, float]]] = {
    "neutral": (0.0, 9.0),
    "glad": (-2.5, 9.0),
    "sorry": (3.0, 11.0),
}
"""How far the head leans, in degrees, and how far down it is drawn."""
_LARGE, _LARGE_BUST, _HIGHER = 96.0, 0.94, 2.0
"""From so many px across on a bust is smaller and higher, so that collar and shoulders are seen."""
_RIM: Final = 2.0
"""Px of the lamplight within the line round such a one."""


def paint_face(
    painter: QPainter, theme: Theme, who: str, box: QRectF, mood: Mood = "neutral"
) -> None:
    """The portrait of ``who``, one of FACES, in a roundel as wide as ``box``, over which hair and
    hats may rise by RISE; for anyone else a crescent on
    one of the GROUNDS, by itself that which stands for you."""
    painter.save()
    scale = painter.worldTransform().m11()
    large = box.width() * scale >= _LARGE
    painter.translate(box.center())
    painter.scale(box.width() / 100, box.width() / 100)
    # A line must be a pixel wide to be seen.
    line = max(2.8, 160 / box.width())
    rim = QPen(mixed(theme.panel, _BLACK, 0.35), line, c=Qt.PenCapStyle.FlatCap)
    if theme.flat:
        rim = QPen(theme.ink, line, c=Qt.PenCapStyle.FlatCap)
    else:
        soft_rect(painter, theme, _DISC.translated(0, 2.5), 50, 5, _BLACK, 0.35)
    if who in FACES:
        bust = drawing("faces", f"{who}.svg")
        _paint_bust(painter, bust, rim, mood, large=large)
    else:
        _paint_ground(painter, QColor(GROUNDS.get(who, GROUNDS[""])), rim)
        # Grounds alone would not tell them apart for everybody.
        painter.rotate(360 / len(GROUNDS) * list(GROUNDS).index(who if who in GROUNDS else ""))
        paint_crescent(painter, theme, 0, 0, 29)
    if large and not theme.flat:
        lit = _RIM * 100 / (box.width() * scale)
        away = line + lit / 2
        painter.setPen(QPen(faded(_LAMP, 0.75), lit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_DISC.adjusted(away, away, -away, -away))
    painter.restore()


def paint_candle(painter: QPainter, foot: QPointF, temper: int) -> None:
    """A candle 8 px wide on ``foot``, its flame low for a careful temper (-1), high for a bold one
    (1)."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WAX)
    painter.drawRoundedRect(QRectF(foot.x() - 3.4, foot.y() - 7, 6.8, 7), 1.2, 1.2)
    high = {-1: 8.0, 0: 10.7, 1: 13.8}[temper]
    for share, colour in ((1.0, _FLAME), (0.5, _GLOW)):
        flame = QPainterPath(QPointF(0, -high * share))
        wide = 0.4 * high * share
        flame.cubicTo(wide, -0.5 * high * share, wide, 0, 0, 0)
        flame.cubicTo(-wide, 0, -wide, -0.5 * high * share, 0, -high * share)
        painter.fillPath(flame.translated(foot.x(), foot.y() - 7.8), colour)


def _paint_ground(painter: QPainter, ground: Drawing | QColor, rim: QPen) -> None:
    """The disc behind a face, with the light of a lamp on it, and the line round it."""
    painter.setPen(Qt.PenStyle.NoPen)
    if isinstance(ground, QColor):
        painter.setBrush(ground)
        painter.drawEllipse(_DISC)
    else:
        ground.paint(painter, "ground")
    lamp = QRadialGradient(QPointF(-14, -18), 52)
    lamp.setStops([(0, faded(_LAMP, 0.30)), (0.5, faded(_LAMP, 0.13)), (1, faded(_LAMP, 0.0))])
    painter.setBrush(lamp)
    painter.drawEllipse(_DISC)
    painter.setPen(rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(_DISC.adjusted(1.4, 1.4, -1.4, -1.4))


def _paint_bust(painter: QPainter, drawn: Drawing, rim: QPen, mood: Mood, *, large: bool) -> None:
    """Below its middle the roundel cuts it off, and above it does not."""
    _paint_ground(painter, drawn, rim)
    lean, down = _STANCE[mood]
    seen = QPainterPath(QPointF(-49, 0))
    seen.arcTo(_DISC.adjusted(1, 1, -1, -1), 180, 180)
    seen.lineTo(49, -50 - 100 * RISE)
    seen.lineTo(-49, -50 - 100 * RISE)
    painter.save()
    painter.setClipPath(seen)
    painter.translate(0, down - _HIGHER if large else down)
    size = _LARGE_BUST if large else _BUST
    painter.scale(size, size)
    drawn.paint(painter, "body")
    painter.rotate(lean)
    for part in ("head", mood, "over"):
        drawn.paint(painter, part)
    painter.restore()
    painter.setPen(rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(_DISC.adjusted(1.4, 1.4, -1.4, -1.4), 187 * 16, 166 * 16)
