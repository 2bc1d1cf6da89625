"""The line over the table of Texas 42: who follows what, who is winning, who is waited for."""

from __future__ import annotations

import pytest

from moon_desktop.games.forty_two.show.plates import prompt
from tests.kit.forty_two import SURE, Table

NAMES = ("Dot", "Theo", "Bea", "Ada")
FOUR = "6-6 5-5 4-4 3-3 2-1 3-1 4-1"


def led(*words: str, call: str = "6", **house) -> Table:
    """Seat 0 has seven sixes, seat 1 the blanks, seat 2 the threes, seat 3 the fives."""
    hands = (SURE, "0-0 1-0 2-0 3-0 4-0 5-0 1-1", "3-3 3-2 3-1 4-3 2-2 2-1 4-4")
    return Table(**house).deal(*hands).bid(0, "1m").say(call, *words)


def bought(bid: str, seat: int = 0) -> Table:
    hands = [FOUR if s == seat else "" for s in range(4)]
    return Table(splash=True).deal(*hands).bid(seat, bid)


def trumps_first() -> Table:
    table = Table(first_lead_trump=True, sevens=True).deal("6-1 5-2 6-6")
    return table.bid(0, "30").say("sevens")


@pytest.mark.parametrize(
    ("table", "you", "line"),
    [
        (Table(), 0, ""),
        (Table().draw("6-4 1-1 5-5 0-0"), 1, "Dot and Bea tie and draw again."),
        (Table().draw("6-4 1-1 6-5 0-0"), 0, "Bea draws highest and shakes."),
        (Table().draw("6-4 1-1 6-5 0-0"), 2, "You draw highest and shake."),
        (Table().deal(), 0, ""),
        (Table().deal(), 1, ""),
        (bought("30"), 0, ""),
        (bought("30", 1), 0, "Theo is to name trump."),
        (bought("plunge"), 0, "Bea names trump and leads, without a word from you."),
        (bought("plunge"), 2, ""),
        (bought("plunge", 1), 0, "Theo plunged: Ada names trump and leads."),
        (bought("splash", 3), 0, "Ada splashed: Theo names trump and leads."),
        (bought("splash", 3).say("2"), 0, "Theo is to lead."),
        (led(), 0, "Your lead: any tile."),
        (led(renege="forfeit"), 0, "Your lead: any tile."),
        (trumps_first(), 0, "Your first lead must be a trump: play one of your sevens."),
        (led("6-0", call="0"), 1, "Follow blanks; Dot is winning."),
        (led("6-1"), 1, "You have no sixes, so play anything; Dot is winning."),
        (led("6-1"), 0, "Theo is to follow sixes; you are winning."),
        (led("6-1"), 3, "Theo is to follow sixes; Dot is winning."),
        (led("6-0 0-0", call="0"), 2, "You have no blanks, so play anything; Theo is winning."),
        (led("6-0 0-0", call="0"), 0, "Bea is to follow blanks; Theo is winning."),
        (led("6-0", call="0", renege="forfeit"), 1, "Follow blanks if you can; Dot is winning."),
        (led("6-1", call="doubles"), 1, "You have no sixes, so play anything; Dot is winning."),
        (led("6-6", call="doubles"), 1, "Follow doubles; Dot is winning."),
        (led("6-1", call="sevens", sevens=True), 2, "Theo is to follow sevens; Dot is winning."),
    ],
)
def test_the_line(table, you, line):
    """T1.2, T5.1, T5.4, T5.5, T7.1, T7.2."""
    assert prompt(table.match.sight(you), NAMES, you) == line


def test_while_the_table_moves_the_lead_is_told():
    """T7.1."""
    sight = led("6-1").match.sight(0).unasked()
    assert prompt(sight, NAMES, 0) == "You led the six-one."
    assert prompt(sight, NAMES, 1) == "Dot led the six-one."


def test_nobody_is_spoken_to_over_a_veiled_table():
    sight = bought("plunge").match.sight(0).veil()
    assert prompt(sight, NAMES, 0) == "Dot plunged: Bea names trump and leads."
