"""The window in which the rules in force, the terms, the keys and the file formats are read."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidgetItem

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.games.views.help import RULE_BOOK
from moon_desktop.look.theme import THEME
from moon_desktop.windows.help.pages import LICENCES, Library
from moon_desktop.windows.help.window import ZOOMS, HelpWindow
from tests.kit.cases import each
from tests.kit.second_game import MOON, SECOND

RULES = MoonRules()
SHOOT = PRESETS["shoot-the-moon"]
MINUTE, IN_FORCE, TRUMPS, TERMS, COMPARED = "minute", "in-force", "trumps", "terms", "presets"


def library(rules: MoonRules) -> Library:
    return Library(MOON, rules, {"moon": MOON})


PAGES = tuple(library(RULES).pages())


HEADINGS = {
    MINUTE: "Moon in one minute",
    IN_FORCE: "The rules of this match",
    TRUMPS: "Trumps",
    RULE_BOOK: "The rules of Moon",
}


@pytest.fixture
def show(show):
    """Opens the help at a page, about some rules."""
    return lambda page, rules=RULES: show(page, library(rules))


def text(window: HelpWindow) -> str:
    return window.browser.toPlainText()


def follow(window: HelpWindow, address: str) -> None:
    """As on a click on a link to ``address``."""
    window.browser.setSource(window.browser.source().resolved(QUrl(address)))


# --- pages ------------------------------------------------------------------------------------


@each("page", PAGES)
def test_page_is_shown_with_its_heading_and_its_words(show, page):
    window = show(page)
    assert window.isVisible()
    first = window.browser.document().begin()
    assert first.blockFormat().headingLevel() == 1
    assert first.text()
    assert len(text(window)) > 400
    # The texts of other people's licences have such signs of their own.
    if page != LICENCES:
        assert "](" not in text(window)
        assert "**" not in text(window)
        assert "<" not in text(window)
    shown = window.list.currentItem()
    assert shown.data(Qt.ItemDataRole.UserRole) == page
    assert not shown.isHidden()


def test_one_window_lists_all_pages_and_each_has_its_title(show):
    window = show(PAGES[0])
    for page in library(RULES).pages().values():
        (item,) = listed(window, page.title)
        window.list.setCurrentItem(item)
        assert window.windowTitle() == f"{page.title} – Help"
    assert window.list.count() == len(PAGES) + 2, "and two headings"
    assert show("../LICENSE.md") is window
    assert text(window).startswith(HEADINGS[MINUTE])


def listed(window: HelpWindow, title: str) -> list[QListWidgetItem]:
    return window.list.findItems(title, Qt.MatchFlag.MatchExactly)


def test_pages_of_other_games_are_folded_away_until_they_are_wanted(parent):
    both = Library(MOON, RULES, {"moon": MOON, "second": SECOND})
    window = HelpWindow(both, parent)
    window.show_page(TERMS, both)
    (heading,), (own, other) = listed(window, "Second"), listed(window, "Terms")
    assert (own.isHidden(), other.isHidden()) == (False, True)
    place = window.list.visualItemRect(heading).center()
    for hidden in (False, True):
        QTest.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert other.isHidden() == hidden
        assert window.browser.page == TERMS
    window.list.setCurrentItem(heading)
    QTest.keyClick(window.list, Qt.Key.Key_Return)
    assert not other.isHidden()
    QTest.keyClick(window.list, Qt.Key.Key_Return)
    window.read("second/terms")
    assert not other.isHidden(), "it is read"
    assert window.list.currentItem() is other


# --- the rules in force -----------------------------------------------------------------------


def test_rules_in_force_are_told_and_renewed_where_one_reads(show):
    window = show(IN_FORCE)
    assert "widow" in text(window)
    assert "hickey" not in text(window)
    bar = window.browser.verticalScrollBar()
    bar.setValue(300)
    window.take(library(replace(SHOOT, seats=4, follow_me="no-trump")))
    assert "widow" not in text(window)
    assert "hickeys" in text(window)
    assert bar.value() == 300


def test_rules_in_force_are_named(show):
    assert "Classic Moon" in text(show(IN_FORCE, PRESETS["fosdick-widow"]))
    assert "house rules of your own" in text(show(IN_FORCE, replace(RULES, target=30)))


def test_renewing_leaves_a_page_that_is_not_about_them_alone(show):
    window = show(RULE_BOOK)
    window.browser.selectAll()
    window.take(library(SHOOT))
    assert window.browser.textCursor().hasSelection()
    window.read(IN_FORCE)
    assert "hickeys" in text(window)


def test_a_match_of_its_own_rules_stands_among_the_presets(show):
    window = show(COMPARED)
    assert "This match" not in text(window)
    assert text(window).count("(in play)") == 1
    window.take(library(replace(RULES, aggie_dice=True)))
    assert "This match" in text(window)


# --- links, back and forward ------------------------------------------------------------------


def test_link_leads_to_another_page_and_nowhere_else(show):
    window = show("play.md")
    follow(window, RULE_BOOK)
    rules = text(window)
    assert rules.startswith(HEADINGS[RULE_BOOK])
    for address in ("https://example.org/rules.md", "file:///etc/passwd", "nowhere.md"):
        follow(window, address)
        assert text(window) == rules


def links(window: HelpWindow) -> set[str]:
    found = set()
    block = window.browser.document().begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            found.add(place.fragment().charFormat().anchorHref())
            place += 1
        block = block.next()
    return found - {""}


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(show, page):
    window = show(page)
    for href in links(window):
        target, _, place = href.partition("#")
        assert target in PAGES or not target
        follow(window, href)
        if place:
            anchors = re.findall(r'<a name="([^"]+)"', window.browser.document().toHtml())
            assert place in anchors
        window.read(page)


def test_small_print_leads_to_the_rule(show):
    window = show(IN_FORCE)
    assert f"{RULE_BOOK}#M2.4" in links(window)
    follow(window, f"{RULE_BOOK}#M2.4")
    at_top = window.browser.cursorForPosition(QPoint(60, 30)).block().text()
    assert at_top.startswith("M2.4 ")


def test_back_and_forward_go_where_one_was(show):
    window = show(IN_FORCE)
    bar = window.browser.verticalScrollBar()
    bar.setValue(250)
    assert not window.back.isEnabled()
    follow(window, TRUMPS)
    follow(window, TERMS)
    window.back.click()
    assert text(window).startswith(HEADINGS[TRUMPS])
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert text(window).startswith(HEADINGS[IN_FORCE])
    assert bar.value() == 250
    assert not window.back.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert text(window).startswith(HEADINGS[TRUMPS])
    window.read(RULE_BOOK)
    assert not window.forward.isEnabled()


# --- the size of the type ---------------------------------------------------------------------


def height(window: HelpWindow) -> float:
    return window.browser.document().size().height()


def press(window: HelpWindow, key: Qt.Key) -> float:
    """Presses Ctrl and ``key``; how high the page is then."""
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    return height(window)


def test_zoom_changes_all_type_and_stays_between_pages(show):
    window = show(IN_FORCE)

    def heading() -> Any:
        return window.browser.document().firstBlock().layout().boundingRect().height()

    usual, line = height(window), heading()
    larger = press(window, Qt.Key.Key_Plus)
    assert larger > 1.05 * usual
    assert heading() > 1.05 * line
    assert window.size_shown.text() == "110%"
    window.read(TERMS)
    window.read(IN_FORCE)
    assert height(window) == larger
    assert press(window, Qt.Key.Key_Minus) == usual
    assert press(window, Qt.Key.Key_Minus) < usual
    assert press(window, Qt.Key.Key_0) == usual


def test_zoom_ends_at_its_bounds(show):
    window = show(TERMS)
    for button, end in ((window.larger, ZOOMS[-1]), (window.smaller, ZOOMS[0])):
        for _ in range(len(ZOOMS) + 2):
            button.click()
        assert window.zoom == end
        assert not button.isEnabled()


def test_zoom_keeps_the_place(show):
    window = show(RULE_BOOK)
    follow(window, f"{RULE_BOOK}#M5.1")
    bar = window.browser.verticalScrollBar()
    share = bar.value() / height(window)
    window.larger.click()
    assert bar.value() / height(window) == pytest.approx(share, abs=0.02)


def test_wheel_with_ctrl_zooms(show):
    window = show(TERMS)
    spot = QPointF(40, 40)
    turn = QWheelEvent(
        spot,
        window.browser.viewport().mapToGlobal(spot),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window.browser.viewport(), turn)
    assert window.zoom == 110


# --- its look ---------------------------------------------------------------------------------


@pytest.mark.slow
@each("rules", [RULES, SHOOT, replace(RULES, seats=4, aggie_dice=True)])
@each("page", PAGES)
def test_no_page_needs_scrolling_sideways_even_in_a_small_window(show, page, rules, qtbot):
    window = show(page, rules)
    for width in (760, 873, 980):
        window.resize(width, 600)
        # A long page is laid out bit by bit.
        qtbot.waitUntil(lambda: window.browser.horizontalScrollBar().maximum() == 0)


def test_a_list_that_scrolls_shows_its_titles_whole(parent):
    parent.resize(1280, 420)
    long = Library(MOON, RULES, {"moon": MOON, "cards": CATALOGUE["shoot-the-moon-cards"]})
    window = HelpWindow(long, parent)
    window.show_page(IN_FORCE, long)
    QApplication.processEvents()
    assert window.list.verticalScrollBar().isVisible()
    assert not window.list.horizontalScrollBar().isVisible()
    assert window.list.sizeHintForColumn(0) <= window.list.viewport().width()


def test_keys_move_with_the_size_of_words_and_none_is_cut(show, parent):
    """In a window that was open before, as much as in one that is opened after."""
    window = show(IN_FORCE)
    keys = window.back, window.forward, window.smaller, window.size_shown, window.search
    parent.resize(900, 600)
    beside = window.back.geometry().left()
    try:
        for text in (2.0, 1.0):
            THEME.wear({"text": text})
            QApplication.sendEvent(parent, QEvent(QEvent.Type.Resize))
            QApplication.sendEvent(window, QEvent(QEvent.Type.StyleChange))
            QApplication.processEvents()
            for key in keys:
                assert key.width() >= key.sizeHint().width()
                over = key.geometry().bottom() < window.list.geometry().top()
                assert over == THEME.large
    finally:
        THEME.wear({})
    assert window.back.geometry().left() == beside


@each("page", [page for page in PAGES if page != COMPARED])
def test_lines_are_no_longer_than_is_good_to_read(show, page):
    window = show(page)
    window.resize(1900, 800)
    assert 600 <= window.browser.document().textWidth() <= 760


# --- several games --------------------------------------------------------------------------


def test_other_games_are_told_of_in_general_under_their_names(parent):
    both = Library(MOON, RULES, {"moon": MOON, "second": SECOND})
    window = HelpWindow(both, parent)
    window.show_page(TERMS, both)
    rows = [window.list.item(row).text() for row in range(window.list.count())]
    assert rows[len(PAGES) + 2 :] == [
        "Second", "In one minute", "Terms", "Presets compared", "Rule book"
    ]  # fmt: skip
    window.list.setCurrentRow(len(rows) - 2)
    assert "(in play)" not in text(window)
    window.read("second/terms")
    follow(window, f"{RULE_BOOK}#M2.4")
    assert window.list.currentRow() == len(rows) - 1
    follow(window, "play.md")
    assert window.windowTitle() == "Playing – Help"


def test_match_of_another_game_has_its_own_pages_first(parent):
    games = {"moon": MOON, "second": SECOND}
    moon = Library(MOON, RULES, games)
    window = HelpWindow(moon, parent)
    window.show_page(RULE_BOOK, moon)
    window.take(Library(SECOND, SHOOT, games))
    assert text(window).startswith(HEADINGS[MINUTE])
    window.read(IN_FORCE)
    assert "hickeys" in text(window)
    assert window.list.item(len(PAGES) + 2).text() == "Moon"
    window.back.click()
    assert not window.back.isEnabled(), "back to what was read of the other match"


@pytest.mark.slow
@pytest.mark.parametrize("page", [MINUTE, IN_FORCE, TERMS, COMPARED])
def test_pages_of_texas_42_are_shown_and_lead_to_its_rules(parent, page, qtbot):
    """Its own come first; no line needs scrolling, whatever its rules."""
    game = CATALOGUE["texas42"]
    for rules in (game.presets["texas-42-all"], game.rules(scoring="points", target=10**12)):
        lib = Library(game, rules, {"moon": MOON, "texas42": game})
        window = HelpWindow(lib, parent)
        window.show_page(page, lib)
        window.resize(760, 600)
        bar = window.browser.horizontalScrollBar()
        qtbot.waitUntil(lambda bar=bar: bar.maximum() == 0)
        rows = [window.list.item(row).text() for row in range(window.list.count())]
        assert rows.index("Moon") == len(rows) - 5
        assert not re.search(r"\]\(|\*\*|[<{]", text(window))
        for href in links(window):
            follow(window, href)
            assert href.partition("#")[0] in (RULE_BOOK, TRUMPS, TERMS)
            window.read(page)
