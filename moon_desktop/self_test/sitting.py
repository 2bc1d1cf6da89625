"""Somebody who sits at the window of a trial, and chooses as a casual player would."""

from __future__ import annotations

from collections.abc import Callable

from moon_desktop.application import MoonDesktop
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.levels import LEVELS
from moon_desktop.self_test.desk import LEVEL
from moon_desktop.self_test.waiting import until
from moon_desktop.wording import self_test_why as reasons


class Sitter:
    """The one person at the table of ``program``."""

    def __init__(self, program: MoonDesktop) -> None:
        self._program = program
        self._player = LEVELS[LEVEL](1)

    def asked(self) -> MoonSight:
        """Waits until something is asked, a choice or to read a result; what is then seen."""
        program = self._program
        until(
            lambda: program.machine.asking and not program.table.playback.busy,
            reasons.being_asked(),
        )
        return program.host.sight

    def go_on(self) -> None:
        """Chooses, or reads the result."""
        sight = self.asked()
        if sight.legal:
            self._program.croupier.choose(self._player.choose(sight))
        else:
            self._program.window.went_on.emit()

    def play_until(self, moment: Callable[[MoonSight], bool]) -> MoonSight:
        """Plays on to a ``moment`` at which something is asked."""
        while not moment(sight := self.asked()):
            self.go_on()
        return sight
