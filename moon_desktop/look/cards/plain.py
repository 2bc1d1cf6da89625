"""How a playing card of any pack looks: its proportions, face, back and edge, as vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from moon_desktop.look import typography
from moon_desktop.look.crescent import crescent_path
from moon_desktop.look.theme import Theme, faded, graded, mixed
from moon_desktop.look.tile import DOMINO, Form

CARD: Final = Form(half=0.76, corner=0.10, wall=0.022)

_FIGURE, _SMALL_SIGN, _SIGN = 0.30, 0.20, 0.46
"""The size of a figure and of the signs below it and in the middle, in card widths."""
_INSET, _TOP = 0.21, 0.24
"""How far the middle of a figure lies from the left edge and from the upper one."""
_RIM = 0.06


def paint_card(
    painter: QPainter,
    theme: Theme,
    figure: str,
    sign: str,
    tone: str,
    w: float,
    turn: float = 0.0,
) -> None:
    """Draws a card of width `w` centred on the painter's origin, turned clockwise about it;
    without a figure it is a card's back. Light and edge stay as on a table seen from below."""
    edge = CARD.outline(w, turn)
    side = theme.side if figure else theme.backside
    painter.fillPath(edge.translated(0, CARD.wall * w).united(edge), side)
    if not figure:
        _paint_back(painter, theme, edge, w, turn)
        return
    _paint_body(painter, theme, edge, CARD.half * w, w)
    ink = _ink(theme, tone)
    painter.save()
    painter.rotate(turn)
    for upside in (0.0, 180.0):
        painter.save()
        painter.rotate(upside)
        x, y = (-0.5 + _INSET) * w, (-CARD.half + _TOP) * w
        paint_sign(painter, figure, x, y, _FIGURE * w, 0.40 * w, ink)
        paint_sign(painter, sign, x, y + 0.31 * w, _SMALL_SIGN * w, 0.3 * w, ink)
        painter.restore()
    paint_sign(painter, sign, 0.0, 0.0, _SIGN * w, 0.6 * w, ink)
    painter.restore()


def paint_slip(
    painter: QPainter, theme: Theme, figure: str, sign: str, tone: str, w: float, *, lies: bool
) -> None:
    """Draws a card as a slip of a domino's proportions: figure and sign, each in its half."""
    edge = DOMINO.outline(w, -90.0 if lies else 0.0)
    painter.fillPath(edge.translated(0, DOMINO.wall * w).united(edge), theme.side)
    _paint_body(painter, theme, edge, w / 2 if lies else w, w)
    x, y = (0.42 * w, 0.0) if lies else (0.0, 0.44 * w)
    paint_sign(painter, figure, -x, -y, 0.62 * w, 0.7 * w, _ink(theme, tone))
    paint_sign(painter, sign, x, y, 0.6 * w, 0.7 * w, _ink(theme, tone))


def _ink(theme: Theme, tone: str) -> QColor:
    return theme.red if tone == "red" else theme.pip


def _paint_body(painter: QPainter, theme: Theme, edge: QPainterPath, half: float, w: float) -> None:
    body = graded(-half, half, (0, theme.ivory0), (1, theme.ivory1))
    painter.fillPath(edge, body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.line, 0.55), max(0.6, 0.010 * w)))
    painter.drawPath(edge)


def paint_sign(
    painter: QPainter,
    text: str,
    x: float,
    y: float,
    size: float,
    most: float,
    ink: QColor,
) -> None:
    """Draws text as a shape `size` high with its middle at (x, y), at most `most` wide."""
    if not text:
        return
    if text in SHAPES:
        path = SHAPES[text]()
    else:
        path = QPainterPath()
        path.addText(QPointF(), typography.card_figure(), text)
    paint_shape(painter, path, x, y, size, most, ink)


def paint_shape(
    painter: QPainter,
    path: QPainterPath,
    x: float,
    y: float,
    size: float,
    most: float,
    ink: QColor,
) -> None:
    """Draws a shape `size` high with its middle at (x, y), at most `most` wide."""
    box = path.boundingRect()
    if box.isEmpty():
        return
    scale = min(size / max(box.height(), box.width() / 2), most / box.width())
    place = QTransform().translate(x, y).scale(scale, scale)
    painter.fillPath(place.map(path.translated(-box.center())), ink)


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.5))
    path.cubicTo(-0.25, 0.2, -0.52, 0.05, -0.52, -0.2)
    path.cubicTo(-0.52, -0.58, -0.08, -0.58, 0, -0.24)
    path.cubicTo(0.08, -0.58, 0.52, -0.58, 0.52, -0.2)
    path.cubicTo(0.52, 0.05, 0.25, 0.2, 0, 0.5)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.56))
    for x, y in ((0.42, 0.0), (0.0, 0.56), (-0.42, 0.0), (0.0, -0.56)):
        path.quadTo(QPointF(x, y) * 0.36 + path.currentPosition() * 0.36, QPointF(x, y))
    return path


def _stalk() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.05))
    path.quadTo(0.03, 0.42, 0.2, 0.55)
    path.lineTo(-0.2, 0.55)
    path.quadTo(-0.03, 0.42, 0, 0.05)
    return path


def _spade() -> QPainterPath:
    body = QTransform().translate(0, -0.06).scale(1.0, -1.0).map(_heart())
    return body.united(_stalk())


def _club() -> QPainterPath:
    path = _stalk()
    for x, y in ((0.0, -0.28), (-0.28, 0.1), (0.28, 0.1)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.245, 0.245)
        path = path.united(leaf)
    return path


SHAPES: Final[dict[str, Callable[[], QPainterPath]]] = {
    "\N{BLACK HEART SUIT}": _heart,
    "\N{BLACK DIAMOND SUIT}": _diamond,
    "\N{BLACK SPADE SUIT}": _spade,
    "\N{BLACK CLUB SUIT}": _club,
}
"""The suits of a pack of cards, which the bundled typefaces lack."""


def _paint_back(painter: QPainter, theme: Theme, edge: QPainterPath, w: float, turn: float) -> None:
    sheen = graded(-CARD.half * w, CARD.half * w, (0, theme.back0), (1, theme.back1))
    painter.fillPath(edge, sheen)
    painter.save()
    painter.rotate(turn)
    inner = CARD.body(w).adjusted(_RIM * w, _RIM * w, -_RIM * w, -_RIM * w)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.brass, 0.55), max(0.7, 0.018 * w)))
    painter.drawRoundedRect(inner, CARD.corner * w * 0.6, CARD.corner * w * 0.6)
    painter.fillPath(crescent_path(0, 0, 0.19 * w), mixed(theme.brass, theme.back1, 0.35))
    painter.restore()
