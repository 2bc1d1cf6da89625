"""The bidder's chance over a hand, as a line on paper; a click goes to the choice below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from moon_desktop.games.shown.review import Chance, Graph, Hand
from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.zoomed import Zoomed
from moon_desktop.windows.review.marks import paint_marks_on
from moon_desktop.windows.score.cells import write
from moon_desktop.words import review as words

HEIGHT: Final = 118.0
_HEAD: Final = 22.0
_BAND: Final = 9.0
"""The height of the band that says what all tiles seen would have come to."""
_AXIS: Final = 40.0
"""The room for the figures before the plot."""
_FOOT: Final = 7.0


class ReviewGraph(Zoomed):
    """Shows one hand, with its current choice; before the contract is bought there is no line."""

    chosen = Signal(int)
    """The number of a choice that is to be looked at, from 0."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._graph: Graph | None = None
        self._sizes: tuple[int, ...] = ()
        self._chances: tuple[Chance | None, ...] = ()
        self._current = 0
        self._held = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._fit()

    def show_hand(self, hand: Hand) -> None:
        """Shows a hand, or the same one better known."""
        self._graph, self._chances = hand.graph, hand.graph.chances
        self._sizes = tuple(cell.size for cell in hand.cells)
        self.setAccessibleName(hand.graph.aloud)
        self.update()

    def show_step(self, number: int) -> None:
        """Makes choice ``number`` the current one."""
        self._current = number
        self.update()

    def _fit(self) -> None:
        """It is as wide as there is room for."""
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(500, round(HEIGHT * self._zoom))

    # --- pointing -------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = True
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self._choose(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = False

    def _choose(self, event: QMouseEvent) -> None:
        count = len(self._chances)
        if count:
            plot = self._plot()
            way = (event.position().x() / self._zoom - plot.left()) / plot.width()
            self.chosen.emit(max(0, min(count - 1, int(way * count))))

    # --- painting -------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        width = self.width() / self._zoom
        height = HEIGHT - _HEAD - _BAND - _FOOT - 8
        return QRectF(_AXIS, _HEAD + 4, width - _AXIS - 2, height)

    def _x(self, number: float) -> float:
        """Where choice ``number`` begins."""
        plot = self._plot()
        return plot.left() + plot.width() * number / len(self._chances)

    def _y(self, share: float) -> float:
        plot = self._plot()
        return plot.bottom() - plot.height() * share

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._graph is None:
            return
        painter = self._painter()
        self._paint_head(painter, self._graph)
        if any(self._chances):
            self._paint_ground(painter, self._graph)
            self._paint_band(painter)
            self._paint_line(painter)
            self._paint_mistakes(painter)
        painter.end()

    def _paint_head(self, painter: QPainter, graph: Graph) -> None:
        theme, heading = self._theme, graph.heading
        style = face.font(face.SERIF, 16, 600)
        if not any(self._chances):
            write(painter, style, theme.pink2, heading, 2, _HEAD / 2)
            return
        chance = self._chances[self._current]
        right = self.width() / self._zoom - 2
        if chance is not None:
            figure = words.percent(chance.known)
            ink = theme.good if chance.seen else theme.red
            after = f"{words.seen_band()}: {graph.band[not chance.seen]}"
            small = face.label(strong=True)
            right -= face.text_width(after, small)
            write(painter, small, ink, after, right, _HEAD / 2 + 1)
            right -= face.text_width(figure, style) + 18
            write(painter, style, theme.pink, figure, right, _HEAD / 2)
        write(painter, style, theme.pink, face.fitted(heading, style, right - 14), 2, _HEAD / 2)

    def _paint_ground(self, painter: QPainter, graph: Graph) -> None:
        theme, plot, small = self._theme, self._plot(), face.pad_delta()
        painter.fillRect(plot, faded(theme.ivory0, 0.7))
        for share in (0.0, 0.5, 1.0):
            y = self._y(share)
            painter.fillRect(QRectF(plot.left(), y - 0.5, plot.width(), 1), theme.rule)
            figure = words.percent(share)
            x = plot.left() - 7 - face.text_width(figure, small)
            write(painter, small, theme.pink2, figure, x, y)
        left, right = self._x(self._current), self._x(self._current + 1)
        column = QRectF(left, plot.top() - 3, right - left, plot.height() + _BAND + 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.tape, 0.16))
        painter.drawRoundedRect(column, 3, 3)
        # A hair where each trick begins.
        for number in graph.begins:
            painter.fillRect(
                QRectF(self._x(number) - 0.5, plot.top(), 1, plot.height()),
                faded(self._theme.rule, 0.55),
            )

    def _paint_band(self, painter: QPainter) -> None:
        """Solid where perfect play makes it, bare where it does not."""
        theme, plot = self._theme, self._plot()
        top = plot.bottom() + 5
        for number, chance in enumerate(self._chances):
            if chance is not None:
                box = QRectF(self._x(number), top, self._x(number + 1) - self._x(number), _BAND)
                if chance.seen:
                    painter.fillRect(box, theme.good)
                else:
                    painter.fillRect(box.adjusted(0, _BAND - 1.6, 0, 0), theme.red)

    def _paint_line(self, painter: QPainter) -> None:
        """Steps: the bidder learns something only when it looks again."""
        theme = self._theme
        path, area = QPainterPath(), QPainterPath()
        begun = False
        for number, chance in enumerate(self._chances):
            if chance is None or chance.known is None:
                begun = False
                continue
            left, right, y = self._x(number), self._x(number + 1), self._y(chance.known)
            if begun:
                path.lineTo(left, y)
            else:
                path.moveTo(left, y)
            path.lineTo(right, y)
            area.addRect(QRectF(left, y, right - left, self._y(0) - y))
            begun = True
        painter.fillPath(area, faded(theme.good, 0.13))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(theme.good, 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_mistakes(self, painter: QPainter) -> None:
        lowest = self._y(0) - 7
        for number, size in enumerate(self._sizes):
            if size:
                x = (self._x(number) + self._x(number + 1)) / 2
                paint_marks_on(painter, self._theme.red, size, x, lowest)

    def middle(self, number: int) -> QPointF:
        """Where choice ``number`` stands, in px of the widget."""
        x = (self._x(number) + self._x(number + 1)) / 2
        return QPointF(x, self._y(0.5)) * self._zoom
