"""French cards: figures and signs in their corners, pips in rows, and courts with their crowns."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from moon_desktop.look.cards.paper import (
    BODY,
    CARD,
    paint_figure,
    paint_paper,
    paint_suit,
)
from moon_desktop.look.cards.suits import UNIT, drawn
from moon_desktop.look.cards.tones import Pack
from moon_desktop.look.theme import faded
from moon_desktop.look.tile import rounded

_LEFT, _MIDDLE, _RIGHT = 372.0, 500.0, 628.0
_TOP, _HIGH = 285.0, 930.0
"""The first row of pips, and how far below it the last one stands."""
_COLUMNS: Final = {
    2: ((), (0.0, 1.0)),
    3: ((), (0.0, 0.5, 1.0)),
    4: ((0.0, 1.0), ()),
    5: ((0.0, 1.0), (0.5,)),
    6: ((0.0, 0.5, 1.0), ()),
    7: ((0.0, 0.5, 1.0), (0.25,)),
    8: ((0.0, 0.5, 1.0), (0.25, 0.75)),
    9: ((0.0, 1 / 3, 2 / 3, 1.0), (0.5,)),
    10: ((0.0, 1 / 3, 2 / 3, 1.0), (1 / 6, 5 / 6)),
}  # fmt: skip
"""By number how far down the pips of the outer columns stand, and those of the middle one."""
_FRAME: Final = QRectF(275, 175, 450, 1150)
_CROWNS: Final = {
    "Q": "M-150 90 L-190 -60 L-75 10 L0 -120 L75 10 L190 -60 L150 90",
    "K": "M-150 90 L-200 -80 L-110 -10 L-75 -110 L0 -20 L75 -110 L110 -10 L200 -80 L150 90",
}


def paint_french(painter: QPainter, pack: Pack, figure: str, suit: str, *, small: bool) -> None:
    """Draws the face of a card, 1000 wide from the painter's origin; ``small``: figure and sign
    alone, larger."""
    ink = pack.tones[suit].ink
    paint_paper(painter, pack, rounded(BODY, CARD.corner * UNIT))
    if small:
        paint_figure(painter, figure, 245, 72, 330, 390, ink)
        paint_suit(painter, suit, 240, 665, 230, ink)
        paint_suit(painter, suit, 610, 1090, 560, ink)
        return
    if figure.isdigit() and int(figure) in _COLUMNS:
        for x, y in _pips(int(figure)):
            _paint_pip(painter, suit, x, y, 205, ink)
    elif figure == "A":
        paint_suit(painter, suit, *_centre(), 520, ink)
    else:
        _paint_court(painter, figure, suit, ink)
    for turn in (0, 180):
        painter.save()
        painter.translate(BODY.center())
        painter.rotate(turn)
        painter.translate(-BODY.center())
        paint_figure(painter, figure, 148, 78, 185, 200, ink)
        paint_suit(painter, suit, 148, 420, 155, ink)
        painter.restore()


@cache
def french_picture(small: bool) -> QPainterPath:
    """What of a card is no corner that is read; callers must not change it."""
    return rounded(BODY.adjusted(60, 800, -60, -60) if small else _FRAME, 40)


def _centre() -> tuple[float, float]:
    return BODY.center().x(), BODY.center().y()


def _pips(number: int) -> list[tuple[float, float]]:
    outer, middle = _COLUMNS[number]
    places = [(x, down) for down in outer for x in (_LEFT, _RIGHT)]
    places += [(_MIDDLE, down) for down in middle]
    return [(x, _TOP + down * _HIGH) for x, down in places]


def _paint_pip(painter: QPainter, suit: str, x: float, y: float, high: float, ink: QColor) -> None:
    """A sign about (x, y), on its head in the lower half of the card."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(180 if y > BODY.center().y() + 1 else 0)
    paint_suit(painter, suit, 0, 0, high, ink)
    painter.restore()


def _paint_court(painter: QPainter, figure: str, suit: str, ink: QColor) -> None:
    """A figure in a frame, between its crown, or a sign, and a sign."""
    painter.setBrush(faded(ink, 0.07))
    painter.setPen(QPen(faded(ink, 0.8), 10.0))
    painter.drawRoundedRect(_FRAME, 40, 40)
    painter.setPen(Qt.PenStyle.NoPen)
    x, y = _centre()
    paint_figure(painter, figure, x, y - 190, 400, 380, ink)
    _paint_pip(painter, suit, x, _FRAME.bottom() - 130, 165, ink)
    if figure not in _CROWNS:
        paint_suit(painter, suit, x, _FRAME.top() + 130, 165, ink)
        return
    crown = drawn(_CROWNS[figure])
    painter.fillPath(QTransform().translate(x, y - 345).map(crown), ink)
    painter.fillRect(QRectF(x - 150, y - 243, 300, 26), ink)
