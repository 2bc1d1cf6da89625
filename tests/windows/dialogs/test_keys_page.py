"""The page of the preferences on which commands are given keys."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QWidget

from moon_desktop.app.preferences import panel_letters
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.windows.dialogs.keys_page import KeyLine
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from tests.windows.main.test_shortcuts import COMMANDS

MOON = CATALOGUE["moon"]


CHOSEN = Settings(keys=(("undo", "Ctrl+U"),))
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def dialog(parent, tmp_path):
    dialog = PreferencesDialog(
        CHOSEN, MOON, ("casual",), RulesShelf(tmp_path), COMMANDS, panel_letters(), parent
    )
    dialog.show_page("keys")
    dialog.open()
    return dialog


@pytest.fixture
def keys(dialog):
    return dialog.keys


def held(keys):
    return {name: line.keys for name, line in keys.lines.items()}


def chosen(dialog):
    """The keys that are handed over on Apply."""
    given: list[Settings] = []
    dialog.chosen.connect(given.append)
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Apply).click()
    (settings,) = given
    return settings.keys


def strike(line, key, modifier=Qt.KeyboardModifier.NoModifier):
    line.setFocus()
    QTest.keyClick(line, key, modifier)


def test_keys_are_shown_as_they_are(keys):
    assert held(keys) == {"new": "Ctrl+N", "undo": "Ctrl+U", "sheet": "S", "about": ""}


def test_key_is_pressed_and_taken(keys, dialog):
    strike(keys.lines["about"], Qt.Key.Key_F8)
    assert held(keys)["about"] == "F8"
    strike(keys.lines["about"], Qt.Key.Key_B, CTRL)
    assert held(keys)["about"] == "Ctrl+B"
    assert keys.lines["about"].keySequence().toString() == "Ctrl+B"
    assert chosen(dialog) == (("undo", "Ctrl+U"), ("about", "Ctrl+B"))


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


@pytest.mark.parametrize(
    "key",
    [Qt.Key.Key_P, Qt.Key.Key_7, Qt.Key.Key_F, Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Home],
)
def test_key_of_the_table_is_refused(keys, key):
    strike(keys.lines["about"], key)
    assert held(keys)["about"] == ""
    assert "needed at the table" in keys.trouble.text()
    assert keys.trouble.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_command_may_be_without_a_key_which_then_is_free(keys, dialog, key):
    strike(keys.lines["new"], key)
    assert held(keys)["new"] == ""
    strike(keys.lines["about"], Qt.Key.Key_N, CTRL)
    assert chosen(dialog) == (("new", ""), ("undo", "Ctrl+U"), ("about", "Ctrl+N"))


def test_default_gives_back_a_commands_own_key(keys):
    assert [name for name, button in keys.defaults.items() if button.isEnabled()] == ["undo"]
    keys.defaults["undo"].click()
    assert held(keys)["undo"] == "Ctrl+Z"
    assert not keys.defaults["undo"].isEnabled()
    assert not keys.all_defaults.isEnabled()


def test_default_that_another_command_has_by_now_is_refused(keys):
    strike(keys.lines["about"], Qt.Key.Key_Z, CTRL)
    keys.defaults["undo"].click()
    assert held(keys)["undo"] == "Ctrl+U"
    assert "“About”" in keys.trouble.text()


def test_all_defaults_at_once(keys, dialog):
    strike(keys.lines["about"], Qt.Key.Key_Z, CTRL)
    strike(keys.lines["new"], Qt.Key.Key_Backspace)
    keys.all_defaults.click()
    assert held(keys) == {command.name: command.default for command in COMMANDS}
    assert chosen(dialog) == ()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_return_and_tab_are_the_dialogs(keys, dialog, qtbot, key):
    line = keys.lines["new"]
    line.setFocus()
    if key == Qt.Key.Key_Return:
        with qtbot.waitSignal(dialog.chosen):
            QTest.keyClick(line, key)
        assert not dialog.isVisible()
    else:
        QTest.keyClick(line, key)
        assert dialog.focusWidget() is keys.lines["undo"]
    assert held(keys)["new"] == "Ctrl+N"


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
