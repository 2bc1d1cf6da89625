"""A night sky with a moon for every position to practise on, in an arc for each grade, and below
them the position that is looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QButtonGroup, QWidget

from moon_desktop.learning.practice import GRADES, Position
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import STAR, night_sky, paint_score_moon
from moon_desktop.look.picture import on_itself, shrunk
from moon_desktop.look.theme import THEME, faded, graded
from moon_desktop.windows.learning.welcome.told import write_lines
from moon_desktop.windows.paper.painted import PaintedButton
from moon_desktop.words import learning as words
from moon_desktop.words.language import tr

PICTURE, LEAST_PICTURE = QSize(240, 150), 100
"""Px of the picture of a position, where there is room for it; and across where there is none."""
Draw: TypeAlias = Callable[[Position, QSize, float], QPixmap]
"""Draws a position as its reader sees it, so large with its edge, for a screen of that ratio."""

_SMALLEST, _USUAL, _LARGEST = QSize(560, 340), QSize(680, 400), 1.6
"""Px of the smallest sky, of one at zoom 1, and the most that one is enlarged."""
_MOON, _TARGET, _ARCS, _EDGE = 10.5, 44, 47.0, 26.0
"""At zoom 1 the radius of a moon, px across what a finger is to hit, from arc to arc, and from the
outer one to the edges."""
_FOOT, _RISE, _BELOW = 76.0, 52.0, 9.0
"""Px for the words below the picture; how far above its lower edge the middle of the arcs is, and
by how many degrees they reach below that."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter
_STARS, _NO_STARS = 90, 64.0
"""How many there are; and px from the middle, where grades are named, in which none is."""


class Told(NamedTuple):
    """A position as it is to be chosen: its ``number`` in its grade; ``table``: who plays;
    ``shines``: how much of its moon, all where it was solved, half where it was with help."""

    position: Position
    number: int
    table: str
    shines: float

    @property
    def like(self) -> str:
        """How hard it is, who plays, and whether it was solved."""
        solved = {0.0: tr("not solved yet"), 0.5: tr("solved with help"), 1.0: tr("solved")}
        position = self.position
        hard = words.cost(position.cost) if position.cost else words.grade(position.grade)
        told = hard, self.table, solved[self.shines]
        return " · ".join(filter(None, told))


