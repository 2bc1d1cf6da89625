"""The commands that open no window: what each does at the table is looked at instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtGui import QAction

from moon_desktop.application import MoonDesktop
from moon_desktop.self_test.looking import Looker
from moon_desktop.self_test.openings_within import reviewed
from moon_desktop.self_test.trial import Amiss
from moon_desktop.self_test.waiting import settle, until
from moon_desktop.windows import actions
from moon_desktop.wording import self_test_why as reasons

Doing: TypeAlias = Callable[[MoonDesktop, Looker, QAction], None]


def _give(action: QAction) -> None:
    """Gives a command that has to be open."""
    if not action.isEnabled():
        raise Amiss(reasons.command_closed(action.objectName()))
    action.trigger()
    settle()


def _hint(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    hinting = program.commands.hinting
    until(lambda: hinting.shown and not hinting.counsel.busy, reasons.the_hint())
    looker.look(program.window)
    _give(action)
    _check(not hinting.shown, action)


def _counting(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    _check(program.commands.tallying.shown, action)
    looker.look(program.window)
    _give(action)
    _check(not program.commands.tallying.shown, action)


def _last_trick(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    _check(program.table.look_back.is_open, action)
    looker.look(program.window)
    _give(action)
    _check(not program.table.look_back.is_open, action)


def _sheet(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    was_shown = program.window.sheet_shown
    for shown in (not was_shown, was_shown):
        _give(action)
        _check(program.window.pad.isVisible() == shown, action)
        looker.look(program.window)


def _return(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    """From a hand that is played on from its review."""
    _give(program.window.actions_[actions.REVIEW])
    window = reviewed(program)
    window.bar.play_on.click()
    settle()
    _check(program.host.side is not None, action)
    looker.look(program.window)
    _give(action)
    _check(program.host.side is None, action)


def _claim(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    """It is open only where the rest of a hand is certain; that it is not else is all that can be
    seen in any hand."""
    _check(action.isEnabled() == (program.host.claimant is not None), action)


def _shorter(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    before = len(program.host.entries)
    _give(action)
    _check(len(program.host.entries) < before and program.host.saved, action)
    looker.look(program.window)


def _quit(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    _check(not program.window.isVisible(), action)


def _check(done: bool, action: QAction) -> None:
    if not done:
        raise Amiss(reasons.does_nothing(action.objectName()))


BESIDE: Final[Mapping[str, Doing]] = {
    actions.HINT: _hint,
    actions.COUNTING: _counting,
    actions.LAST_TRICK: _last_trick,
    actions.SHEET: _sheet,
    actions.RETURN: _return,
    actions.CLAIM: _claim,
    actions.UNDO: _shorter,
    actions.AGAIN: _shorter,
    actions.QUIT: _quit,
}
"""By command. Every other one opens a window."""
