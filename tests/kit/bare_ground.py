"""A table on which nothing lies, for what lies over it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QWidget


class BareGround:
    """A panel stands on ``foot``, and a card in one of ``rooms``; a panel is in the way of a
    ``plate``."""

    def __init__(self) -> None:
        self.view = QWidget()
        self.width = 0.0
        self.zoom = 1.0
        self.foot = QPointF(400, 500)
        self.plate = QRect()
        self.rooms: Sequence[tuple[float, float, float]] = ((560, 100, 500),)
        self.room_made: QRect | None = None

    def arrange(self, width: float) -> None:
        self.width = width

    def panel_foot(self, *, lifted: bool) -> QPointF:
        return self.foot - QPointF(0, 20 * lifted)

    def crowded_by(self, panel: QRect) -> int:
        return 2 * panel.intersects(self.plate)

    def make_room(self, panel: QRect | None, *, at_once: bool = False) -> None:
        self.room_made = panel

    def card_rooms(self) -> tuple[float, Sequence[tuple[float, float, float]]]:
        return 400, self.rooms
