"""The welcome: whom it greets, where each way in leads, and that nothing goes on behind it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from moon_desktop.app.learning import welcome as room
from moon_desktop.disk import settings
from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.learning import lesson
from moon_desktop.look.theme import THEME
from moon_desktop.memory import rating
from moon_desktop.memory.intervals import FIRM
from moon_desktop.windows.learning.slip import LEAVE
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.learning.welcome.welcome import Welcome
from moon_desktop.windows.main import actions
from tests.gui.conftest import leave
from tests.kit.person import Person, until
from tests.kit.second_game import second as second
from tests.kit.table_positions import filed, leading

NEW = (None, None, True)
"""How the program itself is started: somebody new is welcomed."""


@pytest.fixture(autouse=True)
def marie(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who uses the system, whatever it is."""
    monkeypatch.setattr(room, "name_of_user", lambda: "Marie")


def welcomed(person: Person) -> Welcome:
    """The welcome, when it has come so far as to name the games."""
    welcome = person.program.commands.welcome.welcome
    assert welcome is not None
    until(lambda: welcome.front.games, "the games")
    return welcome


def greeted(person: Person) -> bool:
    """Whether there is a welcome; asking makes none."""
    return "welcome" in vars(person.program.commands) and bool(
        person.program.commands.welcome.welcome
    )


def kept(person: Person) -> Any:
    """The preferences as they are on disk."""
    return settings.load(person.program.preferences.store)[0]


def test_somebody_new_is_asked_before_anything_is_dealt(open_table, qtbot):
    person = open_table(start=NEW)
    welcome = welcomed(person)
    qtbot.wait(50)
    assert person.host.entries == ()
    assert welcome.geometry() == person.window.view.rect()
    assert list(welcome.front.games) == list(CATALOGUE)
    assert person.window.actions_[actions.NEW].isEnabled()
    assert not person.window.actions_[actions.UNDO].isEnabled()


def test_keys_are_of_the_welcome_whatever_the_table_below_asks_for(open_table):
    person = open_table(start=NEW)
    welcome = welcomed(person)
    # A trick that waits for a click wants any key to be heard.
    person.table.playback.waiting.emit(object())
    assert welcome.isAncestorOf(person.focus) or person.focus is welcome
    person.click_on(welcome.front.ways["deal"])
    person.asked()
    assert person.focus is person.table.view


@pytest.mark.slow
def test_just_deal_begins_the_usual_match_in_easy_company(open_table):
    game = "shoot-the-moon-cards"
    person = open_table(start=NEW)
    welcome = welcomed(person)
    person.click_on(welcome.front.games[game])
    person.click_on(welcome.front.ways["deal"])
    assert not greeted(person)
    person.asked()
    header = person.host.header
    assert header.game == game
    assert person.host.match.rules == CATALOGUE[game].presets[CATALOGUE[game].usual]
    assert (header.seats[0].name, header.seats[0].player) == ("Marie", HUMAN)
    assert {seat.player for seat in header.seats[1:]} == {"casual"}


def test_a_second_start_asks_nothing_and_knows_name_and_game(open_table):
    person = open_table(start=NEW)
    welcome = welcomed(person)
    line = welcome.front.name.line
    line.selectAll()
    QTest.keyClicks(line, "Zoe")
    person.click_on(welcome.front.games["texas42"])
    person.click_on(welcome.front.ways["deal"])
    game = CATALOGUE["texas42"]
    assert person.host.match.rules == game.presets[game.usual]
    leave(person)
    again = open_table(start=NEW)
    assert not greeted(again)
    assert again.host.header.game == "texas42"
    assert again.program.preferences.settings.your_name == "Zoe"


def test_the_window_is_called_by_the_game_that_is_looked_at(open_table, monkeypatch):
    person = open_table(start=NEW)
    window, welcome = person.window, welcomed(person)
    named: list[str] = []
    monkeypatch.setattr(window.bar, "show_game", named.append)
    person.click_on(welcome.front.games["texas42"])
    assert (window.windowTitle(), named) == ("Texas 42", ["Texas 42"])
    QTest.keyClick(welcome, Qt.Key.Key_Escape)
    person.asked()
    assert window.windowTitle().startswith("Moon, hand")
    assert named[1] == "Moon"


