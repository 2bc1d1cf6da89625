"""Memory of the open table against a bare Qt window's, and the processor time of idling."""

from __future__ import annotations

from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import Programs

TITLE = "memory"
MEMORY_WANTED = Wanted("ratio", "most", 2.0)
IDLE = 10
"""Seconds for which nothing happens: the table waits for a person."""
IDLE_WANTED = Wanted("figure", "most", 20.0)

_MB = 1e6


def measure(programs: Programs, quick: bool = False) -> list[Row]:
    """A row for resident memory and one for idling."""
    rounds = 1 if quick else 5
    ours: list[float] = []
    bare: list[float] = []
    for number in range(rounds):
        folder = programs.folder / f"memory-{number}"
        leave_match(folder)
        bare.append(programs.run("opening.py", "bare", 0.01)["resident"] / _MB)
        ours.append(programs.run("opening.py", "table", 0.01, folder)["resident"] / _MB)
    return [
        compared("Resident memory of the open table", "MB", ours, bare, MEMORY_WANTED),
        _idling(programs, 0.2 if quick else IDLE),
    ]


def _idling(programs: Programs, seconds: float) -> Row:
    folder = programs.folder / "idle"
    leave_match(folder)
    # Side by side: processor time is each one's own.
    begun = (
        programs.begin("opening.py", "bare", seconds),
        programs.begin("opening.py", "table", seconds, folder),
    )
    bare, ours = (programs.finish(program)["processor"] * 1000 for program in begun)
    return Row(
        f"Processor time of {seconds:g} idle seconds",
        "ms",
        Measure.of([ours]),
        Measure.of([bare]),
        wanted=IDLE_WANTED,
    )
