"""What has to be said to the person, kept until the window can say it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from moon_desktop.windows.main_window import MainWindow
from moon_desktop.wording import errands


class Notes(QObject):
    """Sentences for ``window``; several that come together stand in one box."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._untold: list[str] = []

    def add(self, words: str) -> None:
        """Says something that has to be read, as soon as there is a window to say it."""
        self._untold.append(words)
        if self._window.isVisible():
            self.tell_soon()

    def tell_soon(self) -> None:
        """Says what has not been said; not at once, for a box waits for an answer, and what it
        tells of may be half done."""
        if self._untold:
            QTimer.singleShot(0, self._tell)

    def _tell(self) -> None:
        untold, self._untold = self._untold, []
        if untold:
            self._window.tell(errands.title(), "\n\n".join(untold))
