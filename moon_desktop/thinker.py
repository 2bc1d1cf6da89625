"""Lets computer players think away from the window, so that it never waits."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.record import Header
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.player import Interruptible, Limits, Player, Stopped
from moon_desktop.referee import choose
from moon_desktop.seeds import player_seed

if TYPE_CHECKING:
    from moon_desktop.study import Study

_log = logging.getLogger(__name__)


class Thinker(QObject):
    """Seats the players of a match as they are first to choose, and asks them one at a time.

    Each is asked in a thread of its own, and those that may think for long in ``study``. A
    player that cannot be seated or fails to choose is stood in for by the fallback.
    """

    chosen = Signal(object)
    """The Choice of the player asked last, unless it was told to stop since."""
    _thought = Signal(int, object)

    def __init__(
        self,
        levels: Mapping[str, Callable[[int], Player]],
        fallback: str,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._levels = levels
        self._fallback = fallback
        self._players: dict[int, Player] = {}
        self._ticket = 0
        self._busy = False
        self._due = 0.0
        self._held: Choice | None = None
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._answer)
        self.seconds = 1.0
        """How long a player may think that can be told so."""
        self._thought.connect(self._take_thought)

    @cached_property
    def study(self) -> Study:
        """Where what takes long is thought of; made with the first such thought."""
        from moon_desktop.study import Study

        return Study()

    def close_study(self) -> None:
        """Ends the process for long thoughts, if there is one."""
        if "study" in self.__dict__:
            self.study.close()

    @property
    def busy(self) -> bool:
        """Whether a player is thinking whose choice is waited for."""
        return self._busy

    def forget(self) -> None:
        """Other players sit at the table now."""
        self.stop()
        self._players = {}

    def stop(self) -> None:
        """Whatever is being thought of is not wanted any more."""
        self._ticket += 1
        self._busy = False
        self._hold.stop()

    def think(self, header: Header, sight: MoonSight, least: int = 0) -> None:
        """Asks the player of the seat whose Sight this is; ``chosen`` follows, but not before
        ``least`` ms have gone by."""
        self.stop()
        self._busy = True
        self._due = time.monotonic() + least / 1000
        ticket = self._ticket
        limits = Limits(self.seconds, lambda: ticket != self._ticket)
        arguments = (ticket, self._players, header, sight, limits)
        threading.Thread(target=self._consider, args=arguments, daemon=True).start()

    def _consider(
        self,
        ticket: int,
        players: dict[int, Player],
        header: Header,
        sight: MoonSight,
        limits: Limits,
    ) -> None:
        """In a thread of its own: seats the player when it is first to choose, and asks it."""
        try:
            choice = self._choice(players, header, sight, limits)
        except Stopped:
            return
        except BaseException:
            # Whatever a player did to this thread, the match goes on.
            _log.exception("a player could not be asked at all")
            choice = sight.legal[0]
        try:
            self._thought.emit(ticket, choice)
        except RuntimeError:
            _log.info("a player answered after the table was closed")

    def _choice(
        self, players: dict[int, Player], header: Header, sight: MoonSight, limits: Limits
    ) -> Choice:
        fallback = self._levels[self._fallback](0)
        seat = sight.seat
        if seat not in players:
            level = self._levels.get(header.seats[seat].player, self._levels[self._fallback])
            try:
                players[seat] = level(player_seed(header.seed or 0, seat))
            except Exception:
                _log.warning("the player of seat %d could not be seated", seat, exc_info=True)
                players[seat] = fallback
        return choose(players[seat], sight, fallback, partial(self._ask, limits))

    def _ask(self, limits: Limits, player: Player, sight: MoonSight) -> Choice:
        if isinstance(player, Interruptible):
            choice: Choice = self.study.think(player.choose_within, sight, limits=limits)
            return choice
        return player.choose(sight)

    def _take_thought(self, ticket: int, choice: Choice) -> None:
        if ticket != self._ticket:
            return
        self._busy = False
        wait = self._due - time.monotonic()
        if wait > 0:
            self._held = choice
            self._hold.start(round(wait * 1000))
        else:
            self.chosen.emit(choice)

    def _answer(self) -> None:
        self.chosen.emit(self._held)
