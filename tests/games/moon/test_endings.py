"""Moon: hands that end before their last tile, by the contract or by a renege."""

from __future__ import annotations

import pytest

from tests.kit.arrange import Table

THREE = (
    "6-6 6-1 5-5 4-4 3-3 2-2 1-1",
    "6-5 6-4 5-4 5-3 5-2 5-1 4-3",
    "6-3 6-2 4-2 4-1 3-2 3-1 2-1",
)
"""Sixes trumps: seat 0 takes 6-6, loses 6-1 to 6-4, and its doubles hold."""
FOUR = (
    "6-5 6-4 5-5 4-4 3-3 2-2 1-1",
    "6-6 6-3 5-4 5-3 5-2 5-1 5-0",
    "6-2 6-1 4-3 4-2 4-1 4-0 0-0",
    "6-0 3-2 3-1 3-0 2-1 2-0 1-0",
)
TWO_TRICKS = "6-6 6-5 6-3 6-1 6-4 6-2"
THREE_TRICKS = f"{TWO_TRICKS} 5-4 4-2 5-5"


def sixes(bid="4", **house):
    """Seat 0 has bid on ``THREE``, laid the widow away and called sixes."""
    table = Table(**{"target": 50, "renege": "forfeit", **house})
    return table.deal(*THREE, widow="0-0").bid(0, bid).contract("6")


def partners(bid="4", **house):
    """The same with ``FOUR`` and partners."""
    house = {"target": 50, "renege": "forfeit", **house}
    return Table("fosdick-partners", **house).deal(*FOUR).bid(0, bid).contract("6")


def test_under_ends_when_the_bidder_takes_a_trick():
    """M4.7: at that moment, whatever ``stop_when_set`` says."""
    for stop in (False, True):
        table = Table(stop_when_set=stop)
        table.deal("6-1 6-3 5-4", "6-2 5-1 5-2 5-3 6-4 6-5 6-6").say("under 0-0")
        table.say("6-1 6-2 3-3", "5-1 5-5")
        assert table.phase == "play"
        table.say("5-4")
        assert table.hand.result == "set"
        assert table.hand.tricks == (1, 1, 0)


def test_under_goes_on_while_the_others_take_the_tricks():
    """M4.7: all seven are played."""
    low = ("1-1 2-1 3-1 4-1 2-2 3-2 4-2", "6-6 6-5 6-4 6-3 6-2 6-1 5-5")
    table = Table(target=50).deal(*low, widow="0-0").say("under 0-0").play_on()
    assert table.hand.result == "made"
    assert sum(table.hand.tricks) == 7


def test_under_ends_when_the_partner_takes_a_trick():
    """M4.7: the bidder's side may take none."""
    table = Table("fosdick-partners", under=True).deal(*FOUR).say("under", "1-1 5-1 4-1 1-0")
    assert table.phase == "play"
    lost = Table("fosdick-partners", under=True).deal(*FOUR).say("under", "1-1 5-1 6-1 1-0")
    assert lost.hand.tricks == (0, 0, 1, 0)
    assert lost.hand.points == (-21, 0)


@pytest.mark.parametrize(("bid", "played"), [("7", 1), ("6", 2), ("5", 3), ("4", 4), ("over", 1)])
def test_a_hand_stops_when_the_bid_is_out_of_reach(bid, played):
    """M4.7: ``stop_when_set``, at the first trick that makes it so and not before."""
    assert sum(Table(stop_when_set=True).flop(1, bid).hand.tricks) == played


@pytest.mark.parametrize("bid", ["4", "7", "over"])
def test_a_lost_hand_is_played_to_its_end_otherwise(bid):
    """M4.7: the others' tricks are points."""
    assert Table().flop(1, bid).hand.tricks == (0, 0, 7)


def test_a_made_hand_does_not_stop():
    """M4.7: not when four tricks have made the four."""
    assert Table(stop_when_set=True).sweep(0, "4").hand.tricks == (7, 0, 0)


def test_a_bid_out_of_reach_counts_the_tricks_of_the_side():
    """M4.7: the partner's tricks keep a bid alive."""
    table = partners("6", stop_when_set=True, renege="prevent")
    table.say("6-4 6-6 6-2 6-0", "5-4 0-0 3-2 5-5")
    assert table.match.sight(0).taken == (1, 1, 0, 0)
    assert table.phase == "play"
    spoiled = partners("7", stop_when_set=True, renege="prevent").say("6-4 6-6 6-2 6-0")
    assert spoiled.hand.result == "set"


def test_a_play_that_does_not_follow_is_not_accepted():
    """M4.8: ``prevent``."""
    table = sixes(renege="prevent").say("6-6")
    assert table.open() == "6-4 6-5"
    assert table.refused("4-3") == ("must-follow", "M4.3")


