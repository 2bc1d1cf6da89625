"""A program that opens one window, the bare one or the table, and tells what that cost.

`opening.py bare SECONDS` or `opening.py table SECONDS FOLDER`, where FOLDER holds the journal;
`opening.py place SECONDS FOLDER` keeps there where a window was left, for the next `table`. It
prints one JSON object: when it reached what (seconds of the monotonic clock, which all processes
share), which modules and kinds of Qt's were loaded by the first paint, and after SECONDS of
idleness its memory and the processor time they took.
"""

from __future__ import annotations

import time

UP = time.monotonic()

import gc  # noqa: E402 - the interpreter is up before anything is imported
import sys  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SIZE = (1280, 800)
_LOADED = "moon_desktop", "PySide6.Qt"
REST = 2.0
"""Seconds from the first paint until a window is taken to be idle."""


class Diary:
    """When the window came how far; printed when all is known."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.facts: dict[str, Any] = {"up": UP}

    def reached(self, what: str) -> None:
        """Notes that ``what`` is done now."""
        self.facts[what] = time.monotonic()

    def watch(self, viewport: QWidget) -> None:
        """Waits until ``viewport``, and with it the window, was painted for the first time."""
        from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt

        diary = self

        class Watcher(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    watched.removeEventFilter(self)
                    # It comes when the whole window has been painted, before anything else.
                    urgent = Qt.EventPriority.HighEventPriority.value
                    QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), urgent)
                return False

            def customEvent(self, event: QEvent) -> None:
                diary.painted()

        self._watcher = Watcher(viewport)
        viewport.installEventFilter(self._watcher)

    def painted(self) -> None:
        """The window has been painted for the first time: rests, idles, and ends the process."""
        from PySide6.QtCore import QTimer

        self.reached("painted")
        self.facts["worked"] = time.process_time()
        if not gc.isenabled():
            gc.freeze()
            gc.enable()
        self.facts["modules"] = [name for name in sys.modules if name.startswith(_LOADED)]
        self.facts["kinds"] = [
            name
            for module in ("QtCore", "QtGui", "QtWidgets")
            for name, kind in vars(sys.modules[f"PySide6.{module}"]).items()
            if isinstance(kind, type)
        ]
        if self._seconds:
            QTimer.singleShot(round(REST * 1000), self._rested)
        else:
            self._end()

    def _rested(self) -> None:
        from PySide6.QtCore import QTimer

        from tests.benchmarks.resident import resident

        self.facts["resident"] = resident()
        before = time.process_time()

        def idled() -> None:
            self.facts["processor"] = time.process_time() - before
            self._end()

        QTimer.singleShot(round(self._seconds * 1000), idled)

    def _end(self) -> None:
        import json
        import os

        print(json.dumps(self.facts), flush=True)
        # Taking everything down again is not what is measured.
        os._exit(0)


def open_bare(diary: Diary) -> None:
    """An empty scene in a view in a window, started as the program starts."""
    gc.disable()
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    diary.reached("imported")
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(*SIZE)
    diary.reached("built")
    diary.watch(view.viewport())
    window.show()
    diary.reached("shown")
    app.exec()


def open_table(diary: Diary, folder: Path) -> None:
    """The program as its command starts it, but with ``folder`` for its data, and an eye kept on
    its window."""
    from moon_desktop.app import qt_start
    from moon_desktop.cli.main import main

    # As the command does before it loads the rest.
    qt_start.COLLECTOR.hold()
    from moon_desktop.app import application, launch
    from moon_desktop.disk import settings

    diary.reached("imported")

    class Watched(application.MoonDesktop):
        def __init__(self, _: Path | None, __: Any, **options: Any) -> None:
            super().__init__(folder, settings.file_at(folder), **options)
            diary.reached("built")

        def start(self, *what: Any) -> None:
            super().start(*what)
            diary.reached("shown")
            # The table lies under the welcome, and is not painted.
            asked = "welcome" in vars(self.commands) and self.commands.welcome.welcome
            diary.watch(asked or self.table.view.viewport())
            diary.facts["pieces"] = len(self.table.scene.pieces)

    launch.__dict__["MoonDesktop"] = Watched
    sys.exit(main([]))


def leave_place(folder: Path) -> None:
    """Keeps the size and place of a window that is not the usual one, of somebody who is known."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    from moon_desktop.disk import settings

    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setGeometry(20, 30, 1100, 720)
    place = bytes(window.saveGeometry().data()).hex()
    assert settings.save(settings.file_at(folder), settings.Settings(place=place, welcomed=True))
    print("{}")
    del window, app


if __name__ == "__main__":
    kind, seconds, *rest = sys.argv[1:]
    if kind == "table":
        open_table(Diary(float(seconds)), Path(rest[0]))
    elif kind == "place":
        leave_place(Path(rest[0]))
    else:
        open_bare(Diary(float(seconds)))
