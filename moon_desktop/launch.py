"""One run of the program with its window, from the look around to the exit status."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from moon_desktop import __version__, log, qt_start, screen_start, settings
from moon_desktop.application import MoonDesktop
from moon_desktop.display import reachable
from moon_desktop.hearing import Hearing
from moon_desktop.journal_lock import JournalLock
from moon_desktop.places import config_folder, data_folder, heed_only_whole_paths
from moon_desktop.wording import errands


def run(path: Path | None, preset: str | None, demo: bool) -> int:
    """Opens the table and returns the exit status when it is closed; 2 without a screen.

    Where another copy of the program is open and answers, it opens ``path``, and this one is done.
    """
    qt_start.fill_standard_streams()
    if not reachable():
        from moon_desktop.wording.no_screen import no_display

        print(no_display(), file=sys.stderr)
        return screen_start.NO_SCREEN
    heed_only_whole_paths()
    data = data_folder()
    log.keep(data)
    lock = None if demo else JournalLock(data)
    if lock is not None and not lock.take():
        from moon_desktop.second_copy import handed_over

        if handed_over(lock, path):
            print(errands.handed_over(None if path is None else str(path), preset is not None))
            return 0
        lock.take()  # the other may have ended meanwhile
    app = screen_start.opened(sys.argv[0], lock.unlock if lock is not None else lambda: None)
    _introduce(app)
    program = MoonDesktop(data, settings.file_at(config_folder()), demo=demo, lock=lock)
    log.catch(program.tell_of_error)
    program.table.view.first_seen.connect(_wear_icon)
    hearing = Hearing(app, program, data if lock is not None and lock.held else None)
    program.start(path, preset)
    status = app.exec()
    hearing.close()
    program.unlock()
    return status


def _introduce(app: QApplication) -> None:
    """What the desktop is to know of the program."""
    app.setApplicationName("moon-desktop")
    app.setApplicationDisplayName("Moon Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.moondesktop.MoonDesktop")


def _wear_icon() -> None:
    """The window has its icon: not before the table is seen, for all its sizes are read then."""
    from moon_desktop.icon import app_icon

    QApplication.setWindowIcon(app_icon())
