"""The preferences dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QWidget

from moon_desktop.settings import NAME_LIMIT, PACES, Settings
from moon_desktop.windows.preferences import Preferences

pytestmark = pytest.mark.timeout(30)

LEVELS = ("random", "casual")
CHOSEN = Settings(your_name="Ann", right_level="random", preset="fosdick", pace="fast", sheet=False)


@pytest.fixture
def dialog(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = Preferences(CHOSEN, LEVELS, parent)
    dialog.show()
    yield dialog
    parent.close()


def press(dialog: Preferences, button: QDialogButtonBox.StandardButton) -> None:
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    QTest.mouseClick(buttons.button(button), Qt.MouseButton.LeftButton)


def test_nothing_changed_is_what_was_chosen_last(dialog, qtbot):
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert chosen.args == [CHOSEN]


def test_what_is_chosen_is_handed_over_and_the_rest_kept(dialog, qtbot):
    lines = dialog.players.findChildren(QLineEdit)
    for line, name in zip(lines, ("", "Bea", "Cy", "  "), strict=True):
        line.setText(name)
    for box in dialog.players.findChildren(QComboBox):
        box.setCurrentIndex(box.findData("random"))
    dialog.pace.setCurrentIndex(dialog.pace.findData("instant"))
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert chosen.args == [
        Settings(
            your_name="",
            left_name="Bea",
            across_name="Cy",
            right_name=CHOSEN.right_name,
            left_level="random",
            across_level="random",
            right_level="random",
            pace="instant",
            preset="fosdick",
            sheet=False,
        )
    ]


def test_given_up_it_changes_nothing(dialog, qtbot):
    dialog.pace.setCurrentIndex(0)
    with qtbot.assertNotEmitted(dialog.chosen):
        press(dialog, QDialogButtonBox.StandardButton.Cancel)
    assert not dialog.isVisible()


def test_every_pace_and_level_has_a_name(dialog):
    paces = [dialog.pace.itemData(place) for place in range(dialog.pace.count())]
    assert paces == list(PACES)
    for box in (dialog.pace, *dialog.players.findChildren(QComboBox)):
        words = [box.itemText(place) for place in range(box.count())]
        assert all(words)
        assert len(set(words)) == len(words)


def test_names_are_no_longer_than_a_name_may_be(dialog):
    line = dialog.players.findChildren(QLineEdit)[0]
    line.clear()
    QTest.keyClicks(line, "x" * (NAME_LIMIT + 5))
    assert len(line.text()) == NAME_LIMIT
