"""Parts side by side, or in two rows where there is no room for that."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from moon_desktop.windows.history.frame import InRows
from tests.kit.cases import each


class Part(QWidget):
    """It asks for 100 px."""

    def sizeHint(self) -> QSize:
        return QSize(100, 20)


@each(("wide", "full", "rows"), [
    (900, False, [5, 0]), (450, False, [2, 3]), (450, True, [4, 1]), (380, True, [3, 2]),
    (120, True, [2, 3]),
])  # fmt: skip
def test_rows_are_alike_or_the_first_is_full(qtbot, parent, wide, full, rows):
    paper = QWidget(parent)
    parts = [Part(paper) for _ in range(6)]
    parts[2].hide()
    row = InRows(*parts, full=full)
    paper.setLayout(row)
    for there in (2000, wide):
        row.fold(there)
    assert [one.count() for one in row.rows] == rows
    held = ((n, one.indexOf(part)) for part in parts for n, one in enumerate(row.rows))
    places = [(n, place) for n, place in held if place >= 0]
    assert places == sorted(places), "in their order"


def test_where_nothing_is_shown_there_is_nothing_to_fold(qtbot, parent):
    part = Part(parent)
    part.hide()
    row = InRows(part)
    parent.setLayout(row)
    row.fold(10)
    assert [one.count() for one in row.rows] == [0, 0]
