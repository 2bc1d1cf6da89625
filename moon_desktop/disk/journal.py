"""The record of the match in play, on disk before anything of it is shown, kept or told why not."""

from __future__ import annotations

import logging
import os
import time
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from moon_desktop.disk.places import of_game
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import free_name, look, make_folder, opened, write
from moon_desktop.disk.writer import Writer, Written, at_once
from moon_desktop.engine.entries import Dealt, Entry
from moon_desktop.engine.reading import Damage, Reading
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE, record_text

NAME: Final = "match.moon"
"""The file of the catalogue's first game; that of another has its name in it."""

PAST: Final = "records"
"""The folder of matches that were finished or left for another."""

_TAIL: Final = 64
"""Bytes at the end of the file that tell whether it is as it was left, where its time of change
is told too coarsely."""


_PART: Final = 1 << 20
"""Bytes of a file that are held at once to sum it up."""


class SetAside(NamedTuple):
    """A damaged journal: what is wrong with it, and where it is kept now."""

    damage: Damage
    kept: Path

    @property
    def sound(self) -> Reading | None:
        """The match up to the damaged line, if a hand was dealt in it."""
        sound = self.damage.sound
        dealt = sound is not None and any(isinstance(entry, Dealt) for entry in sound.entries)
        return sound if dealt else None


class _End(NamedTuple):
    """What is seen of a file at a glance, by which it is told whether anything wrote to it."""

    size: int
    changed: int
    """In nanoseconds, as the file system counts them."""
    number: int
    """The file's own, which another that takes its name does not have."""
    tail: bytes


class Journal:
    """A file a game in ``folder``, of which one is written: that of the match in play, at
    ``path``. Every method raises OSError where disk fails.

    The file is only ever appended to, except that ``replace`` (taking back) puts a shorter
    record in its place in one step. A match that makes room for another of its game is kept in
    ``records`` if it is worth it. ``insist`` is called before anything is written, and raises
    OSError where that must not be.
    """

    def __init__(self, folder: Path, insist: Callable[[], None] = lambda: None) -> None:
        self.folder = folder
        self.path = self._of(CATALOGUE.first)
        self._insist = insist
        self.put_away: Path | None = None
        """Where the match is kept that made room for the one begun last, if one did."""
        self._looked_at: dict[str, tuple[tuple[int, int, int], Reading]] = {}
        """The matches that wait, as their files were then."""
        self._left: _End | None = None
        self._sum = 0
        """Of all that is in the file as it was left: its time may change, and it may not."""

    def _of(self, game: str) -> Path:
        return self.folder / of_game(NAME, game, CATALOGUE.first)

    def load(self, game: str = CATALOGUE.first) -> Reading | SetAside | None:
        """The match of ``game`` last played, or without one that of the first game; None if there
        is none. A damaged one is set aside (never deleted).

        Earlier versions had one file, whatever was played: a match that is found in the file of
        another game goes to its own.
        """
        path = self._of(game)
        if not os.path.lexists(path):
            path = self._of(CATALOGUE.first)
        if not os.path.lexists(path):
            return None
        try:
            reading = read_record(path)
        except Damage as damage:
            self._insist()
            kept = self._free_name(self.folder, "damaged")
            os.replace(path, kept)
            return SetAside(damage, kept)
        own = self._of(reading.header.game)
        if own != path:
            self._insist()
            self._make_room(own)
            os.replace(path, own)
        self.path = own
        self._remember()
        return reading

    def left(self, game: str) -> Reading | None:
        """The match of ``game`` as it was left, which is only looked at; None where there is none
        that can be read. It is read once as long as the file stays as it is."""
        path = self._of(game)
        try:
            about = path.stat()
            mark = about.st_ino, about.st_size, about.st_mtime_ns
            if game not in self._looked_at or self._looked_at[game][0] != mark:
                self._looked_at[game] = mark, read_record(path)
            reading = self._looked_at[game][1]
        except (Damage, OSError):
            return None
        return reading if reading.header.game == game else None

    def put_away_unshown(self) -> Path | None:
        """Keeps the match that was loaded last among the records, for it cannot be shown; returns
        where."""
        self._insist()
        self.put_away = None
        self._make_room(self.path)
        return self.put_away

    def holds(self, game: str) -> bool:
        """Whether there is a file of the match of ``game``, which need not be one that is known."""
        return os.path.lexists(self._of(game))

    def mend(self, reading: Reading) -> None:
        """Cuts off what a crash left of a line, and adds the consequences that are due."""
        self._insist()
        if reading.length < self.path.stat().st_size:
            os.truncate(self.path, reading.length)
            self._remember()
        if reading.due:
            self.append(reading.header.game, reading.due)

    def start(self, header: Header, entries: Iterable[Entry] = (), *, keep: bool = True) -> None:
        """Begins the journal of another match; the one of its game before is kept among the
        records, unless it is not worth it."""
        self._insist()
        make_folder(self.folder)
        self.path = self._of(header.game)
        with suppress(IsADirectoryError):  # which can make room as a file does
            look(self.path)
        self.put_away = None
        if keep:
            self._make_room(self.path)
        self._write(header, entries)

    def _make_room(self, path: Path) -> None:
        """Puts what is at ``path``, if anything is, among the records."""
        if path.exists():
            past = self.folder / PAST
            make_folder(past)
            self.put_away = self._free_name(past, "moon")
            os.replace(path, self.put_away)

    def replace(self, header: Header, entries: Iterable[Entry]) -> None:
        """Puts a shorter record in the place of this one, in one step."""
        self._write(header, entries)

    def append(self, game: str, entries: Iterable[Entry]) -> None:
        """Adds ``entries`` of a match of ``game``; when it returns they are on disk."""
        self._insist()
        content = "".join(map(CATALOGUE[game].forms.line, entries)).encode("utf-8")
        look(self.path)
        with self.path.open("r+b") as file:  # which does not make a file that has gone
            file.seek(0, os.SEEK_END)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            self._left, self._sum = _end(file), zlib.crc32(content, self._sum)

    def put_aside_changed(self) -> Path | None:
        """Moves the file out of the way if something else has written to it since this did, and
        returns where it is kept now; None where nobody has, or the file is gone."""
        if self._left is None or look(self.path) is None:
            return None
        with opened(self.path) as file:
            found = _end(file)
            if found == self._left:
                return None
            if found.size == self._left.size and _sum(file) == self._sum:
                self._left = found  # a copy of it was put back, say
                return None
        self._insist()
        kept = self._free_name(self.folder, "changed")
        os.replace(self.path, kept)
        return kept

    def _write(self, header: Header, entries: Iterable[Entry]) -> None:
        self._insist()
        make_folder(self.folder)
        text = record_text(header, entries)
        write(self.path, text.encode("utf-8"))
        self._remember()

    def _remember(self) -> None:
        with opened(self.path) as file:
            self._left, self._sum = _end(file), _sum(file)

    def _free_name(self, folder: Path, word: str) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        return free_name(folder, f"{word}-{stamp}", ".moon")


