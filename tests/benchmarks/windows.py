"""What the table's window costs against a bare one of Qt: time to its first painting, memory, and
processor time while nothing happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import Programs

START: Final = Wanted("ratio", "most", 1.9)
MEMORY: Final = Wanted("ratio", "most", 1.8)
IDLE: Final = Wanted("figure", "most", 20.0)
IDLE_SECONDS: Final = 10.0
"""Seconds for which nothing happens: the table waits for a person."""

STAGES: Final = (
    ("up", "the interpreter"),
    ("imported", "imports"),
    ("built", "building"),
    ("shown", "layout"),
    ("painted", "painting"),
)
Runs = Sequence[dict[str, Any]]


def start(programs: Programs, scale: float) -> list[Row]:
    """Rows for a match taken up in the middle of a hand, with its parts, for a new one, and for
    the same in a window that has a size of its own, and for the very first one.

    The floor is a window started and watched just as ours is.
    """
    rounds = []
    for number in range(-1, max(1, round(15 * scale))):
        folder = programs.folder / f"start-{number}"
        leave_match(folder)
        leave_match(folder / "placed")
        for known in ("placed", "new"):
            programs.run("opening.py", "place", 0, folder / known)
        runs = (
            programs.run("opening.py", "bare", 0),
            programs.run("opening.py", "table", 0, folder),
            programs.run("opening.py", "table", 0, folder / "new"),
            programs.run("opening.py", "table", 0, folder / "placed"),
            programs.run("opening.py", "table", 0, folder / "empty"),
        )
        assert runs[1]["pieces"] > 12, "the match was not laid out"
        # The first round compiles, and brings files into memory.
        if number >= 0:
            rounds.append(runs)
    bare, resumed, new, placed, asked = zip(*rounds, strict=True)
    name = "Start to first painted table"
    whole = ("began", "painted")
    stages = zip(("began", *(stage for stage, _ in STAGES)), STAGES, strict=False)
    worked, floor = ([run["worked"] * 1000 for run in runs] for runs in (resumed, bare))
    return [
        _between(name, whole, resumed, bare, START),
        *(_between(f"… {what}", (before, to), resumed, bare) for before, (to, what) in stages),
        compared("… processor time of all that", "ms", worked, floor),
        _between(f"{name}, new match", whole, new, bare, START),
        _between(f"{name}, saved window place", whole, placed, bare, START),
        _between("… to the welcome of somebody new", whole, asked, bare),
    ]


def _between(
    what: str, stages: tuple[str, str], ours: Runs, floor: Runs, wanted: Wanted | None = None
) -> Row:
    begun, done = stages
    mine, bare = ([(run[done] - run[begun]) * 1000 for run in runs] for runs in (ours, floor))
    return compared(what, "ms", mine, bare, wanted)


def memory(programs: Programs, scale: float) -> list[Row]:
    """A row for resident memory and one for idling."""
    pairs = [
        _both(programs, f"memory-{number}", 0.01) for number in range(max(1, round(5 * scale)))
    ]
    seconds = max(0.2, IDLE_SECONDS * scale)
    idle = _both(programs, "idle", seconds)
    bare, ours = ([told["resident"] / 1e6 for told in some] for some in zip(*pairs, strict=True))
    at_rest, worked = (Measure(told["processor"] * 1000) for told in idle)
    return [
        compared("Resident memory of the open table", "MB", ours, bare, MEMORY),
        Row(f"Processor time of {seconds:g} idle seconds", "ms", worked, at_rest, None, IDLE),
    ]


def _both(programs: Programs, name: str, seconds: float) -> list[dict[str, Any]]:
    """What the bare window and the table told."""
    folder = programs.folder / name
    leave_match(folder)
    return [
        programs.run("opening.py", "bare", seconds),
        programs.run("opening.py", "table", seconds, folder),
    ]
