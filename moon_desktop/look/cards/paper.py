"""What cards of every pack are made of: their shape, their paper, figures and signs in ink."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from moon_desktop.look import typography
from moon_desktop.look.cards.suits import UNIT, sign_path
from moon_desktop.look.cards.tones import Pack
from moon_desktop.look.pack import Cast, Form, rounded
from moon_desktop.look.theme import faded, graded

CARD: Final = Form(
    half=0.75,
    corner=0.085,
    wall=0.013,
    shadows=(Cast(0.07, 0.10, 0.36, 0.55, 0.35), Cast(0.022, 0.03, 0.38, 0.18, 0.08)),
)

_NARROWEST: Final = 0.70
"""No figure is squeezed further."""

_WHITE: Final = QColor("#FFFFFF")
BODY: Final = QRectF(0, 0, UNIT, 1.5 * UNIT)

"""A card in its own measure, 1000 wide."""


def paint_paper(painter: QPainter, pack: Pack, paper: QPainterPath) -> None:
    """Fills ``paper``, a card or what is left of it beside its picture, with the card's edge."""
    painter.fillPath(paper, graded(0, 1500, (0, pack.paper0), (1, pack.paper1)))
    line, edge = QLinearGradient(0, 0, 0, 1500), pack.edge
    line.setStops([(0, faded(_WHITE, 0.9)), (0.3, faded(edge, 0.28)), (1, faded(edge, 0.55))])
    body = rounded(BODY.adjusted(4, 4, -4, -4), CARD.corner * UNIT - 4)
    painter.strokePath(body, QPen(QBrush(line), 8.0))


@cache
def figure_path(figure: str) -> QPainterPath:
    """A figure on the baseline, its lining digits 1000 high; callers must not change it."""
    face = typography.card_figure()
    path = QPainterPath()
    path.addText(QPointF(), face, figure)
    size = UNIT / -QFontMetricsF(face).tightBoundingRect("1").top()
    box = path.boundingRect()
    return QTransform().scale(size, size).map(path.translated(-box.center().x(), 0))


def paint_figure(
    painter: QPainter, figure: str, x: float, top: float, high: float, widest: float, ink: QColor
) -> None:
    """Draws a figure about ``x``, squeezed where it is too wide."""
    path = figure_path(figure)
    if path.boundingRect().isEmpty():  # of another package's game: blanks
        return
    size = high / UNIT
    squeezed = min(1.0, max(_NARROWEST, widest / (path.boundingRect().width() * size)))
    place = QTransform().translate(x, top + high).scale(size * squeezed, size)
    painter.fillPath(place.map(path), ink)


def paint_suit(painter: QPainter, suit: str, x: float, y: float, high: float, ink: QColor) -> None:
    """Draws the sign of a suit about (x, y)."""
    size = high / UNIT
    painter.fillPath(QTransform().translate(x, y).scale(size, size).map(sign_path(suit)), ink)
