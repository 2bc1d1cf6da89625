"""A finished hand laid open beside the score sheet: its account, and its keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from moon_desktop.games.shown.sheet import HandShown
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look.theme import Theme, faded
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
        self.close_key = CrossKey(theme, self)
        self.close_key.clicked.connect(self.closed)
        self.review_key = as_("small", QPushButton(tr("&Review this hand"), self))
        self.review_key.setAutoDefault(False)
        self.review_key.setToolTip(tr("Go through it choice by choice, and see what was a mistake"))
        dress(self.review_key, theme)
        self.review_key.clicked.connect(self.review_wanted)
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


class CrossKey(QAbstractButton):
    """A small key with a cross."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedSize(40, 30)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Close the hand"))
        self.setAccessibleName(tr("Close the hand"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2)
        if self.underMouse() or self.hasFocus():
            edge = self._theme.good if self.hasFocus() else faded(self._theme.rule, 0.0)
            painter.setPen(QPen(edge, 2))
            painter.setBrush(faded(self._theme.pink, 0.07))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 7, 7)
        painter.setPen(QPen(self._theme.pink2, 1.8, c=Qt.PenCapStyle.RoundCap))
        for slope in (1, -1):
            reach = QPointF(5.0, 5.0 * slope)
            painter.drawLine(centre - reach, centre + reach)
        painter.end()
