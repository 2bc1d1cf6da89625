"""Random hands a second in one process, against OpenSpiel's euchre driven the same way."""

from __future__ import annotations

from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import Programs

TITLE = "hands"
WANTED = Wanted("ratio", "least", 0.15)
GROWTH_WANTED = Wanted("figure", "most", 1.0)


def measure(programs: Programs, quick: bool = False) -> list[Row]:
    """Rows for hands a second, the time of a hand and of a choice, and growth of memory."""
    rounds, size, many = (2, 20, 40) if quick else (9, 400, 10_000)
    told = programs.run("dealing.py", rounds, size, many)
    ours, floor = told["moon"], told["euchre"]
    growth = Row(
        f"Growth of memory in {many:,} hands", "MB", Measure.of([told["growth"]]),
        wanted=GROWTH_WANTED,
    )  # fmt: skip
    parts = (
        ("Random hands a second", "", "hands"),
        ("… one hand", "µs", "hand"),
        ("… one choice", "µs", "choice"),
    )
    rows = []
    for what, unit, key in parts:
        wanted = WANTED if key == "hands" else None
        if floor is None:
            missing = f"open_spiel cannot be loaded: {told['missing']}"
            rows.append(Row(what, unit, Measure.of(ours[key]), wanted=wanted, missing=missing))
        else:
            rows.append(compared(what, unit, ours[key], floor[key], wanted))
    return [*rows, growth]
