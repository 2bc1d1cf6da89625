"""Another theme is worn at once by whatever is open, wholly, and taken off without a trace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from moon_desktop.app.learning.lesson import LessonRoom
from moon_desktop.look.theme import THEME, Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.players.player import Budget
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.cross_fade import ThemeCrossFade
from moon_desktop.windows.paper.dress import wear
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from tests.kit.advised import weighed
from tests.kit.golden import FOLDER as GOLDEN
from tests.kit.person import Person, until
from tests.kit.score_sheets.likeness import seen
from tests.kit.sealed import SECRET
from tests.kit.table_players import Given
from tests.pictures.few_colours import pixels
from tests.pictures.subjects import FOLDER

Scene = Callable[[Person], object]


@pytest.fixture(autouse=True)
def bare() -> Iterator[None]:
    """The caret stands still."""
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(flash)


def at_table(person: Person) -> None:
    """What is still out, and the score sheet with a hand."""
    person.asked()
    person.program.commands.tallying.toggle()
    person.program.commands.show_hand(1)


def at_preferences(person: Person) -> None:
    """All pages of them."""
    person.asked()
    person.program.commands.preferences()


def at_dialogs(person: Person) -> None:
    """A help page with pictures, the positions to practise on, a new match with the partners'
    draw, a question, and a remark."""
    person.asked()
    commands = person.program.commands
    commands.help("table")
    commands.practice.open()
    commands.new_match()
    person.window.ask("Really?", "Yes", lambda: None)
    person.window.strip.tell("A copy was saved.", None)


def at_welcome(person: Person) -> None:
    """Its first page."""
    room = person.program.commands.welcome
    room.open()
    until(lambda: room.welcome is not None and len(room.welcome.front.games) == 3, "the games")


def at_rules(person: Person) -> None:
    """Its second page."""
    at_welcome(person)
    welcome = person.program.commands.welcome.welcome
    assert welcome is not None
    welcome.front.ways["know"].click()


def at_lesson(person: Person) -> None:
    """A slip of paper, and what it points at."""
    person.asked()
    room: LessonRoom = person.program.commands.lesson_room
    room.start("texas42")
    until(lambda: room.desk.slip.isVisible(), "the slip")


def at_curtain(person: Person) -> None:
    """Somebody else is to come."""
    person.asked()
    person.window.curtain.close_for("Ann", "Bea bid four.")


def at_card(person: Person) -> None:
    """The end of a hand."""
    person.play_hand()


def at_review(person: Person) -> None:
    """A hand whose choices are weighed, of deals enough to be seen."""
    person.asked()
    room = person.program.commands.review
    few = Budget(None, 60)
    room.reviewer.scales = lambda *_: Given(lambda step, stop: weighed(step, few, stop))
    room.open(3)
    until(lambda: (known := room.reviewer.review(3)) and known.weighed, "all of it", 100)


def at_hint(person: Person) -> None:
    """What each lead is worth."""
    person.asked()
    person.window.actions_[actions.HINT].trigger()
    hinting = person.program.commands.hinting
    until(lambda: hinting.sheet.told and not hinting.thinker.busy, "the hint", 60)


def looks() -> dict[str, QImage]:
    """Every window that is open, every sheet in it, and every page of the preferences, by what it
    is."""
    found: dict[str, QImage] = {}
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    sheets = [sheet for window in windows for sheet in window.findChildren(SheetDialog)]
    for window in (*(sheet for sheet in sheets if sheet.isVisible()), *windows):
        pages = window.list if isinstance(window, PreferencesDialog) else None
        for page in range(1 if pages is None else pages.count()):
            if pages is not None:
                pages.setCurrentRow(page)
            name = page if pages is None else tuple(PAGES)[page]
            found[f"{type(window).__name__} {name}"] = seen(window)
    return found


def unlike(some: dict[str, QImage], others: dict[str, QImage]) -> list[str]:
    """Which windows do not look alike, px for px, but for the few on which the edge of something
    aslant falls otherwise where it is laid anew."""
    assert some.keys() == others.keys()
    return [name for name, image in some.items() if differing(image, others[name]) > SLANT]


def differing(one: QImage, other: QImage) -> int:
    """How many px are not the same."""
    if one.size() != other.size():
        return one.width() * one.height()
    return int((pixels(one) != pixels(other)).any(axis=1).sum())


SCENES: dict[str, tuple[Scene, Path, dict[str, Any]]] = {
    "table": (at_table, FOLDER / "table.moon", {}),
    "preferences": (at_preferences, FOLDER / "table.moon", {}),
    "welcome": (at_welcome, FOLDER / "table.moon", {}),
    "cards": (at_table, FOLDER / "moon-cards.moon", {}),
    "dialogs": (at_dialogs, FOLDER / "forty-two.moon", {}),
    "rules": (at_rules, FOLDER / "table.moon", {}),
    "lesson": (at_lesson, FOLDER / "forty-two.moon", {}),
    "curtain": (at_curtain, FOLDER / "table.moon", {}),
    "card": (at_card, FOLDER / "table.moon", {}),
    "review": (at_review, GOLDEN / "shoot-the-moon.moon", {}),
    "hint": (at_hint, FOLDER / "hint.moon", {"expert_seconds": "5"}),
}
SLANT = 40
QUICK = {"curtain", "welcome"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "scene",
    [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in SCENES],
)
def test_whatever_is_open_changes_at_once_and_wholly(open_table, scene, monkeypatch):
    """As one opened in it, and without a trace of the one before."""
    monkeypatch.setattr("moon_desktop.memory.deals.any_secret", lambda: SECRET)
    arrange, record, chosen = SCENES[scene]
    first = open_table(start=(record,), folder=None, **chosen)
    arrange(first)
    before = looks()
    wear(worn("night"))
    changed = looks()
    assert len(unlike(before, changed)) == len(before), "all are seen to change"
    wear(worn("contrast"))
    wear({})
    assert unlike(before, looks()) == []
    close(first)
    fresh = open_table(start=(record,), folder=None, theme="night", **chosen)
    arrange(fresh)
    # One page tells which theme is chosen.
    allowed = {"PreferencesDialog look"} if scene == "preferences" else set[str]()
    assert set(unlike(changed, looks())) <= allowed


def close(person: Person) -> None:
    """Nothing of it is seen any more."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.hide()


