"""Menus and tips look like panels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolTip, QWidget

from moon_desktop.windows.main.what_is_this import Explanation
from moon_desktop.windows.paper.popups import PopupDress
from moon_desktop.windows.paper.style import CORNER


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
    told.open(parent.mapToGlobal(QPoint(200, 100)))
    return told


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
