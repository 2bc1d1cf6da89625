"""Which tiles are still out, suit by suit."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.players.reading import Counted, count
from tests.kit.arrange import Table
from tests.kit.table_positions import following, leading, scored


def counted(table, seat=0):
    return count(table.match.sight(seat))


def rows(table, seat=0):
    return {row.suit: row for row in counted(table, seat).suits}


def where(row) -> dict[str, str]:
    return {one.tile: one.where for one in row.tiles}


def test_trumps_come_first_and_every_suit_from_its_highest_tile_down():
    found = counted(following())
    assert [row.suit for row in found.suits] == [6, 5, 4, 3, 2, 1, 0]
    assert [row.trump for row in found.suits] == [True] + [False] * 6
    trumps = found.suits[0].tiles
    assert [one.tile for one in trumps] == ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1"]
    assert trumps[0] == Counted("6-6", "gone")
    assert trumps[-1] == Counted("6-1", "own")
    assert found.suits[0].out == 3


def test_trump_belongs_to_no_other_suit():
    """M3.4: at sixes the 6-1 is no one."""
    assert "6-1" not in where(rows(following())[1])


def test_doubles_are_a_suit_of_their_own():
    """M3.5: and leave the others; with three seats no blank is then left but the double."""
    found = counted(leading("doubles"))
    assert [row.suit for row in found.suits] == [7, 6, 5, 4, 3, 2, 1]
    assert len(found.suits[0].tiles) == 7
    assert "6-6" not in where(found.suits[1])


def test_bidder_knows_where_the_discard_is_and_nobody_else_does():
    """M1.5, M3.1."""
    table = following()
    assert not counted(table, 1).hidden
    assert where(rows(table, 1)[0]) == {"0-0": "gone"}
    assert counted(table).hidden
    assert where(rows(table, 0)[0]) == {"0-0": "out"}


def test_out_is_what_others_hold():
    table = leading()
    found = counted(table)
    held = sum(c for seat, c in enumerate(table.match.sight(0).counts) if seat)
    assert found.out == held == 14


def test_before_the_trump_is_named_each_tile_counts_for_both_its_ends():
    table = Table().deal("6-4 6-5 1-1")
    found = rows(table)
    assert where(found[6])["6-4"] == where(found[4])["6-4"] == "own"
    assert counted(table).out == 15


def test_who_did_not_follow_is_void():
    """M4.3."""
    table = leading().say("5-5")
    assert rows(table)[5].void == ()
    table = Table().deal("5-5", "6-6 6-5 6-4 6-3 6-2 6-1 4-4").bid(0, "4").contract("4")
    table.say("5-5", "6-5")
    assert rows(table)[5].void == ()
    table = Table().deal("5-5", "6-6 3-3 6-4 6-3 6-2 6-1 4-4").bid(0, "4").contract("4")
    table.say("5-5", "6-6")
    assert rows(table)[5].void == (1,)
    assert rows(table)[6].void == ()
    assert rows(table, 1)[5].void == (), "its own gaps it need not be told"


@pytest.mark.parametrize("table", [scored(), Table()], ids=["between hands", "before the deal"])
def test_nothing_to_count(table):
    assert counted(table) is None


def test_nobody_at_the_table_counts_nothing():
    assert count(following().match.sight(0).veil()) is None
