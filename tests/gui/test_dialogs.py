"""The dialogs of the menus over a match in play."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from moon_desktop import __version__
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings, load
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.windows.dialogs.players_page import PlayersPage
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main.bar import BarButton, TopBar
from moon_desktop.windows.main.window import MainWindow
from moon_desktop.windows.paper.boxes import Message
from moon_desktop.windows.rules.dialog import ChosenRules, RulesDialog
from tests.gui.conftest import leave
from tests.kit.lying import assert_lies
from tests.kit.person import LEFT, until
from tests.kit.table_positions import following, won

pytestmark = pytest.mark.usefixtures("unpainted")

# What the window does where no test listens.
TELL = MainWindow.tell


def opened(person, kind):
    boxes = [box for box in person.window.findChildren(kind) if box.isVisible()]
    assert len(boxes) == 1
    return boxes[0]


def test_new_match_begins_as_chosen_and_the_choice_is_kept(sit_at, data, tmp_path):
    person = sit_at(following())
    before = (data / "match.moon").read_bytes()
    person.do("new")
    dialog = opened(person, NewMatch)
    chosen = Settings(
        your_name="Ann",
        base="fosdick-partners",
        rules=PRESETS["fosdick-partners"],
        left_player="random",
    )
    dialog.begun.emit(chosen, 8)
    chosen = chosen._replace(welcomed=True, here="Ann")
    assert person.host.match.rules == PRESETS["fosdick-partners"]
    assert person.host.header.seed == 8
    assert person.host.header.seats[0].name == "Ann"
    assert person.program.preferences.settings == chosen
    assert load(person.program.preferences.store)[0] == chosen
    assert [path.read_bytes() for path in (data / "records").iterdir()] == [before]
    person.asked()
    person.go_on()


def test_what_is_preferred_while_a_new_match_is_chosen_holds(sit_at):
    person = sit_at(following())
    person.do("new")
    page = opened(person, NewMatch)
    person.do("mute")
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(theme="daylight"))
    page.deal.click()
    person.asked()
    assert preferences.settings.mute
    assert preferences.settings.theme == "daylight"


def test_esc_on_the_bar_leaves_new_match(sit_at):
    person = sit_at(following())
    person.do("new")
    opened(person, NewMatch)
    button = person.window.bar.findChildren(BarButton)[0]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert person.window.over.cover is None
    person.asked()


@pytest.mark.slow
def test_house_rules_left_open_when_another_match_comes_are_nobodys(sit_at):
    person = sit_at(won())
    person.do("new")
    opened(person, NewMatch).own.click()
    dialog = opened(person, RulesDialog)
    person.program.matches.rematch()
    QTest.qWait(1)
    dialog.chosen.emit(ChosenRules("fosdick", PRESETS["fosdick"]))
    dialog.reject()
    person.asked()


@pytest.mark.slow
def test_menus_outlive_the_dialogs(sit_at, qtbot):
    """What a dialog was asked about the order of Tab takes nothing of the window along."""
    person = sit_at(following())
    commands = person.window.actions_
    person.do("next-part")
    for name, kind in (("preferences", PreferencesDialog), ("new", NewMatch)):
        person.do(name)
        dialog = opened(person, kind)
        if kind is NewMatch:
            dialog.own.click()
            dialog = opened(person, RulesDialog)
        with qtbot.waitSignal(dialog.destroyed):
            dialog.reject()
    person.window.resize(2560, 1440)
    commands.offer({"Another way": person.asked})
    assert [one.text() for one in commands.menus[0].actions()].count("Another way") == 1


def go_on_in_the_menu(person, game):
    menu = person.window.actions_.menus[0]
    menu.aboutToShow.emit()
    (action,) = (one for one in menu.actions() if game in one.text())
    action.trigger()


def go_on_in_new_match(person, game):
    person.do("new")
    dialog = opened(person, NewMatch)
    dialog.games[game].click()
    QTest.mouseClick(dialog.go_on, LEFT)


def test_match_of_another_game_is_gone_on_with(sit_at, open_table, monkeypatch):
    """From the menu and from New match, each with its own players and house rules; title and bar
    say which, and the program opens with the one played last."""
    names = []
    monkeypatch.setattr(TopBar, "show_game", lambda _, name: names.append(name))
    person = sit_at(following())
    moon = person.host.header, person.host.entries
    preferences = person.program.preferences
    offered = len(person.window.actions_.menus[0].actions())
    game = CATALOGUE["texas42"]
    person.program.matches.begin(game.presets["points-250"], 3, game=game.name)
    sight = person.asked()
    person.host.act(sight.legal[0])
    other = person.host.header, person.host.entries
    assert person.window.windowTitle() == "Texas 42, hand 1"
    assert preferences.settings.game == "texas42"
    go_on_in_the_menu(person, "Moon")
    assert (person.host.header, person.host.entries) == moon
    assert person.window.windowTitle() == "Moon, hand 1"
    assert preferences.settings.game == "moon"
    assert person.asked() == person.host.sight
    assert_lies(person.table.scene, person.host.sight)
    go_on_in_new_match(person, "texas42")
    assert person.host.header == other[0]
    assert person.host.entries[: len(other[1])] == other[1]
    assert names[-1] == "Texas 42"
    person.window.actions_.menus[0].aboutToShow.emit()
    assert len(person.window.actions_.menus[0].actions()) == offered + 1
    person.asked()
    played = person.host.entries
    leave(person)
    again = open_table()
    assert again.host.header == other[0]
    assert again.host.entries[: len(played)] == played


def test_players_of_one_game_are_not_those_of_another(sit_at):
    person = sit_at(following())
    preferences = person.program.preferences
    game = CATALOGUE["texas42"]
    preferences.change(preferences.settings._replace(across_name="Zoë", left_name="Nan"))
    assert person.host.names[1] == "Nan"
    person.program.matches.begin(game.presets["texas-42"], 3, game=game.name)
    assert "Nan" not in person.host.names
    preferences.change(preferences.settings._replace(left_name="Kit"))
    assert person.host.names[1] == "Kit"
    assert preferences.of(CATALOGUE["moon"]).left_name == "Nan"


@pytest.mark.slow
def test_dialogs_given_up_leave_the_match_as_it_was_and_do_not_pile_up(sit_at):
    person = sit_at(following())
    entries, header = person.host.entries, person.host.header
    for action in ("open", "save", "preferences", "rules"):
        before = len(person.window.findChildren(QDialog))
        for _ in range(2):
            person.do(action)
            opened(person, QDialog).reject()
            QTest.qWait(1)
        assert len(person.window.findChildren(QDialog)) <= before + 1, action
        assert (person.host.entries, person.host.header) == (entries, header)
        assert person.is_asked
        assert_lies(person.table.scene, person.host.sight)
    person.go_on()
    assert len(person.host.entries) > len(entries)


def test_new_match_given_up_at_the_end_shows_the_result_again(sit_at):
    person = sit_at(won())
    for _ in range(2):
        person.click_on(person.window.card.more_key)
        person.click_on(opened(person, NewMatch).back)
        QTest.qWait(1)
        assert person.window.card.isVisible()


def test_preferences_hold_at_once_and_for_good(sit_at, data):
    person = sit_at(following())
    person.do("preferences")
    dialog = opened(person, PreferencesDialog)
    chosen = Settings(left_name="Zed", movement="fast", keys=(("undo", "F9"),))
    dialog.chosen.emit(chosen)
    dialog.accept()
    assert person.host.header.seats[1].name == "Zed"
    assert read_record(data / "match.moon").header == person.host.header
    assert load(person.program.preferences.store)[0] == chosen._replace(here="You")
    assert person.window.actions_["undo"].shortcut().toString() == "F9"
    person.asked()
    person.go_on()


def test_what_was_typed_last_holds_when_the_window_is_closed_at_once(sit_at):
    person = sit_at(following())
    person.do("preferences")
    dialog = opened(person, PreferencesDialog)
    dialog.show_page("players")
    line = dialog.page(PlayersPage).form.open(0).name
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Zoe")
    store = person.program.preferences.store
    leave(person)
    assert load(store)[0].your_name == "Zoe"


def test_paper_that_is_laid_out_anew_stays_below_the_welcome(open_table):
    person = open_table(start=(None, None, True))
    welcome = person.program.commands.welcome.welcome
    person.window.furnish()
    person.window.scores.modelReset.emit()
    over = person.window.view.children()
    assert over.index(welcome) > over.index(person.window.pad)


def test_wish_of_the_system_for_less_motion_holds_at_once_unless_another_is_chosen(sit_at):
    person = sit_at(following(), pace=None, movement="fast")
    preferences = person.program.preferences
    for less in (True, False, True):
        preferences.heed_motion(less)
        assert person.table.playback.tempo.soft is less
        assert person.window.pad.table.motion == (0 if less else 0.6)
    preferences.change(preferences.settings._replace(motion="full"))
    assert not person.table.playback.tempo.soft
    preferences.heed_motion(False)
    assert person.table.picking.tempo.moving(100) == 60


@pytest.mark.slow
def test_house_rules_set_by_hand_hold_from_the_next_match_on(open_table, data):
    """M8: a tick, a choice and a number, by pointer and keys alone; New match proposes them."""
    person = open_table(by="keys")
    person.asked()
    in_play = person.host.match.rules
    person.do("preferences")
    dialog = opened(person, PreferencesDialog)
    rows = dialog.rules.form.rows
    QTest.mouseClick(rows["hickeys"].control.keys[True], LEFT)
    rows["minimum_bid"].control.setFocus()
    QTest.keyClick(rows["minimum_bid"].control.focusProxy(), Qt.Key.Key_Left)
    QTest.keyClick(rows["target"].control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(rows["target"].control, "30")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    chosen = replace(in_play, hickeys=True, minimum_bid=3, target=30)
    assert person.program.preferences.settings.rules == chosen
    assert person.host.match.rules == in_play
    person.do("new")
    person.click_on(opened(person, NewMatch).deal)
    assert person.host.match.rules == chosen
    person.go_on()
    person.asked()
    assert read_record(data / "match.moon").match == person.host.match
    assert person.told == []


def test_help_opens_beside_the_match(sit_at):
    person = sit_at(following())
    for action in ("rules", "trumps", "terms", "book", "playing", "fair", "format"):
        person.do(action)
        page = opened(person, HelpWindow)
        assert page.browser.toPlainText()
        assert person.is_asked
        page.close()
    person.go_on()


def test_arrows_walk_the_hand_when_the_help_was_closed(sit_at, qapp):
    """Without a click on the table: not every desktop gives the keys back to it."""
    person = sit_at(following())
    person.do("rules")
    page = opened(person, HelpWindow)
    until(lambda: page.isActiveWindow(), "the help")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    until(lambda: qapp.focusWidget() is person.table.view, "the keys back at the table")
    QTest.keyClick(qapp.focusWidget(), Qt.Key.Key_Right)
    assert person.table.picking.focus in person.table.scene.own_pieces()


def test_about_leads_to_the_licences_and_back_to_the_table(sit_at):
    person = sit_at(following())
    person.do("about")
    box = opened(person, Message)
    assert __version__ in box.words.text()
    (licences,) = (key for key in box.keys.buttons() if key.text() == "&Licences")
    person.click_on(licences)
    page = opened(person, HelpWindow)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in page.browser.toPlainText()
    page.close()
    person.go_on()


def test_what_is_told_stands_in_a_box_that_holds_nothing_up(sit_at, monkeypatch, tmp_path):
    person = sit_at(following())
    monkeypatch.setattr(MainWindow, "tell", TELL)
    (tmp_path / "bad <b>.moon").write_bytes(b"noise\n")
    person.program.matches.open_file(tmp_path / "bad <b>.moon")
    QTest.qWait(5)
    box = opened(person, Message)
    assert box.words.text().startswith("bad <b>.moon cannot be opened. Line 1: ")
    assert box.words.textFormat() == box.words.textFormat().PlainText
    box.accept()
    person.go_on()


def test_score_pad_chosen_in_the_preferences_comes_and_goes_at_once(sit_at):
    person = sit_at(following())
    for shown in (False, True):
        person.program.preferences.change(person.program.preferences.settings._replace(sheet=shown))
        assert person.window.side.pad_shown == shown
        assert person.window.pad.isVisible() == shown
        assert_lies(person.table.scene, person.host.sight)
