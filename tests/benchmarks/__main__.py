"""Runs the benchmarks and prints their table: `python -m tests.benchmarks [NAME …] [--json]`.

With `--players` it prints the report on the computer players instead.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence

from tests.benchmarks import frames, frozen, hands, memory, players_report, start
from tests.benchmarks.markdown import table
from tests.benchmarks.measure import Row, as_object
from tests.benchmarks.process import Failed, programs

BENCHMARKS = {benchmark.TITLE: benchmark for benchmark in (start, frames, hands, memory, frozen)}
# The last freezes a program, and is of no use before another is packaged: it has to be named.
ORDINARY = tuple(BENCHMARKS)[:-1]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs what ``arguments`` name; 0 whatever the figures are, 2 if one could not be had."""
    given = parser().parse_args(arguments)
    if given.players or "players" in given.names:
        return players_report.report(players_report.QUICK if given.quick else 1.0)
    rows: list[Row] = []
    failed = False
    for name in given.names or ORDINARY:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        with programs() as folder:
            try:
                rows += BENCHMARKS[name].measure(folder, given.quick)
            except Failed as failure:
                print(f"{name}: {failure}", file=sys.stderr)
                failed = True
    if given.json:
        print(json.dumps({"where": where(), "rows": list(map(as_object, rows))}, indent=1))
    else:
        print(f"{table(rows)}\n{where()}. ± is half the distance between the quartiles.")
    return 2 if failed else 0


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    made.add_argument(
        "names",
        nargs="*",
        choices=[*BENCHMARKS, "players", []],
        metavar="NAME",
        help=f"of {', '.join(ORDINARY)}: all unless some are named; or frozen, for what `run.py"
        " package` made; or players, for their report",
    )
    made.add_argument(
        "--players", action="store_true", help="the report on the computer players; takes hours"
    )
    made.add_argument("--json", action="store_true", help="one JSON object in place of the table")
    made.add_argument(
        "--quick", action="store_true", help="very few samples: whether it runs, not how fast"
    )
    return made


def where() -> str:
    """What was measured with."""
    from PySide6.QtCore import qVersion

    return f"Python {platform.python_version()}, Qt {qVersion()}, {os.cpu_count()} processors"


if __name__ == "__main__":
    sys.exit(main())
