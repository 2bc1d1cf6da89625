"""The record of the match in play, on disk before anything of it is shown."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import Damage, Reading
from moon_desktop.engine.record import Header, entry_line, header_line
from moon_desktop.record_file import read_record

NAME: Final = "match.moon"
PAST: Final = "records"
"""The folder of matches that were finished or left for another."""


class SetAside(NamedTuple):
    """A damaged journal: what is wrong with it, and where it is kept now."""

    damage: Damage
    kept: Path


class Journal:
    """The file ``match.moon`` in ``folder``; every method raises OSError where disk fails.

    The file is only ever appended to, except that ``replace`` (taking back) puts a shorter
    record in its place in one step. A match that makes room for another is kept in ``records`` if
    it is worth it. ``insist`` is called before anything is written, and raises OSError where that
    must not be.
    """

    def __init__(self, folder: Path, insist: Callable[[], None] = lambda: None) -> None:
        self.folder = folder
        self.path = folder / NAME
        self._insist = insist

    def load(self) -> Reading | SetAside | None:
        """The match last played, None if there is none; a damaged one is set aside (never
        deleted)."""
        if not self.path.exists():
            return None
        try:
            reading = read_record(self.path)
        except Damage as damage:
            self._insist()
            kept = self._free_name(self.folder, "damaged")
            os.replace(self.path, kept)
            return SetAside(damage, kept)
        return reading

    def mend(self, reading: Reading) -> None:
        """Cuts off what a crash left of a line, and adds the consequences that are due."""
        self._insist()
        if reading.length < self.path.stat().st_size:
            os.truncate(self.path, reading.length)
        if reading.due:
            self.append(reading.due)

    def start(self, header: Header, entries: Iterable[Entry] = (), *, keep: bool = True) -> None:
        """Begins the journal of another match; the one before is kept among the records, unless
        it is not worth it."""
        self._insist()
        self.folder.mkdir(parents=True, exist_ok=True)
        if keep and self.path.exists():
            past = self.folder / PAST
            past.mkdir(exist_ok=True)
            os.replace(self.path, self._free_name(past, "moon"))
        self._write(header, entries)

    def replace(self, header: Header, entries: Iterable[Entry]) -> None:
        """Puts a shorter record in the place of this one, in one step."""
        self._write(header, entries)

    def append(self, entries: Iterable[Entry]) -> None:
        """Adds ``entries``; when it returns they are on disk."""
        self._insist()
        text = "".join(map(entry_line, entries))
        with self.path.open("r+b") as file:  # which does not make a file that has gone
            file.seek(0, os.SEEK_END)
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())

    def _write(self, header: Header, entries: Iterable[Entry]) -> None:
        self._insist()
        self.folder.mkdir(parents=True, exist_ok=True)
        text = header_line(header) + "".join(map(entry_line, entries))
        fresh = self.path.with_suffix(".new")
        try:
            with fresh.open("wb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, self.path)
        except OSError as error:
            # On a full disk what was written of it would take the room that is wanted.
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        if os.name == "posix":
            # The new name, too, is to outlive a power cut.
            folder = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def _free_name(self, folder: Path, word: str) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        for number in range(1, 10_000):
            path = folder / f"{word}-{stamp}-{number}.moon"
            if not path.exists():
                return path
        raise OSError(f"no free name left in {folder}")
