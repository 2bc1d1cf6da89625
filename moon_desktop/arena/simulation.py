"""A series of matches played out, in as many processes as are wanted, and what came of it."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

from moon_desktop.arena.series import Played, Series, parts_of, play_part
from moon_desktop.arena.standings import Standings
from moon_desktop.disk.regular_files import write
from moon_desktop.words.language import tr

_log = logging.getLogger(__name__)

_CTRL_C: Final = {signal.SIGINT} if hasattr(signal, "pthread_sigmask") else set()
"""The signals that can be held back; none on Windows."""

MOST_LOSSES: Final = 3
"""So often in a row worker processes may be lost without a part being finished in between."""


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
    too many processes are lost, or the cluster cannot be had.
    """
    if cluster is not None:
        from moon_desktop.arena.cluster import played_there

        parts = played_there(series, rounds, cluster)
    else:
        parts = _played_here(series, rounds, min(workers, rounds))
    standings = Standings.opened(series.rules.table)
    for part in parts:
        for record in part.records:
            assert series.records is not None
            write(series.records / record.name, record.text.encode("utf-8"), lasting=False)
        standings += part.standings
        progress(part.standings.matches)
    return standings


def _played_here(series: Series, rounds: int, workers: int) -> Iterator[Played]:
    if workers == 1:
        return map(series.play, range(1, rounds + 1))
    return _in_processes(series, parts_of(rounds, workers), workers)


def _in_processes(series: Series, parts: list[range], workers: int) -> Iterator[Played]:
    """What becomes of the ``parts``, in order; what is lost with a process is played again."""
    kept: dict[int, Played] = {}
    at = losses = 0
    while at < len(parts):
        # Processes started afresh: the same on every system, and safe beside threads.
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker)
        futures: dict[int, Future[Played]] = {}
        try:
            with _ctrl_c_held_back():
                for place in range(at, len(parts)):
                    if place not in kept:
                        futures[place] = pool.submit(_play_part, series, parts[place])
            while at < len(parts):
                yield kept.pop(at) if at in kept else futures.pop(at).result()
                at += 1
                losses = 0
        except BrokenProcessPool as broken:
            losses += 1
            if losses == MOST_LOSSES:
                lost = tr("Worker processes were lost again and again.")
                raise ChildProcessError(lost) from broken
            _log.info("a worker process was lost; its part is played again")
            kept |= {n: future.result() for n, future in futures.items() if _finished(future)}
        finally:
            pool.shutdown(cancel_futures=True)


def _finished(future: Future[Played]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


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
