"""The signs on the felt: a bid said in a bubble, the contract's plaque, the prompt."""

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
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, mixed
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Box, Tip, plaque_size

_BUBBLE_HEIGHT = 50.0
_BUBBLE_RADIUS = 20.0
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
        y = _TAIL if self._tip.below else -_TAIL - _BUBBLE_HEIGHT
        return QRectF(x, y, width, _BUBBLE_HEIGHT)

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
        soft_rect(painter, body.translated(0, 4), _BUBBLE_RADIUS, 8, _BLACK, 0.42)
        shape = QPainterPath()
        shape.addRoundedRect(body, _BUBBLE_RADIUS, _BUBBLE_RADIUS)
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


_PLAQUE_RADIUS = 16.0
_MARGIN = 14.0


class PlaqueItem(PictureItem):
    """A panel with an emblem, a title and a line of detail."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = (0.0, 0.0)
        self._zoom = 1.0
        self._compact = False
        self._emblem = "moon"
        self._title = ""
        self._line = ""

    @property
    def words(self) -> tuple[str, str]:
        """The title and the line."""
        return self._title, self._line

    def set_box(self, box: Box, compact: bool) -> None:
        self.setPos(round(box.x), round(box.y))
        usual = plaque_size(compact)
        form = usual, box.height / usual[1], compact
        if form != (self._size, self._zoom, self._compact):
            self._size, self._zoom, self._compact = form
            self._changed()

    def show_contract(self, emblem: str, title: str, line: str) -> None:
        """`emblem` is "0" to "6", "doubles", "none" or "moon", a card's sign, or
        none; the words are set as given."""
        contract = emblem, title, line
        if contract != (self._emblem, self._title, self._line):
            self._emblem, self._title, self._line = contract
            self._changed()

    def _changed(self) -> None:
        width, height = (side * self._zoom for side in self._size)
        room = PANEL_ROOM * self._zoom
        self.changed(QRectF(-room, -room, width + 2 * room, height + 2 * room))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        # A sentence does not turn round for a name in it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        width, height = self._size
        paint_panel(painter, self._theme, QRectF(0, 0, width, height), _PLAQUE_RADIUS)
        side = 36.0 if self._compact else 40.0
        # The side wall hangs below the face: the whole of it looks centred a little higher.
        emblem = QRectF(_MARGIN, (height - side) / 2 - 1, side, side)
        paint_emblem(painter, self._theme, self._emblem, emblem)
        x = emblem.right() + _MARGIN if self._emblem else _MARGIN + 4
        room = width - x - 12
        title = faces.plaque_title(compact=self._compact)
        line = faces.plaque_line()
        middle = height / 2
        if not self._line:
            self._set(painter, self._title, title, x, middle, room)
            return
        self._set(painter, self._title, title, x, middle - 10.5, room)
        self._set(painter, self._line, line, x, middle + 11.5, room, quiet=True)

    def _set(
        self,
        painter: QPainter,
        text: str,
        face: QFont,
        x: float,
        middle: float,
        room: float,
        *,
        quiet: bool = False,
    ) -> None:
        painter.setFont(face)
        painter.setPen(self._theme.ink2 if quiet else self._theme.ink)
        words = faces.fitted(text, face, room)
        painter.drawText(QPointF(x, faces.baseline(face, middle)), words)


_PROMPT_HEIGHT = 34.0
_SIDE = 18.0


class PromptItem(PictureItem):
    """One line of italics, centred on the item's position."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self._most = 600.0
        self._zoom = 1.0
        self._pill = False
        self._small = False

    def say(self, text: str, *, pill: bool = False, small: bool = False) -> None:
        """Shows `text`; on a dark pill where it lies over the disc or over tiles. `small` is
        the size of captions. No words, nothing is shown."""
        words = text, pill, small
        if words != (self._text, self._pill, self._small):
            self._text, self._pill, self._small = words
            self._changed()

    def set_centre(self, x: float, y: float, most: float, zoom: float = 1.0) -> None:
        """Centres the line on (x, y), `zoom` times its usual size; longer ones than `most` px
        are cut short."""
        self.setPos(round(x), round(y))
        if (most / zoom, zoom) != (self._most, self._zoom):
            self._most, self._zoom = most / zoom, zoom
            self._changed()

    def _words(self) -> str:
        face = faces.caption() if self._small else faces.prompt()
        return faces.fitted(self._text, face, max(0.0, self._most - 2 * _SIDE))

    def _changed(self) -> None:
        if not self._text:
            self.changed(QRectF())
            return
        face = faces.caption() if self._small else faces.prompt()
        half = faces.text_width(self._words(), face) / 2 + _SIDE
        whole = QRectF(-half - 6, -_PROMPT_HEIGHT / 2 - 6, 2 * half + 12, _PROMPT_HEIGHT + 12)
        self.changed(QTransform().scale(self._zoom, self._zoom).mapRect(whole))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        # A sentence does not turn round for a name in it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        theme = self._theme
        face = faces.caption() if self._small else faces.prompt()
        words = self._words()
        width = faces.text_width(words, face)
        height = _PROMPT_HEIGHT - 4 if self._small else _PROMPT_HEIGHT
        if self._pill:
            box = QRectF(-width / 2 - _SIDE, -height / 2, width + 2 * _SIDE, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.panel, 0.70))
            painter.drawRoundedRect(box, height / 2, height / 2)
        else:
            # A breath of shade keeps the words clear of the cloth's nap.
            box = QRectF(-width / 2, -4, width, 8)
            soft_rect(painter, box, 4, 9, _BLACK, 0.22)
        origin = QPointF(-width / 2, faces.baseline(face, 0) - 1)
        painter.setFont(face)
        painter.setPen(faded(_BLACK, 0.45))
        painter.drawText(origin + QPointF(0, 1.2), words)
        painter.setPen(theme.ink)
        painter.drawText(origin, words)
