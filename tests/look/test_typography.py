"""The bundled faces are found and set with figures that line up."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter

from moon_desktop.look import typography as faces
from tests.kit.cases import each

pytestmark = pytest.mark.usefixtures("qapp")

STYLES = {
    name: style
    for name, style in vars(faces).items()
    if isinstance(style, partial) or getattr(style, "__annotations__", {}).get("return") == "QFont"
    if name not in ("font", "fitting", "usual", "zoomed")
}
"""What words of each kind are set in."""


def test_all_bundled_files_are_read():
    assert faces.load_fonts() == ()
    assert {"prompt", "label"} < set(STYLES)


@each("style", STYLES.values())
def test_each_style_is_set_in_a_bundled_face_whose_figures_line_up(style):
    info = QFontInfo(style())
    assert info.family() in (faces.SERIF, faces.SANS)
    assert info.weight() == style().weight()
    assert info.italic() == style().italic()
    assert info.pixelSize() >= 12
    assert len({faces.text_width(figure * 8, style()) for figure in "0123456789"}) == 1


def test_serif_figures_line_with_capitals():
    """Old-style figures would hang below the baseline."""
    faces.load_fonts()
    bare = QFont([faces.SERIF])
    bare.setPixelSize(60)
    bare.setWeight(QFont.Weight.DemiBold)
    assert QFontMetricsF(bare).tightBoundingRect("3").bottom() > 5
    assert QFontMetricsF(faces.font(faces.SERIF, 60, 600)).tightBoundingRect("3").bottom() < 3


@each("text", ["A quite ordinary name", "محمد بن عبد الله", "名前" * 40, "x" * 200])
def test_fitted_words_fit_on_one_line(text: str):
    face = faces.plate_name()
    for width in (20.0, 60.0, 150.0):
        assert faces.text_width(faces.fitted(text, face, width), face) <= width
    assert faces.fitted(" one\n two\tthree ", face, 500) == "one two three"
    assert faces.fitted("Oui\u202f! Non", face, 500) == "Oui\u202f! Non"


@each(("room", "size"), [(1000, 20), (80, 16), (50, 13), (5, 13)])
def test_words_that_need_more_room_are_set_smaller_down_to_two_thirds(room, size):
    face = faces.font(faces.SANS, 20, 400)
    text = "x" * 4
    while faces.text_width(text, face) < 100:
        text += "x"
    room = room * faces.text_width(text, face) / 100
    assert faces.fitting(text, face, room).pixelSize() == size
    assert faces.fitting(text, face, room, size + 2).pixelSize() == min(face.pixelSize(), size + 2)


def test_figures_have_their_signs_before_them_where_words_run_from_right_to_left(qapp):
    """Painted alike, whichever way the language is written."""
    painted = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        image = QImage(60, 30, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setLayoutDirection(direction)
        faces.write(painter, "+7", faces.label(), QColor("black"), 5, 15)
        painter.end()
        painted.append(image)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert painted[0] == painted[1]


@each("width", [150.0, 240.0, 300.0])
def test_two_lines_fit_and_are_about_as_long(qapp, width: float):
    """No word is left alone in the second, where the first has room for more than half."""
    words = "Theo led a Big Moon. Follow crescents, or play any card."
    told, style = faces.in_two_lines(words, width)
    first, second = (faces.text_width(line, style) for line in told.splitlines())
    assert told.replace("\n", " ") == words or width < 200
    assert max(first, second) <= width
    assert second > 0.5 * first
