"""Runs the benchmarks and prints their table: `python -m tests.benchmarks [NAME …]`.

A benchmark is a function that measures in ``programs``, taking of its deals and rounds so large a
part as ``scale`` says, and returns the rows of the table.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from tests.benchmarks.markdown import table
from tests.benchmarks.measure import Row
from tests.benchmarks.process import Programs, programs

ORDINARY: Final = {
    "start": "windows",
    "frames": "frames",
    "hands": "hands",
    "memory": "windows",
}
"""By the name of a benchmark, its module."""

PLAYERS: Final = {
    "kernel": "kernel",
    "strength": "strength",
    "tournament": "tournament",
    "cards": "cards",
    "regret": "regret",
    "calibration": "calibration",
    "losses": "losses",
    "thinking": "thinking",
}
"""Those of the report on the computer players."""

# The last freezes a program, and is of no use before another is packaged: it has to be named.
BENCHMARKS: Final = {
    **ORDINARY,
    **PLAYERS,
    "slow_disk": "slow_disk",
    "evening": "evening",
    "frozen": "frozen",
}

QUICK: Final = 0.01
"""The scale at which it is seen whether a benchmark runs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs what ``arguments`` name; 0 whatever the figures are, 2 if one could not be had."""
    given = parser().parse_args(arguments)
    names = given.names or list(ORDINARY)
    if given.players:
        names = list(PLAYERS)
    rows: list[Row] = []
    failed = False
    for name in names:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        try:
            with programs() as folder:
                found = benchmark(name)(folder, QUICK if given.quick else 1.0)
        except Exception:
            # Hours may have gone into the others.
            traceback.print_exc()
            failed = True
            continue
        rows += found
        if name in PLAYERS:
            print(f"### {name}\n\n{table(found)}", flush=True)
    if not set(names) & set(PLAYERS):
        print(table(rows))
    print(f"{where()}. ± is half the distance between the quartiles, or a standard error.")
    if given.quick:
        print("**Very few samples were taken: it runs, the figures mean little.**")
    return 2 if failed else 0


def benchmark(name: str) -> Callable[[Programs, float], list[Row]]:
    """The benchmark of that name, loaded when it is to be run."""
    found: Callable[[Programs, float], list[Row]]
    found = getattr(import_module(f"tests.benchmarks.{BENCHMARKS[name]}"), name)
    return found


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(
        prog="python -m tests.benchmarks", description="Runs the benchmarks and prints their table."
    )
    made.add_argument(
        "names",
        nargs="*",
        choices=[*BENCHMARKS, []],
        metavar="NAME",
        help=f"of {', '.join(BENCHMARKS)}: {', '.join(ORDINARY)} unless some are named;"
        " frozen is for what `run.py package` made",
    )
    made.add_argument(
        "--players", action="store_true", help="the report on the computer players; takes hours"
    )
    made.add_argument(
        "--quick", action="store_true", help="very few samples: whether it runs, not how fast"
    )
    return made


def where() -> str:
    """What was measured with, and how busy others kept the machine where that is known."""
    from PySide6.QtCore import qVersion

    from moon_desktop.players.kernel.solver import COMPILED

    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"Python {platform.python_version()}, Qt {qVersion()}, kernel"
        f" {'compiled' if COMPILED else 'not compiled'}; {platform.system()}, {os.cpu_count()}"
        f" processors{load}: {names[0] if names else platform.machine()}"
    )


if __name__ == "__main__":
    sys.exit(main())
