"""The clock of a timed match, on the bar (M6.3)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme, faded
from moon_desktop.wording import clock as words

_DIAL = 15.0
_GAP, _EDGE = 7.0, 9.0
_HEIGHT = 31
_LAST = 60
"""Seconds from which on the words say that it is the last minute."""


class BarClock(QWidget):
    """The time left, as wide as the widest it will say: nothing beside it moves as it runs."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._left = 0
        strong = faces.toolbar_strong()
        self._room = max(faces.text_width(words.left(time), strong) for time in (0, 48))
        self.setFixedSize(math.ceil(_EDGE + _DIAL + _GAP + self._room + _EDGE), _HEIGHT)
        self.setToolTip(words.tip())

    @property
    def words(self) -> str:
        """What stands on it."""
        return words.left(self._left)

    def show_time(self, seconds_left: int) -> None:
        """Shows that so many seconds are left; 0: the hand in play is the last."""
        self._left = seconds_left
        # A voice need not hear of every second.
        aloud = words.aloud(seconds_left)
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
        if self._left < _LAST:
            painter.setPen(QPen(faded(ink, 0.75), 1.2))
            painter.setBrush(faded(ink, 0.12))
            frame = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
            painter.drawRoundedRect(frame, 8, 8)
        face = self._face()
        # A match may be of more minutes than find room.
        text = faces.fitted(self.words, face, self._room)
        written = faces.text_width(text, face)
        start = self.width() - _EDGE - written - _GAP - _DIAL
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
