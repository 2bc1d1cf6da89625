"""One run of the program with its window, from the look for a screen to the exit status."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import (
    QEvent,
    QLibraryInfo,
    QLocale,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from moon_desktop import __version__
from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import log, settings
from moon_desktop.disk.lock import JournalLock
from moon_desktop.disk.places import clear_cache, config_folder, data_folder
from moon_desktop.disk.preferences_file import PreferencesFile
from moon_desktop.outside.single_instance import SingleInstance, handed_over
from moon_desktop.outside.system_events import ClosingSignals
from moon_desktop.table.table_view import read_out
from moon_desktop.words import notices
from moon_desktop.words.language import ENGLISH, best, speak, spoken, tr

_log = logging.getLogger(__name__)

NO_SCREEN = 2
"""The exit status where there is no screen that can be used."""

WARM_UP_AFTER = 400
"""Milliseconds from the first sight of the table until a process for long thoughts is started: the
first hint does not wait for it, nor did the table."""

_words_of_qt: list[QTranslator] = []
"""What Qt itself says, where it is not English; to be looked for among the children of the
application, each of them would be loaded."""


_SCALES = (("QT_SCALE_FACTOR", 1.0), ("QT_SCREEN_SCALE_FACTORS", 1.0), ("QT_FONT_DPI", 96.0))
"""By what Qt is told how large everything is to be, each with what is the usual size."""

LEAST_SCALE, MOST_SCALE = 0.1, 8.0
"""How small and how large, in usual sizes. Every picture that is kept is made for the scale of the
screen: at nothing it has no px, and at fifty times the usual size no memory holds it."""


def heed_only_usable_scales(environment: MutableMapping[str, str]) -> None:
    """Takes a wish that no table can be drawn at out of the ``environment``, before Qt reads it;
    several wishes are multiplied. What is no number Qt itself passes over."""
    largest = 1.0
    for name, usual in _SCALES:
        wish = environment.get(name, "")
        # Those for screens stand behind the names of these, if they have any.
        words = (word.rpartition("=")[2] for word in wish.split(";"))
        scales = [scale / usual for scale in map(_number, words) if scale is not None]
        if all(scale >= LEAST_SCALE and scale * largest <= MOST_SCALE for scale in scales):
            largest *= max([1.0, *scales])
        else:
            del environment[name]
            _log.warning("%s=%r is no scale that a table can be drawn at: passed over", name, wish)


def _number(word: str) -> float | None:
    try:
        return float(word)
    except ValueError:
        return None


def opened(program: str, part: Callable[[], object]) -> QApplication:
    """The application, on the screen there is. Where Qt gives up on it, ``part`` is called, and
    the process ends with a sentence and the status ``NO_SCREEN``: Qt would end it by force, and
    leave a core behind."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            part()
            _give_up(said)
        said.append(message)

    heed_only_usable_scales(os.environ)
    before = qInstallMessageHandler(hear)
    try:
        return QApplication([program])
    finally:
        qInstallMessageHandler(before)
        for message in said:
            _log.info("Qt, while it looked for a screen: %s", message)


def _give_up(said: list[str]) -> NoReturn:
    """Says why there is no window, and ends the process at once."""
    if any(map(os.environ.get, ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))):
        told = tr("moon-desktop: no window can be opened on this screen: {reasons}")
        told = told.format(reasons=" ".join(" ".join(said).split()))
    else:
        told = tr(
            "moon-desktop: there is no screen to open the table on; start it from a desktop, or "
            "see moon-desktop --help for what works without one."
        )
    print(told, file=sys.stderr, flush=True)
    os._exit(NO_SCREEN)


