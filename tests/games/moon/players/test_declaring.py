"""What a casual bidder lays aside and calls trump."""

from __future__ import annotations

import pytest

from tests.kit.sights import arranged, casual

WIDOW = "fosdick-widow"


def test_discards_what_helps_the_best_trump_least():
    """Sixes are trumps and 5-5 is a winner; 4-1 is neither."""
    held = "6-6 6-5 6-4 6-2 5-5 4-4 4-1"
    match = arranged("5 pass pass", held, preset=WIDOW, widow="6-3")
    assert casual(match) == "4-1"


def test_discards_the_widow_itself_if_it_is_worst():
    """M3.1."""
    match = arranged("5 pass pass", "6-6 6-5 6-4 6-2 5-5 4-4 3-3", preset=WIDOW, widow="2-1")
    assert casual(match) == "2-1"


def test_keeps_its_losers_in_one_suit():
    """Of 5-1, 5-2 and 4-2 none is a winner; the two fives lose fewer tricks than two suits."""
    match = arranged("4 pass pass", "6-6 6-5 6-4 6-3 5-1 5-2 4-2", preset=WIDOW, widow="6-1")
    assert casual(match) == "4-2"


def test_takes_the_widow_where_it_makes_another_trump_best():
    held = "5-4 5-3 5-2 6-6 6-1 4-4 3-3"
    match = arranged("4 pass pass", held, preset=WIDOW, widow="5-5")
    assert casual(match) == "6-1"


def test_discards_for_the_trump_that_was_named_before_the_widow_was_seen():
    """At sixes 2-1 would go; but twos are trumps already (M3.2)."""
    held = "2-2 2-1 6-6 6-5 6-4 6-3 5-5"
    first = arranged("4 pass pass 2", held, preset=WIDOW, widow="4-4", widow_timing="after-trump")
    assert casual(first) in {"5-5", "4-4"}
    assert casual(arranged("4 pass pass", held, preset=WIDOW, widow="4-4")) == "2-1"


def test_never_discards_the_double_blank_it_called_for():
    """M3.8."""
    held = "0-0 6-6 5-5 4-4 3-3 2-2 1-1"
    match = arranged(
        "5 pass pass 0", held, preset="shoot-the-moon", widow="5-4", widow_timing="after-trump"
    )
    assert casual(match) == "5-4"


def test_an_under_discards_the_tile_that_is_most_easily_caught():
    """Doubles are low (M3.7): 6-6 stays, 5-4 goes."""
    match = arranged("under", "1-1 2-1 2-2 3-3 4-4 6-6 5-4", preset=WIDOW, under=True, widow="3-1")
    assert casual(match) == "5-4"


@pytest.mark.parametrize(
    ("held", "trump"),
    [
        ("6-6 6-5 6-4 6-2 5-5 4-1 3-2", "6"),
        ("6-3 5-3 3-3 3-2 4-4 6-1 5-1", "3"),
        ("6-6 5-5 4-4 3-3 2-2 1-1 6-1", "none"),
        ("6-6 5-5 4-4 6-4 6-5 5-4 3-1", "none"),
    ],
)
def test_calls_the_trump_at_which_the_hand_is_worth_most(held, trump):
    assert casual(arranged("4 pass pass", held)) == trump


def test_calls_doubles_where_no_trump_is_no_call():
    held = "6-6 5-5 4-4 3-3 2-2 1-1 6-1"
    assert casual(arranged("4 pass pass", held, follow_me="off")) == "doubles"


def test_calls_the_better_pip_of_the_dice():
    """M3.9."""
    held = "6-6 6-5 6-4 6-2 5-5 5-1 3-2"
    match = arranged("4 pass pass", held, aggie_dice=True, dice=(5, 3))
    assert casual(match) == "5"


def test_makes_sure_of_its_bid_before_it_hopes_for_more():
    """With 4-4 the hand is worth more at sixes, but 4-3 may lose; at threes nothing can."""
    held = "6-6 6-5 6-4 6-3 3-3 4-3 3-1"
    assert casual(arranged("over", held, preset=WIDOW, widow="4-4")) == "4-4"
    assert casual(arranged("over 4-4", held, preset=WIDOW, widow="4-4")) == "3"


def test_of_equal_losers_the_higher_goes():
    held = "6-6 6-5 6-4 6-3 5-5 4-1 4-2"
    assert casual(arranged("4 pass pass", held, preset=WIDOW, widow="6-2")) == "4-2"
