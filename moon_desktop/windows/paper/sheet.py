"""A bound sheet of paper, beside the table or over all of it: a heading, a key that closes it, and
what it holds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QToolButton, QVBoxLayout, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.windows.paper.dress import as_, inked
from moon_desktop.windows.score.layout import ROOM, STACK, TAPE
from moon_desktop.windows.score.pad_paper import PadGround

_TOUCH: Final = 44
"""Px across what a finger is to hit."""


class BoundSheet(PadGround):
    """The paper lies ``ROOM`` inside the widget, for its shadow; what it holds is added to
    ``column``."""

    def __init__(self, title: str, close: str, parent: QWidget, margin: int = 16) -> None:
        """``margin``: px from the paper's edge to what is on it."""
        super().__init__(parent)
        self._labels: list[tuple[QLabel, QFont]] = []
        self._margin = margin
        self.scrolls = False
        """Whether it has less room than it asked for last."""
        self.setAccessibleName(title)
        self.close_key = as_("close", QToolButton(self))
        self.close_key.setText("\N{MULTIPLICATION SIGN}")
        self.close_key.setCursor(Qt.CursorShape.PointingHandCursor)
        self.close_key.setToolTip(
            QKeySequence(Qt.Key.Key_Escape).toString(QKeySequence.SequenceFormat.NativeText)
        )
        self.close_key.setAccessibleName(close)
        self.head = head = QHBoxLayout()
        self.title = self.label(faces.pad_title(), title)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_key)
        # A finger finds the key beyond what is seen of it, too.
        head.setContentsMargins(0, -4, -8, -4)
        self.column = QVBoxLayout(self)
        # It is as large as the place beside the table makes it.
        self.column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.column.addLayout(head)
        self._take_measures()

    def set_zoom(self, zoom: float) -> None:
        """Makes the sheet, and all that is written on it, ``zoom`` times its least size."""
        if zoom != self.zoom:
            self.zoom = zoom
            self._take_measures()
            self.repaint_ground()
            self.fill()

    def fill(self) -> None:
        """Writes anew what is written in tables."""

    def _take_measures(self) -> None:
        zoom, edge = self.zoom, ROOM + self._margin
        for label, face in self._labels:
            label.setFont(faces.zoomed(face, zoom))
        self.close_key.setFont(faces.font(faces.SANS, 26 * zoom, 400))
        self.close_key.setMinimumSize(QSize(_TOUCH, _TOUCH) * zoom)
        margins = (edge, ROOM + TAPE + 4, edge, edge + STACK)
        self.column.setContentsMargins(*(round(px * zoom) for px in margins))
        self.column.setSpacing(round(6 * zoom))

    def label(self, face: QFont, words: str = "", ink: str = "pink") -> QLabel:
        """Plain words on the sheet, which fold where they are long."""
        label = QLabel(words, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setFont(faces.zoomed(face, self.zoom))
        self._labels.append((label, face))
        return inked(label, ink)

    def wanted(self, width: int, most: int) -> int:
        """Px of paper that the sheet asks for at a ``width`` of paper; no more than ``most``."""
        self.column.invalidate()
        room = round(2 * ROOM * self.zoom)
        asked = self.column.totalHeightForWidth(width + room) - room
        self.scrolls = asked > most
        return min(most, asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_key.click()
        else:
            super().keyPressEvent(event)
