"""The clock of a timed match, on the bar (M6.3)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tips import tip_of
from moon_desktop.words import clock as words
from moon_desktop.words.clock import Last

_DIAL = 15.0
_GAP, _EDGE = 7.0, 9.0
_HEIGHT = 31
_LAST = 60
"""Seconds from which on the words say that it is the last minute."""


class BarClock(QWidget):
    """The time left, as wide as the widest it will say: nothing beside it moves as it runs.

    Shorter words stand at its right, and so does the frame round them.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._left = 0
        self._last: Last = "hand"
        strong = faces.toolbar_strong()
        widest = (words.left(48, "hand"), words.left(0, "hand"), words.left(0, "game"))
        self._room = max(faces.text_width(text, strong) for text in widest)
        self.setFixedSize(math.ceil(_EDGE + _DIAL + _GAP + self._room + _EDGE), _HEIGHT)
        self.setToolTip(tip_of(words.tip()))

    @property
    def words(self) -> str:
        """What stands on it."""
        return words.left(self._left, self._last)

    def show_time(self, seconds_left: int, last: Last) -> None:
        """Shows that so many seconds are left; 0: the ``last`` in play is the last."""
        self._left, self._last = seconds_left, last
        # A voice need not hear of every second.
        aloud = words.aloud(seconds_left, last)
        if aloud != self.accessibleName():
            self.setAccessibleName(aloud)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its longest words."""
        return self.minimumSize()

    def _face(self) -> QFont:
        return faces.toolbar_strong() if self._left < _LAST else faces.toolbar()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dial whose hand goes round with the minutes, and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        middle = self.height() / 2
        ink = theme.ink
        face = self._face()
        # A match may be of more minutes than find room.
        text = faces.fitted(self.words, face, self._room)
        written = faces.text_width(text, face)
        start = self.width() - _EDGE - written - _GAP - _DIAL
        if self._left < _LAST:
            painter.setPen(QPen(faded(ink, 0.75), 1.2))
            painter.setBrush(faded(ink, 0.12))
            left = math.floor(start - _EDGE)
            frame = QRectF(left, 0, self.width() - left, self.height())
            painter.drawRoundedRect(frame.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        centre = QPointF(start + _DIAL / 2, middle)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 1.6, c=Qt.PenCapStyle.RoundCap))
        painter.drawEllipse(centre, _DIAL / 2, _DIAL / 2)
        angle = math.radians(self._left % 60 * 6)
        painter.drawLine(centre, centre + QPointF(-math.sin(angle), -math.cos(angle)) * 5.0)
        painter.setFont(face)
        x = self.width() - _EDGE - written
        painter.drawText(QPointF(x, faces.baseline(face, middle)), text)
        painter.end()
