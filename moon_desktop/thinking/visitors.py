"""Players of other packages, and of their games, choose in a process of their own: whatever one of
them does to it, the window goes on."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, TypeAlias

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.record import Header
from moon_desktop.engine.sight import Sight
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.players.referee import pass_over
from moon_desktop.seeds import player_seed
from moon_desktop.thinking.worker import Worker, guest_choice

PATIENCE: Final = 10.0
"""Seconds that a choice may take: ten times what an expert has, and what one still waits for."""

FIRST_PATIENCE: Final = 30.0
"""Seconds for the first choice in a process, with its start, and all that the package loads."""

MOST_LOST: Final = 2
"""So often in a match a player may take its process with it, or more time than it has: each costs
everybody that time, so it is not asked again."""


_Guest: TypeAlias = tuple[int, str, str, int]
"""The number of a process, a game, the name of who plays it, and its seed."""

_Who: TypeAlias = tuple[str | None, int | None, int, str]
"""A match by when it was begun and its number, a seat, and the name of who sits there."""


class Visitors:
    """Asks one player at a time, away from the window's thread and its process."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._closed = False
        self._seated: set[_Guest] = set()
        """Who has chosen in which process of the worker."""
        self._lost: Counter[_Who] = Counter()

    def choose(
        self,
        header: Header,
        sight: Sight,
        limits: Limits,
        *,
        player: str | None = None,
        temper: int | None = None,
    ) -> Choice | None:
        """What the player of the seat that sees ``sight`` chooses in the match of ``header``; None
        where it makes no choice, of which the log has a note, or is not asked any more. Raises
        Stopped where that is not wanted any more.

        ``player``: who sits there in place of who ``header`` says; ``temper``: how a level of the
        program bids."""
        name = player or header.seats[sight.seat].player
        seed = player_seed(header.seed or 0, sight.seat)
        who = (header.created, header.seed, sight.seat, name)
        if self._lost[who] >= MOST_LOST:
            return None
        worker, began = self._worker, time.monotonic()

        def guest() -> _Guest:
            return worker.started, header.game, name, seed

        def wait() -> float:
            # Asked again and again: who took a choice back may have cost the process with it.
            return PATIENCE if guest() in self._seated else FIRST_PATIENCE

        def stop() -> bool:
            return limits.stop() or time.monotonic() > began + wait()

        asked = (header.game, name, seed, temper, sight)
        within = Limits(limits.seconds, stop)
        try:
            found = worker.think(guest_choice, *asked, limits=within, here=False)
            self._seated.add(guest())
        except Stopped:
            if limits.stop():
                raise
            found = self._lose(who, f"it had not chosen after {wait():g} seconds")
        except ChildProcessError:
            if limits.stop():
                raise Stopped from None
            found = self._lose(who, "it ended its process")
        except Exception as error:
            found = f"it could not be asked: {error!r}"
        if isinstance(found, int):
            return sight.legal[found]
        pass_over(f"the player {name!r}", sight, found)
        return None

    def _lose(self, who: _Who, trouble: str) -> str:
        # What it still does there is of no use; the next one has a process to be started first.
        self._worker.close()
        self._worker = Worker()
        if self._closed:
            self._worker.close()
        self._seated.clear()
        self._lost[who] += 1
        last = self._lost[who] == MOST_LOST
        return f"{trouble}, and it is not asked again in this match" if last else trouble

    def close(self) -> None:
        """Ends the process; there is no other one any more."""
        self._closed = True
        self._worker.close()