@pytest.fixture
def scheme(monkeypatch: pytest.MonkeyPatch) -> Callable[[Qt.ColorScheme], None]:
    """Sets the system to dark or light windows."""
    hints = QGuiApplication.styleHints()
    now = [Qt.ColorScheme.Unknown]
    monkeypatch.setattr(type(hints), "colorScheme", lambda _: now[0])

    def set_to(other: Qt.ColorScheme) -> None:
        now[0] = other
        hints.colorSchemeChanged.emit(other)

    return set_to


@pytest.fixture
def contrast(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Has the system wish for more contrast, or not."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        pytest.skip("Qt tells of it from 6.10 on")
    told, kinds = hints.accessibility(), Qt.ContrastPreference
    now = [kinds.NoPreference]
    monkeypatch.setattr(type(told), "contrastPreference", lambda _: now[0])

    def set_to(more: bool) -> None:
        now[0] = kinds.HighContrast if more else kinds.NoPreference
        told.contrastPreferenceChanged.emit(now[0])

    return set_to


def test_the_systems_light_is_followed_where_that_is_wished(open_table, scheme, contrast):
    def wears(theme: str) -> bool:
        return THEME.mat0 == Theme(**worn(theme)).mat0

    person = open_table(theme="system")
    preferences = person.program.preferences
    assert wears("evening"), "it says nothing"
    scheme(Qt.ColorScheme.Dark)
    assert wears("night")
    contrast(True)
    assert wears("contrast")
    scheme(Qt.ColorScheme.Light)
    assert wears("contrast")
    contrast(False)
    assert wears("daylight")
    preferences.change(preferences.settings._replace(theme="night"))
    contrast(True)
    assert wears("night"), "what was chosen stays"


@pytest.mark.slow
def test_former_colours_fade_away_over_the_table(open_table):
    """From what was seen before, and nothing is left of what showed them."""
    program = open_table(start=(FOLDER / "table.moon",), pace=Tempo(motion=5.0)).program
    window, preferences = program.window, program.preferences
    wood = window.grab().toImage().pixelColor(3, 400)
    preferences.change(preferences.settings._replace(theme="daylight"))
    assert window.findChildren(ThemeCrossFade)
    begun = window.grab().toImage().pixelColor(3, 400)
    until(lambda: not window.findChildren(ThemeCrossFade), "the fading")
    faded = window.grab().toImage().pixelColor(3, 400)
    assert abs(begun.lightness() - wood.lightness()) < 20 < faded.lightness() - wood.lightness()
