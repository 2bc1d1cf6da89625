"""The bundled faces are found and set with figures that line up."""

from __future__ import annotations

import inspect

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

from moon_desktop.look import typography as faces

pytestmark = pytest.mark.usefixtures("qapp")

STYLES = [
    function
    for name, function in inspect.getmembers(faces, inspect.isfunction)
    if inspect.signature(function).return_annotation == "QFont" and name != "font"
]


def test_all_bundled_files_are_read():
    assert faces.load_fonts() == ()


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_each_style_is_set_in_a_bundled_face(style):
    info = QFontInfo(style())
    assert info.family() in (faces.SERIF, faces.SANS)
    assert info.weight() == style().weight()
    assert info.italic() == style().italic()
    assert info.pixelSize() >= 12


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_figures_line_up_in_columns(style):
    assert {faces.text_width(figure * 8, style()) for figure in "0123456789"} == {
        faces.text_width("0" * 8, style())
    }


def test_serif_figures_line_with_capitals():
    """Old-style figures would hang below the baseline."""
    bare = QFont([faces.SERIF])
    bare.setPixelSize(60)
    bare.setWeight(QFont.Weight.DemiBold)
    assert QFontMetricsF(bare).tightBoundingRect("3").bottom() > 5
    assert QFontMetricsF(faces.font(faces.SERIF, 60, 600)).tightBoundingRect("3").bottom() < 3


@pytest.mark.parametrize(
    "text", ["A quite ordinary name", "محمد بن عبد الله", "名前" * 40, "x" * 200]
)
def test_fitted_words_fit(text: str):
    face = faces.plate_name()
    for width in (20.0, 60.0, 150.0):
        assert faces.text_width(faces.fitted(text, face, width), face) <= width


def test_fitted_words_are_one_line():
    assert faces.fitted(" one\n two\tthree ", faces.plate_name(), 500) == "one two three"
