"""The desktop that a test finds, whatever the one before it left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


@pytest.mark.parametrize("turn", ["before", "after"])
def test_it_is_clear(qapp, turn):
    """Whichever comes second finds nothing of what the first leaves."""
    assert qapp.topLevelWidgets() == []
    assert not qapp.screens()[0].geometry().contains(QCursor.pos())
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
    assert qapp.mouseButtons() == Qt.MouseButton.NoButton
    assert qapp.overrideCursor() is None
    assert qapp.clipboard().text() == ""
    window = QWidget()
    # As a dialog is held by its program, beyond the end of the test.
    window.held = window  # type: ignore[attr-defined]
    window.show()
    QTest.mouseMove(window)
    QTest.keyPress(window, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton)
    qapp.setOverrideCursor(Qt.CursorShape.WaitCursor)
    qapp.clipboard().setText(turn)
