"""The record that a command of the command line is about: read, or why it cannot be."""

from __future__ import annotations

import sys
from pathlib import Path

from moon_desktop.checking import STDIN
from moon_desktop.engine.reading import Damage, Reading
from moon_desktop.record_file import read_record, read_stream
from moon_desktop.wording.damage import damage
from moon_desktop.wording.file_trouble import file_trouble
from moon_desktop.wording.tongue import tr

DAMAGED, NOT_OPENED = 1, 2


class NotRead(Exception):
    """A record that is no use to the command, told in a sentence; ``status`` is to be exited
    with."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def asked_record(file: str) -> Reading:
    """The record in ``file``, ``-`` being the standard input.

    Raises NotRead for what is damaged or cannot be opened. A last line that is cut short does
    not count, which a note on stderr tells.
    """
    name = "<stdin>" if file == STDIN else file
    try:
        if file == STDIN:
            return read_stream(sys.stdin.buffer)
        path = Path(file)
        reading, size = read_record(path), path.stat().st_size
    except Damage as found:
        raise NotRead(f"{name}:{found.line}: {damage(found)}", DAMAGED) from None
    except OSError as error:
        raise NotRead(file_trouble(error), NOT_OPENED) from None
    if size > reading.length:
        note = tr("The last line is cut short and does not count.")
        print(f"{name}: {note}", file=sys.stderr)
    return reading
