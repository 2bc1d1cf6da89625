"""One question at a time, thought of away from the window: with limits, and until it is stopped."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.sight import Sight
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Limits, Stopped

_log = logging.getLogger(__name__)

Question: TypeAlias = Callable[[Limits], object]
"""What is thought of within limits, mostly in a worker; raises Stopped when it is stopped."""

Adviser: TypeAlias = Callable[["Sight", Limits], "Advice"]
"""What weighs the legal choices of a Sight; raises Stopped when it is stopped."""


class Asking(QObject):
    """Of a question that was stopped nothing is heard any more."""

    answered = Signal(object)
    """What came of the question asked last, once for each of its passes."""
    failed = Signal()
    """Nothing came of it; the log has why."""
    _came = Signal(int, bool, bool, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._busy = False
        self._telling = threading.Lock()
        """Held while it is told that an answer came, which only posts an event."""
        self._came.connect(self._take)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._busy

    def stop(self) -> None:
        """The answer is not wanted any more; none is being told when this returns."""
        with self._telling:
            self._ticket += 1
        self._busy = False

    def ask(self, question: Question, *passes: float | None) -> None:
        """Has ``question`` thought of in a thread of its own, once in at most so many seconds for
        each of ``passes``; every answer is told as it comes."""
        self.stop()
        self._busy = True
        threading.Thread(
            target=self._consider, args=(self._ticket, question, passes or (None,)), daemon=True
        ).start()

    def _consider(self, ticket: int, question: Question, passes: Sequence[float | None]) -> None:
        for left, seconds in zip(range(len(passes) - 1, -1, -1), passes, strict=True):
            answer, done = None, False
            try:
                answer, done = question(Limits(seconds, lambda: ticket != self._ticket)), True
            except Stopped:
                return
            except BaseException:
                # Whatever went wrong in there, the window goes on.
                _log.exception("a question could not be answered")
            with self._telling:
                if ticket != self._ticket:
                    # Perhaps the program is about to end: Qt would crash where it is told of
                    # things by one thread while another takes it down.
                    return
                try:
                    self._came.emit(ticket, done, bool(done and left), answer)
                except RuntimeError:
                    _log.info("a question was answered after the table was closed")
            if not done:
                return

    def _take(self, ticket: int, done: bool, more: bool, answer: object) -> None:
        if ticket != self._ticket:
            return
        self._busy = more
        if done:
            self.answered.emit(answer)
        else:
            self.failed.emit()
