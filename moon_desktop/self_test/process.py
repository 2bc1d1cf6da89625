"""The process in which the self-test runs: its worker, its overseer, what both say."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO, TypeAlias

from moon_desktop.self_test.trial import Amiss, Found, Outcome, Place, Trial
from moon_desktop.self_test.trials import Task, task_of
from moon_desktop.words import self_test_why as reasons
from moon_desktop.words.file_trouble import file_trouble

Tasks: TypeAlias = Callable[[Trial], Task]
"""What each trial does."""

LAST = "Qt: "
"""What its last words begin with."""


class Overheard(logging.Handler):
    """Listens from the moment it is made until the process ends.

    ``trouble`` are the program's own warnings and errors nobody caught, a line each, and
    ``traces`` the same at length; ``asides`` is what Qt warned of, which need not matter.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.trouble: list[str] = []
        self.traces: list[str] = []
        self.asides: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        logging.getLogger("moon_desktop").addHandler(self)
        sys.excepthook = self._uncaught
        threading.excepthook = lambda gone: self._uncaught(
            gone.exc_type, gone.exc_value, gone.exc_traceback
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Notes what the program logs."""
        self.trouble.append(record.getMessage())
        self.traces.append(self.format(record))

    def _uncaught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.trouble.append(repr(error))
        self.traces.append("".join(traceback.format_exception(kind, error, trace)))

    def listen_to_qt(self, last_words: TextIO) -> None:
        """From now on hears what Qt has to say, too; what it says before it ends the process goes
        to ``last_words``."""
        from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

        def heard(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
            if kind == QtMsgType.QtFatalMsg:
                last_words.write(f"{LAST}{' '.join(text.split())}\n")
                last_words.flush()
            elif kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
                self.asides.append(f"Qt: {text}")

        qInstallMessageHandler(heard)

    def clear(self) -> None:
        """Forgets what was heard so far."""
        self.trouble.clear()
        self.traces.clear()
        self.asides.clear()


STACKS = "stacks.txt"
"""The file in the temporary folder with where each thread stood when a trial hung or crashed."""

_BEFORE = 0.2
"""Seconds before its limit at which it is noted where a trial hangs."""


def be_a_worker(
    line: Connection, place: Place, environment: Mapping[str, str], tasks: Tasks
) -> None:
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
                answer = attempt(trial, place, overheard, tasks)
                faulthandler.cancel_dump_traceback_later()
                line.send(answer)


def _open_qt(overheard: Overheard, last_words: TextIO) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from moon_desktop.app.launch import without_wild_scales

    without_wild_scales()
    overheard.listen_to_qt(last_words)
    # One that belongs to the desktop could neither be painted here nor closed.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    application = QApplication(["moon-desktop"])
    application.setApplicationName("moon-desktop")
    # It goes on from one window to the next.
    application.setQuitOnLastWindowClosed(False)
    _kept.append(application)


_kept: list[object] = []


def attempt(
    trial: Trial, place: Place, overheard: Overheard, tasks: Tasks
) -> tuple[Found | None, str, str]:
    """Makes ``trial``: what it found, or None with why not and the trace for the log."""
    overheard.clear()
    try:
        found = tasks(trial)(place)
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


_STARTING: Final = 30.0
"""Seconds that the process may take to be there, on top of what its first trial may take."""

_ENDING: Final = 5.0


class Supervisor:
    """One process at a time, which has ``environment`` on top of this one's; no trial can stop
    the ones after it. ``tasks`` tells there what a trial does."""

    def __init__(
        self, place: Place, environment: Mapping[str, str], tasks: Tasks = task_of
    ) -> None:
        self._place = place
        self._environment = dict(environment)
        self._tasks = tasks
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def outcomes(self, trials: Iterable[Trial]) -> Iterator[Outcome]:
        """What became of each of ``trials``, as soon as it is known."""
        for trial in trials:
            began = time.monotonic()
            try:
                yield self._outcome(trial, began)
            except (EOFError, OSError):
                trace = self._give_up()
                yield Outcome(trial, None, _why(trace), trace, time.monotonic() - began)

    def _outcome(self, trial: Trial, began: float) -> Outcome:
        line = self._line
        patience = trial.seconds
        if line is None:
            line = self._open()
            patience += _STARTING
        line.send(trial)
        if not line.poll(patience):
            why = reasons.hung(trial.seconds)
            return Outcome(trial, None, why, self._give_up(), time.monotonic() - began)
        found, why, trace = line.recv()
        return Outcome(trial, found, why, trace, time.monotonic() - began)

    def _open(self) -> Connection:
        context = get_context("spawn")
        self._line, other = context.Pipe()
        # Not a daemon: those may have no processes of their own, and one that thinks is tried.
        self._process = context.Process(
            target=be_a_worker, args=(other, self._place, self._environment, self._tasks)
        )
        self._process.start()
        other.close()
        return self._line

    def _give_up(self) -> str:
        """Ends the process, whatever it does; where it stood, as far as it could note that."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(_ENDING)
        try:
            return Path(self._place.temporary, STACKS).read_text("utf-8", "replace")
        except OSError:
            return ""

    def close(self) -> None:
        """Lets the process end."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.join(_ENDING)
        self._give_up()


def _why(trace: str) -> str:
    """Why a process ended by itself, as far as its ``trace`` tells."""
    last = [line for line in trace.splitlines() if line.startswith(LAST)]
    return reasons.ended_by_qt(last[-1].removeprefix(LAST)) if last else reasons.died()
