"""How a casual player plays `under`: the bidder ducks and sheds, the others lie in wait."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games.moon.match import Moon
from tests.kit.sights import arranged, casual


def under(words: str, *hands: str, **house: Any) -> Moon:
    """Seat 0 has bid `under`, which ends the auction (M2.3); then ``words``."""
    return arranged(f"under {words}", *hands, under=True, **house)


def test_the_bidder_leads_what_others_must_go_above():
    """Every other deuce is above 2-2, the lowest of its suit (M3.7)."""
    assert casual(under("", "2-2 6-6 6-5 5-4 5-3 4-3 6-4")) == "2-2"


def test_the_bidder_sheds_its_most_dangerous_tile_below_a_trick():
    """5-3 and 5-1 both stay below 5-4: 5-3 is the one that may be caught later."""
    match = under("1-1 3-1 4-1 5-4", "1-1 5-3 5-1 2-1 2-2 3-3 3-2", "3-1", "4-1 5-4")
    assert casual(match) == "5-3"


def test_the_bidder_throws_off_its_most_dangerous_tile():
    """It has no six; 5-4 is above every lead of fours and most of fives."""
    match = under("1-1 3-1 4-1 6-6", "1-1 5-4 2-1 2-2 3-3 3-2 4-4", "3-1", "4-1 6-6")
    assert casual(match) == "5-4"


def test_the_bidder_forced_above_a_trick_goes_as_little_above_as_it_can():
    """5-3 and 5-4 are both above 5-2, but the seat to come is likelier to go above 5-3."""
    match = under("1-1 3-1 4-1 5-2", "1-1 5-3 5-4 2-1 2-2 3-3 3-2", "3-1", "4-1 5-2")
    assert casual(match) == "5-3"


DEAL = "4-3 1-1 4-2 2-1 2-2 3-1 3-2", "6-4 4-4 6-1 6-2 6-3 6-5 6-6", "5-4 4-1 5-1 5-2 5-3 5-5 3-3"


@pytest.mark.parametrize(("words", "play"), [("4-3", "4-4"), ("4-3 4-4", "4-1")])
def test_a_defender_stays_below_the_bidder_when_it_is_on_top(words, play):
    """The bidder's 4-3 is the highest so far: 6-4 or 5-4 would let it off."""
    assert casual(under(words, *DEAL)) == play


def test_a_defender_leads_what_the_bidder_must_go_above():
    """5-5 is below every five out, of which the bidder probably holds one."""
    match = under(
        "2-1 2-2 6-2",
        "2-1 6-5 5-4 1-1 3-1 4-1 3-3",
        "2-2 4-4 4-2 5-1 5-2 3-2 6-1",
        "6-2 5-5 6-6 6-4 6-3 4-3 5-3",
    )
    assert casual(match) == "5-5"


def test_a_defender_before_the_bidder_keeps_the_trick_low():
    """Over 5-4 the bidder has to go with 6-5 alone; under 6-5 it would duck with any five."""
    match = under("1-1 3-1 2-1 5-4", "1-1", "3-1 5-4", "2-1 5-5 6-5")
    assert match.turn == 2
    assert casual(match) == "5-5"


def test_a_defender_sheds_a_high_tile_once_the_bidder_is_safe():
    """The bidder's 6-1 is below 6-4: it may take the trick with 6-5, and keep 6-6, the lowest
    six, which may catch the bidder yet."""
    match = under("1-1 3-1 4-1 6-4 6-1", "1-1 6-1", "3-1 6-6 6-5", "4-1 6-4")
    assert match.turn == 1
    assert casual(match) == "6-5"


def test_never_reneges_where_a_renege_is_accepted():
    """Throwing 6-6 off would suit the bidder, but it holds a five (M4.8)."""
    held = "1-1 5-1 6-6 6-4 3-3 2-2 2-1"
    match = under("1-1 3-1 4-1 5-4", held, "3-1", "4-1 5-4", renege="forfeit")
    assert len(match.legal()) == 6
    assert casual(match) == "5-1"
