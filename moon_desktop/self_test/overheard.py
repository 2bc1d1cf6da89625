"""What the program says to itself during a trial: its log, errors nobody caught, Qt's warnings."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import TextIO

LAST = "Qt: "
"""What its last words begin with."""


class Overheard(logging.Handler):
    """Listens from the moment it is made until the process ends.

    ``trouble`` are the program's own warnings and errors nobody caught, a line each, and
    ``traces`` the same at length; ``asides`` is what Qt warned of, which need not matter.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.trouble: list[str] = []
        self.traces: list[str] = []
        self.asides: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        logging.getLogger("moon_desktop").addHandler(self)
        sys.excepthook = self._uncaught
        threading.excepthook = lambda gone: self._uncaught(
            gone.exc_type, gone.exc_value, gone.exc_traceback
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Notes what the program logs."""
        self.trouble.append(record.getMessage())
        self.traces.append(self.format(record))

    def _uncaught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.trouble.append(repr(error))
        self.traces.append("".join(traceback.format_exception(kind, error, trace)))

    def listen_to_qt(self, last_words: TextIO) -> None:
        """From now on hears what Qt has to say, too; what it says before it ends the process goes
        to ``last_words``."""
        from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

        def heard(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
            if kind == QtMsgType.QtFatalMsg:
                last_words.write(f"{LAST}{' '.join(text.split())}\n")
                last_words.flush()
            elif kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
                self.asides.append(f"Qt: {text}")

        qInstallMessageHandler(heard)

    def clear(self) -> None:
        """Forgets what was heard so far."""
        self.trouble.clear()
        self.traces.clear()
        self.asides.clear()
