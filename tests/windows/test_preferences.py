"""The preferences dialog."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.rules_shelf import RulesShelf
from moon_desktop.settings import CHOICES, Settings
from moon_desktop.windows.preferences import PAGES, Preferences
from moon_desktop.windows.shortcuts import KeyedCommand

pytestmark = pytest.mark.timeout(60)

LEVELS = ("random", "casual")
COMMANDS = (
    KeyedCommand("new", "New match", "Ctrl+N"),
    KeyedCommand("undo", "Undo", "Ctrl+Z"),
    KeyedCommand("sheet", "Score pad", "S"),
    KeyedCommand("about", "About", ""),
)
CHOSEN = Settings(
    your_name="Ann",
    left_player="human",
    right_player="random",
    movement="fast",
    thinking="none",
    trick_stay="click",
    base="fosdick",
    rules=PRESETS["fosdick"],
    keys=(("undo", "Ctrl+U"),),
    sheet=False,
    place="00ff",
)
BUTTON = QDialogButtonBox.StandardButton


@pytest.fixture
def dialog(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    shelf = RulesShelf(None)
    shelf.keep("Sunday", replace(PRESETS["fosdick"], minimum_bid=3))
    dialog = Preferences(CHOSEN, LEVELS, shelf, COMMANDS, parent)
    dialog.show()
    yield dialog
    parent.close()


def button(dialog: Preferences, which: QDialogButtonBox.StandardButton) -> QWidget:
    return dialog._buttons.button(which)


def press(dialog: Preferences, which: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(button(dialog, which), Qt.MouseButton.LeftButton)


def contradict(dialog: Preferences) -> None:
    """M1.2: partners need four seats, and Fosdick has three."""
    dialog.rules.form.rows["partners"].set_value(True)
    dialog.rules.form.rows["partners"].edited.emit("partners")


def test_nothing_changed_is_what_was_chosen_last(dialog, qtbot):
    assert not button(dialog, BUTTON.Apply).isEnabled()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, BUTTON.Ok)
    assert chosen.args == [CHOSEN]
    assert not dialog.isVisible()


def test_what_is_chosen_is_handed_over_and_the_rest_kept(dialog, qtbot):
    for line, name in zip(dialog.players.form.names, ("", "Bo", "Cy", "  "), strict=True):
        line.setText(name)
    for box in dialog.players.form.players:
        box.setCurrentIndex(box.findData("random"))
    dialog.table.movement.setCurrentIndex(0)
    dialog.table.thinking.setCurrentIndex(3)
    dialog.table.trick_stay.setCurrentIndex(2)
    dialog.keys.lines["new"].pressed.emit("F2")
    dialog.rules._choose("Sunday")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, BUTTON.Ok)
    assert chosen.args == [
        Settings(
            # A computer player is called what whoever sat there was called.
            your_name="Ann",
            left_name="Bo",
            across_name="Cy",
            right_name=CHOSEN.right_name,
            your_player="random",
            left_player="random",
            across_player="random",
            right_player="random",
            movement="relaxed",
            thinking="long",
            trick_stay="long",
            base="Sunday",
            rules=replace(PRESETS["fosdick"], minimum_bid=3),
            keys=(("new", "F2"), ("undo", "Ctrl+U")),
            sheet=False,
            place="00ff",
        )
    ]


def test_applied_it_stays_open_and_hands_over_each_change_once(dialog, qtbot):
    dialog.table.movement.setCurrentIndex(0)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, BUTTON.Apply)
    assert chosen.args == [CHOSEN._replace(movement="relaxed")]
    assert dialog.isVisible()
    assert not button(dialog, BUTTON.Apply).isEnabled()
    dialog.table.movement.setCurrentIndex(dialog.table.movement.findData("fast"))
    assert button(dialog, BUTTON.Apply).isEnabled()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_given_up_it_changes_nothing(dialog, qtbot, way):
    dialog.table.movement.setCurrentIndex(0)
    dialog.keys.lines["new"].setFocus()
    with qtbot.assertNotEmitted(dialog.chosen):
        if way == "button":
            press(dialog, BUTTON.Cancel)
        else:
            dialog.show_page("keys")
            dialog.keys.lines["new"].setFocus()
            QTest.keyClick(dialog.keys.lines["new"], Qt.Key.Key_Escape)
    assert not dialog.isVisible()


# --- pages --------------------------------------------------------------------------------


def test_list_turns_the_pages_with_the_keys(dialog):
    dialog.list.setFocus()
    pages = (dialog.rules, dialog.players, dialog.table, dialog.keys)
    for name, page in zip(PAGES, pages, strict=True):
        assert dialog.list.item(PAGES.index(name)).text()
        assert [other.isVisible() for other in pages] == [other is page for other in pages]
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)


@pytest.mark.parametrize("page", PAGES)
def test_every_control_is_reached_with_tab_and_named(dialog, page):
    dialog.show_page(page)
    wanted = {
        "rules": [dialog.rules.chooser],
        "players": [*dialog.players.form.names, *dialog.players.form.players],
        "table": [dialog.table.thinking, dialog.table.movement, dialog.table.trick_stay],
        "keys": [*dialog.keys.lines.values(), dialog.keys.defaults["undo"]],
    }[page]
    dialog.activateWindow()
    dialog.list.setFocus()
    reached = []
    for _ in range(80):
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    assert [widget for widget in wanted if widget not in reached] == []
    assert all(widget.accessibleName() for widget in wanted if page != "rules")


@pytest.mark.parametrize("page", PAGES)
def test_page_fits_the_smallest_dialog(dialog, page):
    dialog.resize(760, 540)
    dialog.show_page(page)
    assert (dialog.width(), dialog.height()) == (760, 540)
    assert dialog.rect().contains(button(dialog, BUTTON.Ok).geometry())


def test_choices_of_the_table_are_all_there(dialog):
    for option in CHOICES:
        box = getattr(dialog.table, option)
        assert tuple(box.itemData(place) for place in range(box.count())) == CHOICES[option]
        assert box.currentData() == getattr(CHOSEN, option)


# --- house rules --------------------------------------------------------------------------


@pytest.mark.parametrize("which", [BUTTON.Ok, BUTTON.Apply])
def test_rules_that_cannot_be_played_stand_in_the_way(dialog, qtbot, which):
    contradict(dialog)
    assert not dialog.rules.playable
    dialog.show_page("table")
    with qtbot.assertNotEmitted(dialog.chosen):
        press(dialog, which)
    assert dialog.isVisible()
    assert dialog.rules.isVisible()
    assert dialog.in_the_way.isVisible()
    assert "cannot be played" in dialog.in_the_way.text()
    dialog.rules._choose("follow-me-42")
    assert not dialog.in_the_way.isVisible()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, BUTTON.Ok)
    assert chosen.args == [CHOSEN._replace(base="follow-me-42", rules=PRESETS["follow-me-42"])]


def test_rules_page_says_when_they_hold(dialog):
    texts = [label.text() for label in dialog.findChildren(type(dialog.in_the_way))]
    assert any("from the next match on" in text for text in texts)
