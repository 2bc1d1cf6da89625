"""A program that moves three tiles over the table, and by turns three bare items, over the same
table and over a plain copy of it, and times every frame.

`flying.py ROUNDS STEPS FOLDER`: ROUNDS flights of STEPS frames each; FOLDER holds the journal.
It prints one JSON object: by the way of painting, ms a frame of each.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsView

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import settings
from moon_desktop.table import tempo
from tests.benchmarks.flights import BareFlight, Flight, PlainFlight, TableFlight

Painting = Callable[[QGraphicsView], None]


def all_anew(view: QGraphicsView) -> None:
    """Paints the whole of ``view`` at once."""
    view.viewport().repaint()


def as_it_runs(view: QGraphicsView) -> None:
    """Paints what has changed in ``view``, as a turn of the event loop does."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendEvent(view.window(), QEvent(QEvent.Type.UpdateRequest))


PAINTINGS: dict[str, Painting] = {"whole": all_anew, "changed": as_it_runs}


def open_program(folder: Path) -> MoonDesktop:
    """The table of the match in ``folder``, on which nothing moves any more."""
    program = MoonDesktop(folder, settings.file_at(folder), pace=tempo.AT_ONCE)
    program.start()
    for _ in range(10):
        QCoreApplication.processEvents()
    return program


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
