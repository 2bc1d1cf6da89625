"""The clock of a timed match: runs with it, is noted in its record, and ends it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.entries import Entry, HandOver, MatchOver, Note
from moon_desktop.host import Host
from moon_desktop.match_clock import MatchClock


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
        if isinstance(entry, HandOver):
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
