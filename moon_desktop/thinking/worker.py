"""A process beside the window in which long thoughts are thought: there Python is theirs alone,
and no frame waits for them."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

from moon_desktop.endings import held_back
from moon_desktop.games import leave_telling
from moon_desktop.players.player import Limits, Stopped

_log = logging.getLogger(__name__)

Task: TypeAlias = Callable[..., Any]
"""Called with its arguments and, after them, Limits; it can be pickled, and so can what it
returns."""

_ASKED: Final = 0.01
"""Seconds after which it is asked again whether a thought is still wanted."""

_NICE: Final = 10
"""How far the process gives way to others, the window first of all."""


_CONTEXT: Final = get_context("spawn")


class Worker:
    """One thought at a time; the process is started with the first, and is there for the next.

    ``think`` may be called from any thread but the window's, ``close`` from that.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._starting = threading.Lock()
        """Had while a process is being started: one whose start is broken off by the end of the
        program complains of it."""
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._owed = False
        """Whether the answer to a thought that was broken off is still to come."""
        self._closed = threading.Event()
        self.started = 0
        """How many processes there have been, with the one there is."""
        self.grace = 0.3
        """Seconds that a thought which is not wanted any more has to come to an end, once the
        next one waits for it; then its process has to."""
        self.patience = 1.0
        """Seconds from the loss of the process until it is taken for an accident: where all
        processes are told to end at once, the window may be closed after it."""

    def think(self, task: Task, *arguments: Any, limits: Limits, here: bool = True) -> Any:
        """What ``task`` makes of its ``arguments`` within ``limits``.

        Raises Stopped within a tenth of a second when it is stopped, or this is closed, and what
        ``task`` raises. A task that cannot be sent there is done ``here``; so is one whose process
        is lost. Where that must not be, as with code of another package, which may have ended it,
        it raises what came of the sending, and ChildProcessError.
        """
        while not self._lock.acquire(timeout=_ASKED):
            if limits.stop() or self._closed.is_set():
                raise Stopped
        try:
            line = self._opened(limits)
            try:
                line.send((task, arguments, limits.seconds))
            except (pickle.PicklingError, AttributeError, TypeError):
                if not here:
                    raise
                return task(*arguments, limits)
            return self._answer(line, limits)
        except (OSError, EOFError):
            self._leave()
            if limits.stop() or self._closed.wait(self.patience):
                raise Stopped from None
            if not here:
                raise ChildProcessError("the process was lost") from None
            _log.warning("the process for long thoughts was lost; thinking here", exc_info=True)
            return task(*arguments, limits)
        finally:
            self._lock.release()

    def close(self) -> None:
        """Ends the process, once it is started if it is being started; whatever is being thought
        there is stopped, and nothing is thought any more."""
        self._closed.set()
        with self._starting:
            process = self._process
        if process is not None:
            process.kill()

    def _opened(self, limits: Limits) -> Connection:
        """The line to the process, which is started if there is none."""
        if self._process is not None and not self._process.is_alive():
            self._leave()
        if self._owed:
            self._hear_out(limits)
        if self._line is None:
            with self._starting:
                if self._closed.is_set():
                    raise Stopped
                self._line, other = _CONTEXT.Pipe()
                process = _CONTEXT.Process(target=_be_a_study, args=(other,), daemon=True)
                if os.name == "posix":
                    resource_tracker.ensure_running()  # its start lets interrupts through again
                # In the terminal Ctrl+C reaches all processes, and this one before it can say that
                # it is not meant.
                with held_back(signal.SIGINT):
                    process.start()
                self._process = process
                self.started += 1
                other.close()
        return self._line

    def _answer(self, line: Connection, limits: Limits) -> Any:
        while not line.poll(_ASKED):
            if limits.stop():
                self._owed = True
                line.send(None)
                raise Stopped
        done, answer = line.recv()
        if limits.stop():
            raise Stopped
        if done:
            return answer
        raise answer

    def _hear_out(self, limits: Limits) -> None:
        """Lets a thought that was broken off come to its end."""
        assert self._line is not None
        end = time.monotonic() + self.grace
        while not self._line.poll(_ASKED):
            if time.monotonic() > end:
                self._leave()
                return
            if limits.stop():
                raise Stopped
        self._line.recv()
        self._owed = False

    def _leave(self) -> None:
        """Gives the process up, whatever it does."""
        self._owed = False
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process is not None:
            process.kill()
        if line is not None:
            line.close()


def _be_a_study(line: Connection) -> None:
    """What the process does: a task after another, until there is nobody any more to ask."""
    # Ctrl+C in the terminal is for the window, which ends this process as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    leave_telling()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    while True:
        try:
            message = line.recv()
            if message is not None:
                line.send(_thought(line, *message))
        except (EOFError, OSError):
            return


def _end_with_parent() -> None:
    """Whatever is being thought, and however the window ended."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _thought(
    line: Connection, task: Task, arguments: tuple[Any, ...], seconds: float
) -> tuple[bool, Any]:
    """Whether the task was done, and what came of it or was raised."""
    try:
        return True, task(*arguments, Limits(seconds, _Unwanted(line)))
    except Exception as error:
        return False, _sendable(error)


def _sendable(error: Exception) -> Exception:
    """``error``, or one that says the same where it cannot be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


class _Unwanted:
    """Whether anything has come over the line, or nobody is there: then the thought may stop."""

    _PAUSE: Final = 0.004
    """Seconds for which the last answer holds: looking is dear."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._looked = 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        if now - self._looked < self._PAUSE:
            return False
        self._looked = now
        return self._line.poll()
