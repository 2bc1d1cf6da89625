"""What a casual player plays to the lead of another: cheaply won, cheaply lost, and with whom."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.players.casual import Casual
from tests.kit.sights import arranged, casual

BIDDER = "6-6 6-5 6-4 4-2 3-2 2-1 5-2"
AUCTION = "4 pass pass 6"


def test_follows_cheaply_when_it_cannot_win():
    """Nothing beats 6-6 where sixes are trumps: the lowest trump goes."""
    assert casual(arranged(f"{AUCTION} 6-6", BIDDER, "6-3 6-1 5-5")) == "6-1"


def test_wins_as_cheaply_as_it_can():
    """The last to play takes 6-2 with 6-3, and keeps the two that are higher."""
    match = arranged("4 pass pass none 6-2 6-1", "6-2", "6-1", "6-6 6-5 6-3")
    assert casual(match) == "6-3"


def test_ruffs_what_the_bidder_would_take():
    """Trumps are fives; the last to play has no four, and the fellow could not beat 4-4."""
    match = arranged(
        "4 pass pass 5 4-4 4-1", "4-4 5-5", "4-1 4-2 4-3 6-4", "5-1 6-6 3-3 2-2 1-1 6-3"
    )
    assert casual(match) == "5-1"


@pytest.mark.parametrize("best", ["4-4", "6-4"])
def test_joins_the_other_defender_against_the_bidder(best):
    """The fellow's tile is above the bidder's and nobody is left to play: no trump is spent."""
    match = arranged(
        f"4 pass pass 5 4-2 {best}", "4-2 5-5", f"{best} 4-1", "5-1 6-6 3-3 2-1 1-1 6-3"
    )
    assert casual(match) == "2-1"


@pytest.mark.parametrize(("bid", "play"), [("5", "4-1"), ("4", "4-4")])
def test_plays_for_its_own_tricks_once_the_bid_is_made(bid, play):
    """The bidder has four tricks, and the fellow's 4-3 is above its 4-2.

    While a fifth may yet be denied it, 4-4 is saved for that; else it takes this one (M5.2).
    """
    match = arranged(
        f"{bid} pass pass 6 6-6 6-1 6-3 6-5 6-2 2-1 5-5 5-1 5-3 6-4 2-2 3-2 4-2 4-3",
        "6-6 6-5 6-4 5-5 4-2 5-2 3-1",
        "6-1 6-2 5-1 2-2 4-3 3-3 5-4",
        "6-3 2-1 5-3 3-2 4-4 4-1 1-1",
    )
    assert casual(match) == play


def test_leaves_a_trick_to_its_partner():
    """Fives are trumps; the bidder's 4-4 stands, so its partner throws off a loser (M5.4)."""
    match = arranged(
        "4 pass pass pass 5 4-4 4-1", "4-4 5-5", "4-1", "5-1 6-6 3-3 2-1", preset="fosdick-partners"
    )
    assert casual(match) == "2-1"


def test_helps_its_partner_with_a_trick_that_is_lost():
    """The foe's 4-4 is above the bidder's 4-2: the partner ruffs it."""
    match = arranged(
        "4 pass pass pass 5 4-2 4-4",
        "4-2 5-5", "4-4", "5-1 6-6 3-3 2-1 1-1 6-3 6-2", preset="fosdick-partners",
    )  # fmt: skip
    assert casual(match) == "5-1"


def test_throws_off_a_loser_and_keeps_winners_and_stoppers():
    """Without a five: 6-6 and 3-3 are the best of their suits, 4-3 stops the fours after 4-4."""
    match = arranged("4 pass pass none 5-5", "5-5 4-4", "6-6 3-3 6-4 4-2 4-3 2-1 6-3", "5-4 5-1")
    assert casual(match) == "2-1"


@pytest.mark.parametrize("seed", range(5))
def test_never_reneges_where_a_renege_is_accepted(seed):
    """6-1 is the cheapest tile but does not follow fours (M4.8)."""
    match = arranged("4 pass pass none 4-4", "4-4", "4-3 2-1 1-1 3-1 6-1 5-1 3-2", renege="forfeit")
    assert len(match.legal()) == 7
    assert Casual(seed).choose(match.sight(1)) == Play(1, "4-3")
