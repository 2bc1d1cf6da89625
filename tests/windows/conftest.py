"""What the tests of dialogs share: a window for them to lie in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    """A window that is seen, and has the keys."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1280, 800)
    parent.show()
    parent.activateWindow()
    QTest.qWaitForWindowActive(parent)
    yield parent
    parent.close()
