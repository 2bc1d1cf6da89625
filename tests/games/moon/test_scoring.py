"""Moon: what a hand is worth, and who wins a game, case by case."""

from __future__ import annotations

import pytest

from tests.kit.arrange import Table


def test_a_made_bid_scores_the_bid_and_no_more():
    """M5.1: seven tricks on a bid of four."""
    table = Table().sweep(1, "4")
    assert table.hand.result == "made"
    assert table.hand.points == (0, 4, 0)


@pytest.mark.parametrize(
    ("bid", "stake"), [("4", 4), ("5", 5), ("6", 6), ("7", 7), ("over", 21), ("under", 21)]
)
def test_a_set_bid_loses_as_much(bid, stake):
    """M5.1."""
    table = Table().flop(1, bid)
    assert table.hand.result == "set"
    assert table.hand.points[1] == -stake


def test_scores_go_below_zero():
    """M5.1: and are carried on."""
    table = Table().flop(0, "6").flop(0, "over")
    assert table.hand.scores == (-27, 14, 0)


def test_defenders_score_their_tricks_when_the_bid_is_made():
    """M5.2: one point each."""
    hands = ("6-6 6-5 6-4 6-3 2-1 3-1 4-1", "2-2 3-3", "4-4")
    table = Table().deal(*hands).bid(0, "4").contract("6").play_on()
    assert table.hand.result == "made"
    assert table.hand.tricks[1] + table.hand.tricks[2] > 0
    assert table.hand.points == (4, *table.hand.tricks[1:])


def test_defenders_score_their_tricks_when_the_bid_is_set():
    """M5.2."""
    assert Table().flop(0, "4").hand.points == (-4, 7, 0)


def test_overtricks_score_the_tricks_taken():
    """M5.3: of a made number; off, they score nothing."""
    assert Table(overtricks=True).sweep(0, "4").hand.points == (7, 0, 0)
    assert Table(overtricks=False).sweep(0, "4").hand.points == (4, 0, 0)


def test_overtricks_leave_a_shoot_and_a_set_alone():
    """M5.3."""
    assert Table(overtricks=True).sweep(0, "over").hand.points == (21, 0, 0)
    assert Table(overtricks=True).flop(0, "5").hand.points == (-5, 7, 0)


def test_partners_score_as_a_side():
    """M5.4: tricks of both seats, one score, one target."""
    hands = ("6-5 6-4 5-5 4-4 3-3 2-2 1-1", "6-3 5-4 5-3", "6-6 6-2 6-1", "6-0")
    table = Table("fosdick-partners").deal(*hands).bid(0, "6").contract("6").play_on()
    mine = table.hand.tricks[0] + table.hand.tricks[2]
    assert 0 < table.hand.tricks[2] < mine
    assert table.hand.tricks[0] < 6 <= mine
    assert table.hand.points == (mine, 7 - mine)
    assert len(table.hand.scores) == len(table.hand.hickeys) == 2


def test_a_made_contract_is_one_mark():
    """M5.5: a shoot too, and nothing for tricks."""
    assert Table(scoring="marks").sweep(0, "4").hand.points == (1, 0, 0)
    assert Table(scoring="marks").sweep(0, "over").hand.points == (1, 0, 0)
    assert Table(scoring="marks", overtricks=True).sweep(0, "4").hand.points == (1, 0, 0)


def test_a_set_contract_is_one_mark_to_each_defender():
    """M5.5: the bidder loses none."""
    table = Table(scoring="marks").flop(0, "4").flop(0, "over")
    assert table.hand.points == (0, 1, 1)
    assert table.hand.scores == (0, 2, 2)


def test_a_set_contract_is_one_mark_to_the_defending_side():
    """M5.5: with partners one, not two."""
    table = Table("fosdick-partners", scoring="marks").flop(0, "4")
    assert table.hand.points == (0, 1)
    assert Table("shoot-the-moon-4", scoring="marks").flop(0, "4").hand.points == (0, 1, 1, 1)


def test_the_target_ends_the_game():
    """M5.6: 21, reached or passed."""
    table = Table().ledger(scores=(14, 0, 0)).sweep(0, "6")
    assert table.phase == "deal"
    assert table.hand.scores == (20, 0, 0)
    table.sweep(0, "4")
    assert table.winner == 0


def test_the_target_is_the_houses():
    """M5.6."""
    assert Table(target=7).sweep(0, "7").winner == 0
    assert Table(target=8).sweep(0, "7").winner is None
    assert Table(target=1, scoring="marks").sweep(0, "7").winner == 0


def test_the_bidder_is_counted_first():
    """M5.6: bidder and defender reach 21 in the same hand, though the defender has more."""
    hands = ("6-6 6-5 6-4 6-3 2-1 3-1 4-1", "2-2 3-3 6-2 1-1 5-1 3-2 4-2")
    table = Table().ledger(scores=(17, 20, 20)).deal(*hands).bid(0, "4").contract("6").play_on()
    assert table.hand.scores[0] == 21
    assert max(table.hand.scores) > 21
    assert table.winner == 0


@pytest.mark.parametrize(
    ("bidder", "scores", "winner"),
    [(0, (5, 20, 20), 1), (1, (20, 5, 20), 2), (2, (20, 20, 5), 0)],
)
def test_after_the_bidder_the_credits_go_clockwise(bidder, scores, winner):
    """M5.6: both defenders reach 21; the first to the left of the bidder wins."""
    table = Table(scoring="marks", target=21).ledger(scores=scores).flop(bidder)
    assert min(table.hand.scores[seat] for seat in range(3) if seat != bidder) == 21
    assert table.game.winner == winner


def test_a_defender_wins_where_the_bidder_falls_short():
    """M5.6: by the tricks it took."""
    table = Table().ledger(scores=(20, 0, 14)).flop(1, "4")
    assert table.hand.scores == (20, -4, 21)
    assert table.winner == 2


def test_a_shoot_from_below_zero_wins_only_at_the_target():
    """M5.6: 21 more than −1 is 20."""
    assert Table().ledger(scores=(-1, 0, 0)).sweep(0, "over").winner is None
    assert Table().ledger(scores=(0, 0, 0)).sweep(0, "over").winner == 0


def test_the_bidding_side_is_counted_first():
    """M5.6: with partners, whichever of its seats bid."""
    table = Table("fosdick-partners", match="single", scoring="marks", target=3)
    assert table.ledger(scores=(2, 2)).sweep(3, "4").winner == 1


@pytest.mark.parametrize("bid", ["4", "5", "6", "7", "over", "under"])
def test_a_set_bid_marks_its_bidder(bid):
    """M5.7: a number with one hickey, a shoot with two."""
    hickeys = 2 if bid in ("over", "under") else 1
    assert Table().flop(2, bid).hand.hickeys == (0, 0, hickeys)
    assert Table(minimum_bid=3).flop(0, "3").hand.hickeys == (1, 0, 0)


@pytest.mark.parametrize(
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


def test_a_made_bid_costs_no_hickey():
    """M5.7."""
    assert Table().sweep(0).hand.hickeys == (0, 0, 0)


def test_with_partners_the_side_holds_the_hickeys():
    """M5.7."""
    assert Table("fosdick-partners").flop(3, "4").hand.hickeys == (0, 1)


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
