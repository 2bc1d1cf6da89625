"""Has a person's choices weighed away from the window, which never waits for a hint."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.players.worth import Advice
from moon_desktop.study import Study

_log = logging.getLogger(__name__)

Adviser: TypeAlias = Callable[[MoonSight, Limits], Advice]
"""What weighs the legal choices of a Sight; raises Stopped when it is stopped."""


def own_adviser(study: Study) -> Adviser:
    """The program's own adviser, at work in ``study``."""

    def advise(sight: MoonSight, limits: Limits) -> Advice:
        from moon_desktop.players.hint import weigh

        advice: Advice = study.think(weigh, sight, limits=limits)
        return advice

    return advise


class Counsel(QObject):
    """Asks an adviser about one Sight at a time; of a question that was stopped nothing is heard
    any more."""

    given = Signal(object)
    """The Advice that was asked for last."""
    failed = Signal()
    """The adviser could not give any; the log has why."""
    _weighed = Signal(int, object)

    def __init__(self, adviser: Adviser, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._ticket = 0
        self._busy = False
        self._weighed.connect(self._take)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._busy

    def stop(self) -> None:
        """The answer is not wanted any more."""
        self._ticket += 1
        self._busy = False

    def ask(self, sight: MoonSight, seconds: float) -> None:
        """Has the choices of ``sight`` weighed, for at most so many seconds."""
        self.stop()
        self._busy = True
        ticket = self._ticket
        limits = Limits(seconds, lambda: ticket != self._ticket)
        arguments = (ticket, sight, limits)
        threading.Thread(target=self._consider, args=arguments, daemon=True).start()

    def _consider(self, ticket: int, sight: MoonSight, limits: Limits) -> None:
        """In a thread of its own."""
        advice: Advice | None = None
        try:
            advice = self._adviser(sight, limits)
        except Stopped:
            return
        except BaseException:
            # Whatever went wrong in there, the window goes on.
            _log.exception("the adviser failed in the phase %s", sight.phase)
        try:
            self._weighed.emit(ticket, advice)
        except RuntimeError:
            _log.info("the adviser answered after the table was closed")

    def _take(self, ticket: int, advice: Advice | None) -> None:
        if ticket != self._ticket:
            return
        self._busy = False
        if advice is None:
            self.failed.emit()
        else:
            self.given.emit(advice)
