"""What the open program does for copies started later, and for files the system has it open."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from moon_desktop.outside.copies import Call, FirstCopy

LISTEN_AFTER: Final = 300
"""Milliseconds from the first sight of the table until others are listened to: the table is what
a player waits for."""

_LOOK_AGAIN: Final = 200
"""Milliseconds between looks whether a dialog has been closed."""


class LaterCopies(QObject):
    """Brings ``window`` to the front, and has ``opener`` open the record that another copy was
    given.

    ``folder`` is that of the match where its lock is had; else nobody is listened to.
    """

    def __init__(
        self, window: QWidget, opener: Callable[[Path], None], folder: Path | None
    ) -> None:
        super().__init__(window)
        self._window = window
        self._opener = opener
        self._folder = folder
        self._ears: FirstCopy | None = None
        self._file: Path | None = None
        self._timer = QTimer(self, interval=_LOOK_AGAIN)
        self._timer.timeout.connect(self._open)

    def listen_soon(self) -> None:
        """Listens a little later."""
        if self._folder is not None:
            QTimer.singleShot(LISTEN_AFTER, self, self._listen)

    def close(self) -> None:
        """Nobody is heard any more."""
        if self._ears is not None:
            self._ears.close()

    def called(self, call: Call) -> None:
        """Another copy was started, and said what for."""
        window = self._window
        if call.token:
            # Wayland has Qt find it there, uses it once, and forgets it.
            os.environ["XDG_ACTIVATION_TOKEN"] = call.token
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if call.file is not None:
            self.open(call.file)

    def open(self, file: Path) -> None:
        """Opens the record, but not under a dialog, which is about the match as it is."""
        self._file = file
        self._open()

    def _listen(self) -> None:
        from moon_desktop.outside.copies import FirstCopy

        assert self._folder is not None
        self._ears = FirstCopy(self._folder, self.called, self)

    def _open(self) -> None:
        if QApplication.activeModalWidget() is not None:
            self._timer.start()
            return
        self._timer.stop()
        file, self._file = self._file, None
        if file is not None:
            self._opener(file)
