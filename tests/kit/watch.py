"""Someone who looks on while a match is shown, and objects to what must never be seen."""

from __future__ import annotations

from pathlib import Path

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Entry, visible
from moon_desktop.table.playback import Step
from tests.kit.lines import entry_line
from tests.kit.lying import assert_lies


class Watch:
    """Each entry must be on disk when its showing begins, and the scene must be as the Sight
    has it when its showing ends; each is shown once, in order."""

    def __init__(self, program: MoonDesktop, journal: Path) -> None:
        self._program = program
        self._journal = journal
        self.shown: list[Entry] = []
        self._begin()
        program.host.laid_out.connect(self._begin)
        program.table.playback.showing.connect(self._showing)
        program.table.playback.shown.connect(self._shown)

    def _begin(self) -> None:
        host, playback = self._program.host, self._program.table.playback
        # The first entries are there already, and are shown once they are on disk: that may have
        # come about meanwhile, with nobody told of it yet.
        for _ in range(100):
            if host.on_disk() and not playback.busy:
                break
            host.settle()
            playback.press_on()
        self._before = len(self._program.host.entries)
        self.shown.clear()
        assert_lies(self._program.table.scene, self._program.host.sight)

    def _showing(self, step: Step) -> None:
        lines = self._journal.read_bytes().splitlines(keepends=True)
        at = self._before + len(self.shown)
        entry = self._program.host.entries[at]
        assert lines[at + 1 : at + 2] == [entry_line(entry).encode()]
        assert step.entry == visible(entry, step.after.seat)

    def _shown(self, step: Step) -> None:
        self.shown.append(self._program.host.entries[self._before + len(self.shown)])
        assert_lies(self._program.table.scene, step.after)

    def close(self) -> None:
        """At the end: everything was shown, and the record is one that the reader accepts."""
        host = self._program.host
        assert tuple(self.shown) == host.entries[self._before :]
        reading = read_record(self._journal)
        assert reading.header == host.header
        assert reading.entries == host.entries
        assert reading.due == ()
        assert reading.match == host.match
        assert_lies(self._program.table.scene, host.sight)
