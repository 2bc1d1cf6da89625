"""A night sky with a moon for every position to practise on, in an arc for each grade, and below
them the position that is looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QButtonGroup, QWidget

from moon_desktop.learning.practice import GRADES, Position
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import STAR, night_sky, paint_score_moon
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, faded, graded
from moon_desktop.windows.learning.welcome.told import Line, write_lines
from moon_desktop.windows.paper.painted import PaintedButton
from moon_desktop.words import learning as words
from moon_desktop.words.language import tr

PICTURE: Final = QSize(240, 150)
"""Px of the picture of a position, where there is room for it."""
Draw: TypeAlias = Callable[[Position, QSize, float], QPixmap]
"""Draws a position as its reader sees it, so large, for a screen of that ratio."""

_SMALLEST, _USUAL, _LARGEST = QSize(560, 340), QSize(680, 400), 1.6
"""Px of the smallest sky, of one at zoom 1, and the most that one is enlarged."""
_MOON, _TARGET, _ARCS, _EDGE = 10.5, 44, 47.0, 26.0
"""At zoom 1 the radius of a moon, px across what a finger is to hit, from arc to arc, and from the
outer one to the edges."""
_FOOT, _RISE, _BELOW = 76.0, 0.35, 9.0
"""Px for the words below the picture; how far above its lower edge the middle of the arcs is, in
its heights, and by how many degrees they reach below that."""
_STARS: Final = 90


class Told(NamedTuple):
    """A position as it is to be chosen: its ``number`` in its grade; ``table``: who plays;
    ``shines``: how much of its moon, all where it was solved, half where it was with help."""

    position: Position
    number: int
    table: str
    shines: float

    @property
    def state(self) -> str:
        """Whether it was solved."""
        if self.shines == 1:
            return tr("solved")
        return tr("solved with help") if self.shines else tr("not solved yet")

    @property
    def aloud(self) -> str:
        """All that tells it from others, for a voice."""
        grade = f"{words.grade(self.position.grade)} {self.number}"
        return ", ".join((grade, self.position.title, self.state))

    @property
    def lines(self) -> tuple[str, str, str]:
        """Its question, what it is like, and a sentence on it."""
        like = words.grade(self.position.grade), self.table, self.state
        return (
            self.position.title,
            " · ".join(filter(None, like)),
            words.question(self.position.kind)[0],
        )


class Moon(PaintedButton):
    """It begins its position, and is looked at while it is pointed at or has the focus."""

    looked_at = Signal()

    def __init__(self, told: Told, parent: QWidget) -> None:
        super().__init__("", parent)
        self.told = told
        self.setAccessibleName(told.aloud)
        self.setAccessibleDescription(" ".join(told.lines[1:]))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        x, y = box.center().toTuple()
        paint_score_moon(painter, THEME, x, y, _MOON, self.told.shines)
        if self.hasFocus() or self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(THEME.brass, 2.5 if self.hasFocus() else 1.4))
            painter.drawEllipse(box.center(), _MOON + 4.5, _MOON + 4.5)


class PracticeSky(QWidget):
    """The positions of a game, those of a kind joined by a line. Arrows go from moon to moon."""

    chosen = Signal(str)
    """The name of the position that is to be laid out."""

    def __init__(self, every: Sequence[Told], draw: Draw, parent: QWidget) -> None:
        super().__init__(parent)
        self._draw = draw
        self.moons: dict[str, Moon] = {}
        """By the name of its position."""
        group = QButtonGroup(self)
        # So that Qt walks it by where its buttons are.
        group.setExclusive(False)
        for told in every:
            moon = self.moons[told.position.name] = Moon(told, self)
            moon.looked_at.connect(partial(self.look_at, told))
            moon.clicked.connect(partial(self.chosen.emit, told.position.name))
            group.addButton(moon)
        self.shown = next((told for told in every if not told.shines), every[0])
        """The position that is looked at."""
        self.setMinimumSize(_SMALLEST)

    def look_at(self, told: Told) -> None:
        """Shows that position below the moons."""
        if told != self.shown:
            self.shown = told
            self.update()

    @property
    def _zoom(self) -> float:
        across, down = self.width() / _USUAL.width(), self.height() / _USUAL.height()
        return max(1.0, min(_LARGEST, across, down))

    @property
    def _foot(self) -> float:
        """How far down the picture ends."""
        return min(self.height() - _FOOT * self._zoom, 0.5 * self.height() + 0.36 * self.width())

    def _oval(self, grade: int) -> QRectF:
        """That on whose upper half the moons of a grade stand."""
        zoom, middle = self._zoom, self.width() / 2
        down = self._foot - _RISE * PICTURE.height() * zoom
        inward = (_EDGE + _ARCS * (len(GRADES) - grade)) * zoom
        wide = middle - inward
        high = min(down - inward, wide + 0.1 * middle)
        return QRectF(middle - wide, down - high, 2 * wide, 2 * high)

    def _arcs(self) -> Iterator[tuple[int, list[Moon], list[QPointF]]]:
        """Each grade with its moons, and where they stand along its arc."""
        for grade in GRADES:
            moons = [moon for moon in self.moons.values() if moon.told.position.grade == grade]
            box, arc = self._oval(grade), QPainterPath()
            arc.arcMoveTo(box, 180 + _BELOW)
            arc.arcTo(box, 180 + _BELOW, -180 - 2 * _BELOW)
            step = arc.length() / max(1, len(moons) - 1)
            shares = [arc.percentAtLength(number * step) for number in range(len(moons))]
            if self.isRightToLeft():
                shares.reverse()
            yield grade, moons, [arc.pointAtPercent(share) for share in shares]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        zoom = self._zoom
        side = round(_TARGET * zoom)
        for _, moons, places in self._arcs():
            for moon, place in zip(moons, places, strict=True):
                moon.zoom = zoom
                moon.resize(side, side)
                moon.move(place.toPoint() - QPoint(side // 2, side // 2))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.resizeEvent(QResizeEvent(self.size(), self.size()))

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        zoom, wide = self._zoom, float(self.width())
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setClipPath(shape)
        _, (_, deep), (_, top) = night_sky(THEME)
        painter.fillPath(shape, graded(0, self.height(), (0, top), (0.7, deep), (1, deep)))
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(_STARS):
            # By two ratios that fill a square evenly, and never look like rows.
            at = QPointF(number * 0.7549 % 1 * wide, number * 0.5698 % 1 * self.height())
            painter.setBrush(faded(STAR, 0.2 + 0.6 * (number * 0.618 % 1)))
            painter.drawEllipse(at, *(2 * [(0.5 + 0.6 * (number * 0.382 % 1)) * zoom]))
        for grade, moons, places in self._arcs():
            painter.setPen(QPen(THEME.edge(THEME.ink2, 0.4), zoom))
            for (one, other), (here, there) in zip(pairwise(moons), pairwise(places), strict=True):
                if one.told.position.kind == other.told.position.kind:
                    line = QLineF(here, there)
                    share = (_MOON + 4) * zoom / line.length()
                    painter.drawLine(line.pointAt(share), line.pointAt(1 - share))
            apex = QRectF(0, 0, 100 * zoom, 16 * zoom)
            apex.moveCenter(QPointF(wide / 2, min(map(QPointF.y, places)) + _ARCS / 2 * zoom))
            self._write(painter, apex, [(words.grade(grade), faces.label(), THEME.ink2)])
        self._paint_shown(painter, zoom)

    def _paint_shown(self, painter: QPainter, zoom: float) -> None:
        inner, wide, high = self._oval(GRADES[0]), *PICTURE.toTuple()
        across = wide / (inner.width() - 4 * _MOON * zoom)
        down = 2 * (1 - _RISE) * high / (inner.height() - 4 * _MOON * zoom)
        # Its upper corners keep clear of the moons.
        size = PICTURE * min(zoom, 1 / math.hypot(across, down))
        box = QRectF(QPointF(), size)
        box.moveCenter(inner.center())
        box.moveBottom(self._foot)
        picture = self._draw(self.shown.position, size, self.devicePixelRatioF())
        paint_position(painter, box, picture)
        room = QRectF(16, box.bottom() + 4, self.width() - 32, _FOOT * zoom - 8)
        title, like, sentence = self.shown.lines
        lines = [
            (title, faces.font(faces.SERIF, 17, 600), THEME.ink),
            (like, faces.label(), THEME.ink2),
            (sentence, faces.label(), THEME.ink2),
        ]
        self._write(painter, room, lines)

    def _write(self, painter: QPainter, room: QRectF, lines: Sequence[Line]) -> None:
        set_in = [(text, faces.zoomed(face, self._zoom), ink) for text, face, ink in lines]
        write_lines(painter, room, set_in, Qt.AlignmentFlag.AlignHCenter)


def paint_position(painter: QPainter, box: QRectF, picture: QPixmap) -> None:
    """Draws the ``picture`` of a position in ``box``, with its edge."""
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(box, 6, 6)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.setClipping(False)
    painter.strokePath(shape, QPen(THEME.edge(THEME.ink2, 0.5), 1.2))
    painter.restore()
