"""Lets computer players think in threads of their own, so that the window never waits."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.record import Header
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.player import Player
from moon_desktop.referee import choose
from moon_desktop.seeds import player_seed

_log = logging.getLogger(__name__)


class Thinker(QObject):
    """Seats the players of a match as they are first to choose, and asks them one at a time.

    A player that cannot be seated or fails to choose is stood in for by the fallback.
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
        self._thought.connect(self._take_thought)

    def forget(self) -> None:
        """Other players sit at the table now."""
        self.stop()
        self._players = {}

    def stop(self) -> None:
        """Whatever is being thought of is not wanted any more."""
        self._ticket += 1

    def think(self, header: Header, sight: MoonSight) -> None:
        """Asks the player of the seat whose Sight this is; ``chosen`` follows."""
        self._ticket += 1
        arguments = (self._ticket, self._players, header, sight)
        threading.Thread(target=self._consider, args=arguments, daemon=True).start()

    def _consider(
        self, ticket: int, players: dict[int, Player], header: Header, sight: MoonSight
    ) -> None:
        """In a thread of its own: seats the player when it is first to choose, and asks it."""
        try:
            choice = self._choice(players, header, sight)
        except BaseException:
            # Whatever a player did to this thread, the match goes on.
            _log.exception("a player could not be asked at all")
            choice = sight.legal[0]
        try:
            self._thought.emit(ticket, choice)
        except RuntimeError:
            _log.info("a player answered after the table was closed")

    def _choice(self, players: dict[int, Player], header: Header, sight: MoonSight) -> Choice:
        fallback = self._levels[self._fallback](0)
        seat = sight.seat
        if seat not in players:
            level = self._levels.get(header.seats[seat].player, self._levels[self._fallback])
            try:
                players[seat] = level(player_seed(header.seed or 0, seat))
            except Exception:
                _log.warning("the player of seat %d could not be seated", seat, exc_info=True)
                players[seat] = fallback
        return choose(players[seat], sight, fallback)

    def _take_thought(self, ticket: int, choice: Choice) -> None:
        if ticket == self._ticket:
            self.chosen.emit(choice)
