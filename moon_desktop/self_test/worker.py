"""The process in which the trials are made, one after another, as it is told over a line."""

from __future__ import annotations

import faulthandler
import os
import signal
import tempfile
import traceback
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TextIO

from moon_desktop.self_test.overheard import Overheard
from moon_desktop.self_test.trial import Amiss, Found, Place, Trial
from moon_desktop.self_test.trials import task_of
from moon_desktop.wording import self_test_why as reasons
from moon_desktop.wording.file_trouble import file_trouble

STACKS = "stacks.txt"
"""The file in the temporary folder with where each thread stood when a trial hung or crashed."""

_BEFORE = 0.2
"""Seconds before its limit at which it is noted where a trial hangs."""


def be_a_worker(line: Connection, place: Place, environment: Mapping[str, str]) -> None:
    """What the process does until nobody is there to tell it more: for each Trial sends back what
    it found or None, why it failed, and the trace of that for the log."""
    # Ctrl+C in the terminal is for who supervises, and ends this process as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Before Qt or the program look at it.
    os.environ.update(environment)
    tempfile.tempdir = None
    overheard = Overheard()
    with Path(place.temporary, STACKS).open("w", encoding="utf-8") as stacks:
        faulthandler.enable(stacks)
        # Where there is no Qt, trials that need it will say so, and the others do without.
        with suppress(ImportError):
            _open_qt(overheard, stacks)
        with suppress(EOFError, OSError):
            while True:
                trial = line.recv()
                faulthandler.dump_traceback_later(max(0.1, trial.seconds - _BEFORE), file=stacks)
                answer = attempt(trial, place, overheard)
                faulthandler.cancel_dump_traceback_later()
                line.send(answer)


def _open_qt(overheard: Overheard, last_words: TextIO) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    overheard.listen_to_qt(last_words)
    # One that belongs to the desktop could neither be painted here nor closed.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    application = QApplication(["moon-desktop"])
    application.setApplicationName("moon-desktop")
    # It goes on from one window to the next.
    application.setQuitOnLastWindowClosed(False)
    _kept.append(application)


_kept: list[object] = []


def attempt(trial: Trial, place: Place, overheard: Overheard) -> tuple[Found | None, str, str]:
    """Makes ``trial``: what it found, or None with why not and the trace for the log."""
    overheard.clear()
    try:
        found = task_of(trial)(place)
    except Amiss as amiss:
        return None, str(amiss), "\n".join([*overheard.traces, traceback.format_exc()])
    except OSError as error:
        return None, file_trouble(error), traceback.format_exc()
    except BaseException as error:
        return None, reasons.went_wrong(_named(error)), traceback.format_exc()
    if overheard.trouble:
        return None, reasons.noted(overheard.trouble[0]), "\n".join(overheard.traces)
    return found._replace(notes=(*found.notes, *dict.fromkeys(overheard.asides))), "", ""


def _named(error: BaseException) -> str:
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
