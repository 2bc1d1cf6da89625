"""What the self-test does at the table: it plays a match, and opens every window."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QListWidget,
    QTabWidget,
    QWidget,
)

from moon_desktop.app.application import MoonDesktop
from moon_desktop.app.memory.history import show_deal
from moon_desktop.disk import settings
from moon_desktop.disk.journal import Journal
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.players.levels import levels_of
from moon_desktop.self_test.attempt import Amiss
from moon_desktop.table.tempo import AT_ONCE
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.boxes import Message
from moon_desktop.windows.paper.sheet_dialog import SheetDialog, sheet_over
from moon_desktop.windows.score import sheet_print
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import quoted

_LEVEL: Final = "casual"
"""Who plays: it takes no time to think."""

_SEED: Final = 4

_SHORT: Final = {"best-of": 3, "marks": 2}
"""How long a match is that is to be short, by how it is decided; its games go to a third."""


def play(preset: str, place: Path) -> str:
    """Plays a match under ``preset`` to its end, which the record on disk must have, too, and
    prints its score sheet into a PDF file."""
    game, key = CATALOGUE.preset(preset)
    rules, kept = game.presets[key], place / game.name / key
    length = _SHORT.get(rules.terms.kind, rules.terms.length)
    short = {"target": math.ceil((rules.terms.target or 1) / 3), "match_length": length}
    changed = {key: value for key, value in short.items() if key in rules.to_record()}
    with _opened(kept, _LEVEL, game, replace(rules, **changed)) as program:
        host = program.host
        _until(lambda: host.match.over and program.machine.reading)
        _check_painted(program.window)
        if not sheet_print.pdf(program.window.scores, QPageSize.PageSizeId.A4).startswith(b"%PDF-"):
            raise Amiss(tr("The score sheet cannot be printed into a PDF file."))
    reading = Journal(kept / "data").left(host.game.name)
    if reading is None or (*reading.entries, *reading.due) != host.entries:
        raise Amiss(tr("The record on disk is not the match that was played."))
    return ""


_W = TypeVar("_W", bound=QWidget)

_AT_TABLE: Final = (
    actions.HINT, actions.COUNTING, actions.LAST_TRICK, actions.PAD, actions.MUTE, actions.FULL
)  # fmt: skip
"""What shows something at the table, and when given again takes it away."""

_READ: Final = (
    actions.READ_TOLD, actions.READ_TRICK, actions.READ_PLAYERS, actions.READ_SCORES,
    actions.READ_HAND, actions.READ_COUNTS, actions.READ_HEARD, actions.NEXT_PART,
    actions.FORMER_PART,
)  # fmt: skip
"""What tells something at the table, or goes to a part of it."""

_OVER: Final = (actions.WELCOME, actions.WELCOME, actions.NEW, actions.WELCOME)
"""What lies over all that, and takes it away."""

_ASIDE: Final = (actions.LESSON, actions.RETURN)
"""What plays something beside the match, and what leads back to it."""

_NOT_ALWAYS: Final = (actions.CLAIM, actions.WHAT)
"""What is open only at some moments of some hands, or waits for a click."""

_LAST: Final = (actions.UNDO, actions.REDO, actions.AGAIN, actions.QUIT)
"""What changes the match, in this order, when all else was looked at."""


def open_windows(place: Path) -> str:
    """Gives every command in the middle of a match, and looks at what it opens."""
    seen: set[str] = set()
    game = CATALOGUE[CATALOGUE.first]
    rules = replace(next(iter(game.presets.values())), target=21)
    with _opened(place / "windows", HUMAN, game, rules) as program:
        _play_on(program)
        for name in actions.NAMES:
            if name not in (*_AT_TABLE, *_READ, *_OVER, *_ASIDE, *_NOT_ALWAYS, *_LAST):
                opened = _opened_by(partial(give, program, name))
                if not opened:
                    told = tr("The command {name} opens no window.")
                    raise Amiss(told.format(name=quoted(name)))
                seen |= opened
        host, over = program.host, program.window
        # Which the table shows when a match is over.
        seen |= _opened_by(lambda: show_deal(host.header, host.entries, over))
        for name in (*_AT_TABLE, *_AT_TABLE, *_READ, *_OVER, *_ASIDE, *_LAST):
            give(program, name)
            if name == actions.HINT:
                # Which a process of its own weighs.
                _until(lambda: not program.commands.hinting.thinker.busy)
            if name != actions.QUIT:
                seen |= _looked_at(program.window)
        if program.window.isVisible():
            raise Amiss(tr("The window does not close."))
    return ", ".join(sorted(seen))


@contextmanager
def _opened(folder: Path, you: str, game: Game, rules: Any) -> Iterator[MoonDesktop]:
    """The program in its window, with nothing that moves, where a match of ``game`` under
    ``rules`` begins between ``you``, a person or a level, and computer players."""
    store = settings.file_at(folder / "preferences")
    chosen = Settings(your_player=you, motion="none", thinking="none", expert_seconds="0.2")
    chosen = chosen._replace(game=game.name, base=next(iter(game.presets)), rules=rules)
    if not settings.save(store, chosen):
        raise Amiss(tr("The preferences were not written."))
    program = MoonDesktop(folder / "data", store, pace=AT_ONCE)
    program.start()
    program.matches.begin(rules, _SEED, game=game.name)
    try:
        _until(lambda: program.machine.running and program.window.furnished)
        if not program.host.saved:
            raise Amiss(tr("The match was not written."))
        yield program
    finally:
        program.window.close()
        program.thinker.close()
        program.unlock()
        program.window.deleteLater()
        program.deleteLater()
        _settle()


def _play_on(program: MoonDesktop) -> None:
    """Chooses for the person, until a hand is over and a trick of the next one is played."""
    player = levels_of(program.host.header.game)[_LEVEL](1)
    while True:
        _until(lambda: program.machine.asking)
        sight = program.host.sight
        if not sight.legal:
            program.croupier.go_on()
        elif sight.phase == "play" and len(sight.tricks) > 0 and program.croupier.finished:
            return
        else:
            program.croupier.choose(player.choose(sight))


def give(program: MoonDesktop, name: str) -> None:
    """Gives the command ``name``, as soon as it is open."""
    action = program.window.actions_[name]
    _until(action.isEnabled)
    action.trigger()


def _opened_by(press: Callable[[], object]) -> set[str]:
    """The kinds of all that is to be seen in the window that ``press`` opens, none where it opens
    none; it is closed."""
    before = _shown()
    press()
    _settle()
    seen: set[str] = set()
    for window in _shown() - before:
        seen |= _looked_at(window)
        window.close()
    _settle()
    return seen


def _looked_at(window: QWidget) -> set[str]:
    """The kinds of all that is to be seen in ``window``, on every page of it, and in the dialogs
    that are opened from there; Amiss where something is not painted."""
    seen = _seen_in(window)
    pages: list[tuple[int, Callable[[int], None]]] = [
        *((tabs.count(), tabs.setCurrentIndex) for tabs in _visible(window, QTabWidget)),
        *((names.count(), names.setCurrentRow) for names in _visible(window, QListWidget)),
    ]
    for count, turn in pages:
        for page in range(count):
            turn(page)
            seen |= _seen_in(window)
    return seen


def _seen_in(window: QWidget) -> set[str]:
    _settle()
    _check_painted(window)
    shown = _visible(window, QWidget)
    seen = {type(widget).__name__ for widget in (window, *shown)}
    for button in shown:
        # One dialog may have changed what the other had. By an old custom dots say that more is
        # asked.
        if isinstance(button, QAbstractButton) and shiboken6.isValid(button) and _asks(button):
            seen |= _opened_by(button.click)
    return seen


def _visible(window: QWidget, kind: type[_W]) -> list[_W]:
    """All of a ``kind`` in it, but for those of dialogs that were closed."""
    return [widget for widget in window.findChildren(kind) if widget.isVisible()]


def _asks(button: QAbstractButton) -> bool:
    open_ = button.isVisible() and button.isEnabled()
    # In a box a button is its answer.
    asks = open_ and button.text().endswith("…")
    return asks and not isinstance(sheet_over(button.window()), Message)


def _check_painted(window: QWidget) -> None:
    image = window.grab().toImage()
    blank = image.copy()
    blank.fill(image.pixelColor(0, 0))
    if not window.isVisible() or image == blank:
        name = quoted(type(window).__name__)
        raise Amiss(tr("There is nothing to be seen in the window {name}.").format(name=name))


def _shown() -> set[QWidget]:
    """The windows and dialogs that are open."""
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    sheets = (sheet for window in windows for sheet in window.findChildren(SheetDialog))
    return {*windows, *(sheet for sheet in sheets if sheet.isVisible())}


def _settle() -> None:
    """Lets the window do what is due, and what is to be deleted go."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()


def _until(condition: Callable[[], object], seconds: float = 30.0) -> None:
    """Lets the window go on until ``condition`` holds; Amiss if it never does."""
    end = time.monotonic() + seconds
    clock = QTimer()
    clock.start(10)
    while not condition():
        if time.monotonic() > end:
            raise Amiss(tr("What was waited for did not come."))
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
