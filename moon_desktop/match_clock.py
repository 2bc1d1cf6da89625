"""The clock of a timed match: it counts the seconds played and says when they are up."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal


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
        self._since = time.monotonic()
        self._timer.start()
        self.ticked.emit(max(0, limit - elapsed))

    def stop(self) -> None:
        """Counts no more."""
        self._timer.stop()

    def _look(self) -> None:
        # A timer may come late, and then for several seconds at once.
        passed = int(time.monotonic() - self._since)
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
