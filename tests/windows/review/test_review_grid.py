"""Every choice of a hand has its place in the grid of the review."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.show.review import hand
from moon_desktop.windows.review.rows import grid_of
from tests.kit.advised import hand_review
from tests.kit.arrange import Table
from tests.kit.golden import WALKS
from tests.kit.score_sheets.subjects import golden

SEATS = ("Ann", "Bea", "Cy", "Dot")


def reviewed():
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-4", "5-5", widow="0-0").bid(0, "5")
    table.say("5-4", "6").play_on()
    return hand_review(table.rules, table.entries, 1)


@pytest.mark.parametrize("name", WALKS)
def test_every_choice_has_a_cell_of_its_own_in_its_seats_column(name):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    grid = grid_of(hand(review, SEATS).cells, rules.seats)
    assert [cell.number for cell in grid.cells] == list(range(len(review.steps)))
    for place, cell in enumerate(grid.cells):
        assert cell.box.left() == pytest.approx(grid.columns[review.steps[place].seat])
        assert not any(cell.box.intersects(other.box) for other in grid.cells[:place])
        assert grid.at(cell.box.center().x(), cell.box.center().y()) == place
    assert grid.at(2, 2) is None


def test_rows_come_in_the_order_they_were_played():
    grid = grid_of(hand(reviewed(), SEATS).cells, 3)
    assert [row.head for row in grid.rows] == ["Bid", "Out", "Trump", *range(1, 8)]
    leads = [box.number for box in grid.cells if box.cell.leads]
    assert len(leads) == 7
    assert sum(box.cell.took for box in grid.cells) == 7
