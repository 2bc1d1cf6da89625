"""A sheet of paper that lies beside the table, where the score pad is: a heading, a key that
closes it, and what it holds."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme
from moon_desktop.look.tips import tip_style
from moon_desktop.windows.paper.zoomed import Pointed
from moon_desktop.windows.score.hand_pane import CrossKey
from moon_desktop.windows.score.layout import ROOM, STACK, TAPE
from moon_desktop.windows.score.pad_paper import paper_pixmap

MARGIN: Final = 16
"""Px from the paper's edge to what is on it."""

_HEAD: Final = 44
"""Px below the tape for heading and key."""


class SideSheet(Pointed):
    """The paper lies ``ROOM`` inside the widget, for its shadow."""

    closed = Signal()
    """It is to be put away: its key was pressed, or Esc."""

    def __init__(self, theme: Theme, title: str, close: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._title = title
        self._paper = QPixmap()
        self._painted_for: object = None
        self.setAccessibleName(title)
        self.setStyleSheet(tip_style(theme))
        self.close_key = CrossKey(theme, self)
        self.close_key.setToolTip(close)
        self.close_key.setAccessibleName(close)
        self.close_key.clicked.connect(self.closed)
        self.hide()

    @abstractmethod
    def wanted(self, width: int, most: int) -> int:
        """Px of paper that the sheet asks for at a ``width`` of paper; no more than ``most``."""

    @property
    def top(self) -> int:
        """Where below the widget's upper edge there is room for what the sheet holds."""
        return ROOM + TAPE + _HEAD

    @staticmethod
    def around() -> int:
        """Px of paper that heading and edge take."""
        return TAPE + _HEAD + STACK + MARGIN

    @property
    def inner(self) -> int:
        """Px between the margins."""
        return self.width() - 2 * (ROOM + MARGIN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The key stays in its corner."""
        x = self.width() - ROOM - MARGIN + 8 - self.close_key.width()
        self.close_key.move(x, ROOM + TAPE + 8)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper and its heading."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        if self._painted_for != (self.size(), ratio):
            self._painted_for = self.size(), ratio
            self._paper = paper_pixmap(self.theme, self.size(), ratio)
        painter.drawPixmap(0, 0, self._paper)
        face = faces.pad_title()
        painter.setFont(face)
        painter.setPen(self.theme.pink)
        y = faces.baseline(face, ROOM + TAPE + 23)
        painter.drawText(QPointF(ROOM + MARGIN, y), self._title)
        self.paint_more(painter)
        painter.end()

    def paint_more(self, painter: QPainter) -> None:
        """What else is written straight on the paper."""
