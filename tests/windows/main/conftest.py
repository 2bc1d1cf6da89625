"""A panel of choices in a window of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget

from moon_desktop.look.theme import EVENING
from moon_desktop.windows.main.choice_panel import ChoicePanel


@pytest.fixture
def panel(qtbot) -> Iterator[ChoicePanel]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 300)
    # Something else the focus could go to.
    QLineEdit(window)
    panel = ChoicePanel(EVENING, window)
    with qtbot.waitActive(window):
        window.show()
    yield panel
    window.close()
