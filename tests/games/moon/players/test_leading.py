"""Leads of a casual player: trumps first, then winners, control kept; attack in defence."""

from __future__ import annotations

import pytest

from tests.kit.sights import arranged, casual

SIXES = "6-6 6-5 6-4 5-5 4-4 3-1 2-1"
OTHER = "6-3 6-1 3-3 3-2 2-2 1-1 5-1"
AUCTION = "5 pass pass 6"


def test_draws_trumps_from_the_top_while_others_may_hold_some():
    assert casual(arranged(AUCTION, SIXES, OTHER)) == "6-6"


def test_goes_on_drawing_while_a_trump_is_out():
    assert casual(arranged(f"{AUCTION} 6-6 6-1 6-2", SIXES, OTHER)) == "6-5"


def test_stops_when_all_trumps_are_gone_and_cashes_a_winner():
    drawn = f"{AUCTION} 6-6 6-1 6-2 6-5 6-3 4-1"
    assert casual(arranged(drawn, SIXES, OTHER)) in {"5-5", "4-4"}


def test_leaves_the_last_trump_out_alone_if_it_is_high():
    """6-6 takes its trick in any case; drawing it would cost a trump and the lead."""
    after = arranged(AUCTION, "6-5 6-4 6-3 6-2 6-1 5-5 4-4", "6-6")
    assert casual(after) in {"5-5", "4-4"}


def test_drives_out_a_higher_trump_with_a_low_one():
    after = arranged(AUCTION, "6-5 6-4 6-2 5-5 4-4 3-1 2-1", "6-6 6-1", "6-3")
    assert casual(after) == "6-2"


def test_keeps_its_last_trump_to_come_in_again():
    """No trump is out: a loser goes first, and 6-4 is there when it has lost."""
    words = f"{AUCTION} 6-6 6-1 6-2 6-5 6-3 4-1 5-5 5-1 5-2 4-4 1-1 4-2"
    assert casual(arranged(words, SIXES, OTHER)) in {"3-1", "2-1"}


@pytest.mark.parametrize(("gone", "best"), [("5-5 6-5", "5-4"), ("4-4 6-4", "4-3")])
def test_counts_the_tiles_played_to_know_the_best_of_a_suit(gone, best):
    """Seat 1 threw off, seat 2 followed: what was above a tile of the bidder's is gone."""
    thrown, followed = gone.split()
    others = f"{thrown} 2-2 1-1", f"{followed} 4-2"
    match = arranged(f"4 pass pass none 6-6 {gone}", "6-6 5-4 4-3 3-2 2-1 3-1 4-1", *others)
    assert casual(match) == best


def test_leads_the_tile_that_is_alone_in_its_suit():
    """Led without a trump 0-0 takes the trick: nobody else has a blank (M3.6)."""
    held = "0-0 4-2 4-1 3-2 3-1 2-1 5-3"
    after = arranged("4 pass pass 2-2 none", held, preset="fosdick-widow", widow="2-2")
    assert casual(after) == "0-0"


@pytest.mark.parametrize("taken_with", ["6-6", "6-5"])
def test_a_defender_in_the_lead_cashes_its_winner(taken_with):
    bidder = "2-2 3-2 4-2 5-2 6-2 6-1 4-3"
    defender = "6-6 6-5 5-5 5-1 4-1 3-1 1-1"
    words = f"4 pass pass 2 2-2 1-1 2-1 6-1 {taken_with} 6-3"
    match = arranged(words, bidder, defender, "2-1 6-3 6-4")
    assert casual(match) in {"5-5", "6-6", "6-5"} - {taken_with}


def test_names_the_end_that_is_sure():
    """All aces are the bidder's own, so any of them led as an ace stands (M4.5)."""
    bidder = "1-1 6-1 5-1 4-1 3-1 2-1 5-4"
    match = arranged("5 pass pass none 1-1 6-6 5-5", bidder, "6-6", "5-5", named_lead=True)
    assert casual(match).endswith("-1/1")


def test_leads_what_it_must():
    """The follow-me call on 0-0 has to be led with it (M3.8)."""
    held = "0-0 6-6 5-5 4-4 3-3 2-2 1-1"
    after = arranged("5 pass pass 2-1 0", held, preset="shoot-the-moon", widow="2-1")
    assert casual(after) == "0-0"
