"""What the kept pictures of the score sheet show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.engine.entries import Entry, Note
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.model import ScoreModel, folded
from moon_desktop.windows.score.pad import ScorePad
from moon_desktop.windows.score.sheet_window import ScoreWindow
from tests.kit import forty_two
from tests.kit.golden import FOLDER
from tests.kit.score_sheets.by_hand import NAMES, played
from tests.kit.score_sheets.likeness import closed

NAMES_42 = ("You", "Theo", "Bea", "Ada")

Match = tuple[MoonRules, tuple[str, ...], list[Entry]]
"""Rules, names and entries."""


def model_of(rules: MoonRules, names: tuple[str, ...], entries: list[Entry]) -> ScoreModel:
    """A model of a match."""
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, rules, names, entries))
    return model


def golden(name: str) -> Match:
    """A record that is kept."""
    with (FOLDER / f"{name}.moon").open("rb") as lines:
        reading = read(lines, CATALOGUE)
    names = tuple(seat.name for seat in reading.header.seats)
    return reading.match.rules, names, list(reading.entries)


def _window(match: Match, hand: int | None = None) -> ScoreWindow:
    rules, names, entries = match
    window = ScoreWindow(model_of(rules, names, entries), lambda: entries)
    window.show()
    if hand is not None:
        window.show_hand(hand)
    return window


def _by_hand() -> Match:
    table = played()
    return table.rules, NAMES, table.entries


def _helped() -> Match:
    """The worked example, with something taken back in its second hand."""
    rules, names, entries = golden("worked-example")
    second = [place for place, entry in enumerate(entries) if isinstance(entry, Deal)][1]
    return rules, names, [*entries[: second + 2], Note("undo", seat=1), *entries[second + 2 :]]


def _pad() -> ScorePad:
    pad = ScorePad(model_of(*_by_hand()), THEME)
    pad.show()
    pad.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return pad


def _marks() -> ScorePad:
    """A pad of partners, with hands made and set, of count and without, and one in play."""
    table = forty_two.Table("texas-42-all", stop_when_decided=False, follow_me="off")
    table.sweep(0, "30").flop(1, "32").sweep(3, "2m").deal(forty_two.SURE).bid(0, "1m")
    table.say("nel-o:high").play_on().deal().bid(2, "31").say("5")
    model = ScoreModel()
    show, sight = CATALOGUE["texas42"].show, table.match.sight(0)
    model.set_sheet(show, folded(show, table.rules, NAMES_42, table.entries, 0, sight))
    pad = ScorePad(model, THEME)
    pad.show()
    return pad


SUBJECTS: Final[dict[str, Callable[[], QWidget]]] = {
    "three-games": lambda: _window(_by_hand()),
    "worked-example": lambda: _window(_helped(), 2),
    "reneged": lambda: _window(golden("dice-and-reneges"), 2),
    "open-hand": lambda: _window(_by_hand(), 7),
    "pad": _pad,
    "pad-of-marks": _marks,
}


def drawn(subject: str) -> QImage:
    """The picture of a subject, one px of it to one px of the screen."""
    _ = QApplication.instance() or QApplication([])
    return closed(SUBJECTS[subject]())
