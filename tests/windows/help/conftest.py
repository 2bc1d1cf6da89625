"""What the tests of the help share: a parent for its window, and a walk over what it shows."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.help.window import HelpWindow


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def show(parent):
    """Opens the help at a page, of the first rules of Moon unless it is given a library."""

    usual = Library(CATALOGUE["moon"], MoonRules(), {})
    window = HelpWindow(usual, parent)

    def opened(page: str, library: Library | None = None) -> HelpWindow:
        window.show_page(page, library or usual)
        # Keys of commands go to an active window only.
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        return window

    return opened
