"""The line of words over the table."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.show.prompts import prompt
from tests.kit.arrange import Table
from tests.kit.table_positions import bidding, discarding, following, leading, naming, scored, won

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def said(table: Table, seat: int = 0) -> str:
    return prompt(table.match.sight(seat), NAMES, seat)


@pytest.mark.parametrize("table", [Table(), bidding(), naming(), scored(), won()])
def test_nothing_is_said_where_the_panel_or_the_card_says_it(table):
    assert said(table) == ""


def test_bidder_alone_is_told_of_the_widow():
    """M3.1."""
    assert said(discarding()) == "You took in the double blank. Lay one tile out of play."
    assert said(discarding(), 1) == ""


def test_leader_is_told_to_lead_and_the_others_nothing():
    assert said(leading()) == "Your lead: any tile."
    assert said(leading(), 1) == ""


def test_first_lead_that_must_be_trump_is_asked_for():
    """M4.6."""
    words = "Your first lead must be a trump: play one of your sixes."
    assert said(leading(first_lead_trump=True)) == words
    words = "Your first lead must be a trump: play one of your doubles."
    assert said(leading("doubles", first_lead_trump=True)) == words


def test_double_blank_that_must_be_led_is_asked_for():
    """M3.8."""
    table = Table(follow_me="blanks").deal("6-6 6-5 6-4 6-3 6-2 6-1 0-0", widow="5-5")
    table.bid(0, "7").say("5-5", "0")
    assert said(table) == "You called blanks: lead the double blank."


def test_who_holds_the_suit_is_told_to_follow():
    """M4.3."""
    assert said(following()) == "Bea led the double six. Follow with a trump."


def test_who_waits_is_told_what_was_led():
    table = leading().say("6-6")
    assert said(table, 0) == "You led the double six."
    assert said(table, 2) == "Ann led the double six."


def test_who_holds_none_of_the_suit_may_play_anything():
    table = Table().deal("1-1 2-1 2-2 3-1 3-2 4-1 4-2", ANN, "5-1", widow="3-3")
    table.bid(1, "7").contract("6").say("6-6")
    table.add(table.match.legal()[0])
    assert said(table).endswith("You have no trump: play anything.")


def test_who_holds_none_of_a_plain_suit_is_told_which():
    table = Table().deal("4-1 1-1 2-1 2-2 3-1 3-2 4-4", ANN, "5-2", widow="3-3")
    table.bid(1, "7").contract("6").say("5-5", "5-2")
    assert said(table) == "Bea led the double five. You have no fives: play anything."


@pytest.mark.parametrize(
    ("contract", "words"),
    [
        ("doubles", "Doubles are trump and you have none: play anything."),
        ("none", "You have no sixes: play anything."),
    ],
)
def test_who_holds_no_double_is_told_whether_they_are_trump(contract, words):
    """M3.5, M3.6."""
    table = Table().deal("4-1 3-1 2-1 3-2 4-2 5-1 5-2", ANN, "5-3 2-2", widow="3-3")
    table.bid(1, "7").contract(contract).say("6-6")
    table.add(table.match.legal()[0])
    assert said(table) == f"Bea led the double six. {words}"


def test_name_that_is_written_from_right_to_left_stays_within_its_sentence():
    names = ("Ann", "\u05d0\u05d3\u05d4", "Cy")
    words = prompt(following().match.sight(0), names, 0)
    assert words == "\u2068\u05d0\u05d3\u05d4\u2069 led the double six. Follow with a trump."


def test_suit_to_follow_is_named():
    table = Table().deal("5-1 1-1 2-1 2-2 3-1 3-2 4-1", ANN, "5-2", widow="3-3")
    table.bid(1, "7").contract("6").say("5-5", "5-2")
    assert said(table) == "Bea led the double five. Follow fives."


def test_named_end_is_told():
    """M4.5."""
    table = Table(named_lead=True).deal("4-1 1-1", "6-4 6-6 6-5", "4-2", widow="3-3")
    table.bid(1, "7").contract("none").say("6-4/4", "4-2")
    assert said(table) == "Bea led the six-four, as fours. Follow fours."


def test_table_does_not_tell_where_reneges_are_taken():
    """M4.8."""
    table = Table(renege="forfeit").deal("6-1 5-5", "6-6 6-5", "6-2", widow="3-3")
    table.bid(1, "7").contract("6").say("6-6", "6-2")
    assert said(table) == "Bea led the double six. Follow if you can."


@pytest.mark.parametrize(
    ("draws", "seat", "words"),
    [
        (["6-4 5-5 3-1"], 2, "Ann and Bea tie: they draw again."),
        (["6-4 5-5 3-1"], 1, "Ann and Bea tie: you draw again."),
        (["6-4 5-5 3-1", "2-1 1-1 -"], 1, "Ann draws highest and deals."),
        (["6-4 5-5 3-1", "2-1 1-1 -"], 0, "You draw highest and deal."),
    ],
)
def test_draw_is_told(draws, seat, words):
    """M1.3."""
    table = Table()
    for draw in draws:
        table.draw(draw)
    assert said(table, seat) == words


def test_draw_is_told_where_nobody_sits():
    """M1.3."""
    sight = Table().draw("6-4 5-5 3-1").match.sight(0)
    assert prompt(sight, NAMES, None) == "Ann and Bea tie: they draw again."
