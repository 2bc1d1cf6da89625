"""What is done when the program is started once more while its window is open."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from moon_desktop.application import MoonDesktop
    from moon_desktop.calling import Call
    from moon_desktop.first_copy import FirstCopy

LISTEN_AFTER: Final = 300
"""Milliseconds from the first sight of the table until others are listened to: the table is what
a player waits for."""

_LOOK_AGAIN: Final = 200
"""Milliseconds between looks whether a dialog has been closed."""


class Callers(QObject):
    """Brings the window to the front, and opens the record that another copy was given.

    ``folder`` is that of the match, and its lock is had.
    """

    def __init__(self, program: MoonDesktop, folder: Path) -> None:
        super().__init__(program)
        self._program = program
        self._folder = folder
        self._ears: FirstCopy | None = None
        self._file: Path | None = None
        self._timer = QTimer(self, interval=_LOOK_AGAIN)
        self._timer.timeout.connect(self._open)

    def close(self) -> None:
        """Nobody is heard any more."""
        if self._ears is not None:
            self._ears.close()

    def listen_soon(self) -> None:
        """Listens a little later."""
        QTimer.singleShot(LISTEN_AFTER, self.listen)

    def listen(self) -> None:
        """Listens from now on."""
        from moon_desktop.first_copy import FirstCopy

        self._ears = FirstCopy(self._folder, self.called, self)

    def called(self, call: Call) -> None:
        """Another copy was started, and said what for."""
        self._come_forward(call.token)
        if call.file is not None:
            self.open(call.file)

    def open(self, file: Path) -> None:
        """Opens the record as soon as no dialog is open."""
        self._file = file
        self._open()

    def _open(self) -> None:
        """Opens the file, but not under a dialog, which is about the match as it is."""
        if QApplication.activeModalWidget() is not None:
            self._timer.start()
            return
        self._timer.stop()
        file, self._file = self._file, None
        if file is not None:
            self._program.commands.open_from_outside(file)

    def _come_forward(self, token: str) -> None:
        window = self._program.window
        if token:
            # Wayland has Qt find it there, uses it once, and forgets it.
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
