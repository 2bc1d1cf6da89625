"""The records in a folder: which of them the index has not seen as they are, and what is in
them."""

from __future__ import annotations

import logging
import os
import stat
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from moon_desktop.disk.journal import NAME, PAST
from moon_desktop.disk.places import of_game
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import (
    free_name,
    look,
    make_folder,
    opened,
    read_bytes,
    write,
)
from moon_desktop.engine.reading import LINE_LIMIT, RECORD_LIMIT, Damage, Reading
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.engine.strict_json import decoded
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.deals import Followed
from moon_desktop.memory.summary import DAMAGED, Summary, summary
from moon_desktop.players.player import Limits, Stopped

_log = logging.getLogger(__name__)

ELSEWHERE: Final = f"{PAST}/elsewhere/"
"""The folder of records that were not played here, within that of the matches."""
AFAR: Final = f"path GLOB '{ELSEWHERE}*'"
"""The same of a match in the index, as SQL has it."""

_LATEST: Final = (1 << 63) - 1
"""The last ns that an index can hold."""

_STEM, _SUFFIX = os.path.splitext(NAME)


class Stamp(NamedTuple):
    """What is seen of a file without reading it: ``size`` in bytes, ``changed`` in ns."""

    size: int
    changed: int


class RecordFacts(NamedTuple):
    """A record by its ``path`` from the folder on, with ``/``."""

    path: str
    stamp: Stamp
    summary: Summary


def began(created: str, changed: int) -> float:
    """When a match was ``created`` by its header, in seconds of Unix; where that says nothing, when
    its file was ``changed`` last, in ns."""
    try:
        found = datetime.fromisoformat(created)
    except ValueError:
        return changed / 1e9
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()


def at_table(game: str) -> str:
    """The path of the match of ``game`` that is in play, or was last."""
    return of_game(NAME, game, CATALOGUE.first)


def seen(folder: Path) -> dict[str, Stamp]:
    """The records in ``folder``: the matches in play or left, those put away, those from
    elsewhere. What cannot be listed has none."""
    return {
        f"{within}{name}": stamp
        for within, stem in (("", _STEM), (f"{PAST}/", ""), (ELSEWHERE, ""))
        for name, stamp in _listed(folder / within)
        if name.startswith(stem) and name.endswith(_SUFFIX)
    }


def _listed(folder: Path) -> Iterator[tuple[str, Stamp]]:
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            # A name that is no text, and cannot be kept, is none of this program's.
            with suppress(OSError, UnicodeEncodeError):
                found = file.stat()
                file.name.encode()
                if stat.S_ISREG(found.st_mode):
                    yield file.name, _stamp(found)


def _stamp(file: os.stat_result) -> Stamp:
    return Stamp(file.st_size, min(file.st_mtime_ns, _LATEST))


def dealt_before(folder: Path, paths: Iterable[str], game: str, number: int) -> bool:
    """Whether a record at one of ``paths`` in ``folder`` has deals of ``game`` that come from the
    ``number``."""
    for path in paths:
        # A damaged one tells nothing.
        with suppress(OSError, ValueError), opened(folder / path) as file:
            told = decoded(file.readline(LINE_LIMIT).decode())
            same = isinstance(told, dict) and (told.get("game"), told.get("seed")) == (game, number)
            # Of another number nothing but the first line is read.
            if same and any(b'"deal"' in line for line in file):
                return True
    return False


def played_by(folder: Path, name: str) -> bool:
    """Whether a person sat under that ``name`` in a match that was played in ``folder`` and put
    away."""
    for path in seen(folder):
        if path.startswith(f"{PAST}/") and not path.startswith(ELSEWHERE):
            with suppress(OSError, ValueError, TypeError), opened(folder / path) as file:
                told = decoded(file.readline(LINE_LIMIT).decode())
                if isinstance(told, dict) and SeatName(name, HUMAN)._asdict() in told.get(
                    "seats", ()
                ):
                    return True
    return False


def unread(known: Mapping[str, Stamp], there: Mapping[str, Stamp]) -> tuple[str, ...]:
    """The paths of those ``there`` that are not ``known`` as they are, the latest first."""
    wanted = [path for path, stamp in there.items() if known.get(path) != stamp]
    return tuple(sorted(wanted, key=lambda path: (-there[path].changed, path)))


def read(folder: Path, paths: Sequence[str], limits: Limits) -> tuple[RecordFacts, ...]:
    """What is in the records at ``paths`` in ``folder``; those that are gone meanwhile are left
    out. Raises Stopped when it is stopped."""
    found = []
    for path in paths:
        if limits.stop():
            raise Stopped
        with suppress(OSError):
            file = look(folder / path)
            if file is not None:
                found.append(RecordFacts(path, _stamp(file), _summary(folder / path)))
    return tuple(found)


def whole(path: Path, _limits: Limits) -> Reading:
    """A record, for a process that is ended where it is not wanted any more."""
    return read_record(path)


class Taken(NamedTuple):
    """How many records came in that are ``new``, how many were ``there`` already, and why others
    were ``refused``, by the names of their files."""

    new: int
    there: int
    refused: tuple[tuple[str, Damage | OSError], ...]


def take_in(
    folder: Path, chosen: Sequence[Path], known: Mapping[str, Stamp], limits: Limits
) -> Taken:
    """Copies the records ``chosen``, and those in folders that are, to those from elsewhere in
    ``folder``, but for the ones of which the same bytes are ``known`` there."""
    sizes = defaultdict[int, list[str]](list)
    for path, stamp in known.items():
        sizes[stamp.size].append(path)
    new, there, refused = 0, 0, list[tuple[str, Damage | OSError]]()
    for file in chosen:
        for one in sorted(file.glob(f"*{_SUFFIX}")) if file.is_dir() else (file,):
            if limits.stop():
                raise Stopped
            try:
                read_record(one)
                content = read_bytes(one, RECORD_LIMIT)
                if any(_holds(folder / path, content) for path in sizes[len(content)]):
                    there += 1
                    continue
                make_folder(folder / ELSEWHERE)
                stem = os.fsencode(one.stem).decode("utf-8", "replace")
                to = free_name(folder / ELSEWHERE, stem, _SUFFIX)
                write(to, content)
                sizes[len(content)].append(to.relative_to(folder).as_posix())
                new += 1
            except (Damage, OSError) as trouble:
                refused.append((one.name, trouble))
    return Taken(new, there, tuple(refused))


def _holds(path: Path, content: bytes) -> bool:
    with suppress(OSError):  # it may be gone meanwhile
        return read_bytes(path, RECORD_LIMIT) == content
    return False


def _summary(path: Path) -> Summary:
    try:
        followed = Followed()
        reading = read_record(path, followed)
        told = summary(reading.header, (*reading.entries, *reading.due))
        # Until it is over nothing is told of its deals.
        over = told.state == "over"
        return told._replace(deals=followed.state(reading.header)) if over else told
    except Damage:
        return DAMAGED
    except OSError:
        raise
    except Exception:
        # The code of a game that is of another package.
        _log.warning("nothing can be told of the record %s", path.name, exc_info=True)
        return DAMAGED
