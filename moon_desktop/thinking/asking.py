"""One question at a time, thought of away from the window: with limits, and until it is stopped."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from moon_desktop.players.player import Limits, Stopped

if TYPE_CHECKING:
    from moon_desktop.players.advice import Advice
    from moon_desktop.thinking.worker import Worker

_log = logging.getLogger(__name__)

Question: TypeAlias = Callable[[Limits], Any]
"""What is thought of within limits, mostly in a worker; raises Stopped when it is stopped."""

Adviser: TypeAlias = Callable[[Any, Limits], "Advice"]
"""What weighs the legal choices of a Sight; raises Stopped when it is stopped."""


class Asking(QObject):
    """Of a question that was stopped nothing is heard any more."""

    answered = Signal(object)
    """What came of the question asked last."""
    failed = Signal()
    """Nothing came of it; the log has why."""
    _came = Signal(int, bool, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._busy = False
        self._came.connect(self._take)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._busy

    def stop(self) -> None:
        """The answer is not wanted any more."""
        self._ticket += 1
        self._busy = False

    def ask(self, question: Question, seconds: float | None = None) -> None:
        """Has ``question`` thought of in a thread of its own, for at most so many seconds."""
        self.stop()
        self._busy = True
        ticket = self._ticket
        limits = Limits(seconds, lambda: ticket != self._ticket)
        threading.Thread(
            target=self._consider, args=(ticket, question, limits), daemon=True
        ).start()

    def _consider(self, ticket: int, question: Question, limits: Limits) -> None:
        answer, done = None, False
        try:
            answer, done = question(limits), True
        except Stopped:
            return
        except BaseException:
            # Whatever went wrong in there, the window goes on.
            _log.exception("a question could not be answered")
        try:
            self._came.emit(ticket, done, answer)
        except RuntimeError:
            _log.info("a question was answered after the table was closed")

    def _take(self, ticket: int, done: bool, answer: object) -> None:
        if ticket != self._ticket:
            return
        self._busy = False
        if done:
            self.answered.emit(answer)
        else:
            self.failed.emit()


def own_adviser(worker: Worker, game: str) -> Adviser:
    """The adviser of the game of that name, at work in ``worker``."""
    return lambda sight, limits: worker.think(hint, game, sight, limits=limits)


def hint(game: str, sight: Any, limits: Limits) -> Advice:
    """The advice on ``sight`` with its reason, as a task for a worker."""
    from moon_desktop.games import CATALOGUE

    players = CATALOGUE[game].players
    advice = players.advise(sight, limits)
    return advice._replace(reason=players.explain(advice))


def weigh(game: str, sight: Any, limits: Limits) -> Advice:
    """The advice on ``sight`` without a reason, as a task for a worker."""
    from moon_desktop.games import CATALOGUE

    return CATALOGUE[game].players.advise(sight, limits)
