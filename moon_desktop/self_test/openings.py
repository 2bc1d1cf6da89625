"""A trial that opens everything there is to see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from moon_desktop.app.application import MoonDesktop
from moon_desktop.engine.record import HUMAN
from moon_desktop.engine.sight import Sight
from moon_desktop.players.levels import levels_of
from moon_desktop.self_test.matches import LEVEL, opened, seats_of, usual
from moon_desktop.self_test.openings_within import WITHIN, Looker, quick_review, shown
from moon_desktop.self_test.sheets import BESIDE
from moon_desktop.self_test.trial import Amiss, Found, until
from moon_desktop.windows.main import actions
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons


class Sitter:
    """The one person at the table of ``program``."""

    def __init__(self, program: MoonDesktop) -> None:
        self._program = program
        self._player = levels_of(program.host.header.game)[LEVEL](1)

    def asked(self) -> Sight:
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

    def play_until(self, moment: Callable[[Sight], bool]) -> Sight:
        """Plays on to a ``moment`` at which something is asked."""
        while not moment(sight := self.asked()):
            self.go_on()
        return sight


TARGET: Final = 21
SEED: Final = 4

LAST: Final = (actions.UNDO, actions.AGAIN, actions.QUIT)
"""What changes the match, in this order, when all else was looked at."""


def try_windows(folder: Path) -> Found:
    """Opens all there is; raises what went wrong first, the rest noted with it."""
    looker = look_at_all(folder)
    if looker.amiss:
        first, *others = looker.amiss
        for other in others:
            first.add_note(str(other))
        raise first
    own = {kind for kind in looker.seen if kind.__module__.startswith("moon_desktop.")}
    return Found(
        words.windows(looker.windows, len(own)), (", ".join(sorted(kind.__name__ for kind in own)),)
    )


def look_at_all(folder: Path) -> Looker:
    """Opens all there is, and tells who looked at it."""
    looker = Looker()
    _look_at_commands(folder / "windows", looker)
    with looker.at(words.persons()):
        _look_at_curtain(folder / "persons", looker)
    with looker.at(words.clock()):
        _look_at_clock(folder / "clock", looker)
    return looker


def _look_at_commands(folder: Path, looker: Looker) -> None:
    """A match of one person and computer players, in the middle of its second hand or a later."""
    rules = replace(usual(), target=TARGET)
    with opened(folder, seats_of(HUMAN), rules, SEED) as program:
        quick_review(program)
        sitter = Sitter(program)
        _look_at_table(program, sitter, looker)
        with looker.at(words.menus()):
            _look_at_menus(program, looker)
        with looker.at(words.note()):
            _look_at_note(program, looker)
        for name in actions.NAMES:
            if name not in LAST:
                with looker.at(name):
                    _command(program, looker, name)
        for name in LAST:
            with looker.at(name):
                sitter.asked()
                _command(program, looker, name)


def _look_at_table(program: MoonDesktop, sitter: Sitter, looker: Looker) -> None:
    """The table when the person bids, when a hand is over, and when a trick has been played."""
    window = program.window
    moments: tuple[Callable[[Sight], bool], ...] = (
        lambda sight: sight.phase == "bid",
        lambda sight: not sight.legal,
        lambda sight: (
            sight.phase == "play" and len(sight.tricks) > 0 and len(program.scores.finished) > 0
        ),
    )
    for moment in moments:
        sitter.play_until(moment)
        with looker.at(words.table()):
            looker.look(window)


def _look_at_menus(program: MoonDesktop, looker: Looker) -> None:
    for menu in program.window.bar.menus.findChildren(QMenu):
        menu.popup(QPoint(0, 0))
        looker.look(menu)
        looker.close(menu)


def _look_at_note(program: MoonDesktop, looker: Looker) -> None:
    """A box with something that has to be read."""
    before = shown()
    program.note(words.note())
    box = looker.opened(words.note(), before)
    looker.look(box)
    looker.close(box)


def _command(program: MoonDesktop, looker: Looker, name: str) -> None:
    """Gives a command. What it opens is looked at, and what opens from there."""
    action = program.window.actions_[name]
    at_table = BESIDE.get(name)
    if at_table is not None:
        at_table(program, looker, action)
        return
    if not action.isEnabled():
        raise Amiss(reasons.command_closed(name))
    before = shown()
    action.trigger()
    window = looker.opened(name, before)
    looker.look(window)
    within = WITHIN.get(type(window))
    if within is not None:
        within(program, looker, window)
    looker.close(window)


# --- other matches --------------------------------------------------------------------------


def _look_at_curtain(folder: Path, looker: Looker) -> None:
    """Where several persons play, the curtain closes between them."""
    chosen = seats_of(HUMAN)._replace(left_player=HUMAN)
    with opened(folder, chosen, usual()) as program:
        until(lambda: program.window.curtained, reasons.the_curtain())
        looker.look(program.window)
        program.window.curtain_parted.emit()
        until(lambda: not program.window.curtained, reasons.going_of_curtain())
        looker.look(program.window)


def _look_at_clock(folder: Path, looker: Looker) -> None:
    """A timed match has a clock."""
    rules = replace(usual(), match="timed", match_length=5)
    with opened(folder, seats_of(HUMAN), rules) as program:
        Sitter(program).asked()
        looker.look(program.window)
