"""Memory of the open table against a bare Qt window's, and the processor time of idling."""

from __future__ import annotations

from typing import Any

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
        pair = _side_by_side(programs, f"memory-{number}", 0.01)
        for kept, told in zip((bare, ours), pair, strict=True):
            kept.append(told["resident"] / _MB)
    return [
        compared("Resident memory of the open table", "MB", ours, bare, MEMORY_WANTED),
        _idling(programs, 0.2 if quick else IDLE),
    ]


def _idling(programs: Programs, seconds: float) -> Row:
    bare, ours = (told["processor"] * 1000 for told in _side_by_side(programs, "idle", seconds))
    return Row(
        f"Processor time of {seconds:g} idle seconds",
        "ms",
        Measure.of([ours]),
        Measure.of([bare]),
        wanted=IDLE_WANTED,
    )


def _side_by_side(programs: Programs, name: str, seconds: float) -> list[dict[str, Any]]:
    """What the bare window and the table told: memory and processor time are each one's own."""
    folder = programs.folder / name
    leave_match(folder)
    begun = (
        programs.begin("opening.py", "bare", seconds),
        programs.begin("opening.py", "table", seconds, folder),
    )
    return [programs.finish(program) for program in begun]
