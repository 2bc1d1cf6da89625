"""The time of a frame while three tiles move over the table, against three bare pixmap items in the
same scene.

As a program, `frames.py ROUNDS STEPS FOLDER`: ROUNDS flights of STEPS frames each by turns; FOLDER
holds the journal. It prints one JSON object: by the way of painting, ms a frame of each.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsView

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import settings
from moon_desktop.table import tempo
from tests.benchmarks.flights import BareFlight, Flight, TableFlight
from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Row, Wanted, compared, late
from tests.benchmarks.process import Programs

WANTED: Final = Wanted("ratio", "most", 1.5)
LATE_WANTED: Final = Wanted("figure", "most", 8.0)
KINDS: Final = (
    ("changed", "Frame, three tiles moving"),
    ("whole", "Frame, three tiles moving and all painted anew"),
)


def frames(programs: Programs, scale: float) -> list[Row]:
    """For either way to paint, rows for the median frame and for the slowest of twenty."""
    folder = programs.folder / "frames"
    leave_match(folder)
    told = programs.run("frames.py", max(2, round(40 * scale)), 30, folder)
    rows = []
    for kind, what in KINDS:
        ours = told[kind]["table"]
        rows.append(compared(what, "ms", ours, told[kind]["bare"], WANTED))
        rows.append(Row("… 95 of 100 take at most", "ms", late(ours), wanted=LATE_WANTED))
    return rows


Painting = Callable[[QGraphicsView], None]


def all_anew(view: QGraphicsView) -> None:
    """Paints the whole of ``view`` at once."""
    view.viewport().repaint()


def as_it_runs(view: QGraphicsView) -> None:
    """Paints what has changed in ``view``, as a turn of the event loop does."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendEvent(view.window(), QEvent(QEvent.Type.UpdateRequest))


def open_program(folder: Path) -> MoonDesktop:
    """The table of the match in ``folder``, on which nothing moves any more."""
    program = MoonDesktop(folder, settings.file_at(folder), pace=tempo.AT_ONCE)
    program.start()
    for _ in range(10):
        QCoreApplication.processEvents()
    return program


def timed(flight: Flight, steps: int, paint: Painting) -> list[float]:
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
    timed(flight, 10, paint)
    flight.view.viewport().removeEventFilter(painted)
    if painted.times < 11:
        raise RuntimeError(f"{painted.times} of 11 frames were painted")


def main(rounds: int, steps: int, folder: Path) -> dict[str, dict[str, list[float]]]:
    """Everything that is measured here."""
    app = QApplication(sys.argv[:1])
    table = TableFlight(open_program(folder))
    flights: dict[str, Flight] = {"bare": BareFlight(table), "table": table}
    app.processEvents()
    told: dict[str, dict[str, list[float]]] = {}
    for kind, paint in (("whole", all_anew), ("changed", as_it_runs)):
        told[kind] = {name: [] for name in flights}
        for flight in flights.values():
            prove(flight, paint)
        for _ in range(rounds):
            for name, flight in flights.items():
                told[kind][name] += timed(flight, steps, paint)
    return told


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))))
