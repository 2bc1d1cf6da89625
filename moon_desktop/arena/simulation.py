"""A series of matches played out, in as many processes as are wanted, and what came of it."""

from __future__ import annotations

import logging
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import get_context
from typing import Final

from moon_desktop.arena.series import Played, Series, parts_of, play_part
from moon_desktop.arena.standings import Standings
from moon_desktop.disk.regular_files import write
from moon_desktop.words.language import tr

_CTRL_C: Final = {signal.SIGINT} if hasattr(signal, "pthread_sigmask") else set()
"""The signals that can be held back; none on Windows."""


def simulate(
    series: Series,
    rounds: int,
    workers: int,
    progress: Callable[[int], object],
    cluster: str | None = None,
) -> Standings:
    """Play ``rounds`` rounds in ``workers`` processes, or on the ``cluster`` of that address.

    The same series has the same standings and records wherever it is played. ``progress`` hears
    after each part how many matches it had. Raises OSError where a record cannot be written,
    a process is lost, or the cluster cannot be had.
    """
    if cluster is not None:
        from moon_desktop.arena.cluster import played_there

        parts = played_there(series, rounds, cluster)
    else:
        parts = _played_here(series, rounds, min(workers, rounds))
    standings = Standings.opened(series.rules.table)
    with closing(parts):
        for part in parts:
            for record in part.records:
                assert series.records is not None
                write(series.records / record.name, record.text.encode("utf-8"), lasting=False)
            standings += part.standings
            progress(part.standings.matches)
    return standings


def _played_here(series: Series, rounds: int, workers: int) -> Generator[Played]:
    """What becomes of rounds 1 … ``rounds``, in order. Raises ChildProcessError where a process
    is lost."""
    if workers == 1:
        for number in range(1, rounds + 1):
            yield series.play(number)
        return
    # Processes started afresh: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker)
    try:
        with _ctrl_c_held_back():
            parts = parts_of(rounds, workers)
            futures = deque(pool.submit(_play_part, series, part) for part in parts)
        while futures:
            yield futures.popleft().result()
    except BrokenProcessPool as broken:
        raise ChildProcessError(tr("A process that played matches was lost.")) from broken
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Processes begun meanwhile hold Ctrl+C back too, until they are ready to end in silence."""
    if _CTRL_C:
        signal.pthread_sigmask(signal.SIG_BLOCK, _CTRL_C)
    try:
        yield
    finally:
        if _CTRL_C:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _CTRL_C)


_interrupts: Final[list[int]] = []
"""In a worker: the Ctrl+C that came while it sent or waited."""


def _begin_worker() -> None:
    # Ctrl+C reaches all processes: let a worker end at once and leave the word to the first.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _CTRL_C:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _CTRL_C)
    signal.signal(signal.SIGINT, lambda number, _: _interrupts.append(number))
    log_to_stderr()


def _play_part(series: Series, part: range) -> Played:
    """What a worker does: it ends at once on Ctrl+C, but not while it sends what it has played,
    for the rest of that would be waited for without an end."""
    between = signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _interrupts:
        signal.raise_signal(signal.SIGINT)
    try:
        return play_part(series, part)
    finally:
        signal.signal(signal.SIGINT, between)


def log_to_stderr() -> None:
    """Notes in the log go to stderr, a line each."""
    logging.basicConfig(format="moon-desktop: %(message)s")
