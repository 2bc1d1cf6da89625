"""What the sheet of the tiles still out says."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.show import beside
from moon_desktop.games.shown.beside import Counted
from tests.kit.arrange import Table
from tests.kit.table_positions import following, leading, scored

NAMES = ("You", "Bea", "Cy")


def told(table, seat=0):
    return beside.count(table.match.sight(seat), NAMES)


def rows(table, seat=0):
    return {row.emblem: row for row in told(table, seat).rows}


def where(row) -> dict[str, str]:
    return {one.piece: one.where for one in row.pieces}


def test_trumps_come_first_and_every_suit_from_its_highest_tile_down():
    found = told(following()).rows
    assert [row.emblem for row in found] == list("6543210")
    assert [row.trump for row in found] == [True] + [False] * 6
    trumps = found[0].pieces
    assert [one.piece for one in trumps] == ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1"]
    assert trumps[0] == Counted("6-6", "double six", "gone")
    assert trumps[-1] == Counted("6-1", "six-one", "own")


def test_trump_belongs_to_no_other_suit():
    """M3.4: at sixes the 6-1 is no one."""
    assert "6-1" not in where(rows(following())["1"])


def test_doubles_are_a_suit_of_their_own():
    """M3.5: and leave the others; with three seats no blank is then left but the double."""
    found = told(leading("doubles")).rows
    assert [row.emblem for row in found] == ["doubles", *"654321"]
    assert len(found[0].pieces) == 7
    assert "6-6" not in where(found[1])


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
