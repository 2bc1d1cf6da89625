"""The account of a hand as it is painted: a strip with its words, tiles and signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.games.moon_account import HandAccount
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.look.proportions import CORNER
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import paint_tile
from moon_desktop.windows.hand_layout import TILE, WIDTH, HandLayout, Sign, TileAt, hand_layout
from moon_desktop.windows.score_cells import write
from moon_desktop.windows.score_ink import paint_circle, paint_turn_back
from moon_desktop.windows.score_told import tip
from moon_desktop.windows.zoomed import Zoomed
from moon_desktop.wording import hand_account as words
from moon_desktop.wording import score

_FAINT: Final = 0.4
_FRAME: Final = 3.5
"""How far a frame stands off its tile."""


class HandStrip(Zoomed):
    """Shows one ``HandAccount``, ``zoom`` times as large as its layout; at first none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._layout = HandLayout((), (), (), 0.0)

    @property
    def layout_(self) -> HandLayout:
        """What is shown."""
        return self._layout

    def show_account(self, account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> None:
        """Shows another hand; ``seats``: the names, fit to be shown."""
        self._layout = hand_layout(account, rules, seats)
        self.setAccessibleName(score.hand(account.number))
        self.setAccessibleDescription(words.told_whole(account, rules, seats))
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
        # On its side the high end lies to the left.
        paint_tile(painter, theme, tile.tile, TILE, -90.0 if tile.lies else 0.0)
        painter.restore()
        if tile.mark == "away":
            pen = QPen(theme.pink2, 1.0)
            pen.setDashPattern([3.0, 2.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, corner, corner)
