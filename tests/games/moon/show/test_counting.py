"""What the sheet of the tiles still out says."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.show import beside
from tests.kit.arrange import Table
from tests.kit.table_positions import following, leading, scored

NAMES = ("You", "Bea", "Cy")


def told(table, seat=0):
    return beside.count(table.match.sight(seat), NAMES)


def rows(table, seat=0):
    return {row.emblem: row for row in told(table, seat).rows}


def where(row) -> dict[str, str]:
    return {one.piece: one.where for one in row.pieces}


def test_bidder_knows_where_the_discard_is_and_nobody_else_does():
    """M1.5, M3.1."""
    assert where(rows(following(), 1)["0"]) == {"0-0": "gone"}
    assert where(rows(following())["0"]) == {"0-0": "out"}


def test_before_the_trump_is_named_each_tile_counts_for_both_its_ends():
    table = Table().deal("6-4 6-5 1-1")
    found = rows(table)
    assert where(found["6"])["6-4"] == where(found["4"])["6-4"] == "own"
    assert told(table).line.startswith("15 tiles")


def test_who_did_not_follow_is_void():
    """M4.3."""
    assert rows(leading().say("5-5"))["5"].void == ""
    table = Table().deal("5-5", "6-6 6-5 6-4 6-3 6-2 6-1 4-4").bid(0, "4").contract("4")
    assert rows(table.say("5-5", "6-5"))["5"].void == ""
    table = Table().deal("5-5", "6-6 3-3 6-4 6-3 6-2 6-1 4-4").bid(0, "4").contract("4")
    table.say("5-5", "6-6")
    fives = rows(table)["5"]
    assert fives.void == "Bea has none."
    assert fives.aloud.endswith("Bea has none.")
    assert rows(table)["6"].void == ""
    assert rows(table, 1)["5"].void == "", "its own gaps it need not be told"


@pytest.mark.parametrize("table", [scored(), Table()], ids=["between hands", "before the deal"])
def test_nothing_to_count(table):
    assert told(table).rows == ()


def test_nobody_at_the_table_counts_nothing():
    assert beside.count(following().match.sight(0).veil(), NAMES).rows == ()