@pytest.mark.parametrize("answer", ["start", "chance"])
def test_a_game_of_another_package_that_cannot_be_dealt_shows_no_pieces(
    open_table, second, monkeypatch, log, answer
):
    """And the games are listed all the same."""
    if answer == "start":
        monkeypatch.setattr(second, "start", lambda rules: 1 // 0)
    else:
        undealt = SimpleNamespace(chance=exit, sight=lambda seat: SimpleNamespace(held=()))
        monkeypatch.setattr(second, "start", lambda rules: undealt)
    person = open_table(start=NEW)
    games = welcomed(person).front.games
    assert [*games] == [*CATALOGUE]
    assert person.heard() == (
        "Something is wrong in the game “Second”, which another package brought: not all of it "
        "can be shown. The program’s log says why."
    )
    assert log() == ["the game 'second' fails: it cannot be dealt"]


def test_closed_without_a_choice_it_asks_again(open_table):
    leave(open_table(start=NEW))
    assert greeted(open_table(start=NEW))


@pytest.mark.slow
def test_who_knows_the_game_chooses_rules_company_and_coach(open_table):
    person = open_table(start=NEW)
    welcome = welcomed(person)
    person.click_on(welcome.front.ways["know"])
    page = welcome.page
    assert page is not None
    assert page.coach is not None
    assert page.chosen_set[0] == "fosdick-widow"
    assert not any(companion.isVisible() for companion in welcome.company)
    page.sets[list(CATALOGUE["moon"].presets).index("shoot-the-moon-4")].click()
    sheet = page.players.open(1)
    sheet.players["skilled"].click()
    sheet.all_others.click()
    sheet.close()
    page.coach.click()
    person.press(Qt.Key.Key_Tab)
    person.click_on(page.deal)
    assert person.host.match.rules == CATALOGUE["moon"].presets["shoot-the-moon-4"]
    assert [seat.player for seat in person.host.header.seats] == [HUMAN, *["skilled"] * 3]
    assert (kept(person).base, kept(person).coach) == ("shoot-the-moon-4", True)


@pytest.mark.slow
def test_a_match_of_six_is_three_clicks_away(open_table):
    """From the welcome, with a mouse alone; and each step leads back."""
    person = open_table(start=NEW)
    welcome, clicks = welcomed(person), 0
    assert set(welcome.front.counts["shoot-the-moon-cards"]) == {2, 3, 4, 6}
    assert not welcome.front.counts["texas42"], "four play it always"
    person.click_on(welcome.front.counts["shoot-the-moon-cards"][6])
    clicks += 1
    assert welcome.page is not None
    assert len(welcome.page.players.seating.shown) == 6
    assert person.window.windowTitle() == CATALOGUE["shoot-the-moon-cards"].show.rules.title()
    port, chosen = welcome.page.shelf.viewport(), welcome.page.chosen_plate
    assert port.rect().contains(chosen.mapTo(port, chosen.rect().center()))
    person.press(Qt.Key.Key_Escape)
    assert welcome.front.isVisible()
    person.click_on(welcome.front.counts["shoot-the-moon-cards"][6])
    person.click_on(welcome.page.deal)
    clicks += 1
    assert clicks <= 3
    person.asked()
    assert len(person.host.header.seats) == 6
    assert person.host.header.seats[0].name == "Marie"


def test_enter_takes_the_first_way_in_wherever_the_focus_is(open_table):
    person = open_table(start=NEW)
    welcome = welcomed(person)
    assert person.focus is welcome.front.ways["show"]
    welcome.front.name.line.setFocus()
    assert isinstance(person.focus, QLineEdit)
    person.press(Qt.Key.Key_Return)
    assert not greeted(person)
    lessons = person.program.commands.lesson_room
    until(lambda: lessons.desk.slip.isVisible(), "the lesson")
    lessons.desk.slip.keys[LEAVE].click()
    person.host.come_back()
    person.asked()
    assert person.host.header.seats[0].name == "Marie"


def test_lesson_that_is_not_there_is_not_offered(open_table, monkeypatch):
    monkeypatch.setattr(lesson, "has", lambda game: False)
    person = open_table(start=NEW)
    welcome = welcomed(person)
    assert not welcome.front.ways["show"].isVisible()
    assert person.focus is welcome.front.ways["know"]
    person.press(Qt.Key.Key_Return)
    assert welcome.page is not None
    person.press(Qt.Key.Key_Return)
    assert not greeted(person)
    person.asked()


def test_escape_leads_back_and_then_to_the_usual_match(open_table):
    person = open_table(start=NEW)
    welcome = welcomed(person)
    person.click_on(welcome.front.ways["know"])
    person.press(Qt.Key.Key_Escape)
    assert welcome.front.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert not greeted(person)
    assert person.focus is person.table.view
    person.asked()
    assert person.host.match.rules == CATALOGUE["moon"].presets["fosdick-widow"]
    assert kept(person).welcomed


def test_arrows_choose_a_game_and_tab_goes_on_to_the_ways_and_the_name(open_table):
    person = open_table(start=NEW)
    front = welcomed(person).front
    front.games["moon"].setFocus()
    person.press(Qt.Key.Key_Right)
    assert front.game is not None
    assert front.game.key == "texas42"
    person.press(Qt.Key.Key_Left)
    coins = [coin for counts in front.counts.values() for coin in counts.values()]
    wanted, met = [front.games["moon"], *coins, *front.ways.values(), front.name.line], []
    for _ in wanted:
        met.append(person.focus)
        person.press(Qt.Key.Key_Tab)
    assert met == wanted


def test_tab_comes_round_from_the_bar_to_the_game_that_is_chosen(open_table):
    person = open_table(start=NEW)
    front = welcomed(person).front
    assert front.ways["show"].hasFocus(), "which Enter takes, as somebody new begins"
    front.games["texas42"].click()
    front.numerals.setFocus()
    person.press(Qt.Key.Key_Tab)
    while not front.isAncestorOf(person.focus):
        person.press(Qt.Key.Key_Tab)
    assert front.games["texas42"].hasFocus()


def test_who_has_preferences_from_before_is_not_bothered(open_table, tmp_path):
    store = settings.file_at(tmp_path / "config")
    store.setValue("movement", "fast")
    store.sync()
    person = open_table(start=NEW)
    assert not greeted(person)
    assert "welcome" not in vars(person.program.commands)


def test_who_has_played_is_not_bothered(open_table, tmp_path):
    person = open_table(MoonRules(), 1)
    person.asked()
    person.go_on()
    leave(person)
    for file in (tmp_path / "config").iterdir():
        file.unlink()
    assert not greeted(open_table(start=NEW))


@pytest.mark.parametrize("how", ["preset", "record", "demo"])
def test_who_says_what_is_wanted_is_not_asked(open_table, tmp_path, how):
    path = filed(leading(), tmp_path / "position.moon")
    start: Any = {
        "preset": (None, "texas-42", True), "record": (path, None, True), "demo": NEW,
    }[how]  # fmt: skip
    assert not greeted(open_table(start=start, demo=how == "demo"))


@pytest.fixture
def in_play(sit_at: Callable[..., Person]) -> Person:
    """A person who is asked for a tile."""
    return sit_at(leading(), by="click")


def test_called_again_it_leaves_the_match_as_it_is(in_play, qtbot):
    before = in_play.host.entries
    in_play.do(actions.WELCOME)
    welcome = welcomed(in_play)
    assert not in_play.window.actions_[actions.HINT].isEnabled()
    in_play.press(Qt.Key.Key_Right)
    in_play.type("1")
    qtbot.wait(30)
    assert in_play.host.entries == before
    assert not in_play.table.picking.enabled
    assert welcome.called == ""
    in_play.press(Qt.Key.Key_Escape)
    assert in_play.asked().legal
    assert in_play.table.picking.enabled
    assert in_play.window.actions_[actions.HINT].isEnabled()
    in_play.go_on()


def test_given_again_the_command_puts_it_away(in_play):
    in_play.do(actions.WELCOME)
    welcomed(in_play)
    in_play.do(actions.WELCOME)
    assert not greeted(in_play)
    assert in_play.asked().legal


@pytest.mark.slow
def test_those_who_think_wait_behind_it(open_table, qtbot):
    person = open_table(MoonRules(), 1, by="click", pace=None, motion="none", thinking="short")
    person.asked()
    person.choose(person.host.sight.legal[0])
    until(lambda: person.program.machine.pace == "thinking", "somebody who thinks")
    person.do(actions.WELCOME)
    before = person.host.entries
    qtbot.wait(400)
    assert person.host.entries == before
    person.press(Qt.Key.Key_Escape)
    until(lambda: len(person.host.entries) > len(before), "the match goes on")


def test_new_match_and_a_change_of_names_while_it_lies_there(in_play):
    in_play.do(actions.WELCOME)
    welcomed(in_play)
    preferences = in_play.program.preferences
    preferences.change(preferences.settings._replace(left_name="Nobody"))
    assert greeted(in_play)
    in_play.do(actions.NEW)
    (dialog,) = in_play.window.findChildren(NewMatch)
    dialog.deal.click()
    assert not greeted(in_play)
    assert in_play.asked().legal


def test_clock_of_a_timed_match_stands_still_meanwhile(open_table):
    person = open_table(MoonRules(match="timed", match_length=20), 1)
    person.asked()
    person.do(actions.WELCOME)
    assert not person.program.clock.running
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(left_name="Nobody"))
    assert not person.program.clock.running
    person.press(Qt.Key.Key_Escape)
    assert person.program.clock.running


