"""What is done before the rest of the program is loaded, so that the table opens quickly."""

from __future__ import annotations

import gc
import os
from typing import Final

_SEARCH: Final = "_mod_uses_pyside"
"""The function of PySide that searches a module; there is no public switch for it."""


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


def skip_source_search() -> None:
    """Spares PySide the search of every module's source for a switch that is not used here.

    With each module loaded after it, PySide reads that module's source to learn whether it
    mentions PySide, for the sake of ``from __feature__ import``. Here this is a tenth of the
    time it takes to open the table. Where PySide is built otherwise, nothing is done. Raises
    ImportError where Qt cannot be loaded.
    """
    import PySide6.QtCore  # noqa: F401 - it makes what is looked for

    try:
        from shibokensupport import feature  # type: ignore[import-not-found]
    except ImportError:
        return
    if hasattr(feature, _SEARCH):
        setattr(feature, _SEARCH, lambda module: False)


def fill_standard_streams() -> None:
    """Where the program was started with its standard streams closed, opens them on nothing: the
    next file to be opened would have their number, and what Qt complains of be written into it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
