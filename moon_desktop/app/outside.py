"""What the open program hears from outside: signals, files that were opened, later copies."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.outside.system_events import ClosingSignals

if TYPE_CHECKING:
    from moon_desktop.outside.first_copy import FirstCopy
    from moon_desktop.outside.messages import Call


LISTEN_AFTER: Final = 300
"""Milliseconds from the first sight of the table until others are listened to: the table is what
a player waits for."""

_LOOK_AGAIN: Final = 200
"""Milliseconds between looks whether a dialog has been closed."""


class LaterCopies(QObject):
    """Brings ``window`` to the front, and has ``opener`` open the record that another copy was
    given.

    ``folder`` is that of the match, and its lock is had.
    """

    def __init__(self, window: QWidget, opener: Callable[[Path], None], folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._opener = opener
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
        QTimer.singleShot(LISTEN_AFTER, self, self.listen)

    def listen(self) -> None:
        """Listens from now on."""
        from moon_desktop.outside.first_copy import FirstCopy

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
            self._opener(file)

    def _come_forward(self, token: str) -> None:
        window = self._window
        if token:
            # Wayland has Qt find it there, uses it once, and forgets it.
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()


class OutsideEvents(QObject):
    """Begins at once with signals; with other copies when the table has been seen, which is what
    a player waits for.

    ``folder`` is that of the match where its lock is had: other copies would have it too.
    ``opener`` opens a record, and ``leave`` ends the program.
    """

    def __init__(
        self,
        app: QApplication,
        window: QWidget,
        opener: Callable[[Path], None],
        leave: Callable[[], None],
        folder: Path | None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._opener = opener
        self._folder = folder
        self._later_copies: LaterCopies | None = None
        self._signals = ClosingSignals(leave, self)
        # Not elsewhere: every event would go through it for nothing. There the file that the
        # program was started for comes in this way, before the table is seen.
        if sys.platform == "darwin":
            from moon_desktop.outside.system_events import FileOpener

            FileOpener(app, self.open)

    def open(self, file: Path) -> None:
        """Opens a record that the system was asked for."""
        if self._later_copies is None:
            self._opener(file)
        else:
            self._later_copies.open(file)

    def close(self) -> None:
        """Nothing is heard any more."""
        if self._later_copies is not None:
            self._later_copies.close()
        self._signals.close()

    def listen(self) -> None:
        """The table has been seen: other copies are listened to."""
        if self._folder is not None:
            self._later_copies = LaterCopies(self._window, self._opener, self._folder)
            self._later_copies.listen_soon()
