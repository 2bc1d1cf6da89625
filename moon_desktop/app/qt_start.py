"""What is done before the rest of the program is loaded, so that the table opens quickly."""

from __future__ import annotations

import gc
import os


def hold_collector() -> None:
    """No garbage is collected while hundreds of modules are being loaded: there is none."""
    gc.disable()


def release_collector() -> None:
    """Collects from now on, but never looks at what has been loaded, which stays for good.

    Where nothing was held, as in a process that opens many windows, nothing is done.
    """
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def fill_standard_streams() -> None:
    """Where the program was started with its standard streams closed, opens them on nothing: the
    next file to be opened would have their number, and what Qt complains of be written into it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
