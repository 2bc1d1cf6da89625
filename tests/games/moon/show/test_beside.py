"""What stands beside the table of Moon by judgement: the tiles still out, and a hint."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.show import SHOW
from moon_desktop.players.advice import ActionValue, Advice
from tests.kit.arrange import Table
from tests.kit.table_positions import bidding, following, leading, scored

NAMES = ("You", "Bea", "Cy")


def counted(table, seat=0):
    return SHOW.hints.count(table.match.sight(seat), NAMES)


def rows(table, seat=0):
    return {row.emblem: row for row in counted(table, seat).rows}


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
    assert counted(table).line.startswith("15 tiles")


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
    assert counted(table).rows == ()


def test_nobody_at_the_table_counts_nothing():
    assert SHOW.hints.count(following().match.sight(0).veil(), NAMES).rows == ()


def hinted(table, *figures, best=0, deals=40, every=False):
    """The hint in which each legal choice has its made, points and win; the others are nothing."""
    sight = table.match.sight(0)
    rest = [(0.1, -1.0, 0.05)] * (len(sight.legal) - len(figures))
    worths = tuple(
        ActionValue(choice, made, (points, 0.0, 0.0), win)
        for choice, (made, points, win) in zip(sight.legal, (*figures, *rest), strict=True)
    )
    advice = Advice(sight, worths, sight.legal[best], deals, every)
    return SHOW.hints.hint(advice, NAMES)


def test_best_comes_first_and_the_others_by_their_chance_of_the_game():
    rows = hinted(bidding(), (0.3, 1.0, 0.2), (0.6, 1.0, 0.5), (0.4, 1.0, 0.4), best=2).rows
    assert [row.choice for row in rows[:3]] == [Bid(0, "5"), Bid(0, "4"), Bid(0, "pass")]
    assert [row.best for row in rows] == [True] + [False] * (len(rows) - 1)


def test_sure_and_impossible_are_said_only_of_what_is():
    figures = [(1 - 1e-12, 1.0, 0.5), (0.997, 1.0, 0.4), (0.004, 1.0, 0.3), (0.0, 1.0, 0.2)]
    rows = hinted(bidding(), *figures).rows
    assert [row.made for row in rows[:4]] == ["100", ">99", "<1", "0"]


def test_who_plays_against_the_bid_is_told_how_often_it_is_set():
    against = hinted(following(), (0.3, 1.0, 0.5))
    assert [head.word for head in against.heads] == ["Set", "Points", "Game"]
    assert against.rows[0].made == "70"
    assert against.rows[0].aloud == "Best: six-one"
    own = hinted(leading(), (0.3, 1.0, 0.5))
    assert (own.heads[0].word, own.rows[0].made) == ("Made", "30")


def test_chances_close_together_have_a_decimal():
    table = leading()
    near = [(0.5, 1.0, 0.4 + 0.005 * n) for n in range(len(table.match.legal()))]
    assert [row.win for row in hinted(table, *near).rows[:2]] == ["40.0", "43.0"]


def test_a_decimal_tells_the_best_from_one_that_is_nearly_as_good():
    rows = hinted(bidding(), (0.9, 1.0, 0.314), (0.6, 1.0, 0.308), (0.4, 1.0, 0.2)).rows
    assert [row.win for row in rows[:3]] == ["31.4", "30.8", "20.0"]
    rows = hinted(bidding(), (0.9, 1.0, 0.314), (0.6, 1.0, 0.208), (0.4, 1.0, 0.21)).rows
    assert [row.win for row in rows[:3]] == ["31", "21", "21"]


def test_it_is_said_over_how_many_deals():
    assert "over 1,200 of the deals" in hinted(following(), (0.5, 1.0, 0.5), deals=1200).weighed
    every = hinted(following(), (0.5, 1.0, 0.5), deals=3432, every=True).weighed
    assert "over all 3,432 deals" in every
    one = hinted(following(), (0.5, 1.0, 0.5), deals=1, every=True).weighed
    assert one == "Only one deal fits what you have seen."
