"""Moon: hands that end before their last tile, by the contract or by a renege."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.arrange import Table
from tests.kit.cases import each

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
FOUR_TRICKS = "6-6 6-5 6-3 4-4 4-3 4-1 3-3 5-3 3-2"
LOWEST = ("1-1 2-1 3-1 4-1 2-2 3-2 4-2", "6-6 6-5 6-4 6-3 6-2 6-1 5-5")


def sixes(said: str = "", bid: str = "4", **house: Any) -> Table:
    """Seat 0 has bid on ``THREE``, laid the widow away and called sixes; then ``said``."""
    table = Table(**{"target": 50, "renege": "forfeit", **house})
    return table.deal(*THREE, widow="0-0").bid(0, bid).contract("6").say(said)


def partners(said: str, bid: str = "4", **house: Any) -> Table:
    """The same with ``FOUR`` and partners."""
    house = {"target": 50, "renege": "forfeit", **house}
    return Table("fosdick-partners", **house).deal(*FOUR).bid(0, bid).contract("6").say(said)


@pytest.mark.parametrize("stop", [False, True])
def test_under_ends_when_the_bidder_takes_a_trick(stop):
    """M4.7: at that moment, whatever ``stop_when_set`` says."""
    table = Table(stop_when_set=stop)
    table.deal("6-1 6-3 5-4", "6-2 5-1 5-2 5-3 6-4 6-5 6-6").say("under 0-0")
    table.say("6-1 6-2 3-3", "5-1 5-5")
    assert table.phase == "play"
    table.say("5-4")
    assert (table.hand.result, table.hand.tricks) == ("set", (1, 1, 0))


def test_under_goes_on_while_the_others_take_the_tricks():
    """M4.7: all seven are played."""
    hand = Table(target=50).deal(*LOWEST, widow="0-0").say("under 0-0").play_on().hand
    assert (hand.result, sum(hand.tricks)) == ("made", 7)


def test_under_ends_when_the_partner_takes_a_trick():
    """M4.7: the bidder's side may take none."""
    table = Table("fosdick-partners", under=True).deal(*FOUR).say("under", "1-1 5-1 4-1 1-0")
    assert table.phase == "play"
    lost = Table("fosdick-partners", under=True).deal(*FOUR).say("under", "1-1 5-1 6-1 1-0")
    assert lost.hand.tricks == (0, 0, 1, 0)
    assert lost.hand.points == (-21, 0)


@each(("bid", "played"), [("7", 1), ("6", 2), ("5", 3), ("4", 4), ("over", 1)])
def test_a_hand_stops_when_the_bid_is_out_of_reach(bid, played):
    """M4.7: ``stop_when_set``, at the first trick that makes it so and not before; without it the
    others' tricks are points, and a made bid goes on in any case."""
    assert sum(Table(stop_when_set=True).flop(1, bid).hand.tricks) == played
    assert Table().flop(1, bid).hand.tricks == (0, 0, 7)
    assert Table(stop_when_set=True).sweep(0, bid).hand.tricks == (7, 0, 0)


def test_a_bid_out_of_reach_counts_the_tricks_of_the_side():
    """M4.7: the partner's tricks keep a bid alive."""
    house = {"stop_when_set": True, "renege": "prevent"}
    table = partners("6-4 6-6 6-2 6-0 5-4 0-0 3-2 5-5", "6", **house)
    assert table.match.sight(0).taken == (1, 1, 0, 0)
    assert table.phase == "play"
    assert partners("6-4 6-6 6-2 6-0", "7", **house).hand.result == "set"


@pytest.mark.parametrize(
    ("renege", "open_"), [("prevent", "6-4 6-5"), ("forfeit", " ".join(sorted(THREE[1].split())))]
)
def test_where_a_renege_forfeits_every_tile_is_open(renege, open_):
    """M4.8: the table lets it happen, or does not."""
    table = sixes("6-6", renege=renege)
    assert sorted(table.open().split()) == open_.split()
    if renege == "prevent":
        assert table.refused("4-3") == ("must-follow", "M4.3")


RENEGES = [
    # the unfinished trick is nobody's, the tricks of the others count
    ("the bidder is set", sixes(f"{TWO_TRICKS} 5-4 4-2 4-4"), 0, (1, 1, 0), (-4, 1, 0)),
    ("a defender makes it, and scores nothing", sixes(f"{THREE_TRICKS} 4-4 5-3"), 1, (2, 1, 0),
     (4, 0, 0)),
    ("the other defender keeps its tricks", sixes(f"{THREE_TRICKS} 4-4 4-3 3-2"), 2, (2, 1, 0),
     (4, 1, 0)),
    ("it makes a bid already lost", sixes(f"{THREE_TRICKS} 4-4 4-3 3-2", "7"), 2, (2, 1, 0),
     (7, 1, 0)),
    ("it sets a bid already made",
     sixes(f"{FOUR_TRICKS} 6-1 6-4 6-2 5-4 4-2 2-2", "3", minimum_bid=3), 0, (3, 1, 0),
     (-3, 1, 0)),
    ("overtricks: the bid, if it is more", sixes("6-6 4-3", "3", minimum_bid=3, overtricks=True),
     1, (0, 0, 0), (3, 0, 0)),
    ("overtricks: the tricks, if they are",
     sixes(f"{FOUR_TRICKS} 5-5 5-4 3-1 2-2 5-1", "3", minimum_bid=3, overtricks=True), 1,
     (4, 0, 0), (4, 0, 0)),
    ("a shoot over scores 21", sixes("6-6 4-3", "over"), 1, (0, 0, 0), (21, 0, 0)),
    ("a shoot under scores 21",
     Table(renege="forfeit", target=50).deal(*THREE, widow="0-0").say("under 0-0 6-6 4-3"), 1,
     (0, 0, 0), (21, 0, 0)),
    ("a partner sets the contract", partners("6-4 6-6 4-3"), 2, (0, 0, 0, 0), (-4, 0)),
    ("a defending side offends as one",
     partners("6-4 6-6 6-2 6-0 5-4 4-3 3-2 5-5 3-3 5-3 4-2 2-0"), 3, (1, 1, 0, 0), (4, 0)),
    ("M5.5: a mark for the bidder", sixes("6-6 4-3", scoring="marks"), 1, (0, 0, 0), (1, 0, 0)),
    ("M5.5: a mark for each defender", sixes(f"{TWO_TRICKS} 5-4 4-2 4-4", scoring="marks"), 0,
     (1, 1, 0), (0, 1, 1)),
]  # fmt: skip


@each(
    ("table", "offender", "tricks", "points"), [pytest.param(*of[1:], id=of[0]) for of in RENEGES]
)
def test_a_renege_ends_the_hand(table, offender, tricks, points):
    """M4.8, M5.5: against the side of who reneged; the record still shows its tricks."""
    hand = table.hand
    side = table.rules.table.side
    against_bidder = side(offender) == side(0)
    assert hand.result == ("set" if against_bidder else "made")
    assert (hand.offender, hand.tricks, hand.points) == (offender, tricks, points)
    assert hand.hickeys == (int(against_bidder), *[0] * (len(points) - 1))
    assert table.dealing == 0


def test_a_first_lead_against_its_rule_is_no_renege():
    """M4.8: it is never accepted."""
    table = sixes(first_lead_trump=True)
    assert table.open() == "6-1 6-6"
    assert table.refused("5-5") == ("lead-trump", "M4.6")
    blanks = Table("shoot-the-moon", renege="forfeit").deal("0-0 6-6", widow="1-1")
    assert blanks.bid(0, "4").say("1-1 0").refused("6-6") == ("lead-double-blank", "M3.8")
