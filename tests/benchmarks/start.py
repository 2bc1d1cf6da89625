"""From the start of the process to the first painted table, against a bare Qt window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Row, Wanted, compared
from tests.benchmarks.process import Programs

TITLE = "start"
WANTED = Wanted("ratio", "most", 1.6, aim=1.4)
STAGES = (
    ("up", "the interpreter"),
    ("imported", "imports"),
    ("built", "building"),
    ("shown", "layout"),
    ("painted", "painting"),
)


def measure(programs: Programs, quick: bool = False) -> list[Row]:
    """Rows for a match taken up in the middle of a hand, with its parts, for the same in a window
    that has a size of its own, and for a new one.

    The floor is a window watched just as ours is. The last row has the window that nothing
    watches: there is no program that does anything and costs as little.
    """
    rounds = 1 if quick else 15
    bare: list[dict[str, Any]] = []
    barest: list[dict[str, Any]] = []
    resumed: list[dict[str, Any]] = []
    new: list[dict[str, Any]] = []
    placed: list[dict[str, Any]] = []
    for number in range(-1, rounds):
        folder = programs.folder / f"start-{number}"
        leave_match(folder)
        leave_match(folder / "placed")
        programs.run("opening.py", "place", 0, folder / "placed")
        runs = (
            programs.run("opening.py", "bare", 0),
            programs.run("opening.py", "table", 0, folder),
            programs.run("opening.py", "barest", 0),
            programs.run("opening.py", "table", 0, folder / "empty"),
            programs.run("opening.py", "table", 0, folder / "placed"),
        )
        assert runs[1]["pieces"] > 12, "the match was not laid out"
        # The first round compiles, and brings files into memory.
        if number >= 0:
            for kept, run in zip((bare, resumed, barest, new, placed), runs, strict=True):
                kept.append(run)
    name = "Start to first painted table"
    return [
        compared(name, "ms", _whole(resumed), _whole(bare), WANTED),
        *_parts(resumed, bare),
        compared("… processor time of all that", "ms", _worked(resumed), _worked(bare), None),
        compared(f"{name}, new match", "ms", _whole(new), _whole(bare), WANTED),
        compared(f"{name}, saved window place", "ms", _whole(placed), _whole(bare), WANTED),
        compared(
            f"{name}, against an unwatched window", "ms", _whole(resumed), _whole(barest), None
        ),
    ]


def _whole(runs: Sequence[dict[str, Any]]) -> list[float]:
    return [(run["painted"] - run["began"]) * 1000 for run in runs]


def _worked(runs: Sequence[dict[str, Any]]) -> list[float]:
    return [run["worked"] * 1000 for run in runs]


def _parts(ours: Sequence[dict[str, Any]], bare: Sequence[dict[str, Any]]) -> list[Row]:
    rows = []
    before = "began"
    for stage, name in STAGES:
        samples = [[(run[stage] - run[before]) * 1000 for run in runs] for runs in (ours, bare)]
        rows.append(compared(f"… {name}", "ms", samples[0], samples[1], None))
        before = stage
    return rows
