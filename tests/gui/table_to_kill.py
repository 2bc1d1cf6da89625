"""A window that is played in until it is killed: run as a process of its own.

Arguments: the folder of the journal, a factor for the tempo, a seed for what the person does, and
ms that pass before the disk takes an entry.
It prints a line for every entry whose showing begins: its number, and the line of the record.
A last line says that the match is over.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from unittest.mock import patch

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk.journal import Journal
from moon_desktop.disk.settings import file_at
from moon_desktop.engine.entries import Entry
from moon_desktop.table.playback import Step
from moon_desktop.table.tempo import Tempo
from tests.kit.lines import entry_line
from tests.kit.person import By, Person

OVER = "over"


class Watched:
    """Plays as soon as it is asked, and reports what is shown."""

    def __init__(self, folder: Path, tempo: float, seed: int) -> None:
        self._random = Random(seed)
        self.program = MoonDesktop(folder, file_at(folder / "config"), pace=Tempo(tempo, tempo))
        # Whoever clicks would look in vain for a tile that has gone by itself.
        self.program.croupier.inquiry.by_itself.wish = "never"
        self._shown = 0
        self.program.host.laid_out.connect(self._laid_out)
        self.program.table.playback.showing.connect(self._showing)
        self.person = Person(self.program, [])
        self._hand = QTimer(interval=1)
        self._hand.timeout.connect(self._act)

    def start(self) -> None:
        """Takes the match up."""
        self.program.start()
        self._laid_out()
        self._hand.start()

    def _laid_out(self) -> None:
        self._shown = len(self.program.host.entries)

    def _showing(self, step: Step) -> None:
        print(self._shown, entry_line(self.program.host.entries[self._shown]), end="", flush=True)
        self._shown += 1

    def _act(self) -> None:
        if not self.person.is_asked:
            return
        if self.program.host.match.over:
            print(OVER, flush=True)
            QApplication.quit()
            return
        ways: list[By] = ["drag", "click", "keys"]
        self.person.by = self._random.choice(ways)
        self.person.go_on()


def main(folder: str, tempo: str, seed: str, late: str) -> int:
    """Plays until killed, or until the match is over."""
    append = Journal.append

    def append_late(journal: Journal, game: str, entries: Iterable[Entry]) -> None:
        time.sleep(float(late) / 1000)
        append(journal, game, entries)

    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    watched = Watched(Path(folder), float(tempo), int(seed))
    with patch.object(Journal, "append", append_late):
        watched.start()
        return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
