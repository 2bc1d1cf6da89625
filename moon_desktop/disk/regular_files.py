"""Regular files: looked at first, read with bounds, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from threading import get_ident
from typing import BinaryIO

_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""How a file is opened that may have become a pipe since it was looked at."""


def look(path: Path, largest: int | None = None) -> os.stat_result | None:
    """What is known of the file at ``path``, links followed; None where nothing is.

    Raises OSError for whatever is no regular file - to open a pipe may take for ever, and a
    device may have no end, or be lost by being replaced - or has more bytes than ``largest``.
    """
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    _insist(found, path)
    if largest is not None and found.st_size > largest:
        raise _error(errno.EFBIG, path)
    return found


def opened(path: Path) -> BinaryIO:
    """The regular file at ``path``, to be read; raises OSError."""
    look(path)
    number = os.open(str(path), _FLAGS)
    try:
        _insist(os.fstat(number), path)
        return os.fdopen(number, "rb")
    except BaseException:
        os.close(number)
        raise


def read_bytes(path: Path, largest: int) -> bytes:
    """All of the regular file at ``path``; of one that is larger, one byte more than
    ``largest``. Raises OSError."""
    with opened(path) as file:
        return file.read(largest + 1)


def make_folder(path: Path) -> None:
    """Makes the folder at ``path`` unless it is there, and those above it; what is made is for
    this account alone, and open to it whatever is taken from the rights of what is new. Raises
    OSError."""
    if path.is_dir():
        return
    if path.parent != path:
        make_folder(path.parent)
    try:
        path.mkdir()
    except FileExistsError:
        if not path.is_dir():  # else another copy of the program was quicker
            raise
    else:
        path.chmod(0o700)


def write(path: Path, content: bytes, *, lasting: bool = True) -> None:
    """Puts ``content`` at ``path``, or where a link there leads, in place of a regular file.

    A reader finds the old file or the new one, never a part; ``lasting``: so it does after a
    power cut. Raises OSError, which names ``path``, and then nothing has changed.
    """
    look(path)
    place = Path(os.path.realpath(path))
    # Of each thread its own: the match may be written while another writes beside it.
    part = place.with_name(f".moon-desktop.{os.getpid()}.{get_ident()}.part")
    try:
        part.unlink(missing_ok=True)
        with part.open("xb") as file:
            if os.name == "posix":
                # It is to be read again, whatever is taken from the rights of what is new.
                os.fchmod(file.fileno(), stat.S_IMODE(os.fstat(file.fileno()).st_mode) | 0o600)
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        part.replace(place)
    except BaseException as error:
        # On a full disk what was written of it would take the room that is wanted.
        with suppress(OSError):
            part.unlink(missing_ok=True)
        if isinstance(error, OSError):  # told of the file that was wanted, not of its part
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
    if lasting and os.name == "posix":
        # The new name, too, is to outlive a power cut.
        # A file system that cannot be asked for it has the file all the same.
        with suppress(OSError):
            folder = os.open(place.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """The first name in ``folder`` that begins with ``stem``, has a number, and is not taken."""
    for number in range(1, 10_000):
        path = folder / f"{stem}-{number}{suffix}"
        if not os.path.lexists(path):
            return path
    raise _error(errno.EEXIST, folder / f"{stem}{suffix}")


def _insist(found: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise _error(errno.EISDIR, path)
    if not stat.S_ISREG(found.st_mode):
        raise _error(errno.ENXIO, path)


def _error(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), str(path))
