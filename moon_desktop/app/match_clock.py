"""The clock of a timed match: it counts the seconds played, is noted in the record, and ends it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.app.host import Host
from moon_desktop.engine.entries import Entry, HandEnd, MatchOver, Note

_ASLEEP: Final = 60
"""Seconds by which no timer is late while anybody plays: on some systems what it goes by counts
on while the computer sleeps."""


class MatchClock(QObject):
    """Counts whole seconds of the host's match (M6.3). Matches that are not timed have none."""

    left = Signal(object, str)
    """Seconds left, a whole number of any size and never below 0, or None where the match has no
    clock; and what is still played when they are up, the last ``"hand"`` or ``"game"``."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.elapsed = 0
        """Whole seconds played."""
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self._look)
        self._since = 0.0
        self.now: Callable[[], float] = time.monotonic
        """The seconds that it goes by."""

    @property
    def running(self) -> bool:
        """Whether it counts."""
        return self._timer.isActive()

    def set_clock(self) -> None:
        """Another match, or another moment of it: goes on from what was last noted."""
        self._timer.stop()
        ledger, over = self._host.match.ledger, self._host.match.over
        # What is played beside the match is not played against its clock.
        if ledger.terms.kind != "timed" or over or self._host.side is not None:
            self._tell(None)
        elif ledger.time_up:
            self._tell(0)
        else:
            self.elapsed = self._host.seconds_played
            self._since = self.now()
            self._timer.start()
            self._tell(self._seconds_left)

    @property
    def _seconds_left(self) -> int:
        return max(0, self._host.match.ledger.terms.length * 60 - self.elapsed)

    def _look(self) -> None:
        # A timer may come late, and then for several seconds at once.
        passed = int(self.now() - self._since)
        if passed > 0:
            self._since += passed
            self.tick(passed if passed < _ASLEEP else 1)

    def tick(self, seconds: int = 1) -> None:
        """``seconds`` have passed; each minute they are noted."""
        before, self.elapsed = self.elapsed, self.elapsed + seconds
        left = self._seconds_left
        self._tell(left)
        if self.elapsed // 60 > before // 60:
            self.note()
        # Tried every second until it is taken: there are moments at which a match cannot take it.
        if left == 0 and (self._host.match.over or self._host.time_up()):
            self.note()
            self._timer.stop()

    def _tell(self, seconds: int | None) -> None:
        # Until the first game of the match is won its end is waited for.
        self.left.emit(seconds, "hand" if self._host.match.ledger.winners else "game")

    def shown(self, entry: Entry) -> None:
        """``entry`` has been shown at the table."""
        if isinstance(entry, HandEnd):
            self.note()
        elif isinstance(entry, MatchOver):
            self.set_clock()

    def rest(self) -> None:
        """Stands still until ``set_clock``."""
        self.note()
        self._timer.stop()

    def note(self) -> None:
        """Writes down how long has been played."""
        # The line that ends a match stays the last.
        if self.running and not self._host.match.over:
            self._host.note(Note("clock", elapsed=self.elapsed))
