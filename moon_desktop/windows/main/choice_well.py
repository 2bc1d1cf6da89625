"""A sunken part of the panel of choices, headed by what the keys in it have in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.panel import Well
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_picture, picture_shape
from moon_desktop.look.theme import Theme, faded

HEAD = 46.0
"""Px of the heading, at zoom 1."""

_EDGE, _GAP = 14.0, 12.0
_PICTURE, _ASIDE = 32.0, 28.0
"""Px that the picture of the heading, and the one aside, are high."""

_RADIUS = 14.0
_BLACK = QColor("#000000")


class ChoiceWell(QWidget):
    """It lies behind its keys, which are not its children, ``zoom`` times its least size."""

    def __init__(self, theme: Theme, well: Well, zoom: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._well = well
        self._zoom = zoom
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(", ".join(filter(None, (well.title, well.note, well.aside))))

    def sizeHint(self) -> QSize:
        """What the heading takes."""
        well = self._well
        words = max(
            faces.text_width(well.title, faces.key_word(strong=True)),
            faces.text_width(well.note, faces.label()),
        )
        aside = faces.text_width(well.aside, faces.label(strong=True))
        pictures = self._across(well.emblem, _PICTURE) + self._across(well.aside_emblem, _ASIDE)
        return QSize(round(words + aside + pictures + 2 * _EDGE + _GAP), round(HEAD)) * self._zoom

    def _across(self, emblem: str, high: float) -> float:
        """Px that a picture takes with the gap behind it."""
        return picture_shape(emblem) * high + _GAP if emblem else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """The hollow, and its heading."""
        theme, well = self._theme, self._well
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        box = QRectF(0, 0, self.width() / self._zoom, self.height() / self._zoom)
        box.adjust(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(faded(theme.ink2, 0.28), 1))
        painter.setBrush(faded(_BLACK, 0.30))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        at = _EDGE + self._picture(painter, well.emblem, _PICTURE, _EDGE)
        title, quiet = faces.key_word(strong=True), faces.label()
        self._line(painter, well.title, title, theme.ink, at, HEAD / 2 - 8.5)
        self._line(painter, well.note, quiet, theme.ink2, at, HEAD / 2 + 9.5)
        strong = faces.label(strong=True)
        at = box.width() - _EDGE - faces.text_width(well.aside, strong)
        self._line(painter, well.aside, strong, theme.ink, at, HEAD / 2)
        painter.setOpacity(0.8)
        before = at - self._across(well.aside_emblem, _ASIDE)
        self._picture(painter, well.aside_emblem, _ASIDE, before)
        painter.end()

    def _picture(self, painter: QPainter, emblem: str, high: float, x: float) -> float:
        """Draws a picture ``x`` px from where one begins to read; tells what it takes."""
        across = self._across(emblem, high)
        if emblem:
            box = self._box(x, across - _GAP, HEAD / 2, high)
            paint_picture(painter, self._theme, emblem, box)
        return across

    def _line(
        self, painter: QPainter, words: str, face: QFont, ink: QColor, x: float, middle: float
    ) -> None:
        painter.setFont(face)
        painter.setPen(ink)
        box = self._box(x, faces.text_width(words, face) + 1, middle, HEAD / 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _box(self, x: float, across: float, middle: float, high: float) -> QRectF:
        """What begins ``x`` px from the edge where one begins to read."""
        if self.isRightToLeft():
            x = self.width() / self._zoom - x - across
        return QRectF(x, middle - high / 2, across, high)
