"""The time of a frame while three tiles move over the table, against three bare pixmap items in the
same scene, while the moon rises and faces change, and while the window is dragged larger.

As a program, `frames.py ROUNDS STEPS FOLDER WIDTH HEIGHT`: ROUNDS flights of STEPS frames each by
turns in a window of that size; FOLDER holds the journal. It prints one JSON object: by the way of
painting, ms a frame of each.
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
from tests.benchmarks.flights import BareFlight, Flight, MomentFlight, TableFlight, WindowDrag
from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared, late
from tests.benchmarks.process import Programs

WANTED: Final = Wanted("ratio", "most", 1.5)
SMALL: Final = Wanted("figure", "most", 8.0)
LARGE: Final = Wanted("figure", "most", 12.0)
DRAGGED: Final = Wanted("figure", "most", 16.0)
SIZES: Final = ("", (1280, 800), SMALL, DRAGGED), (" at 2560 × 1440", (2560, 1440), LARGE, None)
"""What is said of a size of the window, the size, and what is wanted of 95 of 100 frames: while
things move, and while the window is dragged."""

KINDS: Final = (
    ("changed", "Frame, three tiles moving"),
    ("whole", "Frame, three tiles moving and all painted anew"),
    ("moment", "Frame, the moon rising and faces changing"),
    ("dragged", "Frame, the window dragged larger"),
)


def frames(programs: Programs, scale: float) -> list[Row]:
    """For either way to paint, rows for the median frame and for the slowest of twenty."""
    folder = programs.folder / "frames"
    leave_match(folder)
    rows = []
    for where, size, moving, dragged in SIZES:
        told = programs.run("frames.py", max(2, round(40 * scale)), 30, folder, *size)
        for kind, what in KINDS:
            ours, bare = told[kind]["table"], told[kind].get("bare")
            if bare is None:
                rows.append(Row(what + where, "ms", Measure.of(ours)))
            else:
                rows.append(compared(what + where, "ms", ours, bare, WANTED))
            wanted = dragged if kind == "dragged" else moving
            rows.append(Row("… 95 of 100 take at most", "ms", late(ours), wanted=wanted))
    return rows


Painting = Callable[[QGraphicsView], None]


def all_anew(view: QGraphicsView) -> None:
    """Paints the whole of ``view`` at once."""
    view.viewport().repaint()


def as_it_runs(view: QGraphicsView) -> None:
    """Paints what has changed in ``view``, as a turn of the event loop does."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendEvent(view.window(), QEvent(QEvent.Type.UpdateRequest))


def open_program(folder: Path, width: int = 1280, height: int = 800) -> MoonDesktop:
    """The table of the match in ``folder``, on which nothing moves any more."""
    program = MoonDesktop(folder, settings.file_at(folder), pace=tempo.AT_ONCE)
    program.start()
    program.window.resize(width, height)
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


def main(
    rounds: int, steps: int, folder: Path, width: int, height: int
) -> dict[str, dict[str, list[float]]]:
    """Everything that is measured here."""
    app = QApplication(sys.argv[:1])
    program = open_program(folder, width, height)
    table = TableFlight(program)
    tiles: dict[str, Flight] = {"bare": BareFlight(table), "table": table}
    moment: dict[str, Flight] = {"table": MomentFlight(program)}
    drag: dict[str, Flight] = {"table": WindowDrag(program)}
    app.processEvents()
    told: dict[str, dict[str, list[float]]] = {}
    for kind, flights, paint in (
        ("whole", tiles, all_anew),
        ("changed", tiles, as_it_runs),
        ("moment", moment, as_it_runs),
        ("dragged", drag, as_it_runs),
    ):
        told[kind] = {name: [] for name in flights}
        for flight in flights.values():
            prove(flight, paint)
        for _ in range(rounds):
            for name, flight in flights.items():
                told[kind][name] += timed(flight, steps, paint)
    return told


if __name__ == "__main__":
    rounds, steps, where, *size = sys.argv[1:]
    print(json.dumps(main(int(rounds), int(steps), Path(where), *map(int, size))))
