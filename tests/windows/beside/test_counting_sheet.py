"""The sheet on which the tiles still out are counted, at the widths that it is given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

from moon_desktop.games.views.hints import CountRow, CountTold
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
