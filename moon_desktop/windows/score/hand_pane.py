"""A finished hand laid open beside the score sheet: its account, and its keys."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from moon_desktop.games.shown.sheet import HandShown
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look.theme import Theme
from moon_desktop.windows.paper.dialog import as_, dress
from moon_desktop.windows.score.hand_account import WIDTH, HandAccount
from moon_desktop.words.language import tr

_EDGE = 24
_BAR = 16


class HandPane(QWidget):
    """An account that scrolls, and keys to review the hand and to close it."""

    closed = Signal()
    """The pane is to be closed: its key was pressed."""
    review_wanted = Signal()
    """The hand is to be reviewed: its key was pressed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(tr("The hand that is open"))
        self.close_key = QPushButton("×", self)
        self.close_key.setAccessibleName(tr("Close the hand"))
        self.close_key.clicked.connect(self.closed)
        self.review_key = QPushButton(tr("&Review this hand"), self)
        self.review_key.clicked.connect(self.review_wanted)
        for key, told in (
            (self.close_key, tr("Close the hand")),
            (self.review_key, tr("Go through it choice by choice, and see what was a mistake")),
        ):
            as_("small", key).setToolTip(told)
            key.setAutoDefault(False)
            dress(key, theme)
        self.account = HandAccount(theme, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 4, 0, 0)
        column.setSpacing(2)
        keys = QHBoxLayout()
        keys.addWidget(self.review_key)
        keys.addStretch(1)
        keys.addWidget(self.close_key)
        column.addLayout(keys)
        column.addWidget(self.account)
        self.set_zoom(1.0)

    def show_hand(self, hand: HandShown, face: Faces = domino) -> None:
        """Opens a hand."""
        self.account.show_hand(hand, face)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than its layout it is shown from now on."""
        self.account.set_zoom(zoom)
        self.setFixedWidth(round(WIDTH * zoom) + _EDGE + _BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line where the sheet ends."""
        painter = QPainter(self)
        painter.fillRect(0, 0, 1, self.height(), self._theme.rule)
        painter.end()
