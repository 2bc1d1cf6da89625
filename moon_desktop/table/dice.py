"""The two dice that say which trumps may be named (M3.9): lying still, or being rolled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

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

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.face = 1
        """The pips that are up."""
        self._turned = (0.0, 0.0)
        self.setZValue(LAYER)

    def show_face(self, face: int, spot: Spot) -> None:
        """Lies at ``spot``, turn and all, with ``face`` up."""
        self.setPos(spot.x, spot.y)
        if (face, spot.turn, spot.width) != (self.face, *self._turned):
            self.face, self._turned = face, (spot.turn, spot.width)
            reach = spot.width * (0.5 + ROOM)
            self.changed(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def draw(self, painter: QPainter) -> None:
        turn, side = self._turned
        paint_die(painter, self.theme, self.face, side, turn)


class Dice:
    """Both dice, each at its spot."""

    def __init__(self, theme: Theme) -> None:
        self.items = (DieItem(theme), DieItem(theme))

    def lie(self, faces: tuple[int, int], spots: Sequence[Spot], words: str) -> None:
        """Lies still with ``faces`` up; ``words`` are told on pointing at a die."""
        for item, face, spot in zip(self.items, faces, spots, strict=True):
            item.setTransform(QTransform())
            item.show_face(face, spot)
            item.setToolTip(words)
            item.show()

    def hide(self) -> None:
        """Takes the dice off the table."""
        for item in self.items:
            item.hide()


class Roll(NamedTuple):
    """Both dice on their way from the middle of the table to where they come to lie."""

    dice: Dice
    faces: tuple[int, int]
    spots: Sequence[Spot]
    words: str

    def at(self, t: float) -> None:
        """Shows the dice after the share ``t`` (0–1, eased) of the way."""
        left, tumble = 1.0 - t, int(t * _TUMBLES)
        for number, (item, face, spot) in enumerate(
            zip(self.dice.items, self.faces, self.spots, strict=True)
        ):
            if tumble < _TUMBLES - 2:
                face = _FACES[(tumble + 2 * number) % len(_FACES)]
            # The second die rolls a little further, or both would seem to be one.
            far = spot.width * (_FAR + number) * left
            hop = abs(math.sin(t * math.pi * 3)) * _HOP * spot.width * left
            item.show_face(face, spot.moved(far, -far * 0.45 - hop))
            item.setTransform(QTransform().rotate(_SPIN * left))
            item.show()

    def land(self) -> None:
        """Ends the way: the dice lie still."""
        self.dice.lie(self.faces, self.spots, self.words)
