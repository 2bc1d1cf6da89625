"""How a signal ends the self-test: at once, wherever it stands, and with nothing left behind."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NoReturn

PREFIX: Final = "moon-desktop-self-test-"
"""How the names of its folders begin."""

_folders: Final[list[str]] = []


@contextmanager
def folder(prefix: str = PREFIX, within: Path | None = None) -> Iterator[Path]:
    """A folder that is gone afterwards, also where a signal ends the process meanwhile; without
    ``within`` one for temporary files. Raises OSError where there can be none."""
    with TemporaryDirectory(prefix=prefix, dir=within, ignore_cleanup_errors=True) as name:
        _folders.append(name)
        try:
            yield Path(name)
        finally:
            _folders.remove(name)


def end(number: int, frame: object) -> NoReturn:
    """Ends the process with the status that a shell gives to one ended by the signal ``number``.

    An exception in its place would be lost in a slot, and Qt crashes on it in a paint.
    """
    if "multiprocessing" in sys.modules:
        from multiprocessing import active_children

        for child in active_children():
            child.kill()
    for name in _folders:
        shutil.rmtree(name, ignore_errors=True)
    with suppress(OSError, RuntimeError):  # it may have come in the midst of a print
        sys.stdout.flush()
    os._exit(128 + number)
