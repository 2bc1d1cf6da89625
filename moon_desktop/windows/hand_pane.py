"""The pane beside the score sheet in which a finished hand lies open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.moon_account import HandAccount
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.hand_layout import WIDTH
from moon_desktop.windows.hand_strip import HandStrip
from moon_desktop.windows.paper import as_, dress
from moon_desktop.windows.score_thumb import THICK, Thumb, keep_room
from moon_desktop.wording import hand_account as words

_EDGE = 24
_GAP = 4


class HandPane(QWidget):
    """A strip that scrolls, and a key that closes it."""

    closed = Signal()
    """The pane is to be closed: its key was pressed."""
    review_wanted = Signal()
    """The hand is to be reviewed: its key was pressed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(words.pane())
        self.close_key = CrossKey(theme, self)
        self.close_key.clicked.connect(self.closed)
        self.review_key = as_("small", QPushButton(words.review(), self))
        self.review_key.setAutoDefault(False)
        self.review_key.setToolTip(words.review_tip())
        dress(self.review_key, theme)
        self.review_key.clicked.connect(self.review_wanted)
        self.strip = HandStrip(theme)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.strip)
        self.area.viewport().setAutoFillBackground(False)
        self.strip.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 4, 0, 0)
        column.setSpacing(2)
        keys = QHBoxLayout()
        keys.addWidget(self.review_key)
        keys.addStretch(1)
        keys.addWidget(self.close_key)
        column.addLayout(keys)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self.area)
        row.addWidget(keep_room(Thumb(self.area.verticalScrollBar(), theme, self)))
        column.addLayout(row)
        self.set_zoom(1.0)

    def show_account(self, account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> None:
        """Opens a hand, from its beginning."""
        self.strip.show_account(account, rules, seats)
        self.area.verticalScrollBar().setValue(0)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than its layout it is shown from now on."""
        self.strip.set_zoom(zoom)
        self.setFixedWidth(round(WIDTH * zoom) + _EDGE + _GAP + THICK)

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
        self.setToolTip(words.close())
        self.setAccessibleName(words.close())

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
