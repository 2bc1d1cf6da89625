"""The signals by which a person or the system asks a program to end."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

ENDINGS: Final = tuple(
    signal.Signals[name]
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
    if name in signal.Signals.__members__
)
"""Those there are on this system."""


def interrupt(number: int, frame: object) -> NoReturn:
    """Does with any of them what Python does with Ctrl+C; the exception knows the number."""
    raise KeyboardInterrupt(number)


def end_at_ctrl_c() -> None:
    """From now on Ctrl+C ends the program at once; but not where that is for others, as in the
    background of a script. Only in the main thread."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def heeded(by: Callable[[int, Any], object]) -> Iterator[None]:
    """Meanwhile they are heeded ``by`` this; but those that whoever started the program wants to
    be outlived, as nohup does, still are. Only in the main thread."""
    before = {number: signal.getsignal(number) for number in ENDINGS}
    mine = [number for number, was in before.items() if was is not signal.SIG_IGN]
    for number in mine:
        signal.signal(number, by)
    try:
        yield
    finally:
        for number in mine:
            signal.signal(number, before[number])


@contextmanager
def held_back(*numbers: signal.Signals) -> Iterator[None]:
    """What is begun meanwhile, a thread or a process, holds all of them or these ``numbers`` back,
    as does the caller; but not on Windows, which cannot."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers or ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
