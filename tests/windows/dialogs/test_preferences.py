"""The preferences dialog."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QWidget,
)

from moon_desktop.app.preferences import panel_letters, tempo_of, thinking_of
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.table import tempo
from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.rules.page import RulesPage
from tests.kit.cases import each
from tests.windows.main.test_shortcuts import COMMANDS

MOON = CATALOGUE["moon"]


LEVELS = ("random", "casual")
CHOSEN = Settings(
    your_name="Ann",
    left_player="human",
    right_player="random",
    movement="fast",
    thinking="none",
    expert_seconds="2",
    trick_stay="click",
    base="fosdick",
    rules=PRESETS["fosdick"],
    keys=(("undo", "Ctrl+U"),),
    sheet=False,
    place="00ff",
)
BUTTON = QDialogButtonBox.StandardButton


@pytest.fixture
def dialog(parent, tmp_path):
    shelf = RulesShelf(tmp_path)
    shelf.keep("Sunday", replace(PRESETS["fosdick"], minimum_bid=3))
    dialog = PreferencesDialog(CHOSEN, MOON, LEVELS, shelf, COMMANDS, panel_letters(), parent)
    dialog.open()
    return dialog


def button(dialog: PreferencesDialog, which: QDialogButtonBox.StandardButton) -> QWidget:
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    return buttons.button(which)


def press(dialog: PreferencesDialog, which: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(button(dialog, which), Qt.MouseButton.LeftButton)


def choose_pace(dialog: PreferencesDialog, **paces: str) -> None:
    for option, value in paces.items():
        box = dialog.table.grid.controls[option]
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(value))


def pick(page: RulesPage, base: str) -> None:
    page.chooser.setCurrentIndex(page.chooser.findData(base))


def contradict(dialog: PreferencesDialog) -> None:
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
    choose_pace(dialog, movement="relaxed", thinking="long", trick_stay="long")
    seconds, table, sound = (
        dialog.players.grid.controls["expert_seconds"],
        dialog.table.grid.controls,
        dialog.sound.grid.controls,
    )
    seconds.setCurrentIndex(seconds.findData("5"))
    sound["volume"].setValue(25)
    for box in (table["sheet"], table["coach"], sound["mute"], sound["chime"], sound["pencil"]):
        box.click()
    dialog.keys.lines["new"].pressed.emit("F2")
    pick(dialog.rules, "Sunday")
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
            expert_seconds="5",
            trick_stay="long",
            base="Sunday",
            rules=replace(PRESETS["fosdick"], minimum_bid=3),
            keys=(("new", "F2"), ("undo", "Ctrl+U")),
            sheet=True,
            coach=True,
            place="00ff",
            volume=25,
            mute=True,
            chime=True,
            pencil=False,
        )
    ]


def test_a_volume_is_heard_when_the_knob_is_let_go_of_or_moved_by_keys(dialog):
    tried: list[int] = []
    dialog.sound.tried.connect(tried.append)
    controls = dialog.sound.grid.controls
    slider = controls["volume"]
    slider.setSliderDown(True)
    for value in (50, 40, 30):
        slider.setValue(value)
    assert tried == []
    slider.setSliderDown(False)
    assert tried == [30]
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert tried == [30, 35]
    controls["mute"].click()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert tried == [30, 35]


def test_applied_it_stays_open_and_hands_over_each_change_once(dialog, qtbot):
    choose_pace(dialog, movement="relaxed")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, BUTTON.Apply)
    assert chosen.args == [CHOSEN._replace(movement="relaxed")]
    assert dialog.isVisible()
    assert not button(dialog, BUTTON.Apply).isEnabled()
    choose_pace(dialog, movement="fast")
    assert button(dialog, BUTTON.Apply).isEnabled()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_given_up_it_changes_nothing(dialog, qtbot, way):
    dialog.table.grid.controls["movement"].setCurrentIndex(0)
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
    pages = [getattr(dialog, name) for name in PAGES]
    for number, page in enumerate(pages):
        assert dialog.list.item(number).text()
        assert [other.isVisible() for other in pages] == [other is page for other in pages]
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)


def test_tab_goes_from_the_list_through_the_page_to_the_buttons(dialog):
    pages = {
        "rules": [dialog.rules.chooser, dialog.rules.form.rows["seats"].control],
        "players": [
            widget
            for pair in zip(dialog.players.form.names, dialog.players.form.players, strict=True)
            for widget in pair
        ],
        "table": list(dialog.table.grid.controls.values()),
        "sound": list(dialog.sound.grid.controls.values()),
        "look": [
            *(row.keys[row.value()] for row in dialog.look.rows.values()),
            dialog.look.grid.controls["tones"],
        ],
        "keys": [*dialog.keys.lines.values(), dialog.keys.all_defaults],
        "language": [dialog.language.box],
    }  # fmt: skip
    assert set(pages) == set(PAGES)
    dialog.activateWindow()
    for page, wanted in pages.items():
        dialog.show_page(page)
        dialog.list.setFocus()
        reached = []
        for _ in range(80):
            QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.append(dialog.focusWidget())
            if reached[-1] is dialog.list:
                break
        shown = getattr(dialog, page)
        inside = [shown.isAncestorOf(widget) for widget in reached]
        assert inside[0]
        assert inside == sorted(inside, reverse=True), "not back to the page once it was left"
        assert button(dialog, BUTTON.Ok) in reached
        assert [widget for widget in reached if widget in wanted] == wanted, page
        assert all(
            widget.accessibleName() or isinstance(widget, QPushButton)
            for widget in wanted
            if page != "rules"
        )


def measured(option: str, value: str) -> float:
    """How long what is chosen takes, in seconds."""
    chosen: dict[str, Any] = {option: value}
    settings = Settings()._replace(**chosen)
    pace = tempo_of(settings)
    if option == "thinking":
        return thinking_of(settings) / 1000
    if option == "movement":
        return pace.moving(tempo.PLAY) / 1000
    return math.inf if pace.waits else pace.looking(tempo.TRICK_HOLD) / 1000


@each(
    ("option", "value", "words", "least", "most"),
    [
        ("thinking", "none", "at once", 0, 0),
        ("thinking", "short", "A quarter of a second", 0.2, 0.3),
        ("thinking", "normal", "Half a second", 0.45, 0.6),
        ("thinking", "long", "over a second", 1.2, 1.6),
        ("trick_stay", "short", "Half a second", 0.4, 0.6),
        ("trick_stay", "normal", "A second", 0.8, 1.2),
        ("trick_stay", "long", "Two seconds", 1.8, 2.2),
        ("trick_stay", "click", "Until you click", math.inf, math.inf),
    ],
)
def test_words_of_a_pace_are_what_it_is(option, value, words, least, most):
    assert words in OPTIONS[option].choices[value]
    assert least <= measured(option, value) <= most


def test_letters_of_a_page_go_each_to_a_control_of_it(dialog):
    for page, number in {"players": 6, "table": 7, "look": 5, "language": 1}.items():
        dialog.show_page(page)
        shown = getattr(dialog, page)
        keyed = [label for label in shown.findChildren(QLabel) if "&" in label.text()]
        texts = [label.text() for label in keyed]
        texts += [box.text() for box in shown.findChildren(QCheckBox)]
        letters = [text[text.index("&") + 1].upper() for text in texts]
        # Those of the buttons below are taken.
        assert len({*letters, "O", "C", "A"}) == len(letters) + 3
        assert all(shown.isAncestorOf(label.buddy()) for label in keyed)
        assert len(letters) == number, page


# --- house rules --------------------------------------------------------------------------


def test_rules_that_cannot_be_played_stand_in_the_way_and_have_the_focus(dialog, qtbot):
    """M7: the first row of them is shown."""
    area, row = dialog.rules.area, dialog.rules.form.rows["seats"]

    def in_sight():
        port = area.viewport()
        top = row.mapTo(port, QPoint()).y()
        return top >= 0 and top + row.height() <= port.height()

    for which, instead in ((BUTTON.Apply, "Sunday"), (BUTTON.Ok, "follow-me-42")):
        contradict(dialog)
        assert not dialog.rules.playable
        QApplication.processEvents()
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        dialog.show_page("table")
        with qtbot.assertNotEmitted(dialog.chosen):
            press(dialog, which)
        assert dialog.isVisible()
        assert dialog.rules.isVisible()
        assert dialog.focusWidget() is row.control
        qtbot.waitUntil(in_sight)
        assert dialog.in_the_way.isVisible()
        assert "cannot be played" in dialog.in_the_way.text()
        pick(dialog.rules, instead)
        assert not dialog.in_the_way.isVisible()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, BUTTON.Ok)
    assert chosen.args == [CHOSEN._replace(base="follow-me-42", rules=PRESETS["follow-me-42"])]
