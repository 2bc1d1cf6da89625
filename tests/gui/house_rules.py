"""A table whose house rules are set in the dialogs, whose deals are stacked, and whose computer
players do as they are told."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from moon_desktop.engine.entries import Bid, Choice, Deal, Draw, Exchange, NameTrump, Play
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_phases import Dealing, Drawing
from moon_desktop.games.moon_rules import CHOICES, MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.windows.new_match import NewMatch
from moon_desktop.windows.preferences import Preferences
from moon_desktop.windows.rules_form import RulesForm
from moon_desktop.windows.rules_row import RuleRow
from moon_desktop.windows.score_model import ScoreRole
from moon_desktop.wording import dialogs as words
from tests.games.arrange import Table
from tests.gui.person import LEFT, Person, until
from tests.gui.players import as_level

CHANCE = Moon.chance
DialogT = TypeVar("DialogT", bound=QDialog)


def opened(person: Person, kind: type[DialogT]) -> DialogT:
    """The dialog of a ``kind`` that is open."""
    (dialog,) = (box for box in person.window.findChildren(kind) if box.isVisible())
    return dialog


# --- setting rules by hand -------------------------------------------------------------------


def turn(row: RuleRow, value: Any) -> None:
    """Gives a row of the form another value, by pointer and keys alone."""
    control: QWidget = row.control
    assert control.isEnabled(), f"{row.key} is not open"
    match control:
        case QCheckBox():
            if control.isChecked() != value:
                option = QStyleOptionButton()
                control.initStyleOption(option)
                part = QStyle.SubElement.SE_CheckBoxIndicator
                box = control.style().subElementRect(part, option, control)
                QTest.mouseClick(control, LEFT, pos=box.center())
        case QComboBox():
            pick(control, list(CHOICES[row.key] or ()).index(value))
        case _:
            control.setFocus()
            QTest.keyClick(control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(control, str(value))
    assert row.value == value, f"{row.key} cannot be made {value!r}"


def pick(box: QComboBox, place: int) -> None:
    """Goes to a choice of ``box`` with the arrows."""
    box.setFocus()
    while (now := box.currentIndex()) != place:
        QTest.keyClick(box, Qt.Key.Key_Down if now < place else Qt.Key.Key_Up)
        assert box.currentIndex() != now


def fill(form: RulesForm, values: Mapping[str, Any]) -> None:
    """Sets every row that is open and shows another value, from the top of the form down."""
    for _ in range(2):
        # What is set below may open a row above.
        for key, row in form.rows.items():
            if row.control.isEnabled() and key in values and row.value != values[key]:
                turn(row, values[key])


def set_rules(person: Person, **values: Any) -> MoonRules:
    """Switches house rules in the preferences; the rules that are kept then."""
    person.do("preferences")
    dialog = opened(person, Preferences)
    pages = dialog.list
    pages.setCurrentRow(1)
    first = pages.visualItemRect(pages.item(0)).center()
    QTest.mouseClick(pages.viewport(), LEFT, pos=first)
    assert dialog.rules.isVisible()
    fill(dialog.rules.form, values)
    kept = dialog.rules.rules
    assert dialog.rules.playable
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert not dialog.isVisible()
    assert person.program.settings.rules == kept
    return kept


def press(dialog: QDialog, button: QDialogButtonBox.StandardButton) -> None:
    """Presses a button at the foot of ``dialog``."""
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    QTest.mouseClick(buttons.button(button), LEFT)


def begin_match(person: Person, number: str = "") -> str:
    """Begins a match with what the New match dialog proposes; how it sums the rules up."""
    person.do("new")
    dialog = opened(person, NewMatch)
    QTest.keyClicks(dialog.number, number)
    line = dialog.line.text()
    press_begin(dialog)
    return line


def press_begin(dialog: NewMatch) -> None:
    """Presses Begin."""
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    (begin,) = (button for button in buttons.buttons() if button.text() == words.begin())
    QTest.mouseClick(begin, LEFT)
    assert not dialog.isVisible()


# --- stacked deals and players who obey ------------------------------------------------------


def meant(sight: MoonSight, word: str) -> Choice:
    """What ``word`` says here: a bid, a discard, a trump or a tile (``6-4/4`` names an end)."""
    match sight.phase:
        case "bid":
            return Bid(sight.seat, word)
        case "widow":
            return Exchange(sight.seat, word)
        case "trump":
            return NameTrump(sight.seat, word)
        case _:
            tile, _, end = word.partition("/")
            return Play(sight.seat, tile, end or None)


@dataclass
class Script:
    """A player who says what was written for its seat, and does the plainest thing when that is
    used up: passes, lays the widow away, names the first trump, plays the first tile that follows.
    """

    lines: dict[int, deque[str]] = field(default_factory=dict)
    free: threading.Event = field(default_factory=threading.Event)
    """While it is not set, everybody considers."""

    def __post_init__(self) -> None:
        self.free.set()

    def choose(self, sight: MoonSight) -> Choice:
        self.free.wait(30)
        lines = self.lines.get(sight.seat)
        if lines:
            return meant(sight, lines.popleft())
        for choice in sight.legal:
            if isinstance(choice, Exchange) and choice.discard == sight.widow:
                return choice
            if isinstance(choice, Play) and _follows(sight, choice):
                return choice
        return sight.legal[0]


def _follows(sight: MoonSight, play: Play) -> bool:
    if sight.suits is None or sight.suit is None:
        return True
    followers = sight.suits.followers[sight.suit]
    return bool(BIT[play.tile] & followers) or not any(BIT[tile] & followers for tile in sight.held)


@dataclass(frozen=True)
class Hand:
    """A deal to be filled up: tiles by seat, the widow and the dice where there are any."""

    tiles: tuple[str, ...]
    widow: str | None
    dice: tuple[int, int]


class House:
    """Opens the window, sets house rules in it, and has the person sit down to hands arranged.

    ``dealer`` is the first dealer of the match, None for the last seat, so that seat 0, where the
    person sits, bids first.
    """

    def __init__(
        self, open_table: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, **how: Any
    ) -> None:
        self.script = Script()
        self.dealer: int | None = None
        self.line = ""
        """How the New match dialog summed the rules up."""
        self._hands: list[Hand] = []
        self._stacked = False
        levels = dict.fromkeys(("random", "casual"), as_level(self.script))
        monkeypatch.setattr("moon_desktop.application.LEVELS", levels)
        monkeypatch.setattr(Moon, "chance", lambda match, seed: self._chance(match, seed))
        self.person: Person = open_table(**how)
        self.person.chooser = self.script.choose

    def deal(self, *tiles: str, widow: str | None = None, dice: tuple[int, int] = (2, 5)) -> House:
        """Arranges the next hand of the match that is to begin."""
        self._hands.append(Hand(tiles, widow, dice))
        return self

    def tell(self, seat: int, lines: str) -> House:
        """Writes down what the player at ``seat`` is to say and play from its next turn on."""
        self.script.lines.setdefault(seat, deque()).extend(lines.split())
        return self

    def play(self, **switched: Any) -> MoonSight:
        """Sets the rules in the preferences and begins a match; what the person is asked first.

        Without any it begins a match all the same, under the rules that were there.
        """
        told, self.script.lines = self.script.lines, {}
        self.person.asked()
        rules = MoonRules()
        if switched:
            rules = set_rules(self.person, **switched)
            assert {key: getattr(rules, key) for key in switched} == switched
        self._stacked = True
        self.script.lines = told
        self.line = begin_match(self.person)
        assert self.person.host.match.rules == rules
        return self.person.asked()

    def say(self, lines: str) -> MoonSight:
        """The person makes these choices as they are asked for; what is asked then."""
        for word in lines.split():
            self.person.choose(meant(self.person.asked(), word))
        return self.person.asked()

    def lay(self, word: str) -> None:
        """The person plays a tile, and the others consider until ``script.free`` is set."""
        self.script.free.clear()
        self.person.choose(meant(self.person.asked(), word))
        until(lambda: not self.person.table.playback.busy, "the tile on the table")

    def finish(self) -> MoonSight:
        """The person plays the hand to its end, and reads how it ended."""
        self.person.play_hand()
        return self.person.asked()

    def _chance(self, match: Moon, seed: int) -> Draw | Deal | None:
        chance = CHANCE(match, seed)
        if not self._stacked:
            return chance
        table = Table()
        table.rules, table.match = match.rules, match
        if isinstance(match.phase, Drawing):
            dealer = match.rules.seats - 1 if self.dealer is None else self.dealer
            (draw,) = table.dealer(dealer).entries
            assert isinstance(draw, Draw)
            return draw
        if isinstance(match.phase, Dealing) and match.number < len(self._hands):
            hand = self._hands[match.number]
            return table.next_deal(
                *hand.tiles,
                widow=hand.widow if match.rules.has_widow else None,
                dice=hand.dice if match.rules.aggie_dice else None,
            )
        return chance

    # --- what is to be seen ---------------------------------------------------------------

    @property
    def keys(self) -> dict[str, str | None]:
        """The keys on the panel by their words: None for an open one, else why it is not."""
        keys = self.person.window.panel.keys
        assert self.person.window.panel.isVisible()
        return {key.text(): None if key.isEnabled() else key.toolTip() for key in keys}

    @property
    def question(self) -> str:
        """The words above the keys, as long as no key that is closed is pointed at."""
        assert self.person.window.panel.isVisible()
        return self.person.window.panel.question

    @property
    def plaque(self) -> tuple[str, str]:
        """Title and line of the plaque."""
        plaque = self.person.table.furniture.plaque
        return plaque._title, plaque._line

    def plate(self, seat: int) -> Any:
        """What the plate of ``seat`` shows; the person sits at seat 0."""
        return self.person.table.furniture.plates[seat].values

    @property
    def held(self) -> dict[str, str]:
        """The person's tiles, and how each stands: ``rest``, ``legal``, ``illegal``, ``widow``."""
        scene = self.person.table.scene
        return {tile: scene.pieces[tile].pose.look for tile in scene.own_tiles()}

    def stand(self, look: str) -> set[str]:
        """The person's tiles that stand as ``look`` says."""
        return {tile for tile, stands in self.held.items() if stands == look}

    def badge(self, tile: str) -> str:
        """The words on a tile of the trick: the suit in force, where that is not plain."""
        mark = self.person.table.scene.pieces[tile]._mark
        return mark._words if mark is not None and mark.kind == "suit" else ""

    @property
    def faces(self) -> list[int]:
        """What the dice on the table show."""
        dice = self.person.table.scene.dice
        return [] if dice is None else [item.face for item in dice.items if item.isVisible()]

    @property
    def card(self) -> str:
        """What the result card tells."""
        assert self.person.window.card.isVisible()
        return self.person.window.card.accessibleName()

    @property
    def figures(self) -> list[tuple[str, str, str, str]]:
        """The rows of the result card: name, tricks, points, score."""
        assert self.person.window.card.isVisible()
        return [row[:4] for row in self.person.window.card._rows]

    @property
    def pad(self) -> str:
        """The heading of the score pad, and the totals of the match."""
        assert self.person.window.pad.isVisible()
        return self.person.window.pad.accessibleDescription()

    @property
    def rows(self) -> list[list[str]]:
        """The cells of the score pad as they are written."""
        scores = self.person.program.scores
        return [
            [scores.index(row, column).data() for column in range(scores.columnCount())]
            for row in range(scores.rowCount())
        ]

    def cell(self, row: int, column: int, role: ScoreRole) -> Any:
        """What a cell of the score pad shows besides its text."""
        scores = self.person.program.scores
        return scores.index(row % scores.rowCount(), column).data(role)

    def heads(self, role: ScoreRole) -> list[Any]:
        """What stands over the columns of the sides."""
        scores = self.person.program.scores
        across = Qt.Orientation.Horizontal
        return [scores.headerData(n, across, role) for n in range(1, scores.columnCount())]

    def read_on(self) -> MoonSight:
        """The person puts the result card away; what is asked then."""
        self.person.read_on()
        until(lambda: self.person.is_asked, "being asked after the result")
        return self.person.asked()
