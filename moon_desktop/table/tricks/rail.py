"""The rail: all that counts in a hand, filled by both sides; and the pieces that count below it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.table import CounterTold, Face, Rail
from moon_desktop.look import typography as faces
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import paint_camp_coin, paint_check, paint_cross
from moon_desktop.look.theme import THEME, faded, graded, mixed
from moon_desktop.look.tile import paint_worth, plain_worth
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.tricks.places import TrayPlaces

_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")
_LONG = 5
"""Every so many points a tick is longer."""

_TALL = 16.0
"""Px of a line of words."""

_STEP_SIZE = (11.0, 20.0)
_TAKEN = 0.42
"""How much is seen of a counter that has been taken."""


class RailItem(PictureItem):
    """The groove, or the steps that take its place; its position is the groove's middle."""

    def __init__(self, parent: QObject) -> None:
        super().__init__()
        self.rail: Rail | None = None
        self._places: TrayPlaces | None = None
        self.filled = QPointF()
        """What is filled of it now, from each end."""
        self._fill = QVariantAnimation(parent)
        self._fill.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._fill.valueChanged.connect(self._fill_to)

    def show_rail(self, places: TrayPlaces, rail: Rail | None, ms: int = 0) -> None:
        """Shows ``rail``; what is new of it fills in ``ms``."""
        filling = self._fill.state() == QVariantAnimation.State.Running
        if (places, rail) == (self._places, self.rail) and (ms or not filling):
            return
        before, self.rail, self._places = self.rail, rail, places
        self._fill.stop()
        if rail is None:
            return
        self.zoom = places.zoom
        x, y = places.rail.centre
        self.setPos(round(x), round(y))
        full = QPointF(rail.ours, rail.theirs)
        if ms and before is not None and not rail.steps:
            self._fill.setStartValue(self.filled)
            self._fill.setEndValue(full)
            self._fill.setDuration(ms)
            self._fill.start()
        else:
            self._fill_to(full)

    def _fill_to(self, filled: QPointF) -> None:
        assert self._places is not None
        self.filled = filled
        wide = self._places.rail.width / self.zoom
        up, down = self._heights()
        self.changed(QRectF(-wide / 2 - 8, up - 12, wide + 16, down - up + 24))

    def _heights(self) -> tuple[float, float]:
        """The heights of what is said above and below, from the middle."""
        assert self._places is not None
        middle = self._places.rail.centre[1]
        return (self._places.above - middle) / self.zoom, (self._places.below - middle) / self.zoom

    @property
    def reads(self) -> str:
        rail = self.rail
        return "" if rail is None else f"{rail.above}\n{rail.below}\n#count"

    def draw(self, painter: QPainter) -> None:
        if self.rail is None or self._places is None:
            return
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        _, down = self._heights()
        wide, high = (size / self.zoom for size in self._places.rail[2:])
        box = QRectF(-wide / 2, -high / 2, wide, high)
        if self.rail.steps:
            # Nothing is said below them.
            painter.translate(0, 0.45 * down)
            self._draw_steps(painter, self.rail, wide)
            painter.translate(0, -0.45 * down)
            self._write(painter)
            return
        self._draw_groove(painter, box)
        ours, theirs = (self.filled * (wide / self.rail.of)).toTuple()
        crossed, left = self.rail.crossed, box.left() + ours
        gap = QRectF(left, box.top(), box.right() - theirs - left, high)
        self._draw_ticks(painter, self.rail, box, gap)
        self._draw_fill(painter, box, QRectF(box.left(), box.top(), ours, high), hatched=crossed)
        end = QRectF(box.right() - theirs, box.top(), theirs, high)
        self._draw_fill(painter, box, end, hatched=not crossed)
        share = self.rail.pin / self.rail.of * wide
        x = box.left() + share if self.rail.bidders == "ours" else box.right() - share
        self._draw_pin(painter, x, box)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        for text, style, box in self._said():
            for ink, lower in ((faded(_BLACK, 0.45), 1.0), (THEME.ink, 0.0)):
                faces.write(painter, text, style, ink, box.left(), box.center().y() + lower)

    @property
    def words(self) -> list[QRectF]:
        """Where words stand, in the scene."""
        boxes = (box for _, _, box in self._said()) if self.isVisible() else ()
        return [
            QRectF(self.pos() + box.topLeft() * self.zoom, box.size() * self.zoom) for box in boxes
        ]

    def _said(self) -> list[tuple[str, QFont, QRectF]]:
        """The words with their face and place: over the pin and under what is still out, as far as
        they stay over the rail."""
        rail, (up, down) = self.rail, self._heights()
        assert rail is not None
        assert self._places is not None
        wide = self._places.rail.width / self.zoom
        if rail.steps:
            told = [(rail.above, faces.caption(), 0.0, up)]
        elif THEME.large:
            # The trays say as much.
            told = []
        else:
            pin, (ours, theirs) = rail.pin / rail.of, (self.filled / rail.of).toTuple()
            x = (pin if rail.bidders == "ours" else 1 - pin) - 0.5
            told = [
                (rail.above, faces.label(), x * wide, up),
                (rail.below, faces.label(), (ours - theirs) / 2 * wide, down),
            ]
        said = []
        for words, style, middle, y in told:
            style = faces.fitting(words, style, wide)
            words = faces.fitted(words, style, wide + 12)
            half = faces.text_width(words, style) / 2
            x = max(-wide / 2 - 6, min(middle - half, wide / 2 + 6 - 2 * half))
            said.append((words, style, QRectF(x, y - _TALL / 2, 2 * half, _TALL)))
        return said

    def _draw_groove(self, painter: QPainter, box: QRectF) -> None:
        corner = box.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        if THEME.flat:
            painter.setPen(QPen(THEME.ink, 1.6))
            painter.setBrush(THEME.mat0)
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), corner + 2, corner + 2)
            return
        painter.setBrush(faded(_WHITE, 0.14))
        painter.drawRoundedRect(box.adjusted(-2, -1, 2, 3), corner + 2, corner + 2)
        painter.setBrush(mixed(THEME.matline, _BLACK, 0.35))
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), corner + 2, corner + 2)

    def _draw_ticks(self, painter: QPainter, rail: Rail, box: QRectF, gap: QRectF) -> None:
        """One at every point still out."""
        painter.setPen(QPen(THEME.edge(THEME.stitch, 0.55), 1.0))
        for point in range(1, rail.of):
            x = box.left() + point / rail.of * box.width()
            if gap.left() + 1 < x < gap.right() - 1:
                half = box.height() * (0.24 if point % _LONG == 0 else 0.10)
                painter.drawLine(QLineF(x, -half, x, half))

    def _draw_fill(self, painter: QPainter, groove: QRectF, box: QRectF, *, hatched: bool) -> None:
        """What a side has taken; one of the two has lines across."""
        if box.width() <= 0:
            return
        ink = THEME.they if hatched else THEME.we
        shape = QPainterPath()
        shape.addRoundedRect(groove, groove.height() / 2, groove.height() / 2)
        painter.save()
        painter.setClipPath(shape)
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        lit, dim = (0.0, 0.0) if THEME.flat else (0.22, 0.08)
        light = (0, mixed(ink, _WHITE, lit)), (1, mixed(ink, _BLACK, dim))
        painter.fillRect(box, graded(box.top(), box.bottom(), *light))
        if hatched:
            painter.setPen(QPen(mixed(ink, _BLACK, 0.5), 1.3))
            high, x = box.height(), box.left() - box.height()
            while x < box.right():
                painter.drawLine(QLineF(x, box.bottom(), x + high, box.top()))
                x += 6.0
        painter.restore()

    def _draw_pin(self, painter: QPainter, x: float, box: QRectF) -> None:
        for ink, wide in ((faded(_BLACK, 0.5), 4.4), (THEME.brass, 2.2)):
            painter.setPen(QPen(ink, wide))
            painter.drawLine(QLineF(x, box.top() - 4, x, box.bottom() + 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(THEME.brass)
        top = box.top() - 9
        painter.drawPolygon([QPointF(x - 5.5, top), QPointF(x + 5.5, top), QPointF(x, top + 8)])

    def _draw_steps(self, painter: QPainter, rail: Rail, wide: float) -> None:
        """An outline a trick, checked off where it is over, and crossed where that was the end."""
        steps = rail.steps
        fatal = sum(steps) - 1 if rail.lost else -1
        across, high = _STEP_SIZE
        step = min(across * 2, wide / len(steps))
        for number, over in enumerate(steps):
            x = (number - (len(steps) - 1) / 2) * step
            box = QRectF(x - across / 2, -high / 2, across, high)
            painter.setPen(QPen(THEME.edge(THEME.ink, 0.9 if over else 0.6), 1.3))
            painter.setBrush(faded(THEME.panel, 0.6 if over else 0.25))
            painter.drawRoundedRect(box, 2.4, 2.4)
            if number == fatal:
                paint_cross(painter, x, 0, across * 0.34, QPen(THEME.danger, 2.0))
            elif over:
                paint_check(painter, x, 0, across * 0.55, QPen(THEME.ink, 1.6))


class CounterItem(PictureItem):
    """A piece that counts, lying small: with a pale rim while it is on the table, and faint with
    the coin of who took it."""

    def __init__(self, face: Callable[[Piece | None], Face]) -> None:
        super().__init__()
        self._face = face
        self.told = CounterTold("", "out", "")
        self._w = 0.0

    def show_counter(self, places: TrayPlaces, told: CounterTold, order: int, many: int) -> None:
        """Shows where the piece is now, in its place as one of so ``many``."""
        y, width, step = places.counters
        x = places.rail.centre[0] + (order - (many - 1) / 2) * min(step, step * 5 / many)
        self.setPos(round(x), round(y))
        if (told, width) != (self.told, self._w):
            self.told, self._w = told, width
            self.setToolTip(told.told)
            reach = width * 1.45
            self.changed(QRectF(-reach, -reach * 0.7, 2 * reach, 1.4 * reach))

    @property
    def reads(self) -> str:
        return "#counter"

    def draw(self, painter: QPainter) -> None:
        w, where = self._w, self.told.where
        face = self._face(self.told.piece)
        taken = where in ("ours", "theirs")
        painter.setOpacity(_TAKEN if taken else 1.0)
        paint_small(painter, THEME, face, w, lies=True)
        if face.worth:
            paint_worth(painter, THEME, face.worth, w, plain=plain_worth(w))
        painter.setOpacity(1.0)
        if where in ("ours", "theirs"):
            paint_camp_coin(painter, where, 0, 0, 0.47 * w)
        elif where == "table":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(THEME.glow, max(1.6, 0.1 * w)))
            away = 0.16 * w
            box = QRectF(-w, -w / 2, 2 * w, w * 1.05).adjusted(-away, -away, away, away)
            painter.drawRoundedRect(box, 0.26 * w, 0.26 * w)
