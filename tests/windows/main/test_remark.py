"""What is told for a while: where it lies."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.windows.main.remark import Remark
from tests.kit.cases import each

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


@each("zoom", [1.0, 1.6])
def test_it_stands_below_the_bar_and_is_as_high_as_its_words(parent, zoom):
    strip = strip_in(parent, SHORT)
    strip.place(zoom)
    head = strip.parentWidget()
    assert head is not None
    assert head.heightForWidth(960) == round(32 * zoom)
    strip.tell(LONG, None)
    QTest.qWait(1)
    head.resize(960, head.heightForWidth(960))
    QTest.qWait(1)
    assert head.height() > 32 * zoom
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width())
