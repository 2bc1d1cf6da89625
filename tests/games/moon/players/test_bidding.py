"""What a casual player bids: what it holds, and an eye on the score."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.players.casual_bidding import choose_bid, odds_of
from tests.kit.sights import arranged, casual

WILD = "6-1 5-2 4-3 3-1 5-4 2-1 6-3"
GOOD = "6-6 6-5 6-4 6-1 5-5 4-3 2-1"
SOLID = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
LOW = "1-1 2-1 2-2 3-1 3-3 4-4 3-2"


@pytest.mark.parametrize("seed", range(10))
def test_passes_a_wild_hand(seed):
    assert casual(arranged("", WILD), seed) == "pass"


@pytest.mark.parametrize("seed", range(10))
def test_bids_a_good_hand_but_not_all_tricks(seed):
    assert casual(arranged("", GOOD), seed) in {"4", "5", "6"}


def test_bids_over_the_standing_bid_only_what_it_holds():
    """Good enough for 5, not for 7 (M2.1)."""
    assert casual(arranged("4 pass", "", "", GOOD)) in {"5", "6"}
    assert casual(arranged("6 pass", "", "", GOOD)) == "pass"


def test_shoots_with_a_hand_that_takes_everything():
    assert casual(arranged("", SOLID)) == "over"


@pytest.mark.parametrize("loser", ["4-3", "5-3", "3-1"])
def test_does_not_shoot_with_a_loser(loser):
    """One tile of seven may lose a trick: that is a bid of 6, or of 5."""
    hand = f"6-6 6-5 6-4 6-3 5-5 4-4 {loser}"
    assert casual(arranged("", hand)) in {"5", "6"}


def test_goes_under_with_a_hand_that_is_really_low():
    """Doubles rank low there (M3.7)."""
    assert casual(arranged("", LOW, under=True)) == "under"


@pytest.mark.parametrize("high", ["6-4", "6-5", "5-4"])
def test_does_not_go_under_with_tiles_that_will_be_caught(high):
    hand = f"{high} 6-3 5-3 3-1 3-3 4-4 3-2"
    assert casual(arranged("", hand, under=True)) != "under"


def test_never_goes_under_with_a_partner_to_be_caught():
    hand = "0-0 1-0 1-1 2-0 2-1 2-2 3-3"
    assert casual(arranged("", hand, preset="fosdick-partners", under=True)) != "under"
    assert casual(arranged("", hand, preset="shoot-the-moon-4", under=True)) == "under"


def test_a_forced_dealer_with_nothing_bids_the_least():
    """M2.5."""
    match = arranged("pass pass", "", "", WILD, all_pass="force-dealer")
    assert casual(match) == "4"


def test_does_not_shoot_for_points_it_has_no_use_for():
    """Six tricks reach the target as well, and stake less (M5.1)."""
    assert casual(arranged("", SOLID, scores=(15, 0, 0))) == "6"


def test_dares_more_when_the_game_is_lost_otherwise():
    """Six tricks are a little more than this hand is good for; seat 0 needs 5 to win."""
    hand = "6-6 6-5 6-3 6-2 5-5 3-1 2-1"
    level = arranged("5 pass", "", "", hand)
    behind = arranged("5 pass", "", "", hand, scores=(16, 0, 0))
    assert choose_bid(level.sight(2)) == Bid(2, "pass")
    assert choose_bid(behind.sight(2)) == Bid(2, "6")


def test_leaves_a_bid_to_its_partner():
    """With partners 4 is taken from a foe, not from the partner (M5.4)."""
    hand = "6-6 6-5 6-4 5-5 3-2 4-1 5-1"
    over_foe = arranged("pass pass 4", "", "", "", hand, preset="fosdick-partners")
    over_partner = arranged("pass 4 pass", "", "", "", hand, preset="fosdick-partners")
    assert casual(over_foe) == "5"
    assert casual(over_partner) == "pass"


@pytest.mark.parametrize(("hand", "bid"), [(SOLID, "double"), (GOOD, "pass"), (LOW, "pass")])
def test_tops_a_shoot_only_with_a_hand_that_takes_everything(hand, bid):
    """M2.3."""
    match = arranged("under", "", hand, under=True, shoot_tops=3)
    assert casual(match) == bid


def test_a_likely_hand_is_not_enough_to_top_a_shoot():
    """With the widow to come it takes all oftener than not; that will do for 7, not for 21."""
    hand = "6-6 6-5 6-4 6-3 5-5 4-4 3-1"
    match = arranged("under", "", hand, preset="follow-me-42", shoot_tops=3)
    assert odds_of(match.sight(1)).of("double") > 0.5
    assert choose_bid(match.sight(1)) == Bid(1, "pass")


def test_dares_more_to_stop_a_bid_that_would_win_the_game():
    hand = "6-6 6-5 6-4 6-2 5-5 4-4 3-1"
    level = arranged("6 pass", "", "", hand, preset="fosdick-widow")
    behind = arranged("6 pass", "", "", hand, preset="fosdick-widow", scores=(15, 5, 5))
    assert choose_bid(level.sight(2)) == Bid(2, "pass")
    assert choose_bid(behind.sight(2)) == Bid(2, "7")


def test_its_seed_sways_it_where_a_bid_hangs_in_the_balance():
    borderline = arranged("", "6-4 6-3 6-2 5-3 4-3 4-2 2-2")
    assert {casual(borderline, seed) for seed in range(20)} == {"4", "pass"}


def test_marks_are_bid_for_as_cheaply_as_may_be():
    """A made bid is one mark, whatever it was (M5.5)."""
    assert casual(arranged("", SOLID, scoring="marks", target=7)) == "4"
