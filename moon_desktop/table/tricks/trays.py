"""The trays: who a side is, its count, and the places for the tricks that it takes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform

from moon_desktop.games.views.table import Tray, TrayTold
from moon_desktop.look import typography as faces
from moon_desktop.look.signs import camp_ink, paint_camp
from moon_desktop.look.theme import THEME, faded
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Box
from moon_desktop.table.tricks.places import TrayPlaces

_RADIUS, _SLOT_RADIUS = 16.0, 6.0
_SHOWN = 7
"""So many places are outlined where tricks lie small."""


def paint_tray(painter: QPainter, box: QRectF, radius: float) -> None:
    """The hollow in the felt that a tray is."""
    painter.setPen(QPen(faded(THEME.matline, 0.85), 1.6))
    painter.setBrush(THEME.tray)
    painter.drawRoundedRect(box, radius, radius)


class TrayItem(PictureItem):
    """The tray of one side, let into the felt; the tricks in it are pieces and lie over it."""

    def __init__(self) -> None:
        super().__init__()
        self.told = TrayTold("ours", "", "", "")
        self._places: TrayPlaces | None = None
        self._box, self._slots = Box(0, 0, 0, 0), frozenset[Box]()

    def show_tray(self, places: TrayPlaces, told: TrayTold, tray: Tray) -> None:
        """Its heading, and the places for its tricks, where there is room for those."""
        slots = frozenset(places.slots(tray)[:_SHOWN] if places.open else ())
        if (places, told, slots) == (self._places, self.told, self._slots):
            return
        self._places, self.told, self._slots = places, told, slots
        self._box, self.zoom = box, zoom = places.box(tray), places.zoom
        self.setPos(round(box.x), round(box.y))
        self.changed(QRectF(-2, -2, box.width / zoom + 4, box.height / zoom + 4))

    @property
    def reads(self) -> str:
        return f"{self.told.line}\n#count\n#trick"

    def draw(self, painter: QPainter) -> None:
        if self._places is None:
            return
        zoom, (left, top, wide, high) = self.zoom, self._box
        box = QRectF(0, 0, wide / zoom, high / zoom)
        paint_tray(painter, box, _RADIUS)
        painter.setPen(QPen(THEME.slot, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = box.adjusted(1.3, 1.3, -1.3, -1.3)
        if not THEME.flat:
            painter.drawRoundedRect(inner, _RADIUS - 1.3, _RADIUS - 1.3)
        for slot in self._slots:
            place = QRectF(slot.x - left, slot.y - top, slot.width, slot.height)
            place = QTransform().scale(1 / zoom, 1 / zoom).mapRect(place)
            place.adjust(2, 1.5, -2, -1.5)
            painter.drawRoundedRect(place, _SLOT_RADIUS, _SLOT_RADIUS)
        self._draw_heading(painter, box.width(), self._places.head / zoom)

    def _draw_heading(self, painter: QPainter, width: float, high: float) -> None:
        # A name does not turn the sign round that stands before it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        told, middle = self.told, high / 2
        ink, face = camp_ink(THEME, told.camp), faces.tray_count()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(12, middle - 13, 4, 26), 2, 2)
        count = faces.write(painter, told.figure, face, ink, width - 14, middle, at=1)
        up = 8.5 if told.line else 0.0
        paint_camp(painter, THEME, told.camp, 29, middle - up, 5.6)
        room = width - 14 - count - 8 - 41
        for words, strong, tone, y in (
            (told.names, faces.tray_names(), THEME.ink, middle - up),
            (told.line, faces.label(), THEME.ink2, middle + 9.5),
        ):
            faces.write(painter, words, strong, tone, 41, y, room=room)
