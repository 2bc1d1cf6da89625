"""Which copy of the program keeps the match of a folder: one at a time, by a lock file."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLockFile, QSysInfo

from moon_desktop.disk.regular_files import look, make_folder

NAME: Final = "match.lock"


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

    def take(self) -> bool:
        """Tries for the lock; False where another copy of the program has it."""
        self._holder = None
        if self._lock.isLocked():
            return True
        try:
            make_folder(self.folder)
            look(self.path)  # Qt would wait for a pipe
        except OSError:
            return True
        if not self._lock.tryLock(0) and self._named()[0] == 0:
            # As a power cut leaves it; who still runs has it open, and Qt does not remove it.
            self._lock.removeStaleLockFile()
            self._lock.tryLock(0)
        taken = self._lock.error() == QLockFile.LockError.LockFailedError
        # Where nothing can be written a lock that a crash left cannot be taken away.
        if taken and os.access(self.folder, os.W_OK):
            process, computer = self._named()
            here = computer in ("", QSysInfo.machineHostName())
            self._holder = Holder(process, "" if here else computer)
        return self._holder is None

    def taken_elsewhere(self) -> bool:
        """Whether another copy has it now; where none has, none is hindered by the question."""
        held = self.held
        if self.take() and not held:
            self.unlock()
        return self._holder is not None

    def insist(self) -> None:
        """Takes the lock before something is written, if it could not be had before.

        Raises BlockingIOError where another copy has it, and OSError where what has its name is no
        file: nobody can tell then who else writes.
        """
        look(self.path)
        if not self.take():
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(self.path))

    def unlock(self) -> None:
        """Lets another copy have it."""
        self._lock.unlock()

    def _named(self) -> tuple[int, str]:
        """The process and the computer that the lock names; 0 where it names nobody."""
        process, computer, _ = self._lock.getLockInfo()
        return process, computer
