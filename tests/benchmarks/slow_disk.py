"""What a slow disk costs the window: how long it does nothing else while entries are written.

As a program, `slow_disk.py MS MOTION HANDS FOLDER`: HANDS hands are played in a window, the person
answering at once, on a disk that takes MS ms for whatever must be on it, with movements and pauses
at MOTION times their length; FOLDER holds the journal. It prints one JSON object: ms from each
turn of the event loop to the next, of a clock of 5 ms, and again of the turns in which something
was entered; the first choice, for which panels are made, is not among them.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import settings
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.levels import levels_of
from moon_desktop.table.tempo import Tempo
from tests.benchmarks.journals import PRESET, SEED
from tests.benchmarks.measure import Measure, Row, Wanted, late
from tests.benchmarks.process import Programs

CLOCK: Final = 5
DISKS: Final = (0, 20, 100)
"""Ms that a disk takes."""

LATE_WANTED: Final = Wanted("figure", "most", 16.7)


def slow_disk(programs: Programs, scale: float) -> list[Row]:
    """For disks of all speeds, rows for the turns of the event loop while a hand is played."""
    rows = []
    for disk in DISKS:
        folder = programs.folder / f"slow-disk-{disk}"
        told = programs.run("slow_disk.py", disk, 0.1, max(1, round(3 * scale)), folder)
        entered = told["entered"]
        what = f"Turn of the window with an entry, on a disk of {disk} ms"
        rows += [
            Row(what, "ms", Measure.of(entered)),
            Row("… 95 of 100 take at most", "ms", late(entered)),
            Row("… of all turns", "ms", late(told["gaps"]), wanted=LATE_WANTED),
        ]
    return rows


def main(disk: float, motion: float, hands: int, folder: Path) -> dict[str, Any]:
    """Everything that is measured here."""
    app = QApplication(sys.argv[:1])
    program = MoonDesktop(folder, settings.file_at(folder), pace=Tempo(motion, motion))
    program.start()
    program.matches.begin(PRESETS[PRESET], SEED)
    player, host = levels_of("moon")["casual"](1), program.host
    program.croupier.consider = 0
    os.fsync = lambda fd: time.sleep(disk / 1000)
    gaps: list[float] = []
    entered: list[float] = []
    last, entries, begun = 0.0, 0, False

    def tick() -> None:
        nonlocal last, entries, begun
        now, count = time.perf_counter(), len(host.entries)
        if begun:
            gaps.append((now - last) * 1000)
            if count > entries:
                entered.append(gaps[-1])
        last, entries = now, count
        if not program.machine.asking or program.table.makes_room:
            return
        begun = begun or bool(host.sight.tricks or host.sight.plays)
        if legal := host.sight.legal:
            program.croupier.choose(player.choose(host.sight) if len(legal) > 1 else legal[0])
        elif host.match.number >= hands or host.match.over:
            app.quit()
        else:
            program.croupier.go_on()

    clock = QTimer(interval=CLOCK)
    clock.timeout.connect(tick)
    clock.start()
    app.exec()
    clock.stop()
    program.window.close()
    program.unlock()
    return {"gaps": gaps, "entered": entered}


if __name__ == "__main__":
    words = sys.argv[1:]
    print(json.dumps(main(float(words[0]), float(words[1]), int(words[2]), Path(words[3]))))
