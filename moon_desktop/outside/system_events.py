"""Signals of the system, and files double-clicked on macOS, as they reach the open program."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSocketNotifier
from PySide6.QtGui import QFileOpenEvent

from moon_desktop.endings import end_at_ctrl_c


class ClosingSignals(QObject):
    """Has ``close`` called when the system asks the program to end (on Unix: SIGTERM, SIGHUP).

    Ctrl+C in the terminal ends the program at once: the match on disk is always whole.
    """

    def __init__(self, close: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        end_at_ctrl_c()
        if sys.platform == "win32":  # there the window is told, not the process
            return
        self._close = close
        # Python sees a signal when it next runs, which may be never while Qt waits: a byte in a
        # pipe wakes Qt.
        self._heard, self._bell = os.pipe()
        os.set_blocking(self._heard, False)
        os.set_blocking(self._bell, False)
        signal.set_wakeup_fd(self._bell, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGHUP):
            # Under nohup the end of the terminal is to be outlived.
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, lambda *_: None)
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._rung)

    def close(self) -> None:
        """Heeds no signal any more; the system ends the process as it does any other."""
        if sys.platform != "win32":
            for number in (signal.SIGTERM, signal.SIGHUP):
                if signal.getsignal(number) is not signal.SIG_IGN:
                    signal.signal(number, signal.SIG_DFL)
            self._notifier.setEnabled(False)
            signal.set_wakeup_fd(-1)
            os.close(self._heard)
            os.close(self._bell)

    def _rung(self) -> None:
        with suppress(BlockingIOError):
            os.read(self._heard, 64)
        self._close()


class FileOpener(QObject):
    """Calls ``open_file`` with each file that the system asks ``app`` to open."""

    def __init__(self, app: QCoreApplication, open_file: Callable[[Path], object]) -> None:
        super().__init__(app)
        self._open_file = open_file
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes what the system asks for; everything else goes its way."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return False
