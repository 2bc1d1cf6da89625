"""Processor time of one call after another."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import Any


def timed(work: Callable[..., object], calls: Iterable[Sequence[Any]]) -> list[float]:
    """Microseconds of ``work`` with each of these arguments. Other processes do not count, and the
    time that is spent on looking at the clock is taken off."""
    clock = time.process_time_ns
    found = []
    gc.collect()
    gc.disable()
    try:
        idle = median(-clock() + clock() for _ in range(101))
        for call in calls:
            began = clock()
            work(*call)
            found.append(max(0.0, clock() - began - idle) / 1000)
    finally:
        gc.enable()
    return found
