"""A person at the table of a real window: waits to be asked, and plays by drag, click or keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.application import MoonDesktop
from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.levels import LEVELS
from moon_desktop.windows.choice_key import ChoiceKey
from moon_desktop.wording import choices as words

By = Literal["drag", "click", "keys"]
PATIENCE = 20.0
"""Seconds until something that has not come about is taken for a stall."""

LEFT = Qt.MouseButton.LeftButton


def until(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Lets the window go on until ``condition`` holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"{what}: waited {seconds} s in vain"
        QTest.qWait(1)


class Person:
    """Sits where the window's viewer sits, and does by hand what ``chooser`` would choose."""

    def __init__(self, program: MoonDesktop, by: By = "drag") -> None:
        self.program = program
        self.by = by
        self.table = program.table
        self.window = program.window
        self.host = program.host
        self.viewport = program.table.view.viewport()
        self.chooser: Callable[[MoonSight], Choice] = LEVELS["casual"](1).choose

    # --- waiting --------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Whether nothing moves and the table waits for the person."""
        return self.program.machine.asking and not self.table.playback.busy

    def asked(self) -> MoonSight:
        """Waits until the person is to choose, or to read a result; what it then sees."""
        until(lambda: self.is_asked, "being asked")
        return self.host.sight

    def asked_for(self, *phases: str) -> MoonSight:
        """Plays on to the next question in one of ``phases``."""
        while (sight := self.asked()).phase not in phases or not sight.legal:
            self.go_on()
        return sight

    # --- playing --------------------------------------------------------------------------

    def go_on(self) -> None:
        """Does whatever is asked: reads a result, or makes the chooser's choice."""
        sight = self.asked()
        if sight.legal:
            self.choose(self.chooser(sight))
        else:
            self.read_on()

    def play_to_the_end(self) -> None:
        """Plays until the match is over."""
        while not (self.asked().phase == "over"):
            self.go_on()

    def play_game(self) -> None:
        """Plays until a game has ended, and with it perhaps the match."""
        games = sum(self.host.match.ledger.games_won)
        while sum(self.host.match.ledger.games_won) == games:
            self.go_on()
        self.asked()

    def choose(self, choice: Choice) -> None:
        """Makes ``choice`` by hand."""
        before = len(self.host.entries)
        match choice:
            case Bid() | NameTrump():
                self.press_key_of(choice)
            case Exchange(_, tile):
                self.take(tile)
            case Play(_, tile, end):
                self.take(tile)
                if end is not None:
                    self.press_key_of(choice)
        assert self.host.entries[before] == choice

    def press_key_of(self, choice: Choice) -> None:
        """Presses the key of ``choice`` on the panel."""
        if self.by == "keys":
            self.type(words.shortcuts(choice)[0])
        else:
            self.click_widget(self.key_of(choice))

    def key_of(self, choice: Choice) -> ChoiceKey:
        """The key that stands for ``choice``."""
        return next(key for key, stands_for in self.window.panel._keys if stands_for == choice)

    def take(self, tile: Tile) -> None:
        """Plays ``tile``, or lays it away."""
        if self.by == "drag":
            self.drag(tile, self.middle)
        elif self.by == "click":
            self.click(self.place_of(tile))
        else:
            self.walk_to(tile)
            self.press(Qt.Key.Key_Return)

    def read_on(self) -> None:
        """Puts the result card away."""
        key = self.window.card.key
        assert key is not None
        assert key.isVisible()
        if self.by == "keys":
            QTest.keyClick(self.focus, Qt.Key.Key_Return)
        else:
            self.click_widget(key)

    # --- hands ----------------------------------------------------------------------------

    @property
    def middle(self) -> QPoint:
        """A point in the middle of the table."""
        x, y, _ = self.table.stage.disc
        return QPoint(round(x), round(y))

    @property
    def nowhere(self) -> QPoint:
        """A point of the table where no tile can be dropped, and none lies."""
        box = self.table.stage.plates[1]
        return QPoint(round(box.centre[0]), round(box.centre[1]))

    def place_of(self, tile: Tile) -> QPoint:
        """Where to take hold of ``tile``."""
        return self.table.scene.pieces[tile].pos().toPoint()

    def grip(self, tile: Tile, *way: QPoint) -> None:
        """Takes hold of ``tile`` and carries it along ``way``, without letting go."""
        start = self.place_of(tile)
        QTest.mouseMove(self.viewport, start)
        QTest.mousePress(self.viewport, LEFT, pos=start)
        for point in way:
            QTest.mouseMove(self.viewport, (start + point) / 2)
            QTest.mouseMove(self.viewport, point)
            start = point

    def let_go(self, point: QPoint) -> None:
        """Lets go of what is carried."""
        QTest.mouseRelease(self.viewport, LEFT, pos=point)

    def drag(self, tile: Tile, to: QPoint) -> None:
        """Carries ``tile`` to a point and lets it go."""
        self.grip(tile, to)
        self.let_go(to)

    def hover(self, point: QPoint) -> None:
        """Moves the pointer."""
        QTest.mouseMove(self.viewport, point)

    def click(self, point: QPoint) -> None:
        """Clicks on the table."""
        QTest.mouseMove(self.viewport, point)
        QTest.mouseClick(self.viewport, LEFT, pos=point)

    def click_widget(self, widget: QWidget) -> None:
        """Clicks in the middle of ``widget``."""
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())

    @property
    def focus(self) -> QWidget:
        """What takes the keys now."""
        return self.window.focusWidget() or self.window

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Presses a key, wherever the keyboard focus is."""
        QTest.keyClick(self.focus, key, modifier or Qt.KeyboardModifier.NoModifier)

    def type(self, letter: str) -> None:
        """Types a letter or digit."""
        QTest.keyClick(self.focus, letter)

    def walk_to(self, tile: Tile) -> None:
        """Moves the keyboard focus to ``tile`` with the arrows."""
        for _ in range(9):
            if self.table.picking.focus == tile:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"the arrows never come to {tile}")
