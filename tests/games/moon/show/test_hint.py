"""What a hint says of an advice: the rows in order, their figures, and over how much."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.show import beside
from moon_desktop.players.advice import Advice, Worth
from tests.kit.table_positions import bidding, following, leading

NAMES = ("You", "Bea", "Cy")


def told(table, *figures, best=0, deals=40, every=False):
    """The hint in which each legal choice has its made, points and win; the others are nothing."""
    sight = table.match.sight(0)
    rest = [(0.1, -1.0, 0.05)] * (len(sight.legal) - len(figures))
    worths = tuple(
        Worth(choice, made, (points, 0.0, 0.0), win)
        for choice, (made, points, win) in zip(sight.legal, (*figures, *rest), strict=True)
    )
    advice = Advice(sight, worths, sight.legal[best], deals, every)
    return beside.hint(advice, NAMES)


def test_best_comes_first_and_the_others_by_their_chance_of_the_game():
    rows = told(bidding(), (0.3, 1.0, 0.2), (0.6, 1.0, 0.5), (0.4, 1.0, 0.4), best=2).rows
    assert [row.choice for row in rows[:3]] == [Bid(0, "5"), Bid(0, "4"), Bid(0, "pass")]
    assert [row.best for row in rows] == [True] + [False] * (len(rows) - 1)


def test_sure_and_impossible_are_said_only_of_what_is():
    figures = [(1 - 1e-12, 1.0, 0.5), (0.997, 1.0, 0.4), (0.004, 1.0, 0.3), (0.0, 1.0, 0.2)]
    rows = told(bidding(), *figures).rows
    assert [row.made for row in rows[:4]] == ["100", ">99", "<1", "0"]


def test_who_plays_against_the_bid_is_told_how_often_it_is_set():
    against = told(following(), (0.3, 1.0, 0.5))
    assert [head.word for head in against.heads] == ["Set", "Points", "Game"]
    assert against.rows[0].made == "70"
    assert against.rows[0].aloud == "Best: six-one"
    own = told(leading(), (0.3, 1.0, 0.5))
    assert (own.heads[0].word, own.rows[0].made) == ("Made", "30")


def test_chances_close_together_have_a_decimal():
    table = leading()
    near = [(0.5, 1.0, 0.4 + 0.005 * n) for n in range(len(table.match.legal()))]
    assert [row.win for row in told(table, *near).rows[:2]] == ["40.0", "43.0"]


def test_a_decimal_tells_the_best_from_one_that_is_nearly_as_good():
    rows = told(bidding(), (0.9, 1.0, 0.314), (0.6, 1.0, 0.308), (0.4, 1.0, 0.2)).rows
    assert [row.win for row in rows[:3]] == ["31.4", "30.8", "20.0"]
    rows = told(bidding(), (0.9, 1.0, 0.314), (0.6, 1.0, 0.208), (0.4, 1.0, 0.21)).rows
    assert [row.win for row in rows[:3]] == ["31", "21", "21"]


def test_it_is_said_over_how_many_deals():
    assert "over 1,200 of the deals" in told(following(), (0.5, 1.0, 0.5), deals=1200).weighed
    every = told(following(), (0.5, 1.0, 0.5), deals=3432, every=True).weighed
    assert "over all 3,432 deals" in every
    one = told(following(), (0.5, 1.0, 0.5), deals=1, every=True).weighed
    assert one == "Only one deal fits what you have seen."
