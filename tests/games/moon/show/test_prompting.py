"""The line of words over the table."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games.moon.show.plates import prompt
from tests.kit.arrange import Table
from tests.kit.table_positions import bidding, discarding, following, leading, naming, scored, won

NAMES = ("Ann", "Bea", "Cy", "Dot")
TIE, DRAWN = Table().draw("6-4 5-5 3-1"), Table().draw("6-4 5-5 3-1").draw("2-1 1-1 -")
MUST_TRUMP = "Your first lead must be a trump: play one of your {}."


def said(table: Table, seat: int = 0) -> str:
    return prompt(table.match.sight(seat), NAMES, seat)


@pytest.mark.parametrize("table", [Table(), bidding(), naming(), scored(), won()])
def test_nothing_is_said_where_the_panel_or_the_card_says_it(table):
    assert said(table) == ""


def following_bea(hand: str, lead: str, after: str, contract: str = "6", **house: Any) -> Table:
    """Ann is to follow; Bea bought the hand and led, and Cy played ``after``."""
    table = Table(**house).deal(hand, BEA, CY, widow="3-3").bid(1, "7").contract(contract)
    return table.say(lead, after)


BEA, CY = "6-6 6-5 6-4 6-3 5-5", "6-2 5-2 4-2 2-2"
BLANKS = Table(follow_me="blanks").deal("6-6 6-5 6-4 6-3 6-2 6-1 0-0", widow="5-5").bid(0, "7")
NAMED, FORFEIT = {"named_lead": True}, {"renege": "forfeit"}


@pytest.mark.parametrize(
    ("table", "seat", "words"),
    [
        # M3.1, M3.8: the widow
        (discarding(), 0, "You took in the double blank. Lay one tile out of play."),
        (discarding(), 1, ""),
        # M4.6, M3.8: the lead
        (leading(), 0, "Your lead: any tile."),
        (leading(), 1, ""),
        (leading(first_lead_trump=True), 0, MUST_TRUMP.format("sixes")),
        (leading("doubles", first_lead_trump=True), 0, MUST_TRUMP.format("doubles")),
        (BLANKS.say("5-5", "0"), 0, "You called blanks: lead the double blank."),
        # M4.3: following
        (following(), 0, "Bea led the double six. Follow with a trump."),
        (leading().say("6-6"), 0, ""),
        (leading().say("6-6"), 2, "Ann led the double six."),
        (
            following_bea("1-1 2-1 4-1", "6-6", "6-2"),
            0,
            "Bea led the double six. You have no trump: play anything.",
        ),
        (
            following_bea("4-1 1-1 2-1", "5-5", "5-2"),
            0,
            "Bea led the double five. You have no fives: play anything.",
        ),
        (
            following_bea("5-3 1-1 2-1", "5-5", "5-2", "3"),
            0,
            "Bea led the double five. You have no fives left: the five-three is a trump. "
            "Play anything.",
        ),
        (following_bea("5-1 1-1 2-1", "5-5", "5-2"), 0, "Bea led the double five. Follow fives."),
        # M3.5, M3.6
        (
            following_bea("4-1 3-1 2-1 3-2 5-1 4-3 5-3", "6-6", "2-2", "doubles"),
            0,
            "Bea led the double six. Doubles are trump and you have none: play anything.",
        ),
        (
            following_bea("4-1 3-1 2-1", "6-6", "6-2", "none"),
            0,
            "Bea led the double six. You have no sixes: play anything.",
        ),
        # M4.5
        (
            following_bea("4-1 1-1", "6-4/4", "4-2", "none", **NAMED),
            0,
            "Bea led the six-four, as fours. Follow fours.",
        ),
        # M4.8
        (
            following_bea("6-1 1-1", "6-6", "6-2", **FORFEIT),
            0,
            "Bea led the double six. Follow if you can.",
        ),
        # M1.3
        (TIE, 2, "Ann and Bea tie and draw again."),
        (DRAWN, 1, "Ann draws highest and deals."),
        (DRAWN, 0, "You draw highest and deal."),
    ],
)
def test_line_over_the_table(table, seat, words):
    assert said(table, seat) == words


def test_name_that_is_written_from_right_to_left_stays_within_its_sentence():
    names = ("Ann", "\u05d0\u05d3\u05d4", "Cy")
    words = prompt(following().match.sight(0), names, 0)
    assert words == "\u2068\u05d0\u05d3\u05d4\u2069 led the double six. Follow with a trump."


def test_draw_is_told_where_nobody_sits():
    """M1.3."""
    assert prompt(TIE.match.sight(0), NAMES, None) == "Ann and Bea tie and draw again."
