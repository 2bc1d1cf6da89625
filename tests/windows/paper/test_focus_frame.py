"""Whatever has the focus in a window has the one ring, and nothing else has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.look.ring import DARK
from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from moon_desktop.windows.paper.dress import wear
from moon_desktop.windows.paper.focus_frame import FocusFrame
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from tests.kit.cases import each
from tests.kit.pixels import near, where

KINDS = (QPushButton, QCheckBox, QComboBox, QLineEdit, QSpinBox, QSlider)


@pytest.fixture
def parent(parent):
    """A window in which a key was pressed already."""
    key = QPushButton(parent)
    key.show()
    key.setFocus()
    QTest.keyClick(key, Qt.Key.Key_Shift)
    key.hide()
    return parent


@pytest.fixture
def controls(parent):
    column, controls = QVBoxLayout(parent), [kind(parent) for kind in KINDS]
    for control in controls:
        column.addWidget(control)
    return controls


def rings(window: QWidget) -> list[FocusFrame]:
    return [ring for ring in window.findChildren(FocusFrame) if ring.isVisible() and not ring.waits]


@pytest.mark.slow
@each("name", PALETTES)
def test_each_control_has_it_in_two_tones(parent, controls, name):
    wear(worn(name))
    try:
        for control in controls:
            control.setFocus(Qt.FocusReason.TabFocusReason)
            (ring,) = rings(parent)
            assert ring.geometry().contains(control.geometry())
            seen = parent.grab(ring.geometry()).toImage()
            for tone in (THEME.glow, DARK):
                around = where(seen, near(tone))
                assert {x < 9 for x, _ in around} == {y < 9 for _, y in around} == {True, False}
    finally:
        wear({})


def opened(qtbot, over: QWidget | None = None) -> tuple[QDialog, list[QPushButton]]:
    """A window that has just come up, and its keys, of which the first has the focus."""
    dialog = QDialog(over)
    qtbot.addWidget(dialog)
    column, keys = QVBoxLayout(dialog), [QPushButton(name, dialog) for name in "ab"]
    for key in keys:
        column.addWidget(key)
    dialog.show()
    dialog.activateWindow()
    keys[0].setFocus()
    qtbot.waitUntil(keys[0].hasFocus)
    return dialog, keys


@each(("key", "on"), [(Qt.Key.Key_Tab, 1), (Qt.Key.Key_Shift, 0)])
def test_when_a_window_opens_it_waits_for_the_first_key(qtbot, key, on):
    dialog, keys = opened(qtbot)
    assert keys[0].hasFocus()
    assert rings(dialog) == []
    assert where(dialog.grab().toImage(), near(THEME.glow, 3)) == set()
    QTest.keyClick(keys[0], key)
    (ring,) = rings(dialog)
    assert keys[on].hasFocus()
    assert ring.geometry().contains(keys[on].geometry())
    dialog.close()


def test_it_is_there_at_once_in_a_window_that_is_opened_by_whoever_goes_by_keys(qtbot, parent):
    dialog, _ = opened(qtbot, parent)
    assert len(rings(dialog)) == 1


def test_it_goes_with_its_control_and_is_gone_with_the_focus(parent, controls):
    first, second = controls[:2]
    first.setFocus()
    (ring,) = rings(parent)
    first.setGeometry(30, 20, 200, 40)
    assert ring.geometry().center() == first.geometry().center()
    second.setFocus()
    assert [at.geometry().center() for at in rings(parent)] == [second.geometry().center()]
    second.deleteLater()
    QTest.qWait(1)
    parent.setFocus()
    assert rings(parent) == []


def test_in_a_list_it_is_round_the_row_that_the_keys_are_on(parent):
    rows = QListWidget(parent)
    rows.addItems(["One", "Two", "Three"])
    QVBoxLayout(parent).addWidget(rows)
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    for row in (0, 2, 1):
        rows.setCurrentRow(row)
        QTest.qWait(10)
        seen, box = parent.grab().toImage(), rows.visualItemRect(rows.item(row))
        box.moveTopLeft(rows.viewport().mapTo(parent, box.topLeft()))
        around = where(seen, near(DARK))
        assert {x - box.x() < 9 for x, _ in around} == {True, False}
        # Only rows are painted anew: beyond them something of it would be left.
        assert {box.contains(*at) for at in around} == {True}


def test_it_is_cut_off_where_its_control_is(parent):
    column, area, held = QVBoxLayout(parent), QScrollArea(parent), QWidget()
    column.addWidget(area)
    keys = [QPushButton(str(number), held) for number in range(9)]
    rows = QVBoxLayout(held)
    for key in keys:
        key.setFixedHeight(200)
        rows.addWidget(key)
    area.setWidget(held)
    held.show()
    area.show()
    keys[0].setFocus()
    (ring,) = rings(parent)
    area.verticalScrollBar().setValue(120)
    assert ring.parentWidget() is area.viewport()
    assert area.viewport().rect().contains(ring.geometry())
    assert (
        ring.geometry().bottom() > keys[0].mapTo(area.viewport(), keys[0].rect().bottomLeft()).y()
    )


def test_of_tabs_only_the_one_that_is_open_has_it(parent):
    column, tabs = QVBoxLayout(parent), QTabWidget(parent)
    column.addWidget(tabs)
    for name in ("one", "another"):
        tabs.addTab(QWidget(), name)
    tabs.show()
    tabs.tabBar().setFocus()
    lit = []
    for number in range(2):
        tabs.setCurrentIndex(number)
        seen = parent.grab(tabs.tabBar().geometry().translated(tabs.pos())).toImage()
        lit.append(sorted(x for x, _ in where(seen, near(THEME.glow, 3))))
    assert lit[0][0] < lit[1][0] < tabs.tabBar().tabRect(1).center().x() < lit[1][-1]
    assert lit[0][-1] < tabs.tabBar().tabRect(1).center().x()


def test_of_a_page_only_its_bar_has_it_and_what_takes_no_keys_has_none(parent):
    column, page, held = QVBoxLayout(parent), QScrollArea(parent), QWidget()
    held.setFixedHeight(5000)
    page.setWidget(held)
    column.addWidget(page)
    page.show()
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    bar = page.verticalScrollBar()
    lit = where(parent.grab().toImage(), near(THEME.glow, 3))
    assert lit
    assert min(x for x, _ in lit) > bar.mapTo(parent, bar.rect().topLeft()).x() - 9
    held.setFocus()
    assert held.hasFocus()
    assert rings(parent) == []


def test_in_a_sheet_that_the_pointer_laid_over_the_window_it_waits_for_a_key_too(qtbot):
    window, keys = opened(qtbot)
    keys[0].setFocus()
    sheet = SheetDialog("Help", window)
    lines = [QLineEdit(sheet.paper) for _ in "ab"]
    for line in lines:
        sheet.column.addWidget(line)
    sheet.open()
    assert lines[0].hasFocus()
    assert rings(window) == []
    QTest.mouseClick(lines[1], Qt.MouseButton.LeftButton)
    assert rings(window) == [], "whoever points at it sees where"
    QTest.keyClick(lines[1], Qt.Key.Key_Tab)
    assert len(rings(window)) == 1
    sheet.reject()
    window.close()
