"""The clock of a timed match: it counts the seconds played, is noted in the record, and ends it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.app.host import Host
from moon_desktop.engine.entries import Entry, HandEnd, MatchOver, Note


class MatchClock(QObject):
    """Counts whole seconds while it runs (M6.3)."""

    ticked = Signal(object)
    """Seconds left, a whole number of any size, once a second, never below 0."""
    up = Signal()
    """No time is left. Said again every second until the clock is stopped, for there are
    moments at which a match cannot take it."""

    minute = Signal()
    """Another minute has been played: time to note it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._limit = 0
        self._elapsed = 0
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._look)
        self._since = 0.0
        self.now: Callable[[], float] = time.monotonic
        """The seconds that it goes by."""

    @property
    def elapsed(self) -> int:
        """Whole seconds played."""
        return self._elapsed

    @property
    def running(self) -> bool:
        """Whether it counts."""
        return self._timer.isActive()

    def start(self, limit: int, elapsed: int) -> None:
        """Goes on from ``elapsed`` seconds towards ``limit``."""
        self._limit, self._elapsed = limit, elapsed
        self._since = self.now()
        self._timer.start()
        self.ticked.emit(max(0, limit - elapsed))

    def stop(self) -> None:
        """Counts no more."""
        self._timer.stop()

    def _look(self) -> None:
        # A timer may come late, and then for several seconds at once.
        passed = int(self.now() - self._since)
        if passed > 0:
            self._since += passed
            self.tick(passed)

    def tick(self, seconds: int = 1) -> None:
        """``seconds`` have passed."""
        before, self._elapsed = self._elapsed, self._elapsed + seconds
        left = max(0, self._limit - self._elapsed)
        self.ticked.emit(left)
        if self._elapsed // 60 > before // 60:
            self.minute.emit()
        if left == 0:
            self.up.emit()


class Timekeeper(QObject):
    """Joins a clock to the host's match (M6.3). Matches that are not timed have none."""

    left = Signal(object, str)
    """Seconds left, a whole number, or None where the match has no clock; and what is still
    played when they are up, the last ``"hand"`` or the last ``"game"``."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.clock = MatchClock(self)
        self.clock.ticked.connect(self._tell)
        self.clock.up.connect(self._time_up)
        self.clock.minute.connect(self.note)

    def set_clock(self) -> None:
        """Another match, or another moment of it: goes on from what was last noted."""
        self.clock.stop()
        ledger, over = self._host.match.ledger, self._host.match.over
        # What is played beside the match is not played against its clock.
        if ledger.terms.kind != "timed" or over or self._host.side is not None:
            self._tell(None)
        elif ledger.time_up:
            self._tell(0)
        else:
            self.clock.start(ledger.terms.length * 60, self._host.seconds_played)

    def _tell(self, seconds: int | None) -> None:
        # Until the first game of the match is won its end is waited for.
        self.left.emit(seconds, "hand" if self._host.match.ledger.winners else "game")

    def shown(self, entry: Entry) -> None:
        """``entry`` has been shown at the table."""
        if isinstance(entry, HandEnd):
            self.note()
        elif isinstance(entry, MatchOver):
            self.set_clock()

    def note(self) -> None:
        """Writes down how long has been played."""
        # The line that ends a match stays the last.
        if self.clock.running and not self._host.match.over:
            self._host.note(Note("clock", elapsed=self.clock.elapsed))

    def _time_up(self) -> None:
        if self._host.match.over or self._host.time_up():
            self.note()
            self.clock.stop()
