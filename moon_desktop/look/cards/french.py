"""French cards: figures and signs in their corners, pips in rows, and courts with their crowns."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from moon_desktop.games.views.table import Face
from moon_desktop.look.cards.card import FRAME, CardLook
from moon_desktop.look.cards.paper import BODY, paint_figure, paint_suit
from moon_desktop.look.cards.suits import drawn
from moon_desktop.look.cards.tones import pack_of
from moon_desktop.look.theme import Theme, faded

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
_CROWNS: Final = {
    "Q": "M-150 90 L-190 -60 L-75 10 L0 -120 L75 10 L190 -60 L150 90",
    "K": "M-150 90 L-200 -80 L-110 -10 L-75 -110 L0 -20 L75 -110 L110 -10 L200 -80 L150 90",
}


class FrenchLook(CardLook):
    """``sign``: a suit of ``FRENCH``, with a figure of letters or digits."""

    def ink(self, theme: Theme, sign: str) -> QColor:
        return pack_of(theme).tones[sign].ink

    def paint_sign(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        middle = box.center()
        ink = self.ink(theme, sign)
        paint_suit(painter, sign, middle.x(), middle.y(), box.height(), ink)

    def paint_middle(self, painter: QPainter, theme: Theme, face: Face) -> None:
        """As many pips as a number says, the ace's one, or a court."""
        figure, ink = face.figure, self.ink(theme, face.sign)
        if figure.isdigit() and int(figure) in _COLUMNS:
            for x, y in _pips(int(figure)):
                _paint_pip(painter, face.sign, x, y, 205, ink)
        elif figure == "A":
            super().paint_middle(painter, theme, face)
        else:
            _paint_court(painter, figure, face.sign, ink)


LOOK: Final = FrenchLook()


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
    painter.drawRoundedRect(FRAME, 40, 40)
    painter.setPen(Qt.PenStyle.NoPen)
    x, y = BODY.center().x(), BODY.center().y()
    paint_figure(painter, figure, x, y - 190, 400, 380, ink)
    _paint_pip(painter, suit, x, FRAME.bottom() - 130, 165, ink)
    if figure not in _CROWNS:
        paint_suit(painter, suit, x, FRAME.top() + 130, 165, ink)
        return
    crown = drawn(_CROWNS[figure])
    painter.fillPath(QTransform().translate(x, y - 345).map(crown), ink)
    painter.fillRect(QRectF(x - 150, y - 243, 300, 26), ink)
