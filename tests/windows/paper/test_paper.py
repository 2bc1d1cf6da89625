"""What dresses dialogs as paper."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFocusFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
)

from moon_desktop.look import typography
from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.resources import resource
from moon_desktop.windows.paper.dialog import announce, line_of
from moon_desktop.windows.paper.style import style_sheet
from tests.kit.cases import each


@pytest.fixture
def dialog(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    return dialog


def test_style_sheet_is_whole(qapp):
    named = set()
    for theme in ("evening", "night"):
        THEME.wear(worn(theme))
        sheet = style_sheet()
        assert sheet.count("{") == sheet.count("}") > 50
        named |= set(re.findall(r'url\("([^)]*)"\)', sheet))
    THEME.wear({})
    assert {Path(name) for name in named} == set(resource("marks").iterdir())


@each("name", sorted(mark.stem for mark in resource("marks").iterdir()))
@each("ratio", [1, 2])
def test_marks_are_drawn_for_every_screen(qapp, name, ratio):
    picture = QIcon(str(resource("marks", f"{name}.svg"))).pixmap(QSize(16, 16), ratio).toImage()
    assert picture.size() == QSize(16 * ratio, 16 * ratio)
    inked = sum(
        picture.pixelColor(x, y).alpha() > 0 for x in range(16 * ratio) for y in range(16 * ratio)
    )
    assert 0.05 < inked / picture.width() ** 2 < 0.5


def test_ticked_box_is_marked_and_filled(dialog):
    box = QCheckBox(dialog)
    box.resize(box.sizeHint())
    empty = box.grab().toImage()
    box.setChecked(True)
    ticked = box.grab().toImage()
    # Between the edge and the mark.
    x, y = 7, box.height() // 2 - 6
    assert empty.pixelColor(x, y).lightness() > 230
    assert ticked.pixelColor(x, y) == THEME.good


def test_what_is_scrolled_has_the_type_of_paper_too(dialog):
    area = QScrollArea(dialog)
    inner = QLabel("in", area)
    box = QComboBox(area)
    for widget in (inner, box):
        area.setWidget(widget)
        dialog.ensurePolished()
        widget.ensurePolished()
        assert widget.font().family() == typography.SANS
        assert widget.palette().text().color() == THEME.pink


def test_line_of_words_shows_signs_as_they_are(dialog):
    column = QVBoxLayout(dialog)
    for role in (None, "help", "title", "heading", "trouble"):
        label = line_of("<b>&amp;</b>", role, dialog)
        column.addWidget(label)
        assert label.textFormat() == label.textFormat().PlainText
        assert label.property("role") == role


@pytest.mark.parametrize("role", [None, "small"])
@pytest.mark.parametrize("default", [False, True])
def test_button_with_the_focus_has_one_ring_and_no_second_shade(dialog, qtbot, role, default):
    column = QVBoxLayout(dialog)
    buttons = [QPushButton(dialog), QPushButton(dialog)]
    for button in buttons:
        button.setAutoDefault(False)
        button.setProperty("role", role)
        column.addWidget(button)
    buttons[0].setDefault(default)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    buttons[1].setFocus()
    QTest.keyClick(buttons[1], Qt.Key.Key_Tab)
    for focus in buttons:
        # Only after a Tab that was pressed does the style draw a mark of its own.
        while dialog.focusWidget() is not focus:
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        image = buttons[0].grab().toImage()
        middle = image.height() // 2
        across = {image.pixelColor(x, middle).name() for x in range(3, image.width() - 3)}
        down = {image.pixelColor(image.width() // 2, y).name() for y in range(3, middle)}
        assert len(across | down) == 1
        rings = [ring.geometry() for ring in dialog.findChildren(QFocusFrame) if ring.isVisible()]
        assert [ring.contains(focus.geometry()) for ring in rings] == [True]


def test_what_is_announced_is_handed_to_screen_readers(qtbot, monkeypatch):
    heard: list[Any] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    label = QLabel("Saved.")
    qtbot.addWidget(label)
    announce(label, "Saved.")
    (event,) = heard
    assert (event.object(), event.message()) == (label, "Saved.")
