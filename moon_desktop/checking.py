"""The command that checks records: what is wrong with each, and on which line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from moon_desktop.engine.entries import HandOver, MatchOver
from moon_desktop.engine.reading import Damage, Reading
from moon_desktop.record_file import read_record, read_stream
from moon_desktop.wording.damage import damage
from moon_desktop.wording.file_trouble import file_trouble
from moon_desktop.wording.names import listing
from moon_desktop.wording.quoting import printable
from moon_desktop.wording.tongue import tr

STDIN = "-"


def check(files: Sequence[str], verbose: bool) -> int:
    """Read each of ``files`` as a record, ``-`` being the standard input.

    What is wrong goes to stdout as ``FILE:LINE: reason``, the first damage of each file; with
    ``verbose`` a sound record has a line too. Returns 0 if all are sound, 1 if one is not, 2 if
    one cannot be opened.
    """
    return max(_check(file, verbose) for file in files)


def _check(file: str, verbose: bool) -> int:
    name = "<stdin>" if file == STDIN else file
    try:
        if file == STDIN:
            reading, size = read_stream(sys.stdin.buffer), 0
        else:
            path = Path(file)
            reading, size = read_record(path), path.stat().st_size
    except Damage as found:
        print(f"{name}:{found.line}: {damage(found)}")
        return 1
    except OSError as error:
        print(f"moon-desktop check: {file_trouble(error)}", file=sys.stderr)
        return 2
    if size > reading.length:
        note = tr("The last line is cut short and does not count.")
        print(f"{name}: {note}", file=sys.stderr)
    if verbose:
        print(f"{name}: {_summary(reading)}")
    return 0


def _summary(reading: Reading) -> str:
    hands = sum(isinstance(entry, HandOver) for entry in reading.entries)
    won = [entry.winner for entry in reading.entries if isinstance(entry, MatchOver)]
    if not won:
        return tr("sound; hands: {hands}; not finished.").format(hands=hands)
    seats = reading.match.rules.table.members(won[0])
    winners = listing([printable(reading.header.seats[seat].name) for seat in seats])
    return tr("sound; hands: {hands}; won by {winners}.").format(hands=hands, winners=winners)
