"""What is told for a while: where it lies."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from moon_desktop.windows.main.remark import Remark
from tests.kit.cases import each

TABLE = QSize(960, 556)
PAD = QRect(968, 11, 298, 300)
SHORT, LONG = "A copy of the match is saved.", "The record is open. " * 24


@each("words", [SHORT, LONG])
def test_beside_the_table_it_lies_over_the_foot_of_the_pad(parent, words):
    strip = Remark(parent)
    strip.tell(words, None)
    strip.place(TABLE, 1.0, PAD)
    face = strip.geometry()
    assert (face.left(), face.right()) == (PAD.left(), PAD.right())
    assert TABLE.height() - 10 == face.top() + face.height()
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width())


@each("zoom", [1.0, 1.6])
def test_without_a_pad_it_is_a_strip_along_the_upper_edge(parent, zoom):
    strip = Remark(parent)
    strip.tell(SHORT, None)
    strip.place(TABLE, zoom, None)
    assert strip.geometry() == QRect(0, 0, TABLE.width(), round(32 * zoom))
    strip.tell(LONG, None)
    strip.place(TABLE, zoom, None)
    assert strip.height() > 32 * zoom
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width())
