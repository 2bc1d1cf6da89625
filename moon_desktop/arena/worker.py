"""A process that plays parts of a series for another one, and never outlives it."""

from __future__ import annotations

import logging
import os
import signal
import threading
from _thread import interrupt_main
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import Final

from moon_desktop.arena.series import Played, Series, play_part
from moon_desktop.endings import ENDINGS
from moon_desktop.games import leave_telling

_AGAIN: Final = 0.1
"""Seconds after which what is being played is broken off once more: code of others may have
swallowed it."""

_TRIES: Final = 10
"""So often; then the process ends, whatever still goes on in it."""


_playing = False
_unwanted = threading.Event()


def begin(line: Connection) -> None:
    """Makes this process a worker: once ``line`` is closed at its other end it breaks off what it
    plays and plays nothing more; once the process that began it is gone, it ends."""
    # Signals from a terminal reach all processes. The first one has the word, and tells the others
    # by the line: a worker that ended while it sends what it played would be waited for in vain.
    for number in ENDINGS:
        signal.signal(number, _heed)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
    threading.Thread(target=_watch, args=(line,), daemon=True).start()
    log_to_stderr()
    leave_telling()


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


def play(series: Series, part: range) -> Played:
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
