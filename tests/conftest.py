"""What holds for every test: no screen, nobody's own folders, no exception lost."""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

# Qt reads it when the first application is made; a test must not open windows on a desktop.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LANGUAGE"] = "en"

import platformdirs
import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from moon_desktop import seeds
from moon_desktop.app.qt_start import COLLECTOR
from moon_desktop.disk.writer import Writer, Written
from moon_desktop.endings import ENDINGS
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dress import wear
from moon_desktop.words import glossary

IN_MEMORY = Path("/dev/shm")
"""Where Linux has files that are on no disk."""
ROOM = 4 << 30
"""Bytes that are to be free there: a test that freezes the program takes a tenth of it."""
AWAY = QPoint(-1000, -1000)
"""Where the pointer rests: beside the screen, so that no window opens under it."""


def pytest_configure(config: pytest.Config) -> None:
    """An exception in a thread fails its test, as one in a slot or a warning of Qt does."""
    # What one process compiles the others read: the next run, and the programs that tests start.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # Said of dialogs and popups by the platform without a screen, and of nothing else.
    for unsupported in (
        r"propagateSizeHints\(", r"raise\(", "grabbing the keyboard", "setting window masks",
    ):  # fmt: skip
        config.addinivalue_line("qt_log_ignore", f"This plugin does not support {unsupported}")
    config.addinivalue_line("filterwarnings", "error::pytest.PytestUnhandledThreadExceptionWarning")
    if has_room(IN_MEMORY):
        # Each window writes preferences, lock and journal: on a disk that is a tenth of its test.
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupted)
    for number in ENDINGS:
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, outlived)


def has_room(folder: Path) -> bool:
    """Whether what tests write, and programs that they make, can lie in the folder."""
    if sys.platform != "linux" or not os.access(folder, os.W_OK | os.X_OK):
        return False
    about = os.statvfs(folder)
    return about.f_bavail * about.f_frsize > ROOM and not about.f_flag & os.ST_NOEXEC


def outlived(number: int, frame: object) -> None:
    """A signal that these tests are to outlive, as under nohup or in the background of a script:
    the programs that they start would ignore it too, but that one that is handled they do not."""


def interrupted(number: int, frame: object) -> None:
    """Ctrl+C, with an exception made in Python: PySide 6.11 crashes on the one that the
    interpreter raises, which has no value yet, where it meets it in a paint."""
    raise KeyboardInterrupt


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: nobody looks through it for what can go."""
    COLLECTOR.hold()
    result = yield
    COLLECTOR.release()
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """As in the program garbage goes here, and not in a thread that a test leaves at work."""
    result = yield
    COLLECTOR.collect()
    return result


@pytest.fixture(scope="session", autouse=True)
def away_from_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Data and preferences go to a folder of the session, those of Qt's own dialogs too."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
            patch.setenv(variable, str(folder / variable.lower()))
        # It guards against a loss of power, which no test brings about.
        patch.setattr(os, "fsync", lambda number: None)
        for kind in ("data", "config"):
            patch.setattr(platformdirs, f"user_{kind}_dir", lambda *_, k=kind: str(folder / k))
        yield folder


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds that nobody chose are the same in every run: no test fails by a rare deal."""
    drawn = random.Random(42)
    monkeypatch.setattr(seeds, "any_bytes", drawn.randbytes)


@pytest.fixture(autouse=True)
def prompt_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk answers before anything else is done, so that a test need not wait to see what
    follows from an entry; tests of the waiting have a fixture of this name that does nothing."""
    give = Writer.give

    def give_and_wait(writer: Writer, task: Callable[[], None]) -> Written:
        written = give(writer, task)
        writer.wait()
        return written

    monkeypatch.setattr(Writer, "give", give_and_wait)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, dressed, whose first test finds the pointer where all others do."""
    QCursor.setPos(AWAY)
    wear({})
    return qapp


@pytest.fixture(autouse=True)
def clear_desktop() -> Iterator[None]:
    """Every test finds the same desktop: no window on it, the pointer away, nothing pressed, the
    evening worn, and no game in play.

    A window that a test leaves open takes the clicks and the pointer meant for the next one's.
    What was there before it, for a module of tests, stays.
    """
    application = QApplication.instance()
    standing = application.topLevelWidgets() if isinstance(application, QApplication) else []
    yield
    glossary.speak_of(str)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    for window in application.topLevelWidgets():
        # Deleted, not closed: closing asks and saves. Others went with their parents.
        if shiboken6.isValid(window) and window.parent() is None and window not in standing:
            shiboken6.delete(window)
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if not THEME.wears({}):
        wear({})
    while application.overrideCursor() is not None:
        application.restoreOverrideCursor()
    pressed = application.mouseButtons()
    if pressed != Qt.MouseButton.NoButton:
        for button in Qt.MouseButton:
            if button and pressed & button:
                QTest.mouseRelease(QWindow(), button)
    if application.keyboardModifiers():
        QTest.keyRelease(QWindow(), Qt.Key.Key_Control)
    QCursor.setPos(AWAY)
    QGuiApplication.clipboard().clear()
