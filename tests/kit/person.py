"""A person at the table of a real window: waits to be asked, and plays by drag, click or keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.app.application import MoonDesktop
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.show.wording import suit_name, trump_name
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.players.levels import levels_of
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.windows.paper.boxes import Message

LEVELS = levels_of("moon")

By = Literal["drag", "click", "keys"]
PATIENCE = 20.0
"""Seconds after which something that has not come about is taken for a stall."""

LEFT = Qt.MouseButton.LeftButton


def until(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Lets the window go on until ``condition`` holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"{what}: waited {seconds} s in vain"
        QTest.qWait(1)


class Person:
    """Sits where the window's viewer sits, and does by hand what ``chooser`` would choose.

    ``told`` is what the window said in boxes.
    """

    def __init__(self, program: MoonDesktop, told: list[str], by: By = "drag") -> None:
        self.program = program
        self.told = told
        self.by = by
        self.table = program.table
        self.window = program.window
        self.host = program.host
        self.viewport = program.table.view.viewport()
        self.chooser: Callable[[MoonSight], Choice] = LEVELS["casual"](1).choose

    def sit_at(self, path: Path) -> MoonSight:
        """Goes on with the match in a file, in the window as it is."""
        assert self.program.matches.open_file(path)
        return self.asked()

    # --- waiting --------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Whether nothing moves and the table waits for the person."""
        return self.program.machine.asking and not self.table.makes_room

    @property
    def is_covered(self) -> bool:
        """Whether the curtain is closed until somebody comes."""
        return self.program.machine.pace == "covered"

    def asked(self) -> MoonSight:
        """Waits until a person is to choose, or to read a result, and comes to the window where
        a curtain is in the way; what is then seen."""
        until(lambda: self.is_asked or self.is_covered, "being asked")
        if self.is_covered:
            self.come()
            until(lambda: self.is_asked, "being asked behind the curtain")
        return cast(MoonSight, self.host.sight)

    def come(self) -> None:
        """Parts the curtain, as the person that it waits for."""
        self._confirm(self.window.curtain.key)

    def asked_in(self, *phases: str) -> MoonSight:
        """Plays on to the next choice in one of ``phases``."""
        while (sight := self.asked()).phase not in phases or not sight.legal:
            assert sight.phase != "over", "the match is over before that was asked"
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

    def play_match(self) -> None:
        """Plays until the match is over."""
        while self.asked().phase != "over":
            self.go_on()

    def play_hand(self) -> None:
        """Plays until a hand has ended, and shows its result."""
        # The match is ahead of the table until the disk has answered.
        self.asked()
        before = self._results
        while self._results == before or not self.program.machine.asking:
            self.go_on()
            self.asked()

    @property
    def _results(self) -> int:
        dealing = self.host.sight.phase in ("deal", "over")
        return self.host.match.number + (dealing and self.host.sight.result is not None)

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
        assert self.host.entries[before:][:1] == (choice,), f"{choice} was not taken"

    def press_key_of(self, choice: Bid | NameTrump | Play) -> None:
        """Presses the key of ``choice`` on the panel."""
        if self.by == "keys":
            self.type(SHOW.panel.letters_of(str(choice[-1]))[0])
        else:
            self.click_on(self.key_of(choice))

    def key_of(self, choice: Bid | NameTrump | Play) -> ChoiceKey:
        """The key that stands for ``choice``."""
        match choice:
            case Bid(_, bid):
                word = WORDING.bid(bid)
            case NameTrump(_, trump):
                word = trump_name(trump)
            case Play(_, _, end) if end is not None:
                word = suit_name(int(end)).capitalize()
        return next(key for key in self.window.panel.keys if key.text() == word)

    @property
    def open_keys(self) -> list[str]:
        """What stands on the keys that may be pressed."""
        return [key.text() for key in self.window.panel.keys if key.isEnabled()]

    def take(self, tile: Tile) -> None:
        """Plays ``tile``, or lays it away."""
        if self.by == "drag":
            self.drag(tile, self.middle)
        elif self.by == "click":
            self.reach_for(tile)
            self.click(self.place_of(tile))
        else:
            self.walk_to(tile)
            self.press(Qt.Key.Key_Return)

    def read_on(self) -> None:
        """Puts the result card away."""
        self._confirm(self.window.card.key)

    def _confirm(self, key: QWidget | None) -> None:
        assert key is not None
        assert key.isVisible()
        if self.by == "keys":
            self.press(Qt.Key.Key_Return)
        else:
            self.click_on(key)

    # --- what is said and shown -----------------------------------------------------------

    def heard(self) -> str:
        """Waits for the window to say something in a box; what it says, once."""
        until(lambda: self.told, "being told")
        (words,) = self.told
        self.told.clear()
        return words

    @property
    def question(self) -> Message | None:
        """The box that asks whether something is to be done, if one is open."""
        boxes = [box for box in self.window.findChildren(Message) if box.isVisible()]
        return boxes[0] if boxes else None

    def answer(self, word: str) -> None:
        """Presses the button that says ``word`` in the box that asks."""
        assert self.question is not None
        keys = {key.text().replace("&", ""): key for key in self.question.keys.buttons()}
        keys[word].click()

    @property
    def prompt(self) -> str:
        """The line of words over the table, as those hear it who cannot see it."""
        return self.table.prompt

    @property
    def target_lit(self) -> bool:
        """Whether the place for a tile is lit."""
        target = self.table.furniture.target
        return target.isVisible() and target.opacity() == 1.0

    # --- hands ----------------------------------------------------------------------------

    @property
    def middle(self) -> QPoint:
        """The middle of the table."""
        x, y, _ = self.table.stage.disc
        return QPoint(round(x), round(y))

    @property
    def nowhere(self) -> QPoint:
        """A point of the table where no tile can be dropped and none lies."""
        x, y = self.table.stage.plates[1].centre
        return QPoint(round(x), round(y))

    def place_of(self, tile: Tile) -> QPoint:
        """Where to take hold of ``tile``: where it lies, or is about to."""
        spot = self.table.scene.pieces[tile].pose.spot
        return QPoint(round(spot.x), round(spot.y))

    def hover(self, point: QPoint) -> None:
        """Moves the pointer."""
        QTest.mouseMove(self.viewport, point)

    def reach_for(self, tile: Tile) -> None:
        """Moves the pointer over ``tile``, which meanwhile may lie elsewhere: in a window that was
        given another size, say."""
        self.hover(self.place_of(tile))

    def grip(self, tile: Tile, *way: QPoint) -> None:
        """Takes hold of ``tile`` and carries it along ``way``, without letting go."""
        self.reach_for(tile)
        start = self.place_of(tile)
        QTest.mousePress(self.viewport, LEFT, pos=start)
        for point in way:
            self.hover((start + point) / 2)
            self.hover(point)
            start = point

    def let_go(self, point: QPoint) -> None:
        """Lets go of what is carried."""
        QTest.mouseRelease(self.viewport, LEFT, pos=point)

    def drag(self, tile: Tile, to: QPoint) -> None:
        """Carries ``tile`` to a point and lets it go."""
        self.grip(tile, to)
        self.let_go(to)

    def click(self, point: QPoint) -> None:
        """Clicks on the table."""
        self.hover(point)
        QTest.mouseClick(self.viewport, LEFT, pos=point)

    def click_on(self, widget: QWidget) -> None:
        """Clicks in the middle of ``widget``."""
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())

    @property
    def focus(self) -> QWidget:
        """What takes the keys now."""
        focus: QWidget | None = self.window.focusWidget()
        return self.window if focus is None else focus

    def press(self, key: Qt.Key) -> None:
        """Presses a key, wherever the keyboard focus is."""
        QTest.keyClick(self.focus, key)

    def type(self, letter: str) -> None:
        """Types a letter or digit."""
        QTest.keyClicks(self.focus, letter)

    def walk_to(self, tile: Tile) -> None:
        """Moves the keyboard focus to ``tile`` with the arrows."""
        for _ in range(9):
            if self.table.picking.focus == tile:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"the arrows never come to {tile}")

    def do(self, action: str) -> None:
        """Gives a command of the menus."""
        command = self.window.actions_[action]
        assert command.isEnabled(), f"{action} is not open"
        command.trigger()