def _end(file: BinaryIO) -> _End:
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _TAIL))
    found = os.fstat(file.fileno())
    return _End(size, found.st_mtime_ns, found.st_ino, file.read(_TAIL))


def _sum(file: BinaryIO) -> int:
    file.seek(0)
    found = 0
    while part := file.read(_PART):
        found = zlib.crc32(part, found)
    return found


_log = logging.getLogger(__name__)


class RecordKeeper:
    """Writes what it is told; where the disk fails, ``failed`` is called once with the error, and
    everything is written anew as soon as it can be.

    What is added to a match may be written by a ``writer``, after the call; whatever else is asked
    of the keeper waits until it is.
    """

    def __init__(
        self,
        journal: Journal | None,
        failed: Callable[[OSError], None],
        altered: Callable[[Path], None] = lambda _: None,
        writer: Writer | None = None,
    ) -> None:
        """``altered`` is called where something else has written to the journal, with the place
        where its file is kept; the match is written anew. Neither is called by the writer's
        thread, but by ``hear``, which is due when that has answered."""
        self._journal = journal
        self._altered = altered
        self._writer = None if journal is None else writer
        self.written: Written = at_once
        """Whether what was added last is on disk, or known not to be."""
        self._told_of: deque[Callable[[], None]] = deque()
        """What is to be told in the thread of whoever asks the keeper."""
        self._due = 0
        """How many of the entries are to be on disk."""
        self._known: tuple[Header, Sequence[Entry], int] | None = None
        """The match on disk: so many of the entries, to which others may come."""
        self._saved = journal is not None
        self._replaceable: str | None = None
        """The game in whose file the match in play is, which may be written over."""
        self._failed = failed
        self._error: OSError | None = None
        self._told = False

    def settle(self) -> None:
        """Waits until everything is written that was added, or known that it cannot be."""
        if self._writer is not None:
            self._writer.wait()
        self._tell()

    def leave(self, header: Header, entries: Sequence[Entry]) -> None:
        """The program is about to end: where the match is not on disk as it stands, for the disk
        failed or something else has written there, it is written once more. Nobody is told, for
        nobody is there."""
        self.settle()
        self._see_to_alteration()
        if not self._saved:
            self._replace(header, entries)
        self._told_of.clear()

    def hear(self) -> None:
        """Tells what became of what was written since; raises what went wrong but for the disk."""
        self._tell()
        if self._writer is not None:
            self._writer.check()

    def _tell(self) -> None:
        while self._told_of:
            self._told_of.popleft()()

    @property
    def saved(self) -> bool:
        """Whether the match is on disk as it stands."""
        self.settle()
        return self._saved

    @property
    def folder(self) -> Path | None:
        """Where the journal is kept."""
        return None if self._journal is None else self._journal.folder

    @property
    def put_away(self) -> Path | None:
        """Where the match is kept that made room for the one in play, if one did."""
        return self._journal.put_away if self._journal is not None and self.saved else None

    def load(self, game: str = CATALOGUE.first) -> Reading | SetAside | OSError | None:
        """The match of the journal of ``game`` if there is one, or what was set aside (what is
        sound of that is the journal from now on), or why it cannot be read; then it is put among
        the records when another begins."""
        self.settle()
        if self._journal is None:
            return None
        try:
            found = self._journal.load(game)
        except OSError as error:
            _log.warning("the journal could not be read: %s", error)
            return error
        if isinstance(found, Reading):
            self._replaceable = found.header.game
            entries = (*found.entries, *found.due)
            self._write(found.header, entries, lambda journal: journal.mend(found))
            self._tell()
        elif found is not None and (sound := found.sound) is not None:
            self.start(sound.header, [*sound.entries, *sound.due])
        return found

    def left(self, game: str) -> Reading | None:
        """The match of ``game`` as it was left, if one was, while that in play is on disk: or this
        would be lost with it."""
        return self._journal.left(game) if self._journal is not None and self.saved else None

    def put_away_unshown(self) -> Path | None:
        """Keeps the match in play among the records, for it cannot be shown; where it is then,
        None if that cannot be done: it stays where it was."""
        self.settle()
        self._replaceable = self._known = None
        if self._journal is None:
            return None
        try:
            return self._journal.put_away_unshown()
        except OSError as error:
            _log.warning("the journal could not be put away: %s", error)
            return None

    def holds(self, game: str) -> bool:
        """Whether a match of ``game`` is on disk, also of one that is not known."""
        return self._journal is not None and self._journal.holds(game)

    def start(self, header: Header, entries: Sequence[Entry], *, keep: bool = True) -> None:
        """Begins the journal of another match; ``keep``: the one before is worth keeping."""
        self.settle()
        self._start(header, entries, keep=keep)
        self._tell()

    def _start(self, header: Header, entries: Sequence[Entry], *, keep: bool = True) -> None:
        # What is on disk may be another match than the one in play, and worth more.
        keep = keep or self._replaceable != header.game
        # Until it has succeeded the journal may still hold the match before this one.
        self._replaceable = None
        self._see_to_alteration()
        self._write(header, entries, lambda journal: journal.start(header, entries, keep=keep))
        self._replaceable = header.game if self._saved else None

    def replace(self, header: Header, entries: Sequence[Entry]) -> None:
        """Writes the match anew, as after something was taken back."""
        self.settle()
        self._replace(header, entries)
        self._tell()

    def _replace(self, header: Header, entries: Sequence[Entry]) -> None:
        if self._replaceable == header.game:
            self._see_to_alteration()
            self._write(header, entries, lambda journal: journal.replace(header, entries))
        else:
            self._start(header, entries)

    def append(self, header: Header, entries: Sequence[Entry]) -> None:
        """Adds those of ``entries`` that came to the match since; ``written`` tells of them. More
        may come to the same ``entries`` meanwhile, but nothing goes."""
        self._due = len(entries)
        if self._writer is None:
            self._append(header, entries)
            self._tell()
        else:
            self.written = self._writer.give(partial(self._append, header, entries))

    def _append(self, header: Header, entries: Sequence[Entry]) -> None:
        """What is due, also of what was added since the disk was last waited for: then nothing is
        left to do for that."""
        due = self._due
        before = 0 if self._known is None else self._known[2]
        if self._saved and self._known is not None and before == due:
            return
        # After a failure the file may end anywhere, or be gone; or it alone cannot be written.
        self._see_to_alteration()
        now = entries[:due]
        if not (
            self._saved
            and self._known is not None
            and self._wrote(header, now, lambda j: j.append(header.game, now[before:]))
        ):
            self._replace(header, now)

    def _see_to_alteration(self) -> None:
        """Where the journal is not as it was left, what was left is put there anew."""
        if self._journal is None or self._known is None or not self._saved:
            return
        try:
            kept = self._journal.put_aside_changed()
        except OSError:
            # Nothing may be added to it; writing it anew meets the same trouble, and tells of it.
            self._saved = False
            return
        if kept is not None:
            _log.warning("the journal was changed by something else, which is kept in %s", kept)
            header, entries, count = self._known
            left = entries[:count]
            self._wrote(header, left, lambda journal: journal.replace(header, left))
            self._told_of.append(partial(self._altered, kept))

    def _write(
        self, header: Header, entries: Sequence[Entry], task: Callable[[Journal], None]
    ) -> None:
        """Does ``task``, or has it told why it cannot be done unless that is known."""
        if not self._wrote(header, entries, task) and self._error is not None and not self._told:
            self._told = True
            _log.warning("the journal could not be written: %s", self._error)
            self._told_of.append(partial(self._failed, self._error))

    def _wrote(
        self, header: Header, entries: Sequence[Entry], task: Callable[[Journal], None]
    ) -> bool:
        """Whether ``task`` could be done, after which these ``entries`` are on disk."""
        if self._journal is None:
            return False
        # Also where something else than the disk fails the file may end anywhere.
        self._saved = False
        try:
            task(self._journal)
        except OSError as error:
            self._error = error
        else:
            self._saved = True
            self._told = False
            self._known = header, entries, len(entries)
        return self._saved
