"""Garbage that only the collector finds, and work in a thread that makes Python collect."""

from __future__ import annotations

import gc
import threading
import weakref


class _Part:
    """What holds itself."""

    def __init__(self) -> None:
        self.itself = self


def dropped() -> list[int]:
    """Leaves garbage; which thread took it away is noted in the list."""
    taken: list[int] = []
    weakref.finalize(_Part(), lambda: taken.append(threading.get_ident()))
    return taken


def littered() -> object:
    """A thread makes as many things, which are to be kept, as it takes for what collects by itself
    to do so."""
    made: list[list[int]] = []
    many = range(10 * gc.get_threshold()[0])
    thread = threading.Thread(target=lambda: made.extend([number] for number in many))
    thread.start()
    thread.join()
    return made
