"""Which copy of the program keeps the match of a folder: one at a time, by a lock beside it."""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLockFile, QSysInfo

from moon_desktop.disk.regular_files import look, read_bytes

NAME: Final = "match.lock"

_MACHINE: Final = 3
"""The line of Qt's lock, from 0, with what a computer is known by whatever its name."""

_LARGEST: Final = 1 << 16
"""Bytes in the largest file that is taken for a lock; one has some hundred."""

_MOMENT: Final = 0.05
"""Seconds that a copy which has made the lock has to write its name into it."""


class Holder(NamedTuple):
    """The copy that has the lock: its process, and the computer it runs on if not on this one."""

    process: int
    computer: str


class JournalLock:
    """The lock of ``folder``. Where none can be had because the disk fails, nobody holds it, and
    writing will say what is wrong.

    A lock that a crash left is taken over: nobody holds it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / NAME
        self._lock = QLockFile(str(self.path))
        self._lock.setStaleLockTime(0)
        self._holder: Holder | None = None

    @property
    def holder(self) -> Holder | None:
        """The other copy that had the lock when it was last tried for."""
        return self._holder

    @property
    def held(self) -> bool:
        """Whether this copy has it; False also where none can be had."""
        return self._lock.isLocked()

    @property
    def age(self) -> float:
        """Seconds for which the other copy has had it; 0 where that cannot be told."""
        try:
            return abs(time.time() - self.path.stat().st_mtime)
        except OSError:
            return 0.0

    def take(self) -> bool:
        """Tries for the lock; False where another copy of the program has it."""
        self._holder = None
        if self._lock.isLocked():
            return True
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if self._no_file() is not None:  # Qt would wait for a pipe
            return True
        if not self._lock.tryLock(0) and self._taken():
            if self._nameless():
                time.sleep(_MOMENT)
                if not self._lock.tryLock(0) and self._nameless():
                    self._clear()
                    self._lock.tryLock(0)
            # In a folder where nothing can be written a lock that a crash left cannot be taken
            # away, and says nothing.
            if self._taken() and (self._writable() or self._gripped()):
                process, computer, _ = self._lock.getLockInfo()
                self._holder = Holder(process, computer if self._elsewhere(computer) else "")
        return self._holder is None

    def insist(self) -> None:
        """Takes the lock before something is written, if it could not be had before.

        Raises BlockingIOError where another copy has it, and OSError where what has its name is no
        file: nobody can tell then who else writes.
        """
        if not self.take():
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(self.path))
        trouble = None if self.held else self._no_file()
        if trouble is not None:
            raise trouble

    def unlock(self) -> None:
        """Lets another copy have it."""
        self._lock.unlock()

    def _no_file(self) -> OSError | None:
        """What is wrong with a lock that is no file, or none that could be a lock."""
        try:
            look(self.path, _LARGEST)
        except OSError as error:
            return error if error.errno in (errno.ENXIO, errno.EISDIR, errno.EFBIG) else None
        return None

    def _taken(self) -> bool:
        return self._lock.error() == QLockFile.LockError.LockFailedError

    def _nameless(self) -> bool:
        """Whether the lock of another names nobody."""
        return self._taken() and self._lock.getLockInfo()[0] == 0

    def _clear(self) -> None:
        """Takes away a lock that names nobody, as a crash leaves it, or that cannot be read."""
        try:
            read_bytes(self.path, _LARGEST)
        except PermissionError:
            with suppress(OSError):
                self.path.unlink()
        except OSError:
            return
        else:
            self._lock.removeStaleLockFile()

    def _elsewhere(self, computer: str) -> bool:
        """Whether who has the lock runs on another computer; a computer may be given another name
        by each network it is in, and is still the same."""
        if computer in ("", QSysInfo.machineHostName()):
            return False
        try:
            lines = read_bytes(self.path, _LARGEST).splitlines()
        except OSError:
            return True
        here = bytes(QSysInfo.machineUniqueId().data())
        return not here or lines[_MACHINE : _MACHINE + 1] != [here]

    def _gripped(self) -> bool:
        """Whether a process that still runs has the lock, as the system tells."""
        if sys.platform == "win32":
            return False
        import fcntl

        try:
            file = os.open(self.path, os.O_RDONLY)
        except OSError:
            return False
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return isinstance(error, BlockingIOError)
        finally:
            os.close(file)
        return False

    def _writable(self) -> bool:
        trial = self.folder / f".{os.getpid()}.trial"
        try:
            os.close(os.open(trial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            trial.unlink()
        except OSError:
            return False
        return True
