"""Every choice of a hand has its place in the grid of the review."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.review import Readers
from moon_desktop.windows.review.grid import ReviewGrid
from tests.kit.advised import hand_review
from tests.kit.cases import each
from tests.kit.golden import WALKS
from tests.kit.score_sheets.subjects import golden

SEATS = ("Ann", "Bea", "Cy", "Dot")
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


@pytest.mark.slow
@each("name", WALKS)
def test_every_choice_has_a_cell_of_its_own_that_can_be_read(name, qtbot):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    grid = ReviewGrid()
    qtbot.addWidget(grid)
    shown = SHOW.review.hand(review, SEATS[: rules.seats], Readers())
    grid.show_hand(shown)
    places = [grid.place(number) for number in range(len(review.steps))]
    assert len(set(places)) == len(places)
    heads = list(dict.fromkeys(cell.row for cell in shown.cells))
    for (row, column), step, cell in zip(places, review.steps, shown.cells, strict=True):
        assert column == step.seat + 1
        index = grid.model().index(row, column)
        assert index.siblingAtColumn(0).data() == str(cell.row) == str(heads[row])
        assert index.data(ACCESSIBLE) == cell.told
        assert index.data() == (cell.piece or cell.text)
