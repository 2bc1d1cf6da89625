"""Keeps the match in the journal, and knows whether what is on disk is the match as it stands."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import Header
from moon_desktop.journal import Journal, SetAside

_log = logging.getLogger(__name__)


class RecordKeeper:
    """Writes what it is told; where the disk fails, ``failed`` is called once with the error, and
    everything is written anew as soon as it can be."""

    def __init__(self, journal: Journal | None, failed: Callable[[OSError], None]) -> None:
        self._journal = journal
        self._saved = journal is not None
        self._replaceable = False
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

    def load(self) -> Reading | SetAside | OSError | None:
        """The match of the journal if there is one, or what was set aside, or why it cannot be
        read; then it is put among the records when another begins."""
        if self._journal is None:
            return None
        try:
            found = self._journal.load()
        except OSError as error:
            _log.warning("the journal could not be read: %s", error)
            return error
        if isinstance(found, Reading):
            self._replaceable = True
            self._write(lambda journal: journal.mend(found))
        return found

    def start(self, header: Header, entries: Sequence[Entry], *, keep: bool = True) -> None:
        """Begins the journal of another match; ``keep``: the one before is worth keeping."""
        # What is on disk may be another match than the one in play, and worth more.
        keep = keep or not self._replaceable
        # Until it has succeeded the journal may still hold the match before this one.
        self._replaceable = False
        self._write(lambda journal: journal.start(header, entries, keep=keep))
        self._replaceable = self._saved

    def replace(self, header: Header, entries: Sequence[Entry]) -> None:
        """Writes the match anew, as after something was taken back."""
        if self._replaceable:
            self._write(lambda journal: journal.replace(header, entries))
        else:
            self.start(header, entries)

    def append(self, header: Header, entries: Sequence[Entry], new: Sequence[Entry]) -> None:
        """Adds ``new``, the last of ``entries``."""
        # After a failure the file may end anywhere, or be gone; or it alone cannot be written.
        if not (self._saved and self._wrote(lambda journal: journal.append(new))):
            self.replace(header, entries)

    def _write(self, task: Callable[[Journal], None]) -> None:
        """Does ``task``, or tells why it cannot be done unless that is known."""
        if not self._wrote(task) and self._error is not None and not self._told:
            self._told = True
            _log.warning("the journal could not be written: %s", self._error)
            self._failed(self._error)

    def _wrote(self, task: Callable[[Journal], None]) -> bool:
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
        return self._saved