@pytest.mark.slow
def test_lesson_or_practice_below_it_is_left_and_another_puts_it_away(open_table):
    """Its slip of paper would lie on the welcome, and take the keys."""
    person = open_table()
    person.asked()
    room = person.program.commands.practice
    room.begin("m01")
    until(lambda: room.desk.slip.isVisible(), "the question")
    person.do(actions.WELCOME)
    welcomed(person)
    assert not room.desk.slip.isVisible()
    assert person.host.side is None
    # Of the same rules, with the same players.
    room.begin("m02")
    assert not greeted(person)
    until(lambda: room.desk.slip.isVisible(), "the question")


def test_tile_that_turns_deals_nothing_when_another_way_was_taken_meanwhile(open_table):
    person = open_table(start=NEW, pace=None, movement="normal")
    welcome = welcomed(person)
    person.click_on(welcome.front.ways["deal"])
    person.click_on(welcome.front.ways["know"])
    QTest.qWait(500)
    assert greeted(person)
    assert welcome.page is not None


@pytest.mark.slow
def test_large_numerals_are_a_press_away_and_kept(open_table):
    person = open_table(start=NEW)
    key = welcomed(person).front.numerals
    for wanted in ("large", "none"):
        person.click_on(key)
        assert kept(person).numerals == THEME.tile.numerals == wanted
        assert key.isChecked() == (wanted == "large")


def test_even_match_is_offered_to_whom_enough_is_known_of(open_table, data, monkeypatch):
    """Once the records have been read, and for the name at your own place."""
    asked = list[tuple[str, str]]()

    def ratings(index: object, game: str, shape: str) -> dict[str, rating.Rating]:
        asked.append((game, shape))
        return {"you": rating.NEW._replace(games=FIRM)}

    monkeypatch.setattr(rating, "ratings", ratings)
    monkeypatch.setattr(rating, "known", lambda game, shape: {"casual": 0.0, "skilled": 1.0})
    person = open_table(MoonRules(), 5)
    person.asked()
    person.program.commands.new_match()
    page = person.window.findChild(NewMatch)
    until(lambda: not page.even.isHidden(), "the key")
    assert asked == [("moon", "3")]
    page.players.seating.give_name(0, "Anna")
    assert page.even.isHidden()
    page.players.seating.give_name(0, "")
    page.even.click()
    assert page.players.said.text().endswith("even are 33.")
    assert len(asked) == 1
