"""The face on a plate: whose it is, the signs that lie on it, and how its mood changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from moon_desktop.games.views.table import Camp
from moon_desktop.look.faces import RISE, Mood, paint_face
from moon_desktop.look.picture import painted
from moon_desktop.look.signs import paint_camp_coin, paint_coin
from moon_desktop.look.theme import THEME
from moon_desktop.table.picture_item import kept_picture

_CAMP_COIN = 8.5
_ROOM = 6.0
"""Px round a face that its shadow and the signs on it may take."""


class Sitter(NamedTuple):
    """Who sits at a place: the ``face``, as ``paint_face`` has it, None where none is seen yet; how
    well a computer player plays, as so many ``pips`` of three and in a ``word``; and its
    ``temper``, from -1 for careful to 1 for bold, as it is ``told``. What has no word is not told.
    """

    face: str | None = ""
    pips: int = 0
    word: str = ""
    temper: int = 0
    told: str = ""


class Signs(NamedTuple):
    """What lies on a face: the coin of a side, and the dealer's with its letter."""

    camp: Camp | None
    coin: str


class Portrait:
    """A face, neutral at first; ``changed`` is called when it is to be painted anew."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.mood: Mood = "neutral"
        self._former: Mood = "neutral"
        self._share = 1.0

    def show_mood(self, mood: Mood) -> None:
        """Has it look so from now on; what it was like before is gone with ``fade``."""
        self._former, self.mood = self.mood, mood

    def fade(self, share: float) -> None:
        """So much of what it is like now is seen, 1 for all."""
        self._share = share
        if self._former != self.mood:
            self._changed()

    def paint(
        self,
        painter: QPainter,
        who: str | None,
        signs: Signs,
        at: tuple[float, float, float],
        zoom: float,
    ) -> None:
        """Paints the face of ``who`` and the ``signs`` on it ``zoom`` times as large as its middle
        and radius ``at`` say."""
        if who is None:
            return
        (x, y, radius), ratio = at, painter.device().devicePixelRatioF()
        # Between pixels it would be blurred.
        left, top = (
            round(px * zoom * ratio) / ratio
            for px in (x - radius - _ROOM, y - radius * (1 + 2 * RISE))
        )
        solid, moods = painter.opacity(), [(self.mood, self._share)]
        if self._share < 1:
            moods.insert(0, (self._former, 1.0))
        for mood, share in moods:
            look = who, mood, signs, radius, zoom, ratio
            picture = kept_picture(f"{look}", partial(_picture, *look))
            painter.setOpacity(solid * share)
            painter.drawPixmap(QPointF(left, top), picture)
        painter.setOpacity(solid)


def _picture(
    who: str, mood: Mood, signs: Signs, radius: float, zoom: float, ratio: float
) -> QPixmap:
    above, beside = radius * (1 + 2 * RISE), radius + _ROOM

    def paint(painter: QPainter) -> None:
        painter.scale(zoom, zoom)
        painter.translate(beside, above)
        paint_face(painter, THEME, who, QRectF(-radius, -radius, 2 * radius, 2 * radius), mood)
        away = radius * 0.75
        if signs.camp is not None:
            paint_camp_coin(painter, signs.camp, away, away, _CAMP_COIN)
        if signs.coin:
            # The sign of a side lies there already.
            aside = away if signs.camp is None else -away
            paint_coin(painter, aside, away, signs.coin)

    return painted(2 * beside * zoom, (above + beside) * zoom, ratio, paint)
