"""The window in which the rules, the keys and the file format are read."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QWidget

from moon_desktop.resources import resource
from moon_desktop.windows.help_window import HelpWindow

pytestmark = pytest.mark.timeout(30)

PAGES = ["rules.md", "play.md", "record-format.md"]


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.mark.parametrize("page", PAGES)
def test_page_is_shown_with_its_heading_and_its_words(parent, page):
    window = HelpWindow.show_page(page, parent)
    assert window.isVisible()
    text = window.browser.toPlainText()
    heading = resource("help", page).read_text("utf-8").splitlines()[0].lstrip("# ")
    assert text.startswith(heading)
    assert window.windowTitle()
    assert "](" not in text
    assert "**" not in text


def test_pages_have_headings_of_their_own(parent):
    titles = {HelpWindow.show_page(page, parent).windowTitle() for page in PAGES}
    assert len(titles) == len(PAGES)


def test_there_is_one_window_for_all_pages(parent):
    first = HelpWindow.show_page("rules.md", parent)
    assert HelpWindow.show_page("play.md", parent) is first


def test_page_is_shown_from_its_beginning(parent):
    window = HelpWindow.show_page("rules.md", parent)
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    window.read("play.md")
    assert bar.value() == 0


def test_link_leads_to_another_page_and_nowhere_else(parent):
    window = HelpWindow.show_page("play.md", parent)
    window.browser.anchorClicked.emit(QUrl("rules.md"))
    rules = window.browser.toPlainText()
    assert rules.startswith("The rules")
    window.browser.anchorClicked.emit(QUrl("https://example.org/"))
    assert window.browser.toPlainText() == rules


def test_it_can_be_opened_again_after_it_was_closed(parent):
    HelpWindow.show_page("rules.md", parent).close()
    assert HelpWindow.show_page("play.md", parent).isVisible()


def test_it_can_be_opened_again_after_its_window_is_gone(qtbot):
    parent = QWidget()
    HelpWindow.show_page("rules.md", parent)
    parent.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(parent))
    other = QWidget()
    qtbot.addWidget(other)
    assert HelpWindow.show_page("play.md", other).isVisible()
