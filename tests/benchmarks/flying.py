"""A program that moves three tiles over the table, and three bare items over a copy of it, by
turns, and times every frame.

`flying.py ROUNDS STEPS FOLDER`: ROUNDS flights of STEPS frames each; FOLDER holds the journal.
It prints one JSON object: by the way of painting, ms a frame of either.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QMainWindow,
    QStyleOptionGraphicsItem,
)

from moon_desktop import settings
from moon_desktop.application import MoonDesktop
from moon_desktop.games.moon_phases import Playing
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, Go, beats
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.tempo import Tempo

FLYING = 200.0
"""The layer of what moves, above all that lies."""

Painting = Callable[[QGraphicsView], None]


def all_anew(view: QGraphicsView) -> None:
    """Paints the whole of ``view`` at once."""
    view.viewport().repaint()


def as_it_runs(view: QGraphicsView) -> None:
    """Paints what has changed in ``view``, as a turn of the event loop does."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendEvent(view.window(), QEvent(QEvent.Type.UpdateRequest))


PAINTINGS: dict[str, Painting] = {"whole": all_anew, "changed": as_it_runs}


class Way(NamedTuple):
    """A picture, the place of its corner from the middle, and its middle at either end."""

    picture: QPixmap
    offset: QPointF
    start: QPointF
    end: QPointF


def open_program(folder: Path) -> MoonDesktop:
    """The table of the match in ``folder``, on which nothing moves any more."""
    program = MoonDesktop(folder, settings.file_at(folder), pace=tempo.AT_ONCE)
    program.start()
    for _ in range(10):
        QCoreApplication.processEvents()
    return program


class TableFlight:
    """Three tiles played to the middle, as the table shows it."""

    def __init__(self, program: MoonDesktop) -> None:
        host = program.host
        match, viewer = host.match, host.viewer
        while not (isinstance(match.phase, Playing) and not match.phase.tricks.plays):
            match, _ = match.after(match.legal()[0])
        self._before = match.sight(viewer)
        goes: list[Go] = []
        for _ in range(3):
            play, seen = match.legal()[0], match.sight(viewer)
            match, _ = match.after(play)
            goes.append(beats(seen, play, match.sight(viewer), program.table.stage)[0].goes[0])
        self._beat = Beat(tuple(goes))
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


class PlainFlight(BareFlight):
    """The same in a plain view in a window of its own, over plain pixmap items that show what
    the table shows: nothing of the program has a part in it."""

    def __init__(self, table: TableFlight) -> None:
        super().__init__(table)
        scene = QGraphicsScene()
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        _copy_still(table, scene)
        for item in self._items:
            scene.addItem(item)
        self._scene = scene
        self.view = QGraphicsView(scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setSceneRect(QRectF(table.view.rect()))
        for bar in (self.view.setHorizontalScrollBarPolicy, self.view.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._window = QMainWindow()
        self._window.setCentralWidget(self.view)
        self._window.resize(table.view.size())
        self._window.show()


def _copy_still(table: TableFlight, scene: QGraphicsScene) -> None:
    """Puts pictures of everything into ``scene`` but the tiles that will move."""
    ground = QPixmap(table.view.size())
    painter = QPainter(ground)
    table.view.drawBackground(painter, QRectF(table.view.rect()))
    painter.end()
    scene.addPixmap(ground)
    movers = table.movers()
    for item in reversed(table.view.items()):
        if item.isVisible() and item not in movers:
            _copy(item, scene)


def _copy(item: QGraphicsItem, scene: QGraphicsScene) -> None:
    bounds = item.boundingRect()
    if bounds.isEmpty():
        return
    if isinstance(item, QGraphicsPixmapItem):
        copy = _bare(scene, item.pixmap(), item.offset())
    else:
        picture = QPixmap(bounds.toAlignedRect().size())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(-bounds.topLeft())
        item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
        copy = _bare(scene, picture, bounds.topLeft())
    copy.setTransform(item.sceneTransform())


def _bare(scene: QGraphicsScene, picture: QPixmap, offset: QPointF) -> QGraphicsPixmapItem:
    item = scene.addPixmap(picture)
    item.setOffset(offset)
    return item


Flight = TableFlight | BareFlight


def frames(flight: Flight, steps: int, paint: Painting) -> list[float]:
    """Ms that each of ``steps`` frames takes, from moving the tiles to their being painted."""
    flight.rest()
    go = flight.set_out()
    paint(flight.view)
    taken = []
    for step in range(1, steps + 1):
        began = time.perf_counter()
        go(tempo.PLAY * step // steps)
        paint(flight.view)
        taken.append((time.perf_counter() - began) * 1000)
    flight.leave()
    return taken


class Painted(QObject):
    """Counts how often a view is painted."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.times = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


def prove(flight: Flight, paint: Painting) -> None:
    """Raises RuntimeError if not every frame is painted."""
    painted = Painted(flight.view)
    frames(flight, 10, paint)
    flight.view.viewport().removeEventFilter(painted)
    if painted.times < 11:
        raise RuntimeError(f"{painted.times} of 11 frames were painted")


def main(rounds: int, steps: int, folder: Path) -> dict[str, dict[str, list[float]]]:
    """Everything that is measured here."""
    app = QApplication(sys.argv[:1])
    program = open_program(folder)
    table = TableFlight(program)
    flights: dict[str, Flight] = {
        "bare": BareFlight(table),
        "table": table,
        "plain": PlainFlight(table),
    }
    app.processEvents()
    told: dict[str, dict[str, list[float]]] = {}
    for kind, paint in PAINTINGS.items():
        told[kind] = {name: [] for name in flights}
        for flight in flights.values():
            prove(flight, paint)
        for _ in range(rounds):
            for name, flight in flights.items():
                told[kind][name] += frames(flight, steps, paint)
    return told


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))))
