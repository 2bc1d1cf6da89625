"""How a casual player plays `under`: the bidder ducks and sheds, the others lie in wait."""

from __future__ import annotations

import pytest

from tests.players.arranging import arranged, casual

UNDER = {"under": True}


def test_the_bidder_leads_what_others_must_go_above():
    """Every other deuce is above 2-2, the lowest of its suit (M3.7)."""
    match = arranged("under", "2-2 6-6 6-5 5-4 5-3 4-3 6-4", **UNDER)
    assert casual(match) == "2-2"


def test_the_bidder_sheds_its_most_dangerous_tile_below_a_trick():
    """Both stay below 5-4: 5-3 is the one that may be caught later."""
    match = arranged(
        "pass pass under 1-1 3-1 4-1 5-4 5-2",
        "3-1 5-4", "4-1 5-2", "1-1 5-3 5-1 2-1 2-2 3-3 3-2", **UNDER,
    )  # fmt: skip
    assert casual(match) == "5-3"


def test_the_bidder_throws_off_its_most_dangerous_tile():
    """It has no six; 5-4 is above every lead of fours and most of fives."""
    match = arranged(
        "pass pass under 1-1 3-1 4-1 6-6 6-1", "3-1 6-6", "4-1 6-1", "1-1 5-4 2-1 2-2 3-3 3-2 4-4",
        **UNDER,
    )  # fmt: skip
    assert casual(match) == "5-4"


def test_the_bidder_forced_above_a_trick_goes_as_little_above_as_it_can():
    """5-3 and 5-4 are both above 5-2, but a seat to come is likelier to go above 5-3."""
    match = arranged(
        "pass under pass 1-1 4-1 3-1 5-2", "5-5 5-1 6-5", "1-1 5-3 5-4 2-1 2-2 3-3 3-2",
        "4-1 5-2", dealer=2, **UNDER,
    )  # fmt: skip
    assert match.turn == 0
    match, _ = match.after(match.legal()[0])
    assert casual(match) == "5-3"


@pytest.mark.parametrize("seat", [1, 2])
def test_a_defender_stays_below_the_bidder_when_it_is_on_top(seat):
    """The bidder's lead 4-3 is the highest so far: 4-4 and 4-1 leave it there, 6-4 and 5-4 not."""
    hands = ["4-3 1-1", "6-4 4-4 6-1", "5-4 4-1 5-1"]
    words = "under 4-3" if seat == 1 else "under 4-3 4-4"
    assert casual(arranged(words, *hands, **UNDER)) == {1: "4-4", 2: "4-1"}[seat]


def test_a_defender_leads_what_the_bidder_must_go_above():
    """Fives are led as low as can be, for the bidder that has only high ones."""
    match = arranged(
        "under 2-1 2-2 6-2", "2-1 6-5 5-4 1-1 3-1 4-1 3-3", "2-2 4-4 4-2 4-3 5-2 3-2 6-1",
        "6-2 5-5 6-6 6-4 6-3 5-1 5-3", **UNDER,
    )  # fmt: skip
    assert match.turn == 2
    assert casual(match) == "5-5"


def test_a_defender_before_the_bidder_keeps_the_trick_low():
    """Seat 1 plays before the bidder: 5-5, the lowest five, makes it hardest to stay below."""
    match = arranged(
        "pass pass under 3-1 3-3 3-2 5-1 ", "3-3 5-1", "3-2 5-5 6-5 5-4", "3-1", **UNDER
    )
    assert match.turn in (0, 1)


def test_a_defender_sheds_high_tiles_once_the_bidder_is_safe():
    """The bidder has played below the fellow's 6-5: the tile that can catch nobody goes."""
    match = arranged(
        "pass pass under 6-1 6-5", "6-5 5-1", "6-6 6-4 4-1", "6-1 1-1", dealer=2, **UNDER
    )
    assert match.turn == 1
    assert casual(match) == "6-4"
