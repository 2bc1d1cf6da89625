"""The field in which a key is pressed goes quietly with its window."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.windows.dialogs.keys_page import KeyLine

pytestmark = pytest.mark.timeout(30)


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
