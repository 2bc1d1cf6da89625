"""A part of the self-test in a process of its own: whatever it does, it is over in time."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import tempfile
import threading
import traceback
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from moon_desktop.disk import log
from moon_desktop.words.file_trouble import file_trouble
from moon_desktop.words.language import speak, spoken, tr

LIMIT: Final = 60.0
"""Seconds after which a part is taken for hung, where it has no limit of its own."""

_ENDING: Final = 5.0

_SAID: Final = "said.txt"
"""The file in the temporary folder with what Qt said, and where each thread stood when it died,
or half its time was over."""


class Amiss(Exception):
    """What was tried does not do what it should; the words are one plain sentence of why."""


class Part(NamedTuple):
    """One line of the report: its ``title``; what it does with a folder for itself, telling more
    for whoever wants to know; and how many seconds that may take."""

    title: str
    task: Callable[[Path], str]
    seconds: float = LIMIT


class Outcome(NamedTuple):
    """What became of a part: ``why`` it failed, None if it did not, and ``more`` about it."""

    why: str | None
    more: str


def tried(part: Part, place: Path, environment: Mapping[str, str]) -> Outcome:
    """What became of ``part``, tried in a process with ``environment`` on top of this one's."""
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    # Not a daemon: those may have no processes of their own, and one that thinks is tried.
    process = context.Process(target=_be_there, args=(there, part, place, environment, spoken()))
    process.start()
    there.close()
    try:
        if here.poll(part.seconds):
            outcome: Outcome = here.recv()
            return outcome
        why = tr("It was not over after {seconds:g} s and was ended.").format(seconds=part.seconds)
    except (EOFError, OSError):
        why = tr("The process that tried it ended by itself.")
    finally:
        process.kill()
        process.join(_ENDING)
        here.close()
    said = place / _SAID
    return Outcome(why, said.read_text("utf-8", "replace") if said.exists() else "")


def _be_there(
    line: Connection, part: Part, place: Path, environment: Mapping[str, str], language: str
) -> None:
    """What the process does, before Qt or the program look at the environment."""
    # Ctrl+C in the terminal is for who waits for this, and ends it as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(environment)
    tempfile.tempdir = None
    speak(language)
    with (place / _SAID).open("w", encoding="utf-8") as said:
        faulthandler.enable(said)
        faulthandler.dump_traceback_later(part.seconds / 2, file=said)
        application = _opened_qt(said)
        application.setApplicationName("moon-desktop")
        line.send(attempt(part, place))
        # Qt and the threads of the program need not be taken down in good order.
        os._exit(0)


def _opened_qt(said: TextIO) -> QApplication:
    """The application; what Qt says goes to ``said``."""

    def heard(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        said.write(f"Qt: {text}\n")
        said.flush()

    qInstallMessageHandler(heard)
    # One that belongs to the desktop could neither be painted here nor closed.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    QApplication.setQuitOnLastWindowClosed(False)
    return QApplication(["moon-desktop"])


class _Noted(logging.Handler):
    """The program's own warnings, and errors nobody caught."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.notes: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.notes.append(self.format(record))


def attempt(part: Part, place: Path) -> Outcome:
    """Does what ``part`` does; it failed also where the program only noted trouble."""
    noted = _Noted()
    logger = logging.getLogger("moon_desktop")
    logger.addHandler(noted)
    log.catch(lambda: None)
    threading.excepthook = lambda gone: logger.error(
        "an error in a thread", exc_info=(gone.exc_type, gone.exc_value or Exception(), None)
    )
    try:
        more = part.task(place)
    except Exception as error:
        if isinstance(error, Amiss):
            why = str(error)
        elif isinstance(error, OSError):
            why = file_trouble(error)
        else:
            why = tr("It broke off with an error: {error}").format(error=repr(error))
        return Outcome(why, "\n".join((*noted.notes, traceback.format_exc())))
    finally:
        logger.removeHandler(noted)
    if noted.notes:
        return Outcome(tr("The program noted trouble."), "\n".join(noted.notes))
    return Outcome(None, more)
