"""When a program that is told nothing of it has painted its window: Qt's own log says so."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.benchmarks.process import PATIENCE, Failed

LOGGED = {"QT_LOGGING_RULES": "qt.widgets.painting=true"}
"""What makes Qt write down each step of painting, for programs built in whatever way."""

PAINTED = b"Flushing"
"""What it writes when it hands a whole window to the screen."""


class Opened(NamedTuple):
    """Milliseconds from the start of a process to its first painted window: by the clock, and of
    processor time in all threads."""

    passed: float
    worked: float


def first_paint(words: Sequence[str], environment: Mapping[str, str]) -> Opened:
    """Starts a program, waits for its window, and ends it at once.

    Raises Failed if it ends, or time passes, without one.
    """
    began = time.monotonic()
    program = subprocess.Popen(
        words,
        env={**environment, **LOGGED},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    assert program.stderr is not None
    late = threading.Timer(PATIENCE, program.kill)
    late.start()
    said = []
    for line in program.stderr:
        said.append(line)
        if PAINTED in line:
            break
    passed = time.monotonic() - began
    late.cancel()
    # Not Popen.kill and wait, which keep to themselves how much of the processor was used.
    os.kill(program.pid, signal.SIGKILL)
    _, _, used = os.wait4(program.pid, 0)
    program.returncode = 0
    program.stderr.close()
    if not said or PAINTED not in said[-1]:
        told = b"".join(said[-20:]).decode(errors="replace").strip()
        raise Failed(f"{words[0]} painted no window\n{told}")
    return Opened(passed * 1000, (used.ru_utime + used.ru_stime) * 1000)
