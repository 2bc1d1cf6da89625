"""The box for a whole number: what can be typed, and a number that is too large for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.rules import LARGEST
from moon_desktop.windows.rules.controls import WholeNumber

pytestmark = pytest.mark.timeout(60)

HUGE = 10**30 + 7


def len_of(number: int) -> str:
    return f"{len(str(number))}-figures"


@pytest.fixture
def box(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    box = WholeNumber(parent)
    box.setFixedWidth(200)
    parent.show()
    box.setFocus()
    yield box
    parent.close()


def typed(box: WholeNumber, keys: str) -> int:
    box.selectAll()
    QTest.keyClicks(box, keys)
    QTest.keyClick(box, Qt.Key.Key_Return)
    return box.number


@pytest.mark.parametrize(
    ("keys", "number"),
    [("7", 7), ("21", 21), ("999999999", 999_999_999), ("0", 5), ("-3", 3), ("1e3", 13)],
)
def test_whole_numbers_from_one_can_be_typed(box, keys, number):
    """M8: any whole number from 1 to the largest that may be set."""
    box.set_number(5)
    assert typed(box, keys) == number
    assert box.lineEdit().text() == str(number)


def test_arrows_step_and_stop_at_the_ends(box):
    box.set_number(2)
    for number in (1, 1):
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.number == number
    box.set_number(LARGEST)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.number == LARGEST


@pytest.mark.parametrize("large", [LARGEST + 1, 2**31, HUGE, 10**4200], ids=len_of)
def test_larger_number_is_kept_and_shown(box, large):
    box.set_number(large)
    assert box.number == large
    assert box.lineEdit().text() == str(large)
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.number == large


def test_larger_number_gives_way_to_another(box):
    box.set_number(HUGE)
    assert typed(box, "33") == 33
    box.set_number(HUGE)
    box.set_number(HUGE + 1)
    assert (box.number, box.lineEdit().text()) == (HUGE + 1, str(HUGE + 1))
    box.set_number(4)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.number == 5
    assert typed(box, "1000000000") == 100_000_000


def test_unit_stands_behind_the_number_and_is_not_in_the_way(box):
    box.set_number(12)
    box.setSuffix(" marks")
    assert box.lineEdit().text() == "12 marks"
    assert typed(box, "15") == 15
    assert box.lineEdit().text() == "15 marks"
