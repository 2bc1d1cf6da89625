"""Moon: the ladder and the auction, case by case."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Reason
from tests.kit.arrange import Table

LOW, HIGH, FORCED, SHUT = (
    ("bid-too-low", "M2.1"),
    ("bid-not-open", "M2.2"),
    ("must-bid", "M2.5"),
    ("not-now", "M1"),
)


def test_the_auction_goes_once_round_from_the_left_of_the_dealer():
    """M2.1: clockwise, the dealer last."""
    table = Table("shoot-the-moon-4").dealer(1).deal()
    turns = []
    for word in ("pass", "3", "pass", "4"):
        turns.append(table.match.turn)
        table.say(word)
    assert turns == [2, 3, 0, 1]
    assert table.phase == "trump"
    assert table.match.turn == 1


def test_a_bid_must_be_higher_than_the_standing_bid():
    """M2.1: equal is not higher."""
    table = Table().deal().say("5")
    assert table.refused("4") == LOW
    assert table.refused("5") == LOW
    assert table.say("pass").open() == "pass 6 7 over under"


def test_a_bid_out_of_turn_is_refused():
    """M2.1."""
    table = Table().deal().say("pass")
    assert table.refused(Bid(0, "5")) == ("not-your-turn", "M2.1")
    assert table.refused(Bid(2, "5")) == ("not-your-turn", "M2.1")


def test_a_seat_that_passed_has_no_second_turn():
    """M2.1: one turn each, and the last word ends the auction."""
    table = Table().deal().say("pass 4 5")
    assert table.phase == "widow"
    assert table.match.turn == 2
    assert table.refused(Bid(0, "6")) == SHUT


@pytest.mark.parametrize("lowest", [3, 4, 5])
def test_the_ladder_begins_at_the_minimum(lowest):
    """M2.2: 3, 4 or 5 up to 7, then the shoots."""
    table = Table(minimum_bid=lowest).deal()
    numbers = ["3", "4", "5", "6", "7"][lowest - 3 :]
    assert table.open().split() == ["pass", *numbers, "over", "under"]
    for low in range(3, lowest):
        assert table.refused(str(low)) == HIGH


@pytest.mark.parametrize(("shoot", "other"), [("over", "under"), ("under", "over")])
def test_over_and_under_are_equal_in_rank(shoot, other):
    """M2.2: neither beats the other, where the auction goes on at all."""
    table = Table(shoot_tops=3).deal().say(shoot)
    assert table.refused(other) == LOW
    assert table.refused(shoot) == LOW
    assert table.refused("7") == LOW


def test_a_shoot_beats_a_seven():
    """M2.2."""
    table = Table().deal().say("7")
    assert table.open() == "pass over under"
    assert table.say("over").match.sight(0).bidder == 1


@pytest.mark.parametrize(("bid", "points"), [("7", 7), ("over", 21)])
def test_seven_and_over_need_all_tricks_and_stake_7_and_21(bid, points):
    """M2.2: taking six of seven sets both."""
    assert Table(target=50).sweep(0, bid).hand.points == (points, 0, 0)
    six, last = "6-6 6-5 6-4 6-3 6-2 6-1 2-1", "2-2 3-1 3-2 4-1 4-2 5-1 5-2"
    lost = Table(target=50).deal(six, last).bid(0, bid).contract("6").play_on()
    assert lost.hand.tricks == (6, 1, 0)
    assert lost.hand.points[0] == -points


def test_under_needs_no_trick():
    """M2.2: none at all makes it, one sets it."""
    low = ("1-1 2-1 3-1 4-1 2-2 3-2 4-2", "6-6 6-5 6-4 6-3 6-2 6-1 5-5", "")
    table = Table(target=50).deal(*low).bid(0, "under").say("0-0")
    assert table.play_on().hand.points[0] == 21
    assert table.hand.tricks[0] == 0
    assert Table(target=50).flop(0, "under").hand.points == (-21, 0, 0)


@pytest.mark.parametrize("shoot", ["over", "under"])
def test_a_shoot_ends_the_bidding_where_nothing_tops_it(shoot):
    """M2.3: ``shoot_tops`` 1."""
    table = Table().deal().say(shoot)
    assert table.phase == "widow"
    assert table.match.turn == 0


@pytest.mark.parametrize("shoot", ["over", "under"])
def test_a_double_tops_both_shoots_and_ends_the_bidding(shoot):
    """M2.3: ``shoot_tops`` 2."""
    table = Table(shoot_tops=2).deal().say(shoot)
    assert table.phase == "bid"
    assert table.open() == "pass double"
    assert table.refused("triple") == HIGH
    assert table.say("double").phase == "widow"
    assert table.match.turn == 1


def test_a_triple_tops_a_double():
    """M2.3: ``shoot_tops`` 3, the double no longer ends it."""
    table = Table(shoot_tops=3).deal().say("over double")
    assert table.phase == "bid"
    assert table.open() == "pass triple"
    assert table.say("triple").match.sight(2).bid == "triple"


def test_a_triple_ends_the_bidding():
    """M2.3: at four seats the last has nothing to say to it."""
    table = Table("shoot-the-moon-4", shoot_tops=3).deal().say("over double triple")
    assert table.phase == "trump"
    assert table.match.turn == 2


def test_a_double_only_tops_a_shoot_and_a_triple_only_a_double():
    """M2.3."""
    table = Table(shoot_tops=3).deal()
    assert table.refused("double") == HIGH
    assert table.refused("triple") == HIGH
    assert table.say("7").refused("double") == HIGH
    assert table.say("over").refused("triple") == HIGH


def test_a_shoot_may_stand_where_it_could_be_topped():
    """M2.3: the others pass."""
    table = Table(shoot_tops=3).deal().say("under pass pass")
    assert table.phase == "widow"
    assert table.match.sight(0).bid == "under"


@pytest.mark.parametrize("bid", ["double", "triple"])
def test_a_double_and_a_triple_need_all_tricks_and_stake_21(bid):
    """M2.3: also where they top ``under``."""
    over = {"double": "under double pass", "triple": "under double triple"}[bid]
    bidder = over.split().index(bid)
    sure = ["6-6 6-5 6-4 6-3 6-2 6-1 5-5" if seat == bidder else "" for seat in range(3)]
    table = Table(shoot_tops=3, target=50).deal(*sure).say(over).contract("6").play_on()
    assert table.hand.points[bidder] == 21
    spoiled = Table(shoot_tops=3, target=50).deal(*sure).say(over).contract("1").play_on()
    assert 0 < spoiled.hand.tricks[bidder] < 7
    assert spoiled.hand.points[bidder] == -21


def test_each_shoot_can_be_switched_off():
    """M2.4."""
    assert Table(over=False).deal().open() == "pass 4 5 6 7 under"
    assert Table(under=False).deal().open() == "pass 4 5 6 7 over"
    none = Table(over=False, under=False).deal()
    assert none.open() == "pass 4 5 6 7"
    assert none.refused("over") == HIGH
    assert none.say("7").open() == "pass"


def test_a_shoot_only_over_a_standing_seven():
    """M2.4: ``shoot_after_seven``."""
    table = Table(shoot_after_seven=True).deal()
    assert table.open() == "pass 4 5 6 7"
    assert table.refused("over") == HIGH
    assert table.say("6").open() == "pass 7"
    assert table.say("7").open() == "pass over under"


def test_a_shoot_after_seven_can_be_topped():
    """M2.3, M2.4."""
    table = Table(shoot_after_seven=True, shoot_tops=2, seats=4).deal().say("7 over")
    assert table.open() == "pass double"


def test_when_all_pass_the_hand_is_void():
    """M2.5: it scores nothing, and the next hand is dealt to the left."""
    table = Table(target=50).sweep(1, "5").deal().say("pass pass pass")
    assert table.hand.result == "passed"
    assert (table.hand.bidder, table.hand.bid) == (None, None)
    assert table.hand.points == table.hand.hickeys == table.hand.tricks == (0, 0, 0)
    assert table.hand.scores == (0, 5, 0)
    assert table.dealing == 1
    assert table.deal().match.number == 3


def test_a_dealer_left_alone_must_bid():
    """M2.5: ``force-dealer``, the minimum or higher, a shoot too."""
    table = Table(all_pass="force-dealer").deal().say("pass")
    assert table.open() == "pass 4 5 6 7 over under"
    table.say("pass")
    assert table.open() == "4 5 6 7 over under"
    assert table.refused("pass") == FORCED
    assert table.say("6").match.sight(2).bid == "6"


def test_a_dealer_who_hears_a_bid_may_pass():
    """M2.5: ``force-dealer`` asks it only where nobody bid."""
    table = Table(all_pass="force-dealer").deal().say("pass 4")
    assert table.open() == "pass 5 6 7 over under"
    assert table.say("pass").match.turn == 1


def test_a_forced_dealer_under_shoot_after_seven_bids_a_number():
    """M2.4, M2.5."""
    table = Table(all_pass="force-dealer", shoot_after_seven=True, minimum_bid=5).deal()
    assert table.say("pass pass").open() == "5 6 7"


def test_a_word_that_is_no_bid_is_refused():
    """M2.2: the refusal lists what is open."""
    refusal = Table().deal().say("6").refusal("8")
    assert refusal.reason is Reason.BID_NOT_OPEN
    assert refusal.facts["open"] == ("pass", "7", "over", "under")
