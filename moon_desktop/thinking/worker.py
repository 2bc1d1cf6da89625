"""A process beside the window in which long thoughts are thought, and what it is given to think
of: there Python is theirs alone, and no frame waits for them. Nothing of Qt is loaded there."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar, TypeVarTuple

from moon_desktop.endings import held_back
from moon_desktop.engine.entries import Choice, Entry
from moon_desktop.engine.sight import Sight
from moon_desktop.games import CATALOGUE, OWN, leave_telling
from moon_desktop.games.house_rules import Rules
from moon_desktop.players.advice import Advice
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import AnyPlayer, Interruptible, Limits, Stopped, with_nerve
from moon_desktop.players.referee import in_brief, judged

_log = logging.getLogger(__name__)

Told = TypeVarTuple("Told")
Thought = TypeVar("Thought")

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

    @property
    def busy(self) -> bool:
        """Whether anything is being thought."""
        return self._lock.locked()

    def think(
        self,
        task: Callable[[*Told, Limits], Thought],
        *arguments: *Told,
        limits: Limits,
        here: bool = True,
    ) -> Thought:
        """What ``task`` makes of its ``arguments`` within ``limits``, which it is called with after
        them; it can be pickled, and so can what it returns.

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
            while not line.poll(_ASKED):
                if limits.stop():
                    self._owed = True
                    line.send(None)
                    raise Stopped
            done, answer = line.recv()
            if limits.stop():
                raise Stopped
            if not done:
                raise answer
            thought: Thought = answer
            return thought
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

    def adviser(self, game: str) -> Callable[[Sight, Limits], Advice]:
        """The adviser of the game of that name, at work here."""
        here = game in OWN
        return lambda sight, limits: self.think(hint, game, sight, limits=limits, here=here)

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
                process = _CONTEXT.Process(target=_be_a_worker, args=(other,), daemon=True)
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


def _be_a_worker(line: Connection) -> None:
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
    line: Connection, task: Callable[..., object], arguments: Sequence[object], seconds: float
) -> tuple[bool, object]:
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


def hint(game: str, sight: Sight, limits: Limits) -> Advice:
    """The advice on ``sight`` with its reason."""
    players = CATALOGUE[game].players
    advice = players.advise(sight, limits)
    return advice._replace(reason=players.explain(advice))


def weigh(game: str, sight: Sight, limits: Limits) -> Advice:
    """The advice on ``sight`` without a reason."""
    return CATALOGUE[game].players.advise(sight, limits)


def look(
    game: str, rules: Rules, entries: Sequence[Entry], number: int, limits: Limits
) -> tuple[Mapping[Choice, int], ...]:
    """What every choice of hand ``number`` comes to with all pieces seen."""
    from moon_desktop.players.review import seen_in

    return seen_in(CATALOGUE[game], rules, entries, number, limits.stop)


def guest_choice(
    game: str, player: str, seed: int, temper: int | None, sight: Sight, limits: Limits
) -> int | str:
    """The place among ``sight.legal`` of what the ``player`` of another package, or of its
    ``game``, chooses, or why it is none, in a line: what it returns or raises itself is not sent
    anywhere. ``temper``: how it bids, None as it does by itself."""
    from moon_desktop.players.guests import Unseated

    try:
        seated = _guest(game, player, seed)
        if temper is not None:
            seated = with_nerve(seated, temper)
    except Unseated as unseated:
        return str(unseated)
    except (Exception, SystemExit) as error:
        return f"it could not be asked: {in_brief(error)}"

    def ask(player: AnyPlayer, sight: Sight) -> Choice:
        if isinstance(player, Interruptible):
            return player.choose_within(sight, limits)
        return player.choose(sight)

    return judged(seated, sight, ask)


@lru_cache(maxsize=8)
def _guest(game: str, player: str, seed: int) -> AnyPlayer:
    return levels_of(game)[player](seed)


def warm_up(game: str, rules: Rules, limits: Limits) -> None:
    """Loads what the first thought about ``game`` would have to wait for."""
    match = CATALOGUE[game].dealt(rules, 0)
    hint(game, match.sight(match.turn), limits)
