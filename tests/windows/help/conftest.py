"""What the tests of the help share: its window, open at a page."""

from __future__ import annotations

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.help.window import HelpWindow


@pytest.fixture
def show(parent):
    """Opens the help at a page, of the first rules of Moon unless it is given a library."""

    usual = Library(CATALOGUE["moon"], MoonRules(), {})
    window = HelpWindow(usual, parent)

    def opened(page: str, library: Library | None = None) -> HelpWindow:
        window.show_page(page, library or usual)
        return window

    return opened
