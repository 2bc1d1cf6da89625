"""What dresses dialogs as paper."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QFile, QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QScrollArea, QVBoxLayout

from moon_desktop.look import typography
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.paper import dress, line_of, roomy
from moon_desktop.windows.paper_marks import marks
from moon_desktop.windows.paper_style import style_sheet

pytestmark = pytest.mark.timeout(30)


@pytest.fixture
def dialog(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dress(dialog)
    return dialog


def test_style_sheet_is_whole(qapp):
    sheet = style_sheet(EVENING)
    assert sheet.count("{") == sheet.count("}") > 50
    named = re.findall(r"url\(([^)]*)\)", sheet)
    assert len(set(named)) > 5
    assert set(named) <= set(marks(EVENING).values())
    assert all(QFile.exists(name) for name in named)


@pytest.mark.parametrize("name", ["check", "check-dim", "dot", "dot-dim", "down", "up", "up-dim"])
def test_marks_are_drawn_for_every_screen(qapp, name):
    file = marks(EVENING)[name]
    assert QIcon(file).availableSizes() == [QSize(16, 16)]
    for ratio, ending in ((1, ""), (2, "@2x"), (3, "@3x")):
        picture = QImage(file.replace(".png", f"{ending}.png"))
        assert picture.size() == QSize(16 * ratio, 16 * ratio)
        inked = sum(
            QColor.fromRgba(picture.pixel(x, y)).alpha() > 0
            for x in range(16 * ratio)
            for y in range(16 * ratio)
        )
        assert 0.05 < inked / picture.width() ** 2 < 0.5


def test_marks_differ(qapp):
    pictures = {name: QImage(file) for name, file in marks(EVENING).items()}
    for name, picture in pictures.items():
        assert [other for other, drawn in pictures.items() if drawn == picture] == [name]


def test_ticked_box_is_marked_and_filled(dialog):
    box = QCheckBox(dialog)
    box.resize(box.sizeHint())
    empty = box.grab().toImage()
    box.setChecked(True)
    ticked = box.grab().toImage()
    # Between the edge and the mark.
    x, y = 7, box.height() // 2 - 6
    assert empty.pixelColor(x, y).lightness() > 230
    assert ticked.pixelColor(x, y) == EVENING.good


def test_what_is_scrolled_has_the_type_of_paper_too(dialog):
    area = QScrollArea(dialog)
    inner = QLabel("in", area)
    box = roomy(QComboBox(area))
    for widget in (inner, box):
        area.setWidget(widget)
        dialog.ensurePolished()
        widget.ensurePolished()
        assert widget.font().family() == typography.SANS
        assert widget.palette().text().color() == EVENING.pink


def test_line_of_words_shows_signs_as_they_are(dialog):
    column = QVBoxLayout(dialog)
    for role in (None, "help", "title", "heading", "trouble"):
        label = line_of("<b>&amp;</b>", role, dialog)
        column.addWidget(label)
        assert label.textFormat() == label.textFormat().PlainText
        assert label.property("role") == role
