"""The bar: its menus, its buttons, and their keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu, QToolButton

from moon_desktop.look.theme import EVENING
from moon_desktop.windows import actions
from moon_desktop.windows.actions import Actions
from moon_desktop.windows.top_bar import HEIGHT, TopBar

pytestmark = pytest.mark.timeout(30)

ALL = [
    actions.NEW,
    actions.OPEN,
    actions.SAVE,
    actions.PREFERENCES,
    actions.QUIT,
    actions.UNDO,
    actions.LAST_TRICK,
    actions.SHEET,
    actions.RULES,
    actions.PLAYING,
    actions.FORMAT,
    actions.ABOUT,
]


class Window(QMainWindow):
    """A window with nothing but the bar."""

    def __init__(self) -> None:
        super().__init__()
        self.commands = Actions(self)
        self.bar = TopBar(EVENING, self.commands, self)
        self.setMenuWidget(self.bar)
        self.resize(1000, 300)


@pytest.fixture
def window(qtbot):
    window = Window()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


def in_menus(bar: TopBar) -> list[str]:
    menus = bar.menus.findChildren(QMenu)
    names = [action.objectName() for menu in menus for action in menu.actions()]
    # Separators have none, nor has what Qt keeps for menus that find no room.
    return [name for name in names if name]


def test_every_command_is_in_a_menu_with_words_and_a_tip(window):
    assert sorted(in_menus(window.bar)) == sorted(ALL)
    texts = [window.commands[name].text() for name in ALL]
    assert len(set(texts)) == len(texts)
    assert all(window.commands[name].toolTip() for name in ALL)


def test_no_two_commands_share_a_key(window):
    keys = [window.commands[name].shortcut().toString() for name in ALL]
    keys = [key for key in keys if key]
    assert len(set(keys)) == len(keys)
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+Z", "Ctrl+Q", "F1", "L", "S"} <= set(keys)


@pytest.mark.parametrize("name", [actions.NEW, actions.UNDO, actions.LAST_TRICK])
def test_button_gives_its_command(window, qtbot, name):
    button = next(
        button
        for button in window.bar.findChildren(QToolButton)
        if button.defaultAction() is window.commands[name]
    )
    with qtbot.waitSignal(window.commands[name].triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    window.commands[name].setEnabled(False)
    with qtbot.assertNotEmitted(window.commands[name].triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_key_gives_its_command(window, qtbot):
    with qtbot.waitSignal(window.commands[actions.LAST_TRICK].triggered):
        QTest.keyClick(window, Qt.Key.Key_L)
    with qtbot.waitSignal(window.commands[actions.UNDO].triggered):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_buttons_have_words_where_there_is_room(window, qtbot):
    def styles() -> set[Qt.ToolButtonStyle]:
        buttons = [b for b in window.bar.findChildren(QToolButton) if b.defaultAction()]
        return {button.toolButtonStyle() for button in buttons}

    assert styles() == {Qt.ToolButtonStyle.ToolButtonTextBesideIcon}
    window.resize(600, 300)
    qtbot.waitUntil(lambda: styles() == {Qt.ToolButtonStyle.ToolButtonIconOnly})
    assert window.bar.height() == HEIGHT
    assert window.bar.grab().height() == HEIGHT


def test_icons_are_not_empty(window):
    buttons = [b for b in window.bar.findChildren(QToolButton) if b.defaultAction()]
    assert len(buttons) == 5
    assert not any(button.defaultAction().icon().isNull() for button in buttons)
