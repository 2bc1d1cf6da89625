"""The page of the preferences on which commands are given keys."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from moon_desktop.app.preferences import panel_letters
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.windows.dialogs.keys_page import KeyLine, KeysPage
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from tests.windows.main.test_shortcuts import COMMANDS

MOON = CATALOGUE["moon"]


CHOSEN = Settings(keys=(("undo", "Ctrl+U"),))
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def keys(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    page = KeysPage(CHOSEN, COMMANDS, panel_letters(), parent)
    parent.show()
    yield page
    parent.close()


def held(keys):
    return {name: line.keys for name, line in keys.lines.items()}


def chosen(keys):
    """The keys that are handed over."""
    return keys.filled(CHOSEN).keys


def strike(line, key, modifier=Qt.KeyboardModifier.NoModifier):
    line.setFocus()
    QTest.keyClick(line, key, modifier)


def test_keys_are_shown_as_they_are(keys):
    assert held(keys) == {"new": "Ctrl+N", "undo": "Ctrl+U", "sheet": "S", "about": ""}


def test_key_is_pressed_and_taken(keys):
    strike(keys.lines["about"], Qt.Key.Key_F8)
    assert held(keys)["about"] == "F8"
    strike(keys.lines["about"], Qt.Key.Key_B, CTRL)
    assert held(keys)["about"] == "Ctrl+B"
    assert keys.lines["about"].keySequence().toString() == "Ctrl+B"
    assert chosen(keys) == (("undo", "Ctrl+U"), ("about", "Ctrl+B"))


def test_key_of_another_command_is_refused_by_name(keys):
    QTest.keyPress(keys.lines["about"], Qt.Key.Key_N, CTRL)
    assert held(keys)["about"] == ""
    assert keys.lines["about"].keySequence().isEmpty(), "while it is still held down"
    QTest.keyRelease(keys.lines["about"], Qt.Key.Key_N, CTRL)
    assert keys.lines["about"].keySequence().isEmpty()
    assert keys.lines["about"].findChild(QLineEdit).placeholderText() == "no key"
    assert keys.trouble.isVisible()
    assert "“New match”" in keys.trouble.text()
    strike(keys.lines["about"], Qt.Key.Key_F8)
    assert not keys.trouble.isVisible()


def test_key_of_the_table_is_refused(keys):
    key = Qt.Key
    for one in (key.Key_P, key.Key_7, key.Key_F, key.Key_Left, key.Key_Space, key.Key_Home):
        strike(keys.lines["about"], one)
        assert held(keys)["about"] == ""
        assert "needed at the table" in keys.trouble.text()
        assert keys.trouble.isVisible()
        strike(keys.lines["new"], Qt.Key.Key_Backspace)
        assert not keys.trouble.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_command_may_be_without_a_key_which_then_is_free(keys, key):
    strike(keys.lines["new"], key)
    assert held(keys)["new"] == ""
    strike(keys.lines["about"], Qt.Key.Key_N, CTRL)
    assert chosen(keys) == (("new", ""), ("undo", "Ctrl+U"), ("about", "Ctrl+N"))


def test_default_gives_back_a_commands_own_key(keys):
    assert [name for name, button in keys.defaults.items() if button.isEnabled()] == ["undo"]
    keys.defaults["undo"].click()
    assert held(keys)["undo"] == "Ctrl+Z"
    assert not keys.defaults["undo"].isEnabled()
    assert not keys.all_defaults.isEnabled()


def test_default_that_another_command_has_by_now_is_refused(keys):
    strike(keys.lines["new"], Qt.Key.Key_F9)
    strike(keys.lines["about"], Qt.Key.Key_N, CTRL)
    keys.defaults["new"].click()
    assert held(keys)["new"] == "F9"
    assert "“About”" in keys.trouble.text()


def test_all_defaults_at_once(keys):
    strike(keys.lines["new"], Qt.Key.Key_Backspace)
    strike(keys.lines["about"], Qt.Key.Key_N, CTRL)
    keys.all_defaults.click()
    assert held(keys) == {command.name: command.default for command in COMMANDS}
    assert chosen(keys) == ()


def test_return_and_tab_are_the_dialogs(qtbot, parent, tmp_path):
    dialog = PreferencesDialog(
        CHOSEN, MOON, ("casual",), RulesShelf(tmp_path), COMMANDS, panel_letters(), parent
    )
    dialog.show_page("keys")
    dialog.open()
    line = dialog.page(KeysPage).lines["new"]
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert dialog.page(KeysPage).lines["undo"].hasFocus()
    line.setFocus()
    with qtbot.waitSignal(dialog.accepted), qtbot.assertNotEmitted(dialog.chosen):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert not dialog.isVisible()


@pytest.mark.parametrize("pressed", [False, True])
def test_field_in_focus_goes_with_its_window(qtbot, pressed):
    window = QWidget()
    line = KeyLine("undo", window)
    with qtbot.waitActive(window):
        window.show()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    if pressed:
        QTest.keyClick(line, Qt.Key.Key_F9)
    with qtbot.captureExceptions() as raised:
        shiboken6.delete(window)
    assert raised == []


def test_key_that_is_held_is_shown_when_editing_ends(qtbot):
    window = QWidget()
    line = KeyLine("undo", window)
    qtbot.addWidget(window)
    line.show_keys("F9")
    line.clear()
    line.editingFinished.emit()
    assert line.keySequence().toString() == line.keys == "F9"
