"""Moon: what a hand is worth, and who wins a game, case by case."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.kit.arrange import Table
from tests.kit.cases import each

PARTNERS = partial(Table, "fosdick-partners")
MARKS: dict[str, Any] = {"scoring": "marks"}
FOUR_TRICKS = ("6-6 6-5 6-4 6-3 2-1 3-1 4-1", "2-2 3-3 6-2 1-1 5-1 3-2 4-2")
"""Of sixes seat 0 takes four, and seat 1 most of the rest."""


def four_tricks(table: Table) -> Table:
    return table.deal(*FOUR_TRICKS).bid(0, "4").contract("6").play_on()


@each(
    ("table", "points"),
    [
        pytest.param(table, points, id=why)
        for why, table, points in [
            ("M5.1: a made bid, and no more", Table().sweep(1, "4"), (0, 4, 0)),
            ("M5.1: 5 set", Table().flop(1, "5"), (0, -5, 7)),
            ("M5.1: 6 set", Table().flop(1, "6"), (0, -6, 7)),
            ("M5.1: 7 set", Table().flop(1, "7"), (0, -7, 7)),
            ("M5.1: over set", Table().flop(1, "over"), (0, -21, 7)),
            ("M5.1: under set by the first trick", Table().flop(1, "under"), (0, -21, 0)),
            ("M5.2: defenders keep their tricks of a set bid", Table().flop(0, "4"), (-4, 7, 0)),
            ("M5.3: overtricks", Table(overtricks=True).sweep(0, "4"), (7, 0, 0)),
            ("M5.3: none off", Table(overtricks=False).sweep(0, "4"), (4, 0, 0)),
            ("M5.3: none of a shoot", Table(overtricks=True).sweep(0, "over"), (21, 0, 0)),
            ("M5.3: none of a set bid", Table(overtricks=True).flop(0, "5"), (-5, 7, 0)),
            ("M5.5: a made contract", Table(**MARKS).sweep(0, "4"), (1, 0, 0)),
            ("M5.5: a shoot", Table(**MARKS).sweep(0, "over"), (1, 0, 0)),
            ("M5.5: no tricks", Table(**MARKS, overtricks=True).sweep(0, "4"), (1, 0, 0)),
            ("M5.5: a mark to each defender", Table(**MARKS).flop(0, "4"), (0, 1, 1)),
            ("M5.5: one to the other side", PARTNERS(**MARKS).flop(0, "4"), (0, 1)),
            ("M5.5: three", Table("shoot-the-moon-4", **MARKS).flop(0, "4"), (0, 1, 1, 1)),
        ]
    ],
)
def test_what_a_hand_pays(table, points):
    """M5.1, M5.2, M5.3, M5.5."""
    assert table.hand.points == points
    assert table.hand.result == ("made" if points[table.hand.bidder % len(points)] > 0 else "set")


def test_scores_go_below_zero():
    """M5.1: and are carried on."""
    assert Table().flop(0, "6").flop(0, "over").hand.scores == (-27, 14, 0)


def test_defenders_score_their_tricks_when_the_bid_is_made():
    """M5.2: one point each."""
    hand = four_tricks(Table()).hand
    assert hand.result == "made"
    assert hand.tricks[1] + hand.tricks[2] > 0
    assert hand.points == (4, *hand.tricks[1:])


def test_partners_score_as_a_side():
    """M5.4: tricks of both seats, one score, one target."""
    hands = ("6-5 6-4 5-5 4-4 3-3 2-2 1-1", "6-3 5-4 5-3", "6-6 6-2 6-1", "6-0")
    table = PARTNERS().deal(*hands).bid(0, "6").contract("6").play_on()
    mine = table.hand.tricks[0] + table.hand.tricks[2]
    assert 0 < table.hand.tricks[2] < mine
    assert table.hand.tricks[0] < 6 <= mine
    assert table.hand.points == (mine, 7 - mine)
    assert len(table.hand.scores) == len(table.hand.hickeys) == 2


def at(*scores: int, **house: Any) -> Table:
    return Table(**house).ledger(scores=scores)


@each(
    ("table", "scores", "winner"),
    [
        pytest.param(*one[1:], id=one[0])
        for one in [
            ("short by one", at(14, 0, 0).sweep(0, "6"), (20, 0, 0), None),
            ("passed", at(14, 0, 0).sweep(0, "6").sweep(0, "4"), (24, 0, 0), 0),
            ("the house's target", Table(target=7).sweep(0, "7"), (7, 0, 0), 0),
            ("a higher one", Table(target=8).sweep(0, "7"), (7, 0, 0), None),
            ("one mark", Table(target=1, **MARKS).sweep(0, "7"), (1, 0, 0), 0),
            ("21 more than −1 is 20", at(-1, 0, 0).sweep(0, "over"), (20, 0, 0), None),
            ("21 from nothing", at(0, 0, 0).sweep(0, "over"), (21, 0, 0), 0),
            ("by a defender's tricks", at(20, 0, 14).flop(1, "4"), (20, -4, 21), 2),
        ]
    ],
)
def test_the_target_ends_the_game(table, scores, winner):
    """M5.6: reached or passed, by whoever."""
    assert table.hand.scores == scores
    assert table.winner == winner


def test_the_bidder_is_counted_first():
    """M5.6: bidder and defender reach 21 in the same hand, though the defender has more."""
    table = four_tricks(at(17, 20, 20))
    assert table.hand.scores[0] == 21
    assert max(table.hand.scores) > 21
    assert table.winner == 0


@each(
    ("bidder", "scores", "winner"),
    [(0, (5, 20, 20), 1), (1, (20, 5, 20), 2), (2, (20, 20, 5), 0)],
)
def test_after_the_bidder_the_credits_go_clockwise(bidder, scores, winner):
    """M5.6: both defenders reach 21; the first to the left of the bidder wins."""
    table = at(*scores, **MARKS, target=21).flop(bidder)
    assert min(table.hand.scores[seat] for seat in range(3) if seat != bidder) == 21
    assert table.game.winner == winner


def test_the_bidding_side_is_counted_first():
    """M5.6: with partners, whichever of its seats bid."""
    table = PARTNERS(match="single", **MARKS, target=3)
    assert table.ledger(scores=(2, 2)).sweep(3, "4").winner == 1


@each(
    ("table", "hickeys"),
    [
        *((Table().flop(2, bid), (0, 0, 1)) for bid in "4567"),
        *((Table().flop(2, bid), (0, 0, 2)) for bid in ("over", "under")),
        (Table(minimum_bid=3).flop(0, "3"), (1, 0, 0)),
        (Table().sweep(0), (0, 0, 0)),
        (PARTNERS().flop(3, "4"), (0, 1)),
    ],
)
def test_a_set_bid_marks_its_bidder(table, hickeys):
    """M5.7: a number with one hickey, a shoot with two, a made bid with none; of partners the
    side holds them."""
    assert table.hand.hickeys == hickeys


@each(
    ("said", "hickeys"),
    [
        ("over double pass", (0, 4, 0)),
        ("over double triple", (0, 0, 8)),
        ("under pass pass", (2, 0, 0)),
    ],
)
def test_tops_cost_more_hickeys(said, hickeys):
    """M5.7: a double four, a triple eight; the shoot that was topped none."""
    table = Table("shoot-the-moon", under=True).deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5")
    table.say(said).contract("6").play_on()
    assert table.hand.hickeys == hickeys


@pytest.mark.parametrize("counted", [True, False])
def test_hickeys_are_recorded_and_kept_for_the_game(counted):
    """M5.7: whether ``hickeys`` is on or off; they move no points."""
    table = Table(hickeys=counted).flop(0, "4").sweep(1, "4").flop(0, "4")
    assert table.match.ledger.column("hickeys") == (2, 0, 0)
    assert table.hand.scores == (-8, 18, 0)


def test_a_score_in_the_hole_is_written_with_its_sign():
    """M5.8: in a record; the circle is the sheet's."""
    table = Table().flop(0, "4")
    assert table.lines()[-1].endswith(b'"scores": [-4, 7, 0]}\n')
