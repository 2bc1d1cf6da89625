"""What is told for a while: where it lies."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.windows.main.remark import Remark
from tests.kit.cases import each

PAD = QRect(968, 11, 298, 300)
SHORT, LONG = "A copy of the match is saved.", "The record is open. " * 24


def strip_in(parent: QWidget, words: str) -> Remark:
    """One that says ``words`` below the bar of a window."""
    head = QWidget(parent)
    rows = QVBoxLayout(head)
    rows.setContentsMargins(0, 0, 0, 0)
    strip = Remark(head, rows)
    strip.tell(words, None)
    head.show()
    return strip


@each("words", [SHORT, LONG])
def test_beside_the_table_it_lies_over_the_foot_of_the_pad(parent, words):
    strip, view = strip_in(parent, words), QWidget(parent)
    view.resize(1280, 556)
    view.show()
    strip.place(view, 1.0, None)
    strip.place(view, 1.0, PAD)
    assert strip.parentWidget() is view
    face = strip.geometry()
    assert (face.left(), face.right()) == (PAD.left(), PAD.right())
    assert view.height() - 10 == face.top() + face.height()
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width())


@each("zoom", [1.0, 1.6])
def test_without_a_pad_it_stands_below_the_bar(parent, zoom):
    strip, view = strip_in(parent, SHORT), QWidget(parent)
    view.show()
    for pad in (None, PAD, None):
        strip.place(view, zoom, pad)
    head = strip.parentWidget()
    assert head is not None
    assert head is not view
    assert head.heightForWidth(960) == round(32 * zoom)
    strip.tell(LONG, None)
    QTest.qWait(1)
    head.resize(960, head.heightForWidth(960))
    QTest.qWait(1)
    assert head.height() > 32 * zoom
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width())
