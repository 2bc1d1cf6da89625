"""A record in a file, read with bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, TypeAlias

from moon_desktop.disk.regular_files import opened
from moon_desktop.engine.reading import LINE_LIMIT, Reading, read
from moon_desktop.games import CATALOGUE

Came: TypeAlias = Callable[[int], object]


def read_record(path: Path, came: Came | None = None) -> Reading:
    """The record at ``path``, checked; the file is only ever read.

    ``came`` is called with the bytes of each line before it is read; what it raises ends it.
    Raises Damage for what is no valid record, OSError for what cannot be opened.
    """
    with opened(path) as file:
        return read_stream(file, came)


def read_stream(stream: BinaryIO, came: Came | None = None) -> Reading:
    """The record that ``stream`` yields up to its end; Damage if it is none.

    No more than a line of it is held at once, and of a line no more than may be read.
    """
    lines = iter(lambda: stream.readline(LINE_LIMIT + 1), b"")
    return read(lines if came is None else _counted(lines, came), CATALOGUE)


def _counted(lines: Iterator[bytes], came: Came) -> Iterator[bytes]:
    for line in lines:
        came(len(line))
        yield line
