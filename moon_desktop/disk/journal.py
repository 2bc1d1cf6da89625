"""The record of the match in play, on disk before anything of it is shown, kept or told why not."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from moon_desktop.disk.places import of_game
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import free_name, look, opened, write
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import Damage, Reading
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE, record_text

NAME: Final = "match.moon"
"""The file of the catalogue's first game; that of another has its name in it."""

PAST: Final = "records"
"""The folder of matches that were finished or left for another."""

_TAIL: Final = 64
"""Bytes at the end of the file that tell, with its size, whether it is as it was left."""


class SetAside(NamedTuple):
    """A damaged journal: what is wrong with it, and where it is kept now."""

    damage: Damage
    kept: Path


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
        self._left: tuple[int, bytes] | None = None

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
        that can be read."""
        try:
            reading = read_record(self._of(game))
        except (Damage, OSError):
            return None
        return reading if reading.header.game == game else None

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
        self.folder.mkdir(parents=True, exist_ok=True)
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
            past.mkdir(exist_ok=True)
            self.put_away = self._free_name(past, "moon")
            os.replace(path, self.put_away)

    def replace(self, header: Header, entries: Iterable[Entry]) -> None:
        """Puts a shorter record in the place of this one, in one step."""
        self._write(header, entries)

    def append(self, game: str, entries: Iterable[Entry]) -> None:
        """Adds ``entries`` of a match of ``game``; when it returns they are on disk."""
        self._insist()
        text = "".join(map(CATALOGUE[game].forms.line, entries))
        look(self.path)
        with self.path.open("r+b") as file:  # which does not make a file that has gone
            file.seek(0, os.SEEK_END)
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
            self._left = _end(file)

    def put_aside_changed(self) -> Path | None:
        """Moves the file out of the way if something else has written to it since this did, and
        returns where it is kept now; None where nobody has, or the file is gone."""
        if self._left is None or look(self.path) is None:
            return None
        with opened(self.path) as file:
            if _end(file) == self._left:
                return None
        self._insist()
        kept = self._free_name(self.folder, "changed")
        os.replace(self.path, kept)
        return kept

    def _write(self, header: Header, entries: Iterable[Entry]) -> None:
        self._insist()
        self.folder.mkdir(parents=True, exist_ok=True)
        text = record_text(header, entries)
        write(self.path, text.encode("utf-8"))
        self._remember()

    def _remember(self) -> None:
        with opened(self.path) as file:
            self._left = _end(file)

    def _free_name(self, folder: Path, word: str) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        return free_name(folder, f"{word}-{stamp}", ".moon")


def _end(file: BinaryIO) -> tuple[int, bytes]:
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _TAIL))
    return size, file.read(_TAIL)


_log = logging.getLogger(__name__)


class RecordKeeper:
    """Writes what it is told; where the disk fails, ``failed`` is called once with the error, and
    everything is written anew as soon as it can be."""

    def __init__(
        self,
        journal: Journal | None,
        failed: Callable[[OSError], None],
        altered: Callable[[Path], None] = lambda _: None,
    ) -> None:
        """``altered`` is called where something else has written to the journal, with the place
        where its file is kept; the match is written anew."""
        self._journal = journal
        self._altered = altered
        self._written: tuple[Header, Sequence[Entry], int] | None = None
        """The match on disk: so many of the entries, to which others may come."""
        self._saved = journal is not None
        self._replaceable: str | None = None
        """The game in whose file the match in play is, which may be written over."""
        self._failed = failed
        self._error: OSError | None = None
        self._told = False

    @property
    def saved(self) -> bool:
        """Whether the match is on disk as it stands."""
        return self._saved

    @property
    def folder(self) -> Path | None:
        """Where the journal is kept."""
        return None if self._journal is None else self._journal.folder

    @property
    def put_away(self) -> Path | None:
        """Where the match is kept that made room for the one in play, if one did."""
        return None if self._journal is None or not self._saved else self._journal.put_away

    def load(self, game: str = CATALOGUE.first) -> Reading | SetAside | OSError | None:
        """The match of the journal of ``game`` if there is one, or what was set aside, or why it
        cannot be read; then it is put among the records when another begins."""
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
        return found

    def left(self, game: str) -> Reading | None:
        """The match of ``game`` as it was left, if one was, while that in play is on disk: or this
        would be lost with it."""
        return self._journal.left(game) if self._journal is not None and self._saved else None

    def start(self, header: Header, entries: Sequence[Entry], *, keep: bool = True) -> None:
        """Begins the journal of another match; ``keep``: the one before is worth keeping."""
        # What is on disk may be another match than the one in play, and worth more.
        keep = keep or self._replaceable != header.game
        # Until it has succeeded the journal may still hold the match before this one.
        self._replaceable = None
        self._see_to_alteration()
        self._write(header, entries, lambda journal: journal.start(header, entries, keep=keep))
        self._replaceable = header.game if self._saved else None

    def replace(self, header: Header, entries: Sequence[Entry]) -> None:
        """Writes the match anew, as after something was taken back."""
        if self._replaceable == header.game:
            self._see_to_alteration()
            self._write(header, entries, lambda journal: journal.replace(header, entries))
        else:
            self.start(header, entries)

    def append(self, header: Header, entries: Sequence[Entry], new: Sequence[Entry]) -> None:
        """Adds ``new``, the last of ``entries``."""
        # After a failure the file may end anywhere, or be gone; or it alone cannot be written.
        self._see_to_alteration()
        if not (self._saved and self._wrote(header, entries, lambda j: j.append(header.game, new))):
            self.replace(header, entries)

    def _see_to_alteration(self) -> None:
        """Where the journal is not as it was left, what was left is put there anew."""
        if self._journal is None or self._written is None or not self._saved:
            return
        try:
            kept = self._journal.put_aside_changed()
        except OSError:
            # Nothing may be added to it; writing it anew meets the same trouble, and tells of it.
            self._saved = False
            return
        if kept is not None:
            _log.warning("the journal was changed by something else, which is kept in %s", kept)
            header, entries, count = self._written
            left = entries[:count]
            self._wrote(header, left, lambda journal: journal.replace(header, left))
            self._altered(kept)

    def _write(
        self, header: Header, entries: Sequence[Entry], task: Callable[[Journal], None]
    ) -> None:
        """Does ``task``, or tells why it cannot be done unless that is known."""
        if not self._wrote(header, entries, task) and self._error is not None and not self._told:
            self._told = True
            _log.warning("the journal could not be written: %s", self._error)
            self._failed(self._error)

    def _wrote(
        self, header: Header, entries: Sequence[Entry], task: Callable[[Journal], None]
    ) -> bool:
        """Whether ``task`` could be done, after which these ``entries`` are on disk."""
        if self._journal is None:
            return False
        try:
            task(self._journal)
        except OSError as error:
            self._error = error
            self._saved = False
        else:
            self._saved = True
            self._told = False
            self._written = header, entries, len(entries)
        return self._saved
