"""The time of a frame while three tiles move, against bare pixmap items in the same scene."""

from __future__ import annotations

from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import Programs

TITLE = "frames"
WANTED = Wanted("ratio", "most", 1.5)
LATE_WANTED = Wanted("figure", "most", 8.0)
KINDS = (
    ("changed", "Frame, three tiles moving"),
    ("whole", "Frame, three tiles moving and all painted anew"),
)


def measure(programs: Programs, quick: bool = False) -> list[Row]:
    """For either way to paint, rows for the median frame and for the slowest of twenty; then
    the same frames against a plain view, in which nothing of the program has a part."""
    rounds, steps = (2, 4) if quick else (40, 30)
    folder = programs.folder / "frames"
    leave_match(folder)
    told = programs.run("flying.py", rounds, steps, folder)
    rows, plain = [], []
    for kind, what in KINDS:
        ours = told[kind]["table"]
        rows.append(compared(what, "ms", ours, told[kind]["bare"], WANTED))
        late = sorted(ours)[int(len(ours) * 0.95)]
        rows.append(Row("… 95 of 100 take at most", "ms", Measure.of([late]), wanted=LATE_WANTED))
        against = f"{what}, against a plain view"
        plain.append(compared(against, "ms", ours, told[kind]["plain"], None))
    return rows + plain
