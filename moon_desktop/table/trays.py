"""The trays: who a side is, its count, and the places for the tricks that it takes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from moon_desktop.games.shown.table import Camp, Tray, TrayTold
from moon_desktop.look import typography as faces
from moon_desktop.look.signs import camp_ink, paint_camp
from moon_desktop.look.theme import Theme, faded
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Box
from moon_desktop.table.tray_places import TrayPlaces, grid

_RADIUS, _SLOT_RADIUS = 16.0, 6.0
_SHOWN = 7
"""So many places are outlined where tricks lie small."""


class TrayItem(PictureItem):
    """The tray of one side, let into the felt; the tricks in it are pieces and lie over it."""

    def __init__(self, theme: Theme, camp: Camp) -> None:
        super().__init__(theme)
        self.told = TrayTold(camp, "", "", "")
        self._number = 0 if camp == "ours" else 1
        self._tray = Tray(camp)
        self._places: TrayPlaces | None = None

    def set_places(self, places: TrayPlaces) -> None:
        """Puts it in its place."""
        self._places, self.zoom = places, places.zoom
        box = places.trays[self._number]
        self.setPos(round(box.x), round(box.y))
        self.changed(QRectF(-2, -2, box.width / self.zoom + 4, box.height / self.zoom + 4))

    def show_told(self, told: TrayTold, tray: Tray) -> None:
        """Its heading, and how many tricks it has places for."""
        before = self.told, self._outlined
        self.told, self._tray = told, tray
        if before != (told, self._outlined) and self._places is not None:
            self.set_places(self._places)

    @property
    def _outlined(self) -> tuple[int, bool]:
        """The number of places for tricks, and whether these lie on one another."""
        across, down, _ = grid(len(self._tray.tricks), self._tray.stacked)
        return min(across * down, _SHOWN), self._tray.stacked

    def draw(self, painter: QPainter) -> None:
        if self._places is None:
            return
        theme, places = self.theme, self._places
        at = places.trays[self._number]
        box = QRectF(0, 0, at.width / self.zoom, at.height / self.zoom)
        painter.setPen(QPen(faded(theme.matline, 0.85), 1.6))
        painter.setBrush(theme.tray)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.setPen(QPen(theme.slot, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = box.adjusted(1.3, 1.3, -1.3, -1.3)
        painter.drawRoundedRect(inner, _RADIUS - 1.3, _RADIUS - 1.3)
        if places.open:
            for number in range(self._outlined[0]):
                tricks, stacked = len(self._tray.tricks), self._tray.stacked
                slot = places.slot(self._number, tricks, stacked, number)
                self._draw_slot(painter, slot, at)
        self._draw_heading(painter, box.width(), places.head / self.zoom)

    def _draw_slot(self, painter: QPainter, slot: Box, at: Box) -> None:
        zoom = self.zoom
        place = QRectF(
            (slot.x - at.x) / zoom, (slot.y - at.y) / zoom, slot.width / zoom, slot.height / zoom
        )
        painter.drawRoundedRect(place.adjusted(2, 1.5, -2, -1.5), _SLOT_RADIUS, _SLOT_RADIUS)

    def _draw_heading(self, painter: QPainter, width: float, high: float) -> None:
        # A name does not turn the sign round that stands before it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        theme, told, middle = self.theme, self.told, high / 2
        ink, face = camp_ink(theme, told.camp), faces.tray_count()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(12, middle - 13, 4, 26), 2, 2)
        count = faces.text_width(told.figure, face)
        faces.write(painter, told.figure, face, ink, width - 14 - count, middle)
        up = 8.5 if told.line else 0.0
        paint_camp(painter, theme, told.camp, 29, middle - up, 5.6)
        room = width - 14 - count - 8 - 41
        for words, strong, tone, y in (
            (told.names, faces.tray_names(), theme.ink, middle - up),
            (told.line, faces.label(), theme.ink2, middle + 9.5),
        ):
            fitted = faces.fitting(words, strong, room)
            faces.write(painter, faces.fitted(words, fitted, room), fitted, tone, 41, y)
