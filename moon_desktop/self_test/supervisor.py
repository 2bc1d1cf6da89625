"""Has the trials made in a process beside, and goes on with another where one hangs or dies."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from moon_desktop.self_test.overheard import LAST
from moon_desktop.self_test.trial import Outcome, Place, Trial
from moon_desktop.self_test.worker import STACKS, be_a_worker
from moon_desktop.wording import self_test_why as reasons

_STARTING: Final = 30.0
"""Seconds that the process may take to be there, on top of what its first trial may take."""

_ENDING: Final = 5.0


class Supervisor:
    """One process at a time, which has ``environment`` on top of this one's; no trial can stop
    the ones after it."""

    def __init__(self, place: Place, environment: Mapping[str, str]) -> None:
        self._place = place
        self._environment = dict(environment)
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
            target=be_a_worker, args=(other, self._place, self._environment)
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
