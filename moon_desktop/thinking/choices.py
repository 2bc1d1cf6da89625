"""Lets computer players think away from the window, so that it never waits."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.record import Header
from moon_desktop.engine.sight import Sight
from moon_desktop.games import OWN
from moon_desktop.games.house_rules import Rules
from moon_desktop.players.player import AnyPlayer, Interruptible, Limits, Stopped, with_nerve
from moon_desktop.players.referee import choose
from moon_desktop.seeds import player_seed
from moon_desktop.thinking.asking import Asking

if TYPE_CHECKING:
    from moon_desktop.thinking.visitors import Visitors
    from moon_desktop.thinking.worker import Worker

_log = logging.getLogger(__name__)

LevelsOf: TypeAlias = Callable[[str], Mapping[str, Callable[[int], AnyPlayer]]]
"""How a player of each level is made from a seed, in the game of a name."""

Prompter: TypeAlias = Callable[[Sight], Choice | Literal["later"] | None]
"""What a seat is told to choose; ``later``: nothing yet, it will be asked again; None: what its
player thinks best."""


class Thinker(QObject):
    """Seats the players of a match as they are first to choose, and asks them one at a time.

    Those that may think for long do so in the worker, those of other packages, and all players
    in a game of one, in a process of theirs. A player that cannot be seated or fails to choose is
    stood in for by the fallback; in such a game by the first choice that is legal.
    """

    chosen = Signal(object)
    """The Choice of the player asked last, unless it was told to stop since."""
    stood_in = Signal(str, str)
    """The player, by its name, made no choice in the game of the second name, and it or the game is
    another package's; the log has why."""

    def __init__(self, levels: LevelsOf, fallback: str, parent: QObject) -> None:
        super().__init__(parent)
        self._levels = levels
        self._fallback = fallback
        self._players: dict[int, AnyPlayer] = {}
        self._worker: Worker | None = None
        self._visitors: Visitors | None = None
        self._warming: Asking | None = None
        self._making = Lock()
        self._closed = False
        self._due = 0.0
        self._held: Choice | None = None
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._answer)
        self.seconds = 1.0
        """How long a player may think that can be told so."""
        self.tempers: Sequence[int] = ()
        """How each seat bids: 1 boldly, -1 carefully; as its level does where none are told."""
        self.prompter: Prompter | None = None
        """Who tells players what to choose, as in a lesson."""
        self._asking = Asking(self)
        self._asking.answered.connect(self._take)
        # Whatever a player did to its thread, the match goes on.
        self._asking.failed.connect(self._take_any)

    @property
    def worker(self) -> Worker:
        """Where what takes long is thought of; made with the first such thought."""
        with self._making:
            if self._worker is None:
                from moon_desktop.thinking.worker import Worker

                self._worker = Worker()
                if self._closed:
                    self._worker.close()
            return self._worker

    @property
    def visitors(self) -> Visitors:
        """Where players of other packages choose; made with the first of their choices."""
        with self._making:
            if self._visitors is None:
                from moon_desktop.thinking.visitors import Visitors

                self._visitors = Visitors()
                if self._closed:
                    self._visitors.close()
            return self._visitors

    def warm_up(self, game: str, rules: Rules) -> None:
        """Has the worker started, and what it needs for a game loaded there, before anybody waits
        for a thought."""
        if self._closed:
            return
        # Not in the thread: what is loaded for it is in part compiled, and the loader of the
        # system has a lock of its own, which the window's thread may hold as it wants Python's.
        worker = self.worker

        def task(limits: Limits) -> None:
            from moon_desktop.thinking.worker import warm_up

            worker.think(warm_up, game, rules, limits=limits, here=game in OWN)

        self._warming = Asking(self)
        self._warming.ask(task, 0.0)

    def close(self) -> None:
        """Breaks off whatever is being thought of, and ends the process for long thoughts; there
        is no other one any more."""
        self.stop()
        if self._warming is not None:
            self._warming.stop()
        with self._making:
            self._closed = True
            for room in (self._worker, self._visitors):
                if room is not None:
                    room.close()

    @property
    def busy(self) -> bool:
        """Whether a player is thinking whose choice is waited for."""
        return self._asking.busy

    @property
    def thinks(self) -> bool:
        """Whether anything is thought of at the table, be it a choice, a hint or a warning."""
        return self.busy or (self._worker is not None and self._worker.busy)

    def forget(self) -> None:
        """Other players sit at the table now."""
        self.stop()
        self._players = {}

    def stop(self) -> None:
        """Whatever is being thought of is not wanted any more."""
        self._asking.stop()
        self._hold.stop()

    def think(self, header: Header, sight: Sight, least: int = 0) -> None:
        """Asks the player of the seat whose Sight this is; ``chosen`` follows, but not before
        ``least`` ms have gone by."""
        self.stop()
        self._held = sight.legal[0]
        self._due = time.monotonic() + least / 1000
        text = None if self.prompter is None else self.prompter(sight)
        if text == "later":
            return
        if text is not None:
            # Not before this call has returned.
            self._held = text
            self._hold.start(least)
            return
        # By then others may sit here.
        temper = self.tempers[sight.seat] if self.tempers else None
        question = partial(self._choice, self._players, header, sight, temper)
        self._asking.ask(question, self.seconds)

    def _choice(
        self,
        players: dict[int, AnyPlayer],
        header: Header,
        sight: Sight,
        temper: int | None,
        limits: Limits,
    ) -> Choice:
        """In a thread of its own: seats the player when it is first to choose, and asks it."""
        levels = self._levels(header.game)
        seat = sight.seat
        name = header.seats[seat].player
        if name not in levels:
            name = self._fallback
        level = levels[name]
        visits = getattr(level, "visits", False)
        if visits or header.game not in OWN:
            # A temper is for levels of the program alone.
            nerve = None if visits else temper
            chosen = self.visitors.choose(header, sight, limits, player=name, temper=nerve)
            if chosen is not None:
                return chosen
            if limits.stop():
                raise Stopped
            self.stood_in.emit(name, header.game)
            if header.game not in OWN:
                return sight.legal[0]
        fallback = levels[self._fallback](0)
        if visits:
            return choose(fallback, sight, fallback)
        if seat not in players:
            try:
                players[seat] = level(player_seed(header.seed or 0, seat))
            except Exception:
                _log.warning("the player of seat %d could not be seated", seat, exc_info=True)
                players[seat] = fallback
        player = players[seat]
        if temper is not None:
            player = with_nerve(player, temper)
        return choose(player, sight, fallback, partial(self._ask, limits))

    def _ask(self, limits: Limits, player: AnyPlayer, sight: Sight) -> Choice:
        if isinstance(player, Interruptible):
            return self.worker.think(player.choose_within, sight, limits=limits)
        return player.choose(sight)

    def _take(self, choice: Choice) -> None:
        wait = self._due - time.monotonic()
        self._held = choice
        if wait > 0:
            self._hold.start(round(wait * 1000))
        else:
            self._answer()

    def _take_any(self) -> None:
        assert self._held is not None
        self._take(self._held)

    def _answer(self) -> None:
        self.chosen.emit(self._held)
