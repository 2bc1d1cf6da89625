"""The contract's plaque: what is trump, who bid it, and what is still needed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Box, plaque_size

_RADIUS = 16.0
_MARGIN = 14.0


class PlaqueItem(PictureItem):
    """A panel with an emblem, a title and a line of detail."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = (0.0, 0.0)
        self._zoom = 1.0
        self._compact = False
        self._emblem = "moon"
        self._title = ""
        self._line = ""

    def set_box(self, box: Box, compact: bool) -> None:
        self.setPos(round(box.x), round(box.y))
        usual = plaque_size(compact)
        form = usual, box.height / usual[1], compact
        if form != (self._size, self._zoom, self._compact):
            self._size, self._zoom, self._compact = form
            self._changed()

    def show_contract(self, emblem: str, title: str, line: str) -> None:
        """`emblem` is "0" to "6", "doubles", "none" or "moon"; the words are set as given."""
        contract = emblem, title, line
        if contract != (self._emblem, self._title, self._line):
            self._emblem, self._title, self._line = contract
            self._changed()

    def _changed(self) -> None:
        width, height = (side * self._zoom for side in self._size)
        room = PANEL_ROOM * self._zoom
        self.changed(QRectF(-room, -room, width + 2 * room, height + 2 * room))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        # A sentence does not turn round for a name in it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        width, height = self._size
        paint_panel(painter, self._theme, QRectF(0, 0, width, height), _RADIUS)
        side = 36.0 if self._compact else 40.0
        # The side wall hangs below the face: the whole of it looks centred a little higher.
        emblem = QRectF(_MARGIN, (height - side) / 2 - 1, side, side)
        paint_emblem(painter, self._theme, self._emblem, emblem)
        x = emblem.right() + _MARGIN
        room = width - x - 12
        title = faces.plaque_title(compact=self._compact)
        line = faces.plaque_line()
        middle = height / 2
        if not self._line:
            self._set(painter, self._title, title, x, middle, room)
            return
        self._set(painter, self._title, title, x, middle - 10.5, room)
        self._set(painter, self._line, line, x, middle + 11.5, room, quiet=True)

    def _set(
        self,
        painter: QPainter,
        text: str,
        face: QFont,
        x: float,
        middle: float,
        room: float,
        *,
        quiet: bool = False,
    ) -> None:
        painter.setFont(face)
        painter.setPen(self._theme.ink2 if quiet else self._theme.ink)
        words = faces.fitted(text, face, room)
        painter.drawText(QPointF(x, faces.baseline(face, middle)), words)
