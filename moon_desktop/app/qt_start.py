"""What is done before the rest of the program is loaded, so that the table opens quickly."""

from __future__ import annotations

import gc
import os
from typing import Final


class Collector:
    """Collects garbage where it is asked to, and never by itself.

    Python collects in whatever thread happens to be at work. What is collected there may be of Qt,
    which takes it apart under a lock and waits for Python; the window, which Python waits for, may
    just wait for that lock: both would stand still for good.
    """

    def __init__(self) -> None:
        self._loading = False

    def hold(self) -> None:
        """Nothing is collected while hundreds of modules are being loaded: there is no garbage."""
        gc.disable()
        self._loading = True

    def release(self) -> None:
        """What has been loaded stays for good, and is never looked at. Where nothing was held, as
        in a process that opens many windows, only that of ``Collector`` holds."""
        gc.disable()
        if self._loading:
            gc.freeze()
            self._loading = False

    def collect(self) -> None:
        """Collects what is due; to be asked often, in the thread of the window."""
        counts, enough = gc.get_count(), gc.get_threshold()
        due = [number for number, count in enumerate(counts) if count > enough[number] > 0]
        if due:
            gc.collect(due[-1])


COLLECTOR: Final = Collector()
"""That of this process."""


def fill_standard_streams() -> None:
    """Where the program was started with its standard streams closed, opens them on nothing: the
    next file to be opened would have their number, and what Qt complains of be written into it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
