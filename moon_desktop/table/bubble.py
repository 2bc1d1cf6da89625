"""A bid spoken: a small ivory bubble beside its speaker's plate."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.look import typography as faces
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, mixed
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Tip

_HEIGHT = 50.0
_RADIUS = 20.0
_TAIL = 16.0
_LEAST = 64.0
_MOST = 220.0
_BLACK = QColor("#000000")


class BubbleItem(PictureItem):
    """A bubble whose tip is the item's origin, so that it can grow out of its speaker."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self._tip = Tip(0.0, 0.0, 0, True)
        self._zoom = 1.0

    def say(self, text: str) -> None:
        """Figures are set large, words in italics."""
        if text != self._text:
            self._text = text
            self._changed()

    def set_tip(self, tip: Tip, zoom: float = 1.0) -> None:
        """Where the bubble points, and how much larger than usual it is."""
        self.setPos(round(tip.x), round(tip.y))
        self._tip = tip
        self._zoom = zoom
        self._changed()

    def _body(self) -> QRectF:
        face = self._face()
        words = faces.fitted(self._text, face, _MOST - 36)
        width = max(_LEAST, faces.text_width(words, face) + 36)
        # The tail leaves the body near the side it leans away from.
        x = -width / 2 + self._tip.lean * (width / 2 - 14 - _TAIL / 2)
        y = _TAIL if self._tip.below else -_TAIL - _HEIGHT
        return QRectF(x, y, width, _HEIGHT)

    def _face(self) -> QFont:
        return faces.bubble_figure() if self._text.isdecimal() else faces.bubble_word()

    def _changed(self) -> None:
        body = self._body()
        whole = body.united(QRectF(-2, -2, 4, 4)).adjusted(-14, -12, 14, 18)
        self.changed(QTransform().scale(self._zoom, self._zoom).mapRect(whole))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        theme = self._theme
        body = self._body()
        soft_rect(painter, body.translated(0, 4), _RADIUS, 8, _BLACK, 0.42)
        shape = QPainterPath()
        shape.addRoundedRect(body, _RADIUS, _RADIUS)
        down = 1 if self._tip.below else -1
        root = body.top() + 8 if self._tip.below else body.bottom() - 8
        lean = self._tip.lean or 1
        tail = QPainterPath()
        tail.addPolygon(
            QPolygonF(
                [
                    QPointF(0, 0),
                    QPointF(lean * 17, root + down * 4),
                    QPointF(-lean * 3, root),
                    QPointF(0, 0),
                ]
            )
        )
        shape = shape.united(tail)
        fill = QLinearGradient(0, body.top() - _TAIL, 0, body.bottom())
        fill.setColorAt(0, theme.ivory0)
        fill.setColorAt(1, theme.ivory1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(shape.translated(0, 1.6), mixed(theme.ivory2, theme.side, 0.35))
        painter.fillPath(shape, fill)
        face = self._face()
        words = faces.fitted(self._text, face, body.width() - 24)
        x = body.center().x() - faces.text_width(words, face) / 2
        painter.setFont(face)
        painter.setPen(theme.pip)
        painter.drawText(QPointF(x, faces.baseline(face, body.center().y())), words)
