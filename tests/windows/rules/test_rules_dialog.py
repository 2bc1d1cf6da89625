"""The house rules in a dialog of their own: they hold at once, and each change can be undone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.windows.rules.dialog import ChosenRules, RulesDialog
from moon_desktop.windows.score.layout import ROOM
from tests.windows.rules.test_rules_form import choose

MOON = CATALOGUE["moon"]
CHOSEN = ChosenRules("fosdick", PRESETS["fosdick"])
HICKEYS = ChosenRules("fosdick", replace(PRESETS["fosdick"], hickeys=True))


@pytest.fixture
def dialog(parent, tmp_path):
    parent.resize(784, 584)
    dialog = RulesDialog(MOON, CHOSEN, RulesShelf(tmp_path), parent)
    dialog.open()
    return dialog


@pytest.fixture
def told(dialog):
    """What was chosen, one change after another."""
    told: list[ChosenRules] = []
    dialog.chosen.connect(told.append)
    return told


def test_it_fits_a_small_window(dialog, qtbot):
    least = dialog.paper.minimumSizeHint()
    assert least.boundedTo(dialog.paper.size()) == least
    assert dialog.paper.size() == QSize(760 + 2 * ROOM, 560 + 2 * ROOM)
    form, port = dialog.rules.form, dialog.rules.area.viewport()
    assert form.width() <= port.width()
    assert form.height() > port.height()
    last = form.rows["game_marks"]
    # What stands above the rules is scrolled with them where there is as little room.
    assert form.isAncestorOf(dialog.rules.chooser)
    # No empty paper is left below it.
    foot = last.rect().bottomLeft()
    qtbot.waitUntil(lambda: form.height() - last.mapTo(form, foot).y() < 40)


def test_the_focus_stays_where_it_is_as_the_window_gets_low_and_high(dialog, parent, qtbot):
    chooser = dialog.rules.chooser
    assert parent.focusWidget() is chooser
    assert dialog.rules.form.isAncestorOf(chooser)
    parent.resize(1000, 900)
    qtbot.waitUntil(lambda: not dialog.rules.form.isAncestorOf(chooser))
    assert parent.focusWidget() is chooser
    parent.resize(1000, 584)
    qtbot.waitUntil(lambda: dialog.rules.form.isAncestorOf(chooser))
    assert parent.focusWidget() is chooser


@pytest.mark.parametrize("way", ["key", "return in the form", "return on a button", "escape"])
def test_a_change_holds_at_once_and_however_it_is_left(dialog, told, way):
    choose(dialog.rules.form, hickeys=True)
    assert told == [HICKEYS]
    if way == "key":
        QTest.mouseClick(dialog.done_key, Qt.MouseButton.LeftButton)
    elif way == "escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        row = dialog.rules.form.rows["target"]
        on = row.control if way == "return in the form" else dialog.rules.reset_all
        QTest.keyClick(on, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert told == [HICKEYS]


@pytest.mark.slow
def test_each_change_is_taken_back(dialog, told):
    choose(dialog.rules.form, hickeys=True, minimum_bid=3)
    for before in (HICKEYS, CHOSEN):
        dialog.undo()
        assert told[-1] == before
        assert dialog.rules.form.values == before.rules.to_record()
    dialog.undo()
    assert len(told) == 4
    QTest.keyClick([*dialog.rules.form.rows.values()][-1].reset_key, Qt.Key.Key_Tab)
    choose(dialog.rules.form, hickeys=True)
    assert told[-1] == HICKEYS


def test_no_button_of_the_page_takes_the_return_key(dialog):
    choose(dialog.rules.form, minimum_bid=3)
    buttons = dialog.rules.findChildren(QPushButton)
    assert len(buttons) > 6
    assert not any(button.autoDefault() for button in buttons)


@pytest.mark.slow
def test_undo_of_what_cannot_be_played_leaves_what_held_before(dialog):
    form = dialog.rules.form
    choose(form, shoot_tops=2)
    before = dict(form.values)
    choose(form, over=False)
    assert not dialog.rules.playable
    dialog.undo()
    assert dialog.rules.form.values == before
    dialog.undo()
    assert dialog.rules.form.values == CHOSEN.rules.to_record()


def test_what_cannot_be_played_does_not_hold_and_is_told_before_it_goes(dialog, told):
    """M7: they are refused."""
    choose(dialog.rules.form, shoot_tops=2, over=False)
    assert [chosen.rules.over for chosen in told] == [True]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    trouble = dialog.rules.form.rows[dialog.rules.form.troubled[0]]
    assert trouble.isAncestorOf(dialog.focusWidget())
    choose(dialog.rules.form, under=True)
    assert not told[-1].rules.over
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


@pytest.mark.slow
def test_of_what_cannot_be_played_that_alone_is_taken_back(dialog, told):
    choose(dialog.rules.form, shoot_tops=2, over=False)
    (held,) = told
    assert not dialog.rules.playable
    dialog.undo()
    assert dialog.rules.playable
    assert dialog.rules.form.values == held.rules.to_record()
    dialog.undo()
    assert dialog.rules.form.values == CHOSEN.rules.to_record()
    choose(dialog.rules.form, shoot_tops=2, over=False)
    dialog.undo()
    assert told[-1] == held


def test_keyboard_begins_at_the_chooser(dialog):
    assert dialog.focusWidget() is dialog.rules.chooser
