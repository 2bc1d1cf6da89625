"""Searching a page of the help: what is found, in which order, and how one leaves it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.games.views.help import RULE_BOOK
from moon_desktop.windows.help.window import HelpWindow


def text(window: HelpWindow) -> str:
    return window.browser.toPlainText()


@pytest.fixture
def searching(show):
    """A window with the line open to search the terms."""
    window = show("terms")
    assert not window.finder.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.finder.isVisible()
    return window


def chosen(window: HelpWindow) -> int:
    """Where the place found and chosen begins."""
    return window.browser.textCursor().selectionStart()


def test_words_are_found_whatever_their_capitals(searching):
    QTest.keyClicks(searching.finder.line, "WIDOW")
    assert searching.browser.textCursor().selectedText().lower() == "widow"
    assert chosen(searching) == text(searching).lower().index("widow")
    assert searching.finder.told.text() == ""


@pytest.mark.parametrize(
    ("on", "back"),
    [
        (lambda window: window.finder.next.click(), lambda window: window.finder.previous.click()),
        *(
            (
                lambda window, key=key: QTest.keySequence(window.focusWidget(), key),
                lambda window, key=key: QTest.keySequence(window.focusWidget(), f"Shift+{key}"),
            )
            for key in ("Return", "F3")
        ),
    ],
    ids=["buttons", "Return", "F3"],
)
def test_next_and_previous_go_round(searching, on, back):
    QTest.keyClicks(searching.finder.line, "widow")
    places = [found.start() for found in re.finditer("widow", text(searching).lower())]
    for step, place in ((None, 0), (on, 1), (back, 0), (back, -1), (on, 0)):
        if step is not None:
            step(searching)
        assert chosen(searching) == places[place]


def test_what_is_found_comes_into_sight(searching):
    QTest.keyClicks(searching.finder.line, "treys")
    bar = searching.browser.verticalScrollBar()
    assert bar.value() > 0
    assert searching.browser.viewport().rect().intersects(searching.browser.cursorRect())


def test_nothing_found_is_said(searching):
    QTest.keyClicks(searching.finder.line, "xyzzy")
    assert searching.finder.told.text() == "Not found"
    assert not searching.finder.next.isEnabled()


def test_another_page_is_searched_too(searching):
    QTest.keyClicks(searching.finder.line, "aggie")
    searching.read("play.md")
    assert searching.finder.told.text() == "Not found"
    searching.read(RULE_BOOK)
    assert chosen(searching) == text(searching).lower().index("aggie")


def test_esc_ends_the_search_and_then_closes(searching):
    QTest.keyClicks(searching.finder.line, "widow")
    QTest.keyClick(searching.finder.line, Qt.Key.Key_Escape)
    assert not searching.finder.isVisible()
    assert not searching.browser.textCursor().hasSelection()
    assert searching.isVisible()
    QTest.keyClick(searching.browser, Qt.Key.Key_Escape)
    assert not searching.isVisible()


def test_another_time_nothing_is_left_of_a_search_or_of_what_was_read(searching, show):
    QTest.keyClicks(searching.finder.line, "widow")
    searching.read("play.md")
    searching.close()
    window = show("terms")
    assert not window.finder.isVisible()
    assert not window.back.isEnabled()