def run(path: Path | None, preset: str | None, demo: bool) -> int:
    """Opens the table and returns the exit status when it is closed; 2 without a screen.

    Where another copy of the program is open and answers, it opens ``path``, and this one is done.
    """
    data = data_folder()
    log.keep(data)
    lock = None if demo else JournalLock(data)
    if lock is not None and not lock.take():
        if handed_over(lock, path):
            print(notices.handed_over(None if path is None else str(path), preset is not None))
            return 0
        lock.take()  # the other may have ended meanwhile
    app = opened(sys.argv[0], lock.unlock if lock is not None else lambda: None)
    QAccessible.installFactory(read_out)
    _introduce(app)
    store = settings.file_at(config_folder())
    while True:
        program, status = _table(app, data, store, lock, path, preset, demo)
        if not program.commands.again:
            program.unlock()
            return status
        # A timer of the former table would go on with the match as well.
        program.window.deleteLater()
        program.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        path = preset = None
        if not store.borrowed:  # else what was chosen is nowhere but there
            store = settings.file_at(config_folder())


def _table(
    app: QApplication,
    data: Path,
    store: PreferencesFile,
    lock: JournalLock | None,
    path: Path | None,
    preset: str | None,
    demo: bool,
) -> tuple[MoonDesktop, int]:
    """A table from its opening to its end, and the exit status; its match is still locked."""
    talk(app, settings.language(store))
    program = MoonDesktop(data, store, demo=demo, lock=lock)
    log.catch(program.tell_of_error)
    program.table.view.first_seen.connect(_wear_icon)

    def leave() -> None:
        program.window.close()
        app.quit()

    signals = ClosingSignals(leave, app)
    kept = data if lock is not None and lock.held else None
    instance = SingleInstance(program.window, program.commands.open_from_outside, kept)
    # Not elsewhere: every event would go through it for nothing.
    if sys.platform == "darwin":
        from moon_desktop.outside.system_events import FileOpener

        for former in app.findChildren(FileOpener):
            former.deleteLater()
        FileOpener(app, instance.open)
    program.table.view.first_seen.connect(instance.listen_soon)
    program.table.view.first_seen.connect(clear_cache)

    def warm_up() -> None:
        program.thinker.warm_up(program.host.header.game, program.host.match.rules)

    program.table.view.first_seen.connect(
        lambda: QTimer.singleShot(WARM_UP_AFTER, program.thinker, warm_up)
    )
    program.table.view.first_seen.connect(lambda: _heed_wish(program))
    program.start(path, preset, True)
    status = app.exec()
    instance.close()
    signals.close()
    # What came after the closing, if anything did.
    program.host.settle()
    return program, status


def _heed_wish(program: MoonDesktop) -> None:
    """The system is asked once whether less motion is wished for, and how large words are to be;
    the table does not wait."""
    from moon_desktop.outside.system_wishes import SystemWish, text_size

    preferences, window = program.preferences, program.window
    for wish in (
        SystemWish(preferences.heed_motion, window),
        SystemWish(preferences.heed_text, window, text_size),
    ):
        window.closing.connect(wish.stop)
        wish.look()


def talk(app: QApplication, wished: str) -> None:
    """Has the program and Qt speak the language ``wished``, or that of the system where it is
    empty or there is none such, and lay windows out in its direction."""
    code = best((wished,) if wished else QLocale.system().uiLanguages())
    try:
        speak(code)
    except (OSError, ValueError):
        _log.warning("the texts of the language %s cannot be read", code, exc_info=True)
        speak(ENGLISH)
    while _words_of_qt:
        app.removeTranslator(_words_of_qt.pop())
    own = QTranslator()
    if own.load(f"qtbase_{spoken()}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(own)
        _words_of_qt.append(own)
    app.setLayoutDirection(QLocale(spoken()).textDirection())


def _introduce(app: QApplication) -> None:
    """What the desktop is to know of the program."""
    app.setApplicationName("moon-desktop")
    app.setApplicationDisplayName("Moon Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.moondesktop.MoonDesktop")


def _wear_icon() -> None:
    """The window has its icon: not before the table is seen, for all its sizes are read then."""
    from moon_desktop.look.icon import app_icon

    QApplication.setWindowIcon(app_icon())
