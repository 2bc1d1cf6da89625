"""A series of matches played out, and what came of it: in as many processes as are wanted, none of
which outlives the one that began it."""

from __future__ import annotations

import logging
import os
import signal
from _thread import interrupt_main
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Event, Thread, Timer
from typing import Final

from moon_desktop import games
from moon_desktop.arena.series import Played, Series, parts_of, play_part
from moon_desktop.arena.standings import Standings
from moon_desktop.disk.regular_files import write
from moon_desktop.endings import ENDINGS, held_back
from moon_desktop.players.levels import OWN
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import quoted

_PATIENCE: Final = 5.0
"""Seconds that processes have to come to an end that nobody waits for any more."""

_AGAIN: Final = 0.1
"""Seconds after which what is being played is broken off once more: code of others may have
swallowed it."""

_TRIES: Final = 10
"""So often; then the process ends, whatever still goes on in it."""


def simulate(
    series: Series,
    rounds: int,
    workers: int,
    progress: Callable[[int], object],
    cluster: str | None = None,
) -> Standings:
    """What comes of ``rounds`` rounds that are played as ``played`` does; raises OSError also where
    a record cannot be written. ``progress`` hears after each part how many matches it had."""
    standings = Standings.opened(series.rules.table)
    with closing(played(series, rounds, workers, cluster)) as parts:
        for part in parts:
            for record in part.records:
                assert series.records is not None
                write(series.records / record.name, record.text.encode("utf-8"), lasting=False)
            standings += part.standings
            progress(part.standings.matches)
    return standings


def played(
    series: Series, rounds: int, workers: int, cluster: str | None = None
) -> Generator[Played]:
    """What becomes of ``rounds`` rounds, in order, played in ``workers`` processes, or on the
    ``cluster`` of that address.

    The same series has the same standings and records wherever it is played. Raises OSError where
    a process is lost, or the cluster cannot be had, Unseated for a player of another package that
    cannot be made.
    """
    if cluster is not None:
        from moon_desktop.arena.cluster import played_there

        return played_there(series, rounds, cluster)
    return _played_here(series, rounds, min(workers, rounds))


def _played_here(series: Series, rounds: int, workers: int) -> Generator[Played]:
    """What becomes of rounds 1 … ``rounds``, in order. Raises ChildProcessError where a process
    is lost; players of other packages, which may do that, are neither made nor play in this
    process, nor does anybody in a game of one."""
    guests = [name for name in dict.fromkeys(series.players) if name not in OWN]
    ours = series.game in games.OWN
    if workers == 1 and not guests and ours:
        for number in range(1, rounds + 1):
            yield series.play(number)
        return
    # Processes started afresh: the same on every system, and safe beside threads.
    context = get_context("spawn")
    others = active_children()
    its_end, our_end = context.Pipe(duplex=False)
    with held_back():  # also by the one that multiprocessing begins for itself
        pool = ProcessPoolExecutor(workers, context, _begin, (its_end,))
    try:
        with held_back():
            parts = parts_of(rounds, workers)
            futures = deque(pool.submit(_play, series, part) for part in parts)
        while futures:
            yield futures.popleft().result()
    except BrokenProcessPool as broken:
        # They heed no signal that the pool would end them by.
        _kill(set(active_children()).difference(others))
        text = tr("A process that played matches was lost.")
        if guests:
            why = tr("A player of another package may have ended it: {names}.")
            text = f"{text} {why.format(names=listing([quoted(name) for name in guests]))}"
        if not ours:
            why = tr("The game {name}, which another package brought, may have ended it.")
            text = f"{text} {why.format(name=quoted(series.game))}"
        raise ChildProcessError(text) from broken
    finally:
        with held_back():
            our_end.close()
            # Who heeds nothing, as code of others may, is not waited for.
            at_last = Timer(_PATIENCE, _kill, (set(active_children()).difference(others),))
            at_last.start()
            pool.shutdown(cancel_futures=True)
            at_last.cancel()
            its_end.close()


def _kill(processes: Iterable[BaseProcess]) -> None:
    for process in processes:
        process.kill()


_playing = False
_unwanted = Event()


def _begin(line: Connection) -> None:
    """Makes this process a worker: once ``line`` is closed at its other end it breaks off what it
    plays and plays nothing more; once the process that began it is gone, it ends."""
    # Signals from a terminal reach all processes. The first one has the word, and tells the others
    # by the line: a worker that ended while it sends what it played would be waited for in vain.
    for number in ENDINGS:
        signal.signal(number, _heed)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
    Thread(target=_watch, args=(line,), daemon=True).start()
    log_to_stderr()
    games.leave_telling()


def _watch(line: Connection) -> None:
    parent = parent_process()
    assert parent is not None
    if parent.sentinel not in wait((parent.sentinel, line)):
        _unwanted.set()
        tries = 0
        # What sends what it played is not played any more, and is let come to its end.
        while tries < _TRIES and not wait((parent.sentinel,), _AGAIN):
            interrupt_main()
            tries += _playing
    os._exit(1)


def _heed(number: int, frame: object) -> None:
    if _playing and _unwanted.is_set():
        raise KeyboardInterrupt


def _play(series: Series, part: range) -> Played:
    """Play some of the rounds of a series, in a worker. Raises KeyboardInterrupt where nobody
    waits for them any more."""
    global _playing
    try:
        _playing = True
        if _unwanted.is_set():
            raise KeyboardInterrupt
        return play_part(series, part)
    finally:
        _playing = False


def log_to_stderr() -> None:
    """Notes in the log go to stderr, a line each."""
    logging.basicConfig(format="moon-desktop: %(message)s")
