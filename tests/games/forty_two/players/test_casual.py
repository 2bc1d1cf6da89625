"""What a casual player of Texas 42 bids, calls and plays: what a good aunt teaches."""

from __future__ import annotations

import pytest
from hypothesis import given

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.players.casual import Casual, read, takes_the_rest
from moon_desktop.games.forty_two.players.casual_bidding import likely
from moon_desktop.games.forty_two.players.strength import best, worth
from tests.kit.forty_two import SURE, Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds

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


def test_a_strong_hand_bids_and_a_poor_one_passes():
    """T3.1."""
    assert int(says(Table().deal(STRONG))) >= 30
    assert says(Table().deal(POOR)) == "pass"


def test_nobody_goes_over_the_partner_without_need():
    """T1.1: seat 2 sits opposite seat 0."""
    alone = Table().deal("", "", STRONG).say("pass pass")
    assert says(alone) != "pass"
    assert says(Table().deal("", "", STRONG).say("30 pass")) == "pass"


def test_all_tricks_as_good_as_sure_are_bid_over_the_partner_too():
    """T3.3."""
    assert says(Table().deal("", "", SURE).say("30 pass")).endswith("m")


def test_the_shaker_says_no_more_than_it_must():
    """T3.1: it speaks last."""
    assert says(Table().deal("", "", "", STRONG).say("pass pass pass")) == "30"
    assert says(Table().deal("", "", "", STRONG).say("pass 31 pass")) == "pass"
    assert says(Table().deal("", "", "", STRONG).say("30 pass pass")) == "31"


def test_a_forced_shaker_with_nothing_bids_the_least():
    """T3.5."""
    assert says(Table(nel_o="off").deal("", "", "", POOR).say("pass pass pass")) == "30"


def test_a_forced_shaker_who_can_take_nothing_bids_a_mark_for_nel_o():
    """T6.1."""
    low = "1-0 2-0 3-0 2-1 3-1 4-0 4-1"
    table = Table().deal("", "", "", low).say("pass pass pass")
    assert says(table).endswith("m")
    assert says(table.say("1m")).startswith("nel-o")


def test_trumps_doubles_and_what_walks_are_worth_something():
    """T5.2, T5.3."""
    base = mask(["6-6", "6-5", "6-4", "3-2", "4-2", "5-1", "1-0"])
    for more, less in (("6-3", "3-2"), ("3-3", "3-2"), ("5-5", "5-1")):
        better = base & ~mask([less]) | mask([more])
        assert worth(better, "6") > worth(base, "6")
    assert best(mask(STRONG.split()), "0123456")[1] == "6"


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
    rules = Table().rules
    assert not likely(rules, mask(["6-6", "5-5", "4-4", "3-3", "2-2", "6-1", "5-0"]), "plunge")
    assert likely(rules, mask(["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "5-0"]), "plunge") > 0.5


# --- the play -------------------------------------------------------------------------------

THREES = (
    "3-3 3-2 3-1 6-6 5-5 4-2 6-1",
    "6-5 5-4 1-0 4-3 2-0 6-2 5-1",
    "3-0 6-4 5-0 4-0 2-1 2-2 1-1",
)
"""Seat 0 calls threes; seat 2 has two trumps less and much count; the shaker the rest."""


def threes(bid: str = "31") -> Table:
    return Table().deal(*THREES).bid(0, bid).say("3")


def test_the_bidder_leads_trumps_from_the_top():
    """T7.1."""
    assert says(threes()) == "3-3"


def test_a_trump_that_counts_is_not_led_to_drive_out_a_higher():
    """T2.1: 3-2."""
    held = "3-2 3-1 3-0 6-6 5-5 4-4 1-0"
    assert says(Table().deal(held).bid(0, "30").say("3")) != "3-2"


def test_count_goes_to_the_partner_who_has_the_trick():
    """T2.1: 5-0 on the last of the trumps."""
    table = threes().say("3-3 4-3 3-0 6-3", "3-1 1-0")
    assert says(table) in ("6-4", "5-0")


def test_no_count_goes_to_foes():
    """T2.1: the trick is the bidder's, and seat 1 gives it a blank rather than 6-4."""
    table = Table().deal("3-3 3-2 3-1 6-6 5-5 4-2 6-1", "6-4 5-0 1-0 2-0 6-2 5-1 4-0")
    assert says(table.bid(0, "31").say("3", "3-3")) not in ("6-4", "5-0")


def test_doubles_are_saved_to_lead():
    """T5.3: seat 1 cannot follow, and keeps 4-4."""
    table = Table().deal("3-3 3-2 3-1 6-6 5-5 4-2 6-1", "4-4 1-0 2-0 6-2 5-1 6-5 5-4")
    assert says(table.bid(0, "31").say("3", "3-3")) != "4-4"


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


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_its_choice_is_legal_and_no_renege(rules, seed):
    """T7.1: in every match under every house."""

    def watch(match):
        if match.turn is not None:
            sight = match.sight(match.turn)
            choice = Casual(seed).choose(sight)
            assert choice in sight.legal
            if isinstance(choice, Play):
                assert choice in read(sight).plays

    walked(rules, seed, 1, watch)


# --- claims ---------------------------------------------------------------------------------


def test_who_holds_all_trumps_can_claim_and_nobody_else():
    """T7.1."""
    table = Table().deal(SURE).bid(0, "30").say("6")
    assert takes_the_rest(table.match.sight(0))
    assert not takes_the_rest(table.match.sight(1))
    table.say("6-6")
    assert takes_the_rest(table.match.sight(0))
    assert not takes_the_rest(threes().match.sight(0))


def test_nothing_is_claimed_at_nel_o():
    """T6.4."""
    table = Table(preset="texas-42-all").deal(SURE).bid(0, "1m").say("nel-o:high")
    assert not takes_the_rest(table.match.sight(0))


@pytest.mark.parametrize("choice", [Bid(0, "pass"), NameTrump(0, "6")])
def test_a_single_choice_is_made_without_a_thought(choice):
    """T3.1, T5.2: whatever the sight is."""
    sight = Table().deal(STRONG).match.sight(0)._replace(legal=(choice,))
    assert Casual(0).choose(sight) == choice
