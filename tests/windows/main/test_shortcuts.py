"""Which key carries out which command, and which keys are the table's own."""

from __future__ import annotations

from moon_desktop.app.preferences import panel_letters
from moon_desktop.disk.options import possible
from moon_desktop.games.moon.contract import CALLS, SHOOTS, TOPS
from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.actions import KeyedCommand, assigned, is_tables_own
from tests.kit.cases import each

LETTERS = panel_letters()

COMMANDS = (
    KeyedCommand("new", "New match", "Ctrl+N"),
    KeyedCommand("undo", "Undo", "Ctrl+Z"),
    KeyedCommand("sheet", "Score pad", "S"),
    KeyedCommand("about", "About", ""),
)


def test_what_the_person_gave_goes_before_what_was_there():
    found = assigned(COMMANDS, {"about": "Ctrl+N"}, LETTERS)
    assert found == {"new": "", "undo": "Ctrl+Z", "sheet": "S", "about": "Ctrl+N"}
    assert assigned(COMMANDS, {"new": "", "sheet": "Ctrl+N"}, LETTERS)["new"] == ""
    refused = {"new": "P", "undo": "Left", "about": "9"}
    assert assigned(COMMANDS, refused, LETTERS) == assigned(COMMANDS, {}, LETTERS)
    assert assigned(COMMANDS, {}, LETTERS) == {
        command.name: command.default for command in COMMANDS
    }


@each("keys", ["P", "Shift+U", "0", "Num+5", "Left", "Shift+Tab", "Return"])
def test_tables_own_keys(keys):
    assert is_tables_own(keys, LETTERS)


@each("keys", ["Ctrl+P", "Alt+Left", "S", "F1", "Ctrl+0", ","])
def test_keys_that_may_be_given(keys):
    assert not is_tables_own(keys, LETTERS)


def test_every_key_of_the_choice_panel_is_the_tables_own():
    words = ("pass", "3", "4", "5", "6", "7", *SHOOTS, *TOPS, *CALLS)
    letters = {letter for word in words for letter in SHOW.panel.letters_of(word)}
    assert len(letters) > 12
    assert letters <= SHOW.panel.letters()
    assert all(is_tables_own(letter.upper(), LETTERS) for letter in letters)


def test_commands_have_keys_of_their_own_that_can_be_kept(qapp):
    commands = actions.keyed()
    keys = [command.default for command in commands if command.default]
    assert len(set(keys)) == len(keys)
    assert all(possible(key) and not is_tables_own(key, LETTERS) for key in keys)
    assert all(command.words and "&" not in command.words for command in commands)
