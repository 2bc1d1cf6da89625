"""The same work on many deals, in two processes, with word of how far it has come."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, TypeVar

J = TypeVar("J")
R = TypeVar("R")

WORKERS: Final = 2

WORD_EVERY: Final = 10.0
"""Seconds between two words of progress."""


def each(work: Callable[[J], R], jobs: Iterable[J], title: str, workers: int = WORKERS) -> list[R]:
    """What ``work``, a function of a module, makes of each of ``jobs``, in their order.

    Raises what it raises.
    """
    waiting = list(jobs)
    if workers == 1:
        return list(map(work, waiting))
    told = time.monotonic()
    with ProcessPoolExecutor(min(workers, len(waiting)), get_context("spawn")) as pool:
        futures = [pool.submit(work, job) for job in waiting]
        try:
            for done, future in enumerate(as_completed(futures), 1):
                future.result()
                if time.monotonic() - told > WORD_EVERY or done == len(futures):
                    told = time.monotonic()
                    print(f"{title}: {done} of {len(futures)}", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in futures]
