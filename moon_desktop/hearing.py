"""What the open program hears from outside: closing signals, double-clicked files, other copies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from moon_desktop.closing_signals import ClosingSignals

if TYPE_CHECKING:
    from moon_desktop.application import MoonDesktop
    from moon_desktop.callers import Callers


class Hearing(QObject):
    """Begins at once with signals; with other copies when the table has been seen, which is what
    a player waits for.

    ``folder`` is that of the match where its lock is had: other copies would have it too.
    """

    def __init__(self, app: QApplication, program: MoonDesktop, folder: Path | None) -> None:
        super().__init__(program)
        self._app = app
        self._program = program
        self._folder = folder
        self._callers: Callers | None = None
        self._signals = ClosingSignals(self._leave, self)
        if folder is not None:
            program.table.view.first_seen.connect(self._listen)
        # Not elsewhere: every event would go through it for nothing. There the file that the
        # program was started for comes in this way, before the table is seen.
        if sys.platform == "darwin":
            from moon_desktop.file_opener import FileOpener

            FileOpener(app, self.open)

    def open(self, file: Path) -> None:
        """Opens a record that the system was asked for."""
        if self._callers is None:
            self._program.commands.open_from_outside(file)
        else:
            self._callers.open(file)

    def close(self) -> None:
        """Nothing is heard any more."""
        if self._callers is not None:
            self._callers.close()
        self._signals.close()

    def _listen(self) -> None:
        from moon_desktop.callers import Callers

        assert self._folder is not None
        self._callers = Callers(self._program, self._folder)
        self._callers.listen_soon()

    def _leave(self) -> None:
        self._program.window.close()
        self._app.quit()
