"""What a casual player of Texas 42 bids, calls and plays: what a good aunt teaches."""

from __future__ import annotations

from re import fullmatch

import pytest

from moon_desktop.engine.pieces import mask
from moon_desktop.games.forty_two.players import PLAYERS
from moon_desktop.games.forty_two.players.bid_inference import Looks
from moon_desktop.games.forty_two.players.casual import Casual, likely
from moon_desktop.games.forty_two.players.strength import SURE as SURE_OF_ALL
from moon_desktop.games.forty_two.players.strength import best, worth
from tests.kit.cases import each
from tests.kit.forty_two import SURE, Table

STRONG = "6-6 6-5 6-3 6-2 5-5 4-4 3-1"
"""Four trumps with the double, two doubles, one off."""

POOR = "5-1 4-2 3-2 6-3 4-1 2-0 6-5"
"""No double, and no suit."""


def says(table: Table) -> str:
    """What a casual player does where the match stands."""
    turn = table.match.turn
    assert turn is not None
    return str(tuple(Casual(0).choose(table.match.sight(turn)))[1])


# --- the auction ----------------------------------------------------------------------------

LOW = "1-0 2-0 3-0 2-1 3-1 4-0 4-1"
"""Takes nothing at nel-o."""


@each(
    ("preset", "hands", "said", "fit"),
    [
        pytest.param("texas-42", (POOR,), "", "pass", id="T3.1: a poor hand passes"),
        pytest.param("texas-42", (STRONG,), "", r"[34]\d", id="T3.1: a strong one bids"),
        pytest.param("texas-42", ("", "", STRONG), "pass pass", r"[34]\d|.m", id="T1.1: alone"),
        pytest.param("texas-42", ("", "", STRONG), "30 pass", "pass", id="T1.1: not over 0"),
        pytest.param("texas-42", ("", "", SURE), "30 pass", ".m", id="T3.3: but with all tricks"),
        pytest.param("texas-42", ("", "", "", STRONG), "pass pass pass", "30", id="T3.1: the last"),
        pytest.param("texas-42", ("", "", "", STRONG), "pass 31 pass", "pass", id="T3.1: not over"),
        pytest.param("texas-42", ("", "", "", STRONG), "30 pass pass", "31", id="T3.1: one more"),
        pytest.param("straight-42", ("", "", "", POOR), "pass pass pass", "30", id="T3.5: forced"),
        pytest.param("texas-42", ("", "", "", LOW), "pass pass pass", ".m", id="T6.1: for nel-o"),
        pytest.param("texas-42", ("", "", "", LOW), "pass pass pass 1m", "nel-o.*", id="T6.1: it"),
    ],
)
def test_what_is_bid_and_called_at_sight(preset, hands, said, fit):
    """T3, T6.1: all of it fits a pattern; the shaker, who speaks last, says no more than it must,
    and nobody goes over the partner, seat 0 of seat 2, without need."""
    assert fullmatch(fit, says(Table(preset).deal(*hands).say(said)))


def test_trumps_doubles_and_what_walks_are_worth_something():
    """T5.2, T5.3."""
    base = mask(["6-6", "6-5", "6-4", "3-2", "4-2", "5-1", "1-0"])
    for more, less in (("6-3", "3-2"), ("3-3", "3-2"), ("5-5", "5-1")):
        better = base & ~mask([less]) | mask([more])
        assert worth(better, "6", 30) > worth(base, "6", 30)
    assert best(mask(STRONG.split()), tuple("0123456"), 30)[1] == "6"


def test_the_longest_and_highest_suit_is_trump():
    """T5.2."""
    assert says(Table().deal(STRONG).bid(0, "31")) == "6"
    doubles = "6-6 5-5 4-4 3-3 2-2 6-1 5-0"
    assert says(Table().deal(doubles).bid(0, "31")) == "doubles"
    assert says(Table(preset="texas-42-all").deal("6-1 5-2 4-3 6-6 5-5 4-4 3-0").bid(0, "1m")) in (
        "sevens",
        "follow-me",
    )


def test_five_doubles_are_not_enough_to_plunge_at_sight():
    """T3.6."""
    looks = Looks(Table().rules)
    chances = [
        likely(looks, mask([*doubles.split(), "6-1", "5-0"]), "plunge")
        for doubles in ("6-6 5-5 4-4 3-3", "6-6 5-5 4-4 3-3 2-2", "6-6 5-5 4-4 3-3 2-2 1-1")
    ]
    assert chances == sorted(chances)
    assert says(Table().deal("6-6 5-5 4-4 3-3 2-2 6-1 5-0")) != "plunge"


