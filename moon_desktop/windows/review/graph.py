"""The bidder's chance over a hand, as a line on paper; a click goes to the choice below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.games.views.review import Chance, Hand
from moon_desktop.look import typography as face
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.review.marks import paint_marks
from moon_desktop.words import review as words

_HEIGHT: Final = 92
_BAND: Final = 9.0
"""The height of the band that says what all tiles seen would have come to."""
_AXIS: Final = 40.0
"""The room for the figures before the plot."""


class ReviewGraph(QWidget):
    """Shows one hand, with its current choice; before the contract is bought there is no line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand: Hand | None = None
        self.heading, self.known, self.seen = QLabel(self), QLabel(self), QLabel(self)
        head = QHBoxLayout()
        head.setSpacing(18)
        for label in (self.heading, self.known, self.seen):
            label.setTextFormat(Qt.TextFormat.PlainText)
            inked(label, "pink")
            head.addWidget(label, label is self.heading)
        self.plot = Plot(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.plot)

    def show_hand(self, hand: Hand) -> None:
        """Shows a hand, or the same one better known."""
        self._hand = hand
        self.heading.setText(hand.graph.heading)
        self.setVisible(bool(hand.graph.heading))
        self.plot.hand = hand
        self.plot.setAccessibleName(hand.graph.aloud)
        self.plot.setVisible(any(hand.graph.chances))

    def show_step(self, number: int) -> None:
        """Makes choice ``number`` the current one."""
        if self._hand is None:
            return
        graph = self._hand.graph
        chance = graph.chances[number]
        self.known.setText("" if chance is None else words.percent(chance.known))
        self.seen.setText("" if chance is None else graph.band[not chance.seen])
        good = chance is not None and chance.seen
        inked(self.seen, "good" if good else "red")
        self.plot.current = number
        self.plot.update()

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least everything is shown from now on."""
        for label in (self.heading, self.known):
            label.setFont(face.font(face.SERIF, 16 * zoom, 600))
        self.seen.setFont(face.font(face.SANS, 13 * zoom, 700))
        self.plot.zoom = zoom
        self.plot.setFixedHeight(round(_HEIGHT * zoom))


class Plot(QWidget):
    """The line, and under it the band of what all tiles show."""

    chosen = Signal(int)
    """The number of a choice that is to be looked at, from 0."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand: Hand | None = None
        self.current = 0
        self.zoom = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Only while a button is held."""
        self._choose(event)

    def _choose(self, event: QMouseEvent) -> None:
        count, box = len(self._chances), self._box()
        way = (event.position().x() / self.zoom - box.left()) / box.width()
        self.chosen.emit(max(0, min(count - 1, int(way * count))))

    @property
    def _chances(self) -> tuple[Chance | None, ...]:
        return () if self.hand is None else self.hand.graph.chances

    def _box(self) -> QRectF:
        return QRectF(_AXIS, 8, self.width() / self.zoom - _AXIS - 2, _HEIGHT - _BAND - 19)

    def _x(self, number: float) -> float:
        """Where choice ``number`` begins."""
        box = self._box()
        return box.left() + box.width() * number / len(self._chances)

    def _y(self, share: float) -> float:
        return self._box().bottom() - self._box().height() * share

    def middle(self, number: int) -> QPoint:
        """Where choice ``number`` stands, in px of the widget."""
        return (QPointF(self._x(number + 0.5), self._y(0.5)) * self.zoom).toPoint()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        if self.hand is None or not any(self._chances):
            return
        painter.scale(self.zoom, self.zoom)
        self._paint_ground(painter, self.hand)
        self._paint_chances(painter)
        # The mistakes, each above its choice.
        for number, cell in enumerate(self.hand.cells):
            x = self._x(number + 0.5)
            paint_marks(painter, THEME.red, cell.size, x, self._y(0) - 7, upright=True)

    def _paint_ground(self, painter: QPainter, hand: Hand) -> None:
        box, small = self._box(), face.pad_delta()
        painter.fillRect(box, faded(THEME.field, 0.7))
        for share in (0.0, 0.5, 1.0):
            y = self._y(share)
            painter.fillRect(QRectF(box.left(), y - 0.5, box.width(), 1), THEME.rule)
            x, figure = box.left() - 7, words.percent(share)
            face.write(painter, figure, small, THEME.pink2, x, y, at=1)
        left, right = self._x(self.current), self._x(self.current + 1)
        column = QRectF(left, box.top() - 3, right - left, box.height() + _BAND + 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.tape, 0.16))
        painter.drawRoundedRect(column, 3, 3)
        # A hair where each trick begins.
        for number in hand.graph.begins:
            hair = QRectF(self._x(number) - 0.5, box.top(), 1, box.height())
            painter.fillRect(hair, faded(THEME.rule, 0.55))

    def _paint_chances(self, painter: QPainter) -> None:
        """Steps: the bidder learns something only when it looks again. In the band, solid where
        perfect play makes it, bare where it does not."""
        path = QPainterPath()
        band = self._box().bottom() + 5
        begun = False
        for number, chance in enumerate(self._chances):
            left, right = self._x(number), self._x(number + 1)
            if chance is not None:
                box = QRectF(left, band, right - left, _BAND)
                bare = box.adjusted(0, _BAND - 1.6, 0, 0)
                painter.fillRect(*((box, THEME.good) if chance.seen else (bare, THEME.red)))
            if chance is None or chance.known is None:
                begun = False
                continue
            y = self._y(chance.known)
            if begun:
                path.lineTo(left, y)
            else:
                path.moveTo(left, y)
            path.lineTo(right, y)
            area = QRectF(left, y, right - left, self._y(0) - y)
            painter.fillRect(area, faded(THEME.good, 0.13))
            begun = True
        pen = QPen(THEME.good, 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
