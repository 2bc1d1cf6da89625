"""What the pictures of the README show, and how it is brought about in the real windows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final
from unittest.mock import patch

import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import settings
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.player import Budget
from moon_desktop.players.review import Step
from moon_desktop.table import tempo
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from moon_desktop.windows.main import actions
from moon_desktop.windows.score.sheet_window import ScoreWindow
from tests.kit.advised import weighed
from tests.kit.golden import FOLDER as GOLDEN
from tests.kit.person import until
from tests.kit.score_sheets.by_hand import played
from tests.kit.score_sheets.likeness import closed, seen
from tests.kit.score_sheets.subjects import model_of
from tests.kit.table_players import Given
from tests.pictures.records import last_choices, up_to

FOLDER: Final = Path(__file__).resolve().parent
SIZE: Final = QSize(1280, 800)
UNHURRIED: Final = Settings(expert_seconds="5")
"""All deals that fit are weighed, however slow the machine: so the figures are the same."""


@contextmanager
def program(record: Path, home: Path, chosen: Settings = UNHURRIED) -> Iterator[MoonDesktop]:
    """The program with ``record`` open, its preferences in ``home``; no record is written."""
    store = settings.file_at(home)
    settings.save(store, chosen)
    made = MoonDesktop(None, store, pace=tempo.AT_ONCE)
    made.start(record)
    made.window.resize(SIZE)
    until(lambda: made.machine.asking, "being asked")
    try:
        yield made
    finally:
        made.window.close()
        made.table.playback.clear()
        shiboken6.delete(made.window)
        shiboken6.delete(made)


def table(home: Path) -> QImage:
    """A trick in which you are to follow, late in a match."""
    with program(FOLDER / "table.moon", home) as made:
        return seen(made.window)


def welcome(home: Path) -> QImage:
    """The table that asks what shall be played, on an evening."""
    evening = time.struct_time((2026, 11, 20, 20, 0, 0, 4, 324, 0))
    chosen = UNHURRIED._replace(your_name="Marie")
    with (
        program(FOLDER / "table.moon", home, chosen) as made,
        patch("moon_desktop.app.learning.welcome.time.localtime", return_value=evening),
    ):
        made.commands.welcome.open()
        shown = made.commands.welcome.welcome
        assert shown is not None
        until(lambda: len(shown.front.games) == 3, "the games")
        QTest.qWait(1)
        return seen(made.window)


def forty_two(home: Path) -> QImage:
    """A trick of Texas 42 in which you are to follow, late in a game."""
    with program(FOLDER / "forty-two.moon", home) as made:
        return seen(made.window)


def moon_cards(home: Path) -> QImage:
    """A trick of the card game in which you are to follow, and hold a Big Moon; a Little Moon lies
    there."""
    with program(FOLDER / "moon-cards.moon", home) as made:
        return seen(made.window)


def hint(home: Path) -> QImage:
    """What each lead is worth to you, the bidder."""
    with program(FOLDER / "hint.moon", home) as made:
        made.window.actions_[actions.HINT].trigger()
        sheet = made.commands.hinting.sheet
        until(lambda: sheet.told, "the hint", 60)
        until(lambda: not made.commands.hinting.thinker.busy, "all of the hint", 60)
        return seen(made.window)


def review(home: Path) -> QImage:
    """A hand in which something was laid away that was needed."""
    with program(GOLDEN / "shoot-the-moon.moon", home) as made:
        room = made.commands.review
        room.reviewer.scales = lambda *_: Given(by_number)
        room.open(3)
        room.window.resize(SIZE)
        until(lambda: room.window.hand == 3, "the review", 60)
        until(lambda: (known := room.reviewer.review(3)) and known.weighed, "all of it", 300)
        known = room.reviewer.review(3)
        assert known is not None
        (place,) = (n for n, step in enumerate(known.steps) if isinstance(step.choice, Exchange))
        room.window.show_step(place)
        return seen(room.window)


def by_number(step: Step, stop: Callable[[], bool]) -> Step:
    """Weighs so many deals, and does not look at the clock."""
    return weighed(step, Budget(None, 200 if isinstance(step.choice, Bid) else 4000), stop=stop)


def score_sheet(home: Path) -> QImage:
    """A match of three games, and nothing chosen in it."""
    match = played()
    window = ScoreWindow(
        model_of(match.rules, ("You", "Theo", "Ada"), match.entries), lambda: match.entries
    )
    window.resize(SIZE)
    window.show()
    return closed(window)


def house_rules(home: Path) -> QImage:
    """Two rules that were changed from a preset."""
    base = "shoot-the-moon"
    rules = replace(PRESETS[base], minimum_bid=3, all_pass="force-dealer")
    chosen = UNHURRIED._replace(base=base, rules=rules)
    with program(FOLDER / "table.moon", home, chosen) as made:
        made.commands.preferences()
        (dialog,) = made.window.findChildren(PreferencesDialog)
        QTest.qWait(1)
        (area, *_) = (area for area in dialog.findChildren(QScrollArea) if area.isVisibleTo(dialog))
        area.verticalScrollBar().setValue(350)
        return seen(made.window)


def night(home: Path) -> QImage:
    """Texas 42 by night."""
    with program(FOLDER / "forty-two.moon", home, UNHURRIED._replace(theme="night")) as made:
        return seen(made.window)


def daylight(home: Path) -> QImage:
    """Moon by day, with large numerals on tiles of bone."""
    chosen = UNHURRIED._replace(theme="daylight", tiles="bone", numerals="large")
    with program(FOLDER / "table.moon", home, chosen) as made:
        return seen(made.window)


def contrast(home: Path) -> QImage:
    """The card game where everything is to be told apart easily."""
    with program(FOLDER / "moon-cards.moon", home, UNHURRIED._replace(theme="contrast")) as made:
        return seen(made.window)


def faces(home: Path) -> QImage:
    """A full table: six people, two against two against two."""
    entries = read_record(record := GOLDEN / "moon_cards" / "cards-six-pairs.moon").entries
    own = [n for n, entry in enumerate(entries) if isinstance(entry, Choice) and entry.seat == 0]
    with program(up_to(record, own[6], home, "six"), home) as made:
        return seen(made.window)


def moment(home: Path) -> QImage:
    """A match that you won with a shoot: another lays the last tile."""
    record = GOLDEN / "worked-example.moon"
    place = last_choices(read_record(record).entries)["end-made-over"]
    with program(up_to(record, place, home, "shoot", you=2), home) as made:
        until(lambda: made.host.match.over, "the last tile")
        until(lambda: made.machine.asking, "the end")
        return seen(made.window)


def lesson(home: Path) -> QImage:
    """A step of the lesson in Moon."""
    chosen = UNHURRIED._replace(lessons=(("moon", 8),))
    with program(FOLDER / "table.moon", home, chosen) as made:
        room = made.commands.lesson_room
        room.start("moon")
        slip = room.desk.slip
        until(lambda: slip.isVisible() and "resume" in slip.keys, "the slip")
        slip.pressed.emit("resume")
        until(lambda: "resume" not in slip.keys and slip.isVisible(), "the step")
        return seen(made.window)


SUBJECTS: Final[dict[str, Callable[[Path], QImage]]] = {
    "table": table,
    "welcome": welcome,
    "forty-two": forty_two,
    "moon-cards": moon_cards,
    "house-rules": house_rules,
    "score-sheet": score_sheet,
    "hint": hint,
    "review": review,
    "night": night,
    "daylight": daylight,
    "contrast": contrast,
    "faces": faces,
    "moment": moment,
    "lesson": lesson,
}
