"""Tables on paper, as they are seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest

from moon_desktop.windows.paper.table import Cell, PaperTable


class Drawn(QObject):
    """Where something was drawn anew."""

    def __init__(self) -> None:
        super().__init__()
        self.box = QRect()

    def eventFilter(self, part: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.box |= event.rect()
        return False


def test_the_ring_leaves_the_whole_row_as_the_next_is_come_to(parent):
    table = PaperTable()
    table.setParent(parent)
    table.setSelectionBehavior(PaperTable.SelectionBehavior.SelectRows)
    heads = [Cell("Name"), Cell("Counted"), Cell("Figure")]
    table.write([heads] * 4, heads, 40)
    table.resize(600, 300)
    table.show()
    table.setCurrentIndex(table.model().index(0, 0))
    QTest.qWait(20)
    drawn = Drawn()
    table.viewport().installEventFilter(drawn)
    table.setCurrentIndex(table.model().index(1, 0))
    QTest.qWait(20)
    rows = table.visualRect(table.model().index(0, 2)) | table.visualRect(table.model().index(1, 2))
    assert drawn.box.contains(rows)
    table.viewport().removeEventFilter(drawn)
    table.close()
