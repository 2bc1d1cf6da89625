"""The line of words over the table: what is asked of you, or why something may not be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.look import typography as faces
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded
from moon_desktop.table.picture_item import PictureItem

_HEIGHT = 34.0
_SIDE = 18.0
_BLACK = QColor("#000000")


class PromptItem(PictureItem):
    """One line of italics, centred on the item's position."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self._most = 600.0
        self._zoom = 1.0
        self._pill = False
        self._small = False

    def say(self, text: str, *, pill: bool = False, small: bool = False) -> None:
        """Shows `text`; on a dark pill where it lies over the disc or over tiles. `small` is
        the size of captions. No words, nothing is shown."""
        words = text, pill, small
        if words != (self._text, self._pill, self._small):
            self._text, self._pill, self._small = words
            self._changed()

    def set_centre(self, x: float, y: float, most: float, zoom: float = 1.0) -> None:
        """Centres the line on (x, y), `zoom` times its usual size; longer ones than `most` px
        are cut short."""
        self.setPos(round(x), round(y))
        if (most / zoom, zoom) != (self._most, self._zoom):
            self._most, self._zoom = most / zoom, zoom
            self._changed()

    def _words(self) -> str:
        face = faces.caption() if self._small else faces.prompt()
        return faces.fitted(self._text, face, max(0.0, self._most - 2 * _SIDE))

    def _changed(self) -> None:
        if not self._text:
            self.changed(QRectF())
            return
        face = faces.caption() if self._small else faces.prompt()
        half = faces.text_width(self._words(), face) / 2 + _SIDE
        whole = QRectF(-half - 6, -_HEIGHT / 2 - 6, 2 * half + 12, _HEIGHT + 12)
        self.changed(QTransform().scale(self._zoom, self._zoom).mapRect(whole))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        # A sentence does not turn round for a name in it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        theme = self._theme
        face = faces.caption() if self._small else faces.prompt()
        words = self._words()
        width = faces.text_width(words, face)
        height = _HEIGHT - 4 if self._small else _HEIGHT
        if self._pill:
            box = QRectF(-width / 2 - _SIDE, -height / 2, width + 2 * _SIDE, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.panel, 0.70))
            painter.drawRoundedRect(box, height / 2, height / 2)
        else:
            # A breath of shade keeps the words clear of the cloth's nap.
            box = QRectF(-width / 2, -4, width, 8)
            soft_rect(painter, box, 4, 9, _BLACK, 0.22)
        origin = QPointF(-width / 2, faces.baseline(face, 0) - 1)
        painter.setFont(face)
        painter.setPen(faded(_BLACK, 0.45))
        painter.drawText(origin + QPointF(0, 1.2), words)
        painter.setPen(theme.ink)
        painter.drawText(origin, words)
