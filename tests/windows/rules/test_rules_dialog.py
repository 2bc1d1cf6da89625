"""The house rules in a dialog of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.windows.rules.page import RulesDialog
from moon_desktop.windows.score.layout import ROOM
from tests.windows.rules.test_rules_form import choose

MOON = CATALOGUE["moon"]


@pytest.fixture
def dialog(parent, tmp_path):
    parent.resize(784, 584)
    dialog = RulesDialog(MOON, "fosdick", PRESETS["fosdick"], RulesShelf(tmp_path), parent)
    dialog.open()
    return dialog


def test_it_fits_a_small_window(dialog, qtbot):
    least = dialog.paper.minimumSizeHint()
    assert least.boundedTo(dialog.paper.size()) == least
    assert dialog.paper.size() == QSize(760 + 2 * ROOM, 560 + 2 * ROOM)
    form, port = dialog.page.form, dialog.page.area.viewport()
    assert form.width() <= port.width()
    assert form.height() > port.height()
    last = form.rows["game_marks"]
    # No empty paper is left below it.
    qtbot.waitUntil(lambda: form.height() - last.geometry().bottom() < 40)


@pytest.mark.parametrize("way", ["ok", "return in the form", "return on a button"])
def test_ok_and_return_hand_over_what_was_chosen(dialog, qtbot, way):
    choose(dialog.page.form, hickeys=True)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        if way == "ok":
            QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
        else:
            row = dialog.page.form.rows["target"]
            on = row.control if way == "return in the form" else dialog.page.reset_all
            QTest.keyClick(on, Qt.Key.Key_Return)
    rules = replace(PRESETS["fosdick"], hickeys=True)
    assert chosen.args == ["fosdick", rules]
    assert not dialog.isVisible()


def test_no_button_of_the_page_takes_the_return_key(dialog):
    choose(dialog.page.form, minimum_bid=3)
    buttons = dialog.page.findChildren(QPushButton)
    assert len(buttons) > 6
    assert not any(button.autoDefault() for button in buttons)


@pytest.mark.parametrize("way", ["escape", "button"])
def test_given_up_it_chooses_nothing(dialog, qtbot, way):
    choose(dialog.page.form, hickeys=True)
    with qtbot.assertNotEmitted(dialog.chosen), qtbot.waitSignal(dialog.rejected):
        if way == "escape":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()


def test_ok_is_shut_while_the_rules_cannot_be_played(dialog, qtbot):
    """M7: they are refused."""
    choose(dialog.page.form, shoot_tops=2, over=False)
    assert not dialog.ok.isEnabled()
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    choose(dialog.page.form, under=True)
    assert dialog.ok.isEnabled()


def test_keyboard_begins_at_the_chooser(dialog):
    assert dialog.focusWidget() is dialog.page.chooser
