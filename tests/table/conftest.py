"""What the tests of the table share: a scene for a view of any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Stage


@pytest.fixture
def open_scene(qapp):
    """Makes a scene for a number of seats, and a view of some size and pixel ratio."""
    parent = QObject()

    def opened(seats: int = 3, width: float = 1000, height: float = 700, ratio: float = 1.0):
        return TableScene(Stage.of(width, height, seats), ratio, parent)

    yield opened
    parent.deleteLater()
