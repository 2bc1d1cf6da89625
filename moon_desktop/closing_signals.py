"""The end of a session, or of the terminal, closes the window as its person would."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QSocketNotifier


class ClosingSignals(QObject):
    """Has ``close`` called when the system asks the program to end (on Unix: SIGTERM, SIGHUP).

    Ctrl+C in the terminal ends the program at once: the match on disk is always whole.
    """

    def __init__(self, close: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
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
