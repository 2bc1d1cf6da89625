"""A sheet of paper that lies beside the table, where the score pad is: a heading, a key that
closes it, and what it holds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QToolButton, QVBoxLayout, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tips import tip_style
from moon_desktop.windows.score.layout import ROOM, STACK, TAPE
from moon_desktop.windows.score.pad_paper import PadGround
from moon_desktop.windows.wearing import inked, wear

MARGIN: Final = 16
"""Px from the paper's edge to what is on it."""


class SideSheet(PadGround):
    """The paper lies ``ROOM`` inside the widget, for its shadow; what it holds is added to
    ``column``."""

    closed = Signal()
    """It is to be put away: its key was pressed, or Esc."""

    def __init__(self, theme: Theme, title: str, close: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(title)
        wear(self, theme, lambda sheet: sheet.setStyleSheet(tip_style(theme) + _style(theme)))
        self.close_key = QToolButton(self)
        self.close_key.setText("\N{MULTIPLICATION SIGN}")
        self.close_key.setFont(faces.font(faces.SANS, 26, 400))
        self.close_key.setCursor(Qt.CursorShape.PointingHandCursor)
        self.close_key.setToolTip(close)
        self.close_key.setAccessibleName(close)
        self.close_key.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self.label(faces.pad_title(), title), 1)
        head.addWidget(self.close_key)
        head.setContentsMargins(0, 0, -8, 0)
        self.column = QVBoxLayout(self)
        edge = ROOM + MARGIN
        self.column.setContentsMargins(edge, ROOM + TAPE + 4, edge, edge + STACK)
        self.column.setSpacing(6)
        # It is as large as the place beside the table makes it.
        self.column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.column.addLayout(head)
        self.hide()

    def label(self, face: QFont, words: str = "", ink: str = "pink") -> QLabel:
        """Plain words on the sheet, which fold where they are long."""
        label = QLabel(words, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setFont(face)
        return inked(label, self.theme, ink)

    def wanted(self, width: int, most: int) -> int:
        """Px of paper that the sheet asks for at a ``width`` of paper; no more than ``most``."""
        self.column.invalidate()
        return min(most, self.column.totalHeightForWidth(width + 2 * ROOM) - 2 * ROOM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _style(theme: Theme) -> str:
    def hex_(colour: QColor) -> str:
        return colour.name(QColor.NameFormat.HexArgb)

    return f"""
    QToolButton {{ border: 2px solid transparent; border-radius: 7px; padding: 0 6px 3px 6px;
        color: {hex_(theme.pink2)}; }}
    QToolButton:hover {{ background: {hex_(faded(theme.pink, 0.07))}; }}
    QToolButton:focus {{ border-color: {hex_(theme.good)}; }}
    """
