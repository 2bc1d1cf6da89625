"""A finished hand laid open beside the score sheet: its rows of tiles and its words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.shown.sheet import HandShown
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import CORNER
from moon_desktop.windows.paper.dialog import as_, dress
from moon_desktop.windows.paper.zoomed import Zoomed
from moon_desktop.windows.score.cells import write
from moon_desktop.windows.score.hand_layout import (
    TILE,
    WIDTH,
    HandLayout,
    Sign,
    TileAt,
    hand_layout,
)
from moon_desktop.windows.score.ink import paint_circle, paint_turn_back
from moon_desktop.windows.score.thumb import THICK, Thumb, keep_room
from moon_desktop.words import score
from moon_desktop.words import score_sheet as words
from moon_desktop.words.quoting import tip

_FAINT: Final = 0.4
_FRAME: Final = 3.5
"""How far a frame stands off its tile."""


class HandStrip(Zoomed):
    """Shows one ``HandShown``, ``zoom`` times as large as its layout; at first none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._layout = HandLayout((), (), (), 0.0)
        self._face: Faces = domino

    @property
    def layout_(self) -> HandLayout:
        """What is shown."""
        return self._layout

    def show_hand(self, hand: HandShown, face: Faces = domino) -> None:
        """Shows another hand, of pieces that look so."""
        self._layout, self._face = hand_layout(hand), face
        self.setAccessibleName(score.hand(hand.number))
        self.setAccessibleDescription(hand.told)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH * self._zoom), round(self._layout.height * self._zoom))

    def tip_at(self, point: QPointF) -> str:
        """What is said of the tile at a point of the widget; empty beside the tiles."""
        at = point / self._zoom
        return next((tip(tile.tip) for tile in self._layout.tiles if tile.box.contains(at)), "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        theme = self._theme
        for sign in self._layout.signs:
            self._paint_sign(painter, sign)
        for tile in self._layout.tiles:
            self._paint_tile(painter, tile)
        for text in self._layout.texts:
            write(painter, text.face, getattr(theme, text.ink), text.text, text.x, text.y)
        painter.end()

    def _paint_sign(self, painter: QPainter, sign: Sign) -> None:
        theme, box = self._theme, sign.box
        match sign.kind:
            case "rule":
                painter.fillRect(box, theme.rule)
            case "led":
                painter.fillPath(
                    arrow_head(box.left(), box.center().y(), box.height() / 2), theme.pink2
                )
            case "turned":
                paint_turn_back(painter, theme.pink2, box.center().x(), box.center().y())
            case "circle":
                paint_circle(painter, theme.red, box, round(box.top()))
            case "took":
                self._paint_frame(painter, box, theme.good)
            case "reneged":
                self._paint_frame(painter, box, theme.red)

    def _paint_frame(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        painter.setPen(QPen(colour, 2.0))
        painter.setBrush(faded(colour, 0.14))
        painter.drawRoundedRect(box, 5, 5)

    def _paint_tile(self, painter: QPainter, tile: TileAt) -> None:
        theme, box = self._theme, tile.box
        if tile.mark in ("took", "reneged"):
            colour = theme.good if tile.mark == "took" else theme.red
            self._paint_frame(painter, box.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME), colour)
        corner = CORNER * TILE
        painter.setPen(Qt.PenStyle.NoPen)
        if tile.mark != "away":
            painter.setBrush(faded(theme.pink, 0.22))
            painter.drawRoundedRect(box.adjusted(-0.8, 0.6, 0.8, 2.4), corner, corner)
        painter.save()
        painter.setOpacity(_FAINT if tile.mark == "away" else 1.0)
        painter.translate(tile.x, tile.y)
        paint_small(painter, theme, self._face(tile.tile), TILE, lies=tile.lies)
        painter.restore()
        if tile.mark == "away":
            pen = QPen(theme.pink2, 1.0)
            pen.setDashPattern([3.0, 2.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, corner, corner)


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

    def show_hand(self, hand: HandShown, face: Faces = domino) -> None:
        """Opens a hand, from its beginning."""
        self.strip.show_hand(hand, face)
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
        self.setToolTip(words.close_hand())
        self.setAccessibleName(words.close_hand())

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
