"""The time of a frame while three tiles move, against bare pixmap items in a plain view."""

from __future__ import annotations

from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import Programs

TITLE = "frames"
WANTED = Wanted("ratio", "most", 1.5)
LATE_WANTED = Wanted("figure", "most", 8.0)
KINDS = (
    ("whole", "Frame, three tiles moving, all painted anew"),
    ("changed", "Frame, three tiles moving, as it runs"),
)


def measure(programs: Programs, quick: bool = False) -> list[Row]:
    """Two rows for each way to paint a frame: the median frame, and the slowest of twenty."""
    rounds, steps = (2, 4) if quick else (60, 30)
    folder = programs.folder / "frames"
    leave_match(folder)
    told = programs.run("flying.py", rounds, steps, folder)
    rows = []
    for kind, what in KINDS:
        # A round's flights have the same steps: those are the pairs.
        ours, floor = told[kind]["table"], told[kind]["bare"]
        rows.append(compared(what, "ms", ours, floor, WANTED))
        late = sorted(ours)[int(len(ours) * 0.95)]
        rows.append(Row("… 95 of 100 take at most", "ms", Measure.of([late]), wanted=LATE_WANTED))
    return rows