def test_a_hand_that_takes_all_tricks_is_sure():
    """T5.2: six of a suit from the top, or all seven, with a double that nobody beats."""
    for hand in (SURE, "6-6 6-5 6-4 6-3 6-2 6-1 5-5", "6-6 6-5 6-4 6-3 6-2 5-5 5-4"):
        assert worth(mask(hand.split()), "6", 42) == SURE_OF_ALL
    for hand in ("6-6 6-5 6-4 5-5 5-4 4-4 3-3", "6-6 6-5 6-4 6-3 6-2 6-1 5-4"):
        assert worth(mask(hand.split()), "6", 42) < SURE_OF_ALL


# --- the play -------------------------------------------------------------------------------

THREES = (
    "3-3 3-2 3-1 6-6 5-5 4-2 6-1",
    "6-5 5-4 1-0 4-3 2-0 6-2 5-1",
    "3-0 6-4 5-0 4-0 2-1 2-2 1-1",
)
"""Seat 0 calls threes; seat 2 has two trumps less and much count; the shaker the rest."""


def threes(*hands: str) -> Table:
    return Table().deal(*(hands or THREES)).bid(0, "31").say("3")


def test_the_bidder_leads_trumps_from_the_top():
    """T7.1: but T2.1, no trump that counts, to drive out a higher."""
    assert says(threes()) == "3-3"
    assert says(threes("3-2 3-1 3-0 6-6 5-5 4-4 1-0")) != "3-2"


def test_count_goes_to_the_partner_who_has_the_trick_and_not_to_foes():
    """T2.1: 5-0 on the last of the trumps; where the trick is the bidder's, seat 1 gives it a blank
    rather than 6-4, and T5.3: keeps its double."""
    table = threes().say("3-3 4-3 3-0 6-3", "3-1 1-0")
    assert says(table) in ("6-4", "5-0")
    foe = threes("3-3 3-2 3-1 6-6 5-5 4-2 6-1", "6-4 5-0 1-0 2-0 6-2 5-1 4-0").say("3-3")
    assert says(foe) not in ("6-4", "5-0")
    double = threes("3-3 3-2 3-1 6-6 5-5 4-2 6-1", "4-4 1-0 2-0 6-2 5-1 6-5 5-4").say("3-3")
    assert says(double) != "4-4"


def test_at_marks_a_foe_takes_the_trick_that_sets_even_with_count():
    """T4.1: one trick sets 1m."""
    table = Table().deal(
        "6-6 6-5 6-4 6-3 4-4 5-1 1-0", "5-5 2-2 3-3 1-1 2-0 3-0 4-0", "2-1 3-1 3-2 4-1 4-2 4-3 0-0"
    )
    table.bid(0, "1m").say("6", "6-6 2-0 2-1 6-0", "6-5 3-0 3-1 6-1", "6-4 4-0 3-2 6-2", "5-1")
    assert says(table) == "5-5"


def test_a_bidder_at_nel_o_stays_below():
    """T6.2: it leads what is most likely beaten, and plays under what lies."""
    table = Table(preset="texas-42-all").deal("1-0 2-0 3-1 2-1 3-0 4-1 5-2")
    table.bid(0, "1m").say("nel-o:high")
    assert says(table) in ("1-0", "2-0", "2-1", "3-0", "3-1")


# --- claims ---------------------------------------------------------------------------------


def test_who_holds_all_trumps_can_claim_and_nobody_else():
    """T7.1: and T6.4, at nel-o nobody."""
    assert PLAYERS.claimant(Table().deal(SURE).match, 1) is None
    table = Table().deal(SURE).bid(0, "30").say("6")
    assert PLAYERS.claimant(table.match, 1) == 0
    assert PLAYERS.takes_the_rest(table.match.sight(0))
    assert not PLAYERS.takes_the_rest(table.match.sight(1))
    table.say("6-6")
    assert PLAYERS.takes_the_rest(table.match.sight(0))
    assert not PLAYERS.takes_the_rest(threes().match.sight(0))
    low = Table(preset="texas-42-all").deal(SURE).bid(0, "1m").say("nel-o:high")
    assert not PLAYERS.takes_the_rest(low.match.sight(0))
