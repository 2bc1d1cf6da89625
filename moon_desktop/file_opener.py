"""macOS tells a program by an event which file was double-clicked; here it is heard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


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
