"""Three tiles on their way to the middle: as the table moves them, and as bare items move; and
whatever else changes a table frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)

from moon_desktop.app.application import MoonDesktop
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.match import AuctionMatch
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, Go, beats
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.tempo import Tempo

FLYING = 200.0
"""The layer of what moves, above all that lies."""


class Way(NamedTuple):
    """A picture, the place of its corner from the middle, and its middle at either end."""

    picture: QPixmap
    offset: QPointF
    start: QPointF
    end: QPointF


class TableFlight:
    """Three tiles played to the middle, as the table shows it."""

    def __init__(self, program: MoonDesktop) -> None:
        host = program.host
        match, viewer = host.match, host.viewer
        assert isinstance(match, AuctionMatch)
        while not (isinstance(match.phase, Playing) and not match.phase.tricks.plays):
            match, _ = match.after(match.legal()[0])
        self._before = program.table.playback.show.table.layout(match.sight(viewer))
        goes: list[Go] = []
        show = program.table.playback.show
        for _ in range(3):
            play, seen = match.legal()[0], match.sight(viewer)
            match, _ = match.after(play)
            layouts = (show.table.layout(one) for one in (seen, match.sight(viewer)))
            motion = show.table.motion(seen, play, match.sight(viewer))
            played = beats(next(layouts), motion, next(layouts), program.table.stage)[0]
            goes.append(played.goes[0])
        self._beat = Beat(tuple(goes))
        self._program = program  # it takes the scene along when it goes
        self.scene = program.table.scene
        self.view = program.table.view
        self.rest()

    def rest(self) -> None:
        """Everything lies as before the trick."""
        self.scene.settle(self._before)

    leave = rest

    def set_out(self) -> Callable[[int], None]:
        """Begins the flight; returns what brings it to a moment, in ms."""
        return self.scene.fly(self._beat, Tempo()).setCurrentTime

    def movers(self) -> list[PieceItem]:
        """The three tiles, while they lie."""
        return [self.scene.pieces[go.was or go.key] for go in self._beat.goes]

    def ways(self) -> list[Way]:
        """What the three tiles look like on arriving, and whence and whither they go."""
        starts = [piece.pos() for piece in self.movers()]
        self.set_out()(tempo.PLAY)
        landed = [self.scene.pieces[go.key] for go in self._beat.goes]
        ways = [
            Way(piece.pixmap(), piece.offset(), start, piece.pos())
            for piece, start in zip(landed, starts, strict=True)
        ]
        self.rest()
        return ways


class BareFlight:
    """Plain pixmap items in the same scene go the same ways in the same time, each moved by a
    plain animation; the three tiles are out of sight meanwhile."""

    def __init__(self, table: TableFlight) -> None:
        self._table = table
        self.view: QGraphicsView = table.view
        self._ways = table.ways()
        self._items = [_bare(table.scene, way.picture, way.offset) for way in self._ways]
        for item in self._items:
            item.setZValue(FLYING)
        self._animations: list[QVariantAnimation] = []
        self.leave()

    def rest(self) -> None:
        """The three lie where they set out from."""
        for piece in self._table.movers():
            piece.hide()
        for item, way in zip(self._items, self._ways, strict=True):
            item.setPos(way.start)
            item.show()

    def leave(self) -> None:
        """The tiles are back in their places."""
        for item in self._items:
            item.hide()
        for piece in self._table.movers():
            piece.show()

    def set_out(self) -> Callable[[int], None]:
        """Begins the flight; returns what brings it to a moment, in ms."""
        self._animations = []
        for item, way in zip(self._items, self._ways, strict=True):
            animation = QVariantAnimation()
            animation.setStartValue(way.start)
            animation.setEndValue(way.end)
            animation.setDuration(tempo.PLAY)
            animation.setEasingCurve(QEasingCurve.Type.OutCubic)
            animation.valueChanged.connect(item.setPos)
            self._animations.append(animation)
        return self._to

    def _to(self, now: int) -> None:
        for animation in self._animations:
            animation.setCurrentTime(now)


class MomentFlight:
    """The moon rises for a match, while every face becomes glad."""

    def __init__(self, program: MoonDesktop) -> None:
        self._scene = program.table.scene
        self._portraits = [plate.portrait for plate in program.table.furniture.plates]
        self.view: QGraphicsView = program.table.view

    def rest(self) -> None:
        """No moon is seen, and faces are as ever."""
        self._scene.show_moment("")
        for portrait in self._portraits:
            portrait.show_mood("neutral")
            portrait.fade(1.0)

    leave = rest

    def set_out(self) -> Callable[[int], None]:
        """Begins it; returns what brings it to a moment, in ms."""
        sky = self._scene.show_moment("match")
        assert sky is not None
        sky.set_out(soft=False)
        for portrait in self._portraits:
            portrait.show_mood("glad")

        def to(now: int) -> None:
            sky.at(now / tempo.PLAY)
            for portrait in self._portraits:
                portrait.fade(now / tempo.PLAY)

        return to


DRAG = 0.2
"""How much larger a window is dragged, of its size."""


class WindowDrag:
    """The window is dragged larger by its corner."""

    def __init__(self, program: MoonDesktop) -> None:
        self._window = program.window
        self._size = program.window.size()
        self.view: QGraphicsView = program.table.view

    def rest(self) -> None:
        """It has its first size."""
        self._window.resize(self._size)

    leave = rest

    def set_out(self) -> Callable[[int], None]:
        """Begins it; returns what brings it to a moment, in ms."""
        return lambda now: self._window.resize(self._size * (1 + DRAG * now / tempo.PLAY))


def _bare(scene: QGraphicsScene, picture: QPixmap, offset: QPointF) -> QGraphicsPixmapItem:
    item = scene.addPixmap(picture)
    item.setOffset(offset)
    return item


Flight = TableFlight | BareFlight | MomentFlight | WindowDrag
