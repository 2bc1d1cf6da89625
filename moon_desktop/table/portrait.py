"""The face on a plate: whose it is, the signs that lie on it, and how its mood changes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from moon_desktop.games.shown.table import Camp
from moon_desktop.look.faces import RISE, Mood, paint_face
from moon_desktop.look.signs import paint_camp_coin, paint_coin
from moon_desktop.look.theme import Theme
from moon_desktop.table.picture_item import kept_picture

_CAMP_COIN = 8.5
_ROOM = 6.0
"""Px round a face that its shadow and the signs on it may take."""


class Sitter(NamedTuple):
    """Who sits at a place: the ``face``, as ``paint_face`` has it; how well a computer player
    plays, as so many ``pips`` of three and in a ``word``; and its ``temper``, from -1 for careful
    to 1 for bold, as it is ``told``. What has no word is not told."""

    face: str = ""
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

    def __init__(self, theme: Theme, changed: Callable[[], None]) -> None:
        self._theme, self._changed = theme, changed
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
        self, painter: QPainter, who: str, signs: Signs, at: tuple[float, float, float], zoom: float
    ) -> None:
        """Paints the face of ``who`` and the ``signs`` on it ``zoom`` times as large as its middle
        and radius ``at`` say."""
        solid = painter.opacity()
        if self._share < 1:
            self._paint(painter, who, self._former, signs, at, zoom)
        painter.setOpacity(solid * self._share)
        self._paint(painter, who, self.mood, signs, at, zoom)
        painter.setOpacity(solid)

    def _paint(
        self,
        painter: QPainter,
        who: str,
        mood: Mood,
        signs: Signs,
        at: tuple[float, float, float],
        zoom: float,
    ) -> None:
        (x, y, radius), ratio = at, painter.device().devicePixelRatioF()
        above, scale = radius * (1 + 2 * RISE), zoom * ratio

        def painted() -> QPixmap:
            size = QSizeF(2 * (radius + _ROOM), above + radius + _ROOM) * scale
            picture = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            brush = QPainter(picture)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.scale(zoom, zoom)
            brush.translate(radius + _ROOM, above)
            _draw(brush, self._theme, who, mood, signs, radius)
            brush.end()
            return picture

        picture = kept_picture(
            self._theme, f"face {who} {mood} {signs} {radius} {zoom} {ratio}", painted
        )
        left, top = (x - radius - _ROOM) * zoom, (y - above) * zoom
        # Between pixels it would be blurred.
        left, top = (round(px * ratio) / ratio for px in (left, top))
        painter.drawPixmap(QPointF(left, top), picture)


def _draw(
    painter: QPainter, theme: Theme, who: str, mood: Mood, signs: Signs, radius: float
) -> None:
    paint_face(painter, theme, who, QRectF(-radius, -radius, 2 * radius, 2 * radius), mood)
    away = radius * 0.75
    if signs.camp is not None:
        paint_camp_coin(painter, theme, signs.camp, away, away, _CAMP_COIN)
    if signs.coin:
        # The sign of a side lies there already.
        aside = away if signs.camp is None else -away
        paint_coin(painter, theme, aside, away, signs.coin)