class Moon(PaintedButton):
    """It begins its position, and is looked at while it is pointed at or has the focus."""

    looked_at = Signal()

    def __init__(self, told: Told, parent: QWidget) -> None:
        super().__init__("", parent)
        self.told = told
        self.setAccessibleName(f"{told.number} {told.position.title} · {told.like}")
        self.setAccessibleDescription(words.question(told.position.kind)[0])

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.looked_at.emit()
        return super().event(event)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        x, y = box.center().toTuple()
        paint_score_moon(painter, THEME, x, y, _MOON, self.told.shines)
        if self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(THEME.brass, 1.4))
            painter.drawEllipse(box.center(), _MOON + 4.5, _MOON + 4.5)
        disc = QRectF(box.center(), box.center()).adjusted(-_MOON, -_MOON, _MOON, _MOON)
        self.paint_ring(painter, disc, _MOON, 4.5)


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
        self.setFocusProxy(self.moons[self.shown.position.name])
        # What is said of a position has its room below the moons.
        self.setMinimumSize(_SMALLEST + QSize(0, round(_FOOT * (THEME.text - 1))))

    def look_at(self, told: Told) -> None:
        """Shows that position below the moons."""
        self.shown = told
        self.update()

    @property
    def _zoom(self) -> float:
        across, down = self.width() / _USUAL.width(), self.height() / _USUAL.height()
        return max(1.0, min(_LARGEST, across, down))

    def _oval(self, grade: int) -> QRectF:
        """That on whose upper half the moons of a grade stand, at zoom 1."""
        middle, high = self.width() / 2 / self._zoom, self.height() / self._zoom
        down = min(high - _FOOT * THEME.text, high / 2 + 0.72 * middle) - _RISE
        inward = _EDGE + _ARCS * (len(GRADES) - grade)
        half = QPointF(middle - inward, min(down - inward, 1.1 * middle - inward))
        return QRectF(QPointF(middle, down) - half, QPointF(middle, down) + half)

    def _arcs(self) -> Iterator[tuple[int, list[Moon], list[QPointF]]]:
        """Each grade with its moons, and where they stand along its arc, at zoom 1."""
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
        for _, moons, places in self._arcs():
            for moon, place in zip(moons, places, strict=True):
                moon.zoom, box = self._zoom, QRectF(0, 0, _TARGET, _TARGET)
                box.moveCenter(place)
                moon.setGeometry(QTransform.fromScale(moon.zoom, moon.zoom).mapRect(box).toRect())

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        room, shape = shrunk(self.rect(), self._zoom), QPainterPath()
        shape.addRoundedRect(room, 8, 8)
        painter.setClipPath(shape)
        _, (_, deep), (_, top) = night_sky(THEME)
        painter.fillPath(shape, graded(0, room.height(), (0, top), (0.7, deep), (1, deep)))
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(_STARS):
            # By two ratios that fill a square evenly, and never look like rows.
            at = QPointF(number * 0.7549 % 1 * room.width(), number * 0.5698 % 1 * room.height())
            off = abs(at.x() - room.center().x())
            if at.y() > room.bottom() - _FOOT * THEME.text or off < _NO_STARS * THEME.text:
                # It would be read as a full stop.
                continue
            painter.setBrush(faded(STAR, 0.2 + 0.6 * (number * 0.618 % 1)))
            size = 0.5 + 0.6 * (number * 0.382 % 1)
            painter.drawEllipse(at, size, size)
        for grade, moons, places in self._arcs():
            painter.setPen(QPen(THEME.edge(THEME.ink2, 0.4), 1))
            for (one, other), ends in zip(pairwise(moons), pairwise(places), strict=True):
                if one.told.position.kind == other.told.position.kind:
                    line = QLineF(*ends)
                    share = (_MOON + 4) / line.length()
                    painter.drawLine(line.pointAt(share), line.pointAt(1 - share))
            high, label = 18 * THEME.text, faces.zoomed(faces.label(), THEME.text)
            apex = self._oval(grade).adjusted(0, (_ARCS - high) / 2, 0, 0)
            apex.setHeight(high)
            named = words.grade(grade, own=bool(self.shown.position.cost)) if moons else ""
            write_lines(painter, apex, [(named, label, THEME.ink2)], _MIDDLE)
        self._paint_shown(painter, room)

    def _paint_shown(self, painter: QPainter, room: QRectF) -> None:
        inner, size = self._oval(GRADES[0]), PICTURE
        across = size.width() / (inner.width() - 4 * _MOON)
        down = 2 * (size.height() - _RISE) / (inner.height() - 4 * _MOON)
        # Its upper corners keep clear of the moons.
        size *= min(1.0, 1 / math.hypot(across, down))
        box = QRectF(QPointF(), size)
        box.moveCenter(inner.center())
        box.moveBottom(inner.center().y() + _RISE)
        told = self.shown
        if box.width() * self._zoom >= LEAST_PICTURE:
            picture = self._draw(told.position, size * self._zoom, self.devicePixelRatioF())
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
        title, label = (
            faces.zoomed(face, THEME.text)
            for face in (faces.font(faces.SERIF, 17, 600), faces.label())
        )
        lines = [
            (told.position.title, title, THEME.ink),
            (told.like, label, THEME.ink2),
            (words.question(told.position.kind)[0], label, THEME.ink2),
        ]
        below = QRectF(16, box.bottom() + 4, room.width() - 32, _FOOT * THEME.text - 8)
        write_lines(painter, below, lines, _MIDDLE)
