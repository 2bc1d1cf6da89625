"""The dialog that begins a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QPushButton, QWidget

from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.settings import Settings
from moon_desktop.windows.new_match import NewMatch

pytestmark = pytest.mark.timeout(30)

LEVELS = ("random", "casual")
CHOSEN = Settings(your_name="Ann", left_level="random", preset="fosdick", pace="fast")


@pytest.fixture
def dialog(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewMatch(CHOSEN, LEVELS, parent)
    dialog.show()
    yield dialog
    parent.close()


def begin(dialog: NewMatch) -> None:
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    accepting = [
        button
        for button in buttons.buttons()
        if buttons.buttonRole(button) == QDialogButtonBox.ButtonRole.AcceptRole
    ]
    QTest.mouseClick(accepting[0], Qt.MouseButton.LeftButton)


def test_it_shows_what_was_chosen_last(dialog):
    assert dialog.preset.currentData() == "fosdick"
    assert dialog.players.filled(CHOSEN) == CHOSEN


def test_every_preset_can_be_chosen_and_has_a_line_of_words(dialog):
    keys = [dialog.preset.itemData(place) for place in range(dialog.preset.count())]
    assert keys == list(PRESETS)
    lines = set()
    for place in range(dialog.preset.count()):
        dialog.preset.setCurrentIndex(place)
        lines.add(dialog._line.text())
    assert len(lines) == len(PRESETS)
    assert "" not in lines


def test_nothing_changed_begins_with_what_was_chosen_last(dialog, qtbot):
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [CHOSEN, None]
    assert not dialog.isVisible()


def test_what_is_chosen_is_handed_over(dialog, qtbot):
    dialog.preset.setCurrentIndex(dialog.preset.findData("shoot-the-moon-4"))
    lines = dialog.players.findChildren(QLineEdit)
    for line, name in zip(lines, ("Zoë", " Bo\t", "", "Di"), strict=True):
        line.setText(name)
    for box in dialog.players.findChildren(QComboBox):
        box.setCurrentIndex(box.findData("random"))
    QTest.keyClicks(dialog.number, " 42 ")
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    chosen, seed = begun.args
    assert seed == 42
    assert chosen == Settings(
        your_name="Zoë",
        left_name="Bo",
        across_name=CHOSEN.across_name,
        right_name="Di",
        left_level="random",
        across_level="random",
        right_level="random",
        preset="shoot-the-moon-4",
        pace="fast",
    )


@pytest.mark.parametrize("text", ["x", "-1", "1.5", "1e9", "٣", "9" * 19, "4 2"])
def test_deal_number_that_is_none_is_told_of_and_nothing_begins(dialog, qtbot, text):
    dialog.number.setText(text)
    assert not dialog.trouble.isVisible()
    with qtbot.assertNotEmitted(dialog.begun):
        begin(dialog)
    assert dialog.isVisible()
    assert dialog.trouble.isVisible()
    assert "deal number" in dialog.trouble.text()
    dialog.number.setText("9" * 18)
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[1] == 10**18 - 1


def test_nobody_sits_across_at_three_seats(dialog):
    across = dialog.players._names["across"], dialog.players._levels["across"]
    for key, rules in PRESETS.items():
        dialog.preset.setCurrentIndex(dialog.preset.findData(key))
        assert all(widget.isEnabled() == (rules.seats == 4) for widget in across)


def test_enter_begins(dialog, qtbot):
    dialog.number.setFocus()
    with qtbot.waitSignal(dialog.begun):
        QTest.keyClick(dialog.number, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["escape", "button"])
def test_given_up_it_begins_nothing(dialog, qtbot, way):
    with qtbot.assertNotEmitted(dialog.begun), qtbot.waitSignal(dialog.rejected):
        if way == "escape":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            (buttons,) = dialog.findChildren(QDialogButtonBox)
            cancel: QPushButton = buttons.button(QDialogButtonBox.StandardButton.Cancel)
            QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
