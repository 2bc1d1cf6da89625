"""The sheet on which the tiles still out are counted, at the widths that it is given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

from moon_desktop.games.views.hints import Counted, CountRow, CountTold
from moon_desktop.windows.beside.counting_sheet import CountingSheet
from moon_desktop.windows.score.layout import ROOM
from moon_desktop.words.language import languages, speak
from tests.kit.cases import each


@pytest.fixture
def sheet(parent):
    sheet = CountingSheet(parent)
    sheet.tell(CountTold("9 are out.", (CountRow("", "Fives", False, "2", (), "", ""),), "6-4"))
    return sheet


@each("language", languages())
@each(("across", "rows"), [(190, 2), (700, 1)])
def test_what_the_looks_of_a_piece_mean_has_a_second_row_before_it_is_cut(
    sheet, language, across, rows
):
    speak(language)
    try:
        sheet.tell(sheet.told)
        high = sheet.wanted(across, 500)
        sheet.setGeometry(QRect(0, 0, across + 2 * ROOM, high + 2 * ROOM))
        sheet.show()
        sheet.fill()
        legend = sheet.findChildren(QTableView)[-1]
        assert legend.model().rowCount() <= rows
        for row in range(legend.model().rowCount()):
            for column in range(1, legend.model().columnCount(), 2):
                index = legend.model().index(row, column)
                metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole))
                assert metrics.horizontalAdvance(index.data()) <= legend.columnWidth(column) - 4
    finally:
        speak("en")


def test_a_wide_sheet_has_suits_side_by_side_and_covers_half_as_much(sheet):
    pieces = tuple(Counted(f"6-{pips}", "six", "out") for pips in range(7))
    rows = tuple(CountRow("", f"Suit {n}", False, "7", pieces, "", "") for n in range(7))
    sheet.tell(CountTold("49 are out.", rows, "6-4"))
    low, high = (sheet.wanted(across, 2000) for across in (708, 300))
    assert low < 0.55 * high
    sheet.wanted(708, 2000)
    sheet.setGeometry(QRect(0, 0, 708 + 2 * ROOM, low + 2 * ROOM))
    sheet.show()
    suits, legend = sheet.suits, sheet.findChildren(QTableView)[-1]
    assert legend.y() < sheet.close_key.geometry().bottom(), "it is in the head"
    told = [suits.model().index(0, column).data() for column in range(suits.model().columnCount())]
    assert told.count("six") == 21
    tile = suits.columnWidth(1)
    assert 21 <= tile < 32, "they are not strewn"
