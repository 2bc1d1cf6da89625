"""Menus and tips look like panels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QScrollArea, QToolTip, QWidget

from moon_desktop.look.theme import Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.windows.main.what_is_this import Explanation
from moon_desktop.windows.paper.dialog import OFF_BAR, line_of
from moon_desktop.windows.paper.dress import wear
from moon_desktop.windows.paper.popups import PanelPopup, PopupDress
from moon_desktop.windows.paper.style import CORNER, style_sheet
from tests.kit.contrast import contrast

TWO_LINES = (
    "Was du hier tippst, wird in die versiegelten Gaben gemischt, sodass niemand sie aussuchen"
    " konnte."
)
"""They are three where a bar is beside them."""


def menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.addAction("New match")
    menu.popup(parent.mapToGlobal(QPoint(100, 100)))
    return menu


def tip(parent: QWidget) -> QLabel:
    QToolTip.showText(parent.mapToGlobal(QPoint(100, 100)), "What is played for", parent)
    tips = (part for part in QApplication.topLevelWidgets() if isinstance(part, QLabel))
    return next(tip for tip in tips if tip.isVisible())


def explanation(parent: QWidget) -> QWidget:
    told = Explanation("<p>What is played for</p>", "", parent)
    told.open(parent, QRect(200, 100, 0, 24))
    return told


@pytest.mark.parametrize("theme", ["evening", "daylight", "night", "contrast"])
def test_trouble_on_a_panel_is_read_in_every_theme(parent, theme):
    wear(worn(theme))
    panel = PanelPopup(parent)
    panel.column.addWidget(line_of("No number", "trouble", panel))
    panel.open(parent)
    (words,) = panel.findChildren(QLabel)
    words.ensurePolished()
    ink = words.palette().color(words.foregroundRole())
    wear({})
    panel.close()
    assert contrast(ink, Theme(**worn(theme)).panelhi) >= 4.5


def test_a_panel_that_is_larger_has_the_colours_of_the_theme_there_is(parent):
    panel, zoom = PanelPopup(parent), 1.5
    wear(worn("evening"))
    panel.grow(zoom)
    wear(worn("daylight"))
    panel.grow(zoom)
    found = panel.styleSheet()
    assert found == style_sheet(zoom)
    wear(worn("evening"))
    panel.grow(zoom)
    assert panel.styleSheet() != found
    wear({})
    panel.close()


@pytest.mark.parametrize("shown", [menu, tip, explanation])
def test_corners_are_round_and_a_shadow_comes_and_goes_with_it(parent, shown):
    before = parent.children()
    PopupDress(parent)
    popup = shown(parent)
    corner, middle = QPoint(1, 1), popup.rect().center()
    assert popup.mask().contains(middle)
    assert not popup.mask().contains(corner)
    assert popup.mask().contains(QPoint(CORNER, 1))
    own = (PopupDress, type(popup))
    (shadow,) = (
        part for part in parent.children() if part not in before and not isinstance(part, own)
    )
    assert shadow.isVisible()
    at = popup.mapToGlobal(middle)
    assert shadow.geometry().center() == parent.mapFromGlobal(at)
    # A tip becomes that of something else as it is seen.
    popup.resize(popup.width() + 90, popup.height() + 20)
    popup.move(popup.pos() + QPoint(40, 30))
    assert popup.mask().contains(popup.rect().center() + QPoint(popup.width() // 2 - 3, 0))
    assert shadow.geometry().center() == parent.mapFromGlobal(
        popup.mapToGlobal(popup.rect().center())
    )
    popup.hide()
    QTest.qWait(1)
    assert shadow not in parent.children()


def test_what_is_chosen_on_a_panel_leaves_it_as_large_as_all_it_holds(parent):
    wear({})
    parent.resize(900, 700)
    panel = PanelPopup(parent)
    words = QLabel("one line", panel)
    words.setFixedSize(300, 200)
    panel.column.addWidget(words)
    panel.open(parent, QRect(400, 20, 40, 20))
    QTest.qWait(1)
    first = panel.size()
    (scrolled,) = panel.findChildren(QScrollArea)
    assert scrolled.verticalScrollBar().maximum() == 0, "nothing is to be scrolled"
    assert scrolled.horizontalScrollBar().maximum() == 0, "nothing is cut"
    panel.fit()
    assert panel.size() == first, "it is seen, and fits anew"
    words.setFixedHeight(2000)
    panel.fit()
    QTest.qWait(1)
    assert scrolled.verticalScrollBar().maximum() > 0
    assert scrolled.horizontalScrollBar().maximum() == 0, "the bar takes no room from it"
    words.setFixedHeight(200)
    panel.fit()
    assert panel.size() == first
    panel.close()


@pytest.mark.parametrize("high", [250, 300, 330, 600])
def test_words_that_are_folded_are_whole_wherever_their_panel_was_before(parent, high):
    wear({})
    parent.resize(900, high)
    panel = PanelPopup(parent)
    panel.setFixedWidth(340)
    for _ in range(3):
        panel.column.addWidget(QLineEdit(panel))
        panel.column.addWidget(line_of(TWO_LINES, "help", panel))
    # As narrow as with a bar, in which the words have a line more, and too low.
    panel.resize(340, 30)
    panel.show()
    QTest.qWait(1)
    panel.hide()
    for _ in range(2):
        panel.open(parent)
        QTest.qWait(1)
        lines = panel.findChildren(QLabel)
        assert [line.height() >= line.heightForWidth(line.width()) for line in lines] == [True] * 3
        (scrolled,) = panel.findChildren(QScrollArea)
        form, seen = scrolled.widget(), scrolled.viewport()
        assert form is not None
        assert scrolled.verticalScrollBar().maximum() == form.height() - seen.height()
        longer = form.height() > seen.height()
        assert longer is (panel.height() == high)
        assert form.contentsMargins().right() == OFF_BAR * longer
        panel.hide()
    panel.close()
