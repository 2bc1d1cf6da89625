"""The two dice that say which trumps may be named (M3.9): lying still, or being rolled."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.look.die import ROOM, paint_die
from moon_desktop.look.theme import Theme
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Spot

LAYER = 4.0

_FACES = (3, 6, 2, 5, 1, 4)
"""What turns up while a die tumbles."""

_TUMBLES = 7
_FAR = 7.0
"""How far a die rolls, in sides."""

_SPIN = 250.0
_HOP = 1.1
"""How high it hops at first, in sides."""


class DieItem(PictureItem):
    """One die; it has a picture of its own for every face and turn."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: tuple[int, float, float] = (1, 0.0, 0.0)
        self.setZValue(LAYER)

    @property
    def face(self) -> int:
        """The pips that are up."""
        return self._shown[0]

    def show_face(self, face: int, spot: Spot, turn: float) -> None:
        """Lies at ``spot``, ``turn`` degrees clockwise, with ``face`` up."""
        self.setPos(spot.x, spot.y)
        shown = face, turn, spot.width
        if shown != self._shown:
            self._shown = shown
            reach = spot.width * (0.5 + ROOM)
            self.changed(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def draw(self, painter: QPainter) -> None:
        face, turn, side = self._shown
        paint_die(painter, self._theme, face, side, turn)


class Dice:
    """Both dice, each at its spot."""

    def __init__(self, theme: Theme) -> None:
        self.items = (DieItem(theme), DieItem(theme))

    def lie(self, faces: tuple[int, int], spots: Sequence[Spot], words: str) -> None:
        """Lies still with ``faces`` up; ``words`` are told on pointing at a die."""
        for item, face, spot in zip(self.items, faces, spots, strict=True):
            item.setTransform(QTransform())
            item.show_face(face, spot, spot.turn)
            item.setToolTip(words)
            item.show()

    def roll(self, faces: tuple[int, int], spots: Sequence[Spot], words: str) -> Roll:
        """The way to where ``lie`` would have them."""
        return Roll(self, faces, spots, words)

    def hide(self) -> None:
        """Takes the dice off the table."""
        for item in self.items:
            item.hide()


class Roll:
    """Both dice on their way from the middle of the table to where they come to lie."""

    __slots__ = ("_dice", "_faces", "_spots", "_words")

    def __init__(
        self, dice: Dice, faces: tuple[int, int], spots: Sequence[Spot], words: str
    ) -> None:
        self._dice = dice
        self._faces = faces
        self._spots = spots
        self._words = words

    def at(self, t: float) -> None:
        """Shows the dice after the share ``t`` (0–1, eased) of the way."""
        for number, item in enumerate(self._dice.items):
            spot = self._spots[number]
            left = 1.0 - t
            tumble = int(t * _TUMBLES)
            last = tumble >= _TUMBLES - 2
            face = self._faces[number] if last else _FACES[(tumble + 2 * number) % len(_FACES)]
            # The second die rolls a little further, or both would seem to be one.
            far = spot.width * (_FAR + number) * left
            hop = abs(math.sin(t * math.pi * 3)) * _HOP * spot.width * left
            item.show_face(face, spot.moved(far, -far * 0.45 - hop), spot.turn)
            item.setTransform(QTransform().rotate(_SPIN * left))
            item.show()

    def land(self) -> None:
        """Ends the way: the dice lie still."""
        self._dice.lie(self._faces, self._spots, self._words)
