"""One report on the computer players: the kernel, then how well they bid and play.

A section is a module with ``section(scale) -> list[str]``: its Markdown lines, made from a share
``scale`` of the deals that the full report takes.
"""

from __future__ import annotations

import importlib
import sys
import time
import traceback
from collections.abc import Sequence

from tests.benchmarks.machine import machine

SECTIONS = (
    "solver_speed",
    "strength",
    "bid_regret",
    "reliability",
    "double_dummy_loss",
    "thinking_frames",
)
QUICK = 0.01
"""The share of the deals that is enough to see whether it runs."""


def report(scale: float, sections: Sequence[str] = SECTIONS) -> int:
    """Prints the report as it grows; 2 if a section could not be made, else 0."""
    print(f"## Computer players\n\n{machine()}.", flush=True)
    if scale < 1:
        print(f"**Made from {scale:g} of the deals: it runs, the figures mean little.**")
    failed = False
    for name in sections:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        began = time.monotonic()
        try:
            lines = importlib.import_module(f"tests.benchmarks.{name}").section(scale)
        except Exception as error:
            traceback.print_exc()
            lines = [f"### {name}", "", f"**It could not be measured: {error!r}**"]
            failed = True
        print("", *lines, "", f"({time.monotonic() - began:.0f} s)", sep="\n", flush=True)
    return 2 if failed else 0