def test_where_a_renege_forfeits_every_tile_is_open():
    """M4.8: ``forfeit``: the table lets it happen."""
    table = sixes().say("6-6")
    assert set(table.open().split()) == set(THREE[1].split())


def test_a_play_that_follows_is_no_renege():
    """M4.8: nor is anything a seat plays that cannot follow."""
    table = sixes().say(THREE_TRICKS)
    assert table.phase == "play"
    assert table.match.sight(0).taken == (2, 1, 0)


def test_a_bidder_who_reneges_is_set():
    """M4.8: at once; the tricks of the others count, the unfinished one for nobody."""
    table = sixes().say(TWO_TRICKS, "5-4 4-2 4-4")
    assert table.hand.result == "set"
    assert table.hand.offender == 0
    assert table.hand.tricks == (1, 1, 0)
    assert table.hand.points == (-4, 1, 0)
    assert table.hand.hickeys == (1, 0, 0)
    assert table.dealing == 0


def test_a_defender_who_reneges_makes_the_contract():
    """M4.8: and scores nothing for its tricks, which the record still shows."""
    table = sixes().say(THREE_TRICKS, "4-4 5-3")
    assert table.hand.result == "made"
    assert table.hand.offender == 1
    assert table.hand.tricks == (2, 1, 0)
    assert table.hand.points == (4, 0, 0)


def test_the_other_defender_keeps_its_tricks():
    """M4.8."""
    table = sixes().say(THREE_TRICKS, "4-4 4-3 3-2")
    assert table.hand.offender == 2
    assert table.hand.points == (4, 1, 0)


def test_an_offence_makes_a_bid_already_lost():
    """M4.8: a seven, one trick gone."""
    table = sixes("7").say(THREE_TRICKS, "4-4 4-3 3-2")
    assert table.hand.result == "made"
    assert table.hand.points == (7, 1, 0)


def test_an_offence_sets_a_bid_already_made():
    """M4.8: three tricks home on a three, then the bidder reneges."""
    table = sixes("3", minimum_bid=3)
    table.say("6-6 6-5 6-3", "4-4 4-3 4-1", "3-3 5-3 3-2", "6-1 6-4 6-2", "5-4 4-2 2-2")
    assert table.hand.tricks == (3, 1, 0)
    assert table.hand.result == "set"
    assert table.hand.points == (-3, 1, 0)


def test_a_contract_made_by_an_offence_scores_the_bid():
    """M4.8: with ``overtricks`` the tricks already taken, if they are more."""
    house = {"minimum_bid": 3, "overtricks": True}
    few = sixes("3", **house).say("6-6 4-3")
    assert few.hand.points == (3, 0, 0)
    many = sixes("3", **house)
    many.say("6-6 6-5 6-3", "4-4 4-3 4-1", "3-3 5-3 3-2", "5-5 5-4 3-1", "2-2 5-1")
    assert many.hand.tricks == (4, 0, 0)
    assert many.hand.points == (4, 0, 0)


def test_a_shoot_made_by_an_offence_scores_21():
    """M4.8: over or under."""
    assert sixes("over").say("6-6 4-3").hand.points == (21, 0, 0)
    under = Table(renege="forfeit", target=50).deal(*THREE, widow="0-0")
    assert under.say("under 0-0 6-6 4-3").hand.points == (21, 0, 0)


def test_a_partner_who_reneges_sets_the_contract():
    """M4.8: either seat of the bidder's side."""
    table = partners().say("6-4 6-6 4-3")
    assert table.hand.offender == 2
    assert table.hand.result == "set"
    assert table.hand.points == (-4, 0)
    assert table.hand.hickeys == (1, 0)


def test_a_defending_side_offends_as_one():
    """M4.8: seat 3 reneges, and the trick of seat 1 scores nothing either."""
    table = partners().say("6-4 6-6 6-2 6-0", "5-4 4-3 3-2 5-5", "3-3 5-3 4-2 2-0")
    assert table.hand.offender == 3
    assert table.hand.tricks == (1, 1, 0, 0)
    assert table.hand.result == "made"
    assert table.hand.points == (4, 0)


def test_a_renege_in_marks():
    """M4.8, M5.5: a mark for the bidder, or one for each defender, the offence apart."""
    assert sixes(scoring="marks").say("6-6 4-3").hand.points == (1, 0, 0)
    lost = sixes(scoring="marks").say(TWO_TRICKS, "5-4 4-2 4-4")
    assert lost.hand.points == (0, 1, 1)


def test_a_first_lead_against_its_rule_is_no_renege():
    """M4.8: it is never accepted."""
    table = sixes(first_lead_trump=True)
    assert table.open() == "6-1 6-6"
    assert table.refused("5-5") == ("lead-trump", "M4.6")
    blanks = Table("shoot-the-moon", renege="forfeit").deal("0-0 6-6", widow="1-1")
    blanks.bid(0, "4").say("1-1 0")
    assert blanks.refused("6-6") == ("lead-double-blank", "M3.8")
