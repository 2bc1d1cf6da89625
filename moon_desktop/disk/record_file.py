"""A record in a file, read with bounds."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import BinaryIO

from moon_desktop.disk.regular_files import opened
from moon_desktop.engine.reading import LINE_LIMIT, Damage, Heed, Reading, read
from moon_desktop.games import CATALOGUE, OWN

_log = logging.getLogger(__name__)


def read_record(path: Path, heed: Heed | None = None) -> Reading:
    """The record at ``path``, checked; the file is only ever read. ``heed`` is told of what chance
    brought.

    Raises Damage for what is no valid record, OSError for what cannot be opened.
    """
    with opened(path) as file:
        return read_stream(file, heed)


def read_stream(stream: BinaryIO, heed: Heed | None = None) -> Reading:
    """The record that ``stream`` yields up to its end; Damage if it is none.

    No more than a line of it is held at once, and of a line no more than may be read.
    """
    try:
        return read(iter(lambda: stream.readline(LINE_LIMIT + 1), b""), CATALOGUE, heed)
    except Damage as damage:
        if (cause := damage.__cause__) is not None:
            if damage.game in OWN or not damage.game:
                # A fault of this program, to be found and not to be told of as damage.
                raise cause from None
            _log.error("the game %r fails over a record", damage.game, exc_info=cause)
        raise
