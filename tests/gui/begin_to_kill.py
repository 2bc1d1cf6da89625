"""A window in which one match after another is begun until it is killed: run as a process of its
own.

Argument: the folder of the journal. It prints the seal that is shown each time before a match is
begun.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk.settings import file_at
from moon_desktop.games.moon.rules import MoonRules


def main(folder: str) -> int:
    """Begins matches until killed."""
    app = QApplication([])
    program = MoonDesktop(Path(folder), file_at(Path(folder) / "config"))
    program.start()

    def begin() -> None:
        print(program.matches.next_deal.seal, flush=True)
        program.matches.begin(MoonRules(), "a cut")

    again = QTimer(interval=0)
    again.timeout.connect(begin)
    again.start()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
