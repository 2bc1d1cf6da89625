"""A long evening: matches played one after another in one window by computers, with an eye on
memory and on the log.

`evening.py MATCHES` prints one JSON object: how many matches and entries were played, resident
bytes after a tenth of them and at the end, and what Qt and the program complained of.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs

PRESETS: Final = ("fosdick-widow", "texas-42", "shoot-the-moon-cards")
"""The presets that are played in turn."""
GROWTH: Final = Wanted("figure", "most", 5.0)
COMPLAINTS: Final = Wanted("figure", "most", 0.0)
MATCHES: Final = 500
PATIENCE: Final = 3600
"""Seconds that as many may take; some twenty minutes are usual on two cores that are shared."""


def evening(programs: Programs, scale: float) -> list[Row]:
    """Rows for growth of memory after the first tenth of the matches, and for complaints."""
    matches = max(10, round(MATCHES * scale))
    told = programs.run("evening.py", matches, patience=PATIENCE)
    assert told["matches"] == matches, told
    early, late = told["early"], told["late"]
    name = f"memory from match {matches // 10} to match {matches} in one window"
    return [
        Row(f"Growth of {name}", "%", Measure((late / early - 1) * 100), wanted=GROWTH),
        Row("… of", "MB", Measure(early / 1e6)),
        Row("… complaints in the log", "", Measure(len(told["complaints"])), wanted=COMPLAINTS),
    ]


def _play(matches: int) -> dict[str, Any]:
    import gc
    import logging
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from PySide6.QtCore import QTimer, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from moon_desktop.app.application import MoonDesktop
    from moon_desktop.disk import settings
    from moon_desktop.games import CATALOGUE
    from moon_desktop.table.tempo import AT_ONCE
    from tests.benchmarks.resident import resident

    told: dict[str, Any] = {"matches": 0, "entries": 0, "complaints": []}
    complaints: list[str] = told["complaints"]

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            complaints.append(record.getMessage())

    logging.getLogger().addHandler(Listener(logging.WARNING))
    qInstallMessageHandler(lambda kind, context, message: complaints.append(message))
    sys.excepthook = lambda kind, error, trace: complaints.append(repr(error))
    app = QApplication(sys.argv[:1])
    folder = TemporaryDirectory()
    store = settings.file_at(Path(folder.name))
    program = MoonDesktop(None, store, demo=True, pace=AT_ONCE)
    # Each match is begun here: another game than the last one.
    program.croupier.inquiry.endless = False

    def look(entry: object) -> None:
        if entry is not program.host.entries[-1] or not program.host.match.over:
            return
        told["matches"] += 1
        told["entries"] += len(program.host.entries)
        if told["matches"] == matches // 10:
            gc.collect()
            told["early"] = resident()
        if told["matches"] == matches:
            gc.collect()
            told["late"] = resident()
            program.window.close()
            app.quit()
            return
        QTimer.singleShot(0, begin)

    def begin() -> None:
        preset = PRESETS[told["matches"] % len(PRESETS)]
        game = CATALOGUE.preset(preset)[0]
        program.matches.begin(game.presets[preset], told["matches"], game=game.name)

    program.croupier.entry_shown.connect(look)
    program.start()
    app.exec()
    return told


if __name__ == "__main__":
    import json

    print(json.dumps(_play(int(sys.argv[1]))))
