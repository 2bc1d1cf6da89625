"""A record in a file: read with bounds, and written whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from moon_desktop.engine.reading import LINE_LIMIT, Reading, read
from moon_desktop.games import CATALOGUE


def read_record(path: Path) -> Reading:
    """The record at ``path``, checked; the file is only ever read.

    Raises Damage for what is no valid record, OSError for what cannot be opened.
    """
    if path.is_dir():  # some systems would say only that it may not be opened
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    with path.open("rb") as file:
        return read_stream(file)


def read_stream(stream: BinaryIO) -> Reading:
    """The record that ``stream`` yields up to its end; Damage if it is none.

    No more than a line of it is held at once, and of a line no more than may be read.
    """
    return read(iter(lambda: stream.readline(LINE_LIMIT + 1), b""), CATALOGUE)


def write_record(path: Path, lines: Iterable[str]) -> None:
    """Put ``lines``, each with its line end, at ``path``, in place of a file of that name.

    A reader finds the old file or the new one, never a part. Raises OSError.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(lines)
        part.replace(path)
    except BaseException as error:
        part.unlink(missing_ok=True)
        if isinstance(error, OSError):  # told of the file that was wanted, not of its part
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
