"""Counting on demand: shows the person before the window which tiles are still out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from moon_desktop.host import Host
from moon_desktop.players.counting import count
from moon_desktop.table.table import Table
from moon_desktop.windows.counting_sheet import CountingSheet
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.wording import counting as words


class Tallying(QObject):
    """The sheet stays until it is put away, and follows the play; it goes with the person whose
    tiles are on it (M1.5)."""

    def __init__(
        self,
        host: Host,
        table: Table,
        window: MainWindow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._table = table
        self._window = window
        self.sheet = CountingSheet(window.theme, window.view)
        self.sheet.closed.connect(self.close)
        table.key_pressed.connect(self._key)

    @property
    def shown(self) -> bool:
        """Whether the sheet lies beside the table."""
        return self._window.side.sheet is self.sheet

    def toggle(self, names: tuple[str, ...]) -> None:
        """Lays the sheet there, or puts it away; ``names`` by seat."""
        if self.shown:
            self.close()
        elif self._host.you is not None:
            self._tell(names)
            self._window.side.lay(self.sheet)

    def close(self) -> None:
        """Puts the sheet away, and with it what stood there."""
        self._window.side.clear(self.sheet)
        self.sheet.tell(None)

    def refresh(self, names: tuple[str, ...]) -> None:
        """The table shows something new, or somebody else looks."""
        if not self.shown:
            return
        if self._host.you is None:
            self.close()
        else:
            self._tell(names)
            self._window.side.place()

    def _tell(self, names: tuple[str, ...]) -> None:
        # Not what the match knows already, but what the table has shown.
        found = count(self._table.sight)
        self.sheet.tell(None if found is None else words.told(found, names))

    def _key(self, event: QKeyEvent) -> None:
        if self.shown and event.key() == Qt.Key.Key_Escape and not event.isAccepted():
            self.close()
            event.accept()
