"""Moon: leading, following and taking, trick by trick."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Play
from tests.kit.arrange import Table
from tests.kit.cases import each

DEFENDER = "6-5 6-4 5-4 4-3 3-1 2-2 1-1"
NOT_HELD, MUST_FOLLOW = ("not-held", "M4.1"), ("must-follow", "M4.3")
NO_END, LEAD_TRUMP = ("impossible", "M4.5"), ("lead-trump", "M4.6")


def playing(trump, *hands, discard="0-0", **house):
    """Seat 0 has bid 4, laid 0-0 away and named ``trump``; it is to lead."""
    return Table(**house).deal(*hands).bid(0, "4").contract(trump, discard)


def named(trump, *hands):
    return playing(trump, *hands, named_lead=True)


TURNS = [
    ("M4.1: the bidder leads the first trick",
     Table().dealer(0).deal().say("pass 4 pass", "0-0", "6"), 2, {}),
    ("M4.1: clockwise", playing("6", "5-4 5-3", "5-2 6-6", "5-1 4-4").say("5-4"), 1,
     {Play(2, "5-1"): ("not-your-turn", "M4.1")}),
    ("M4.1: a tile a seat", playing("6", "5-4", "5-2 6-6", "5-1").say("5-4 5-2"), 2, {}),
    ("M4.1: the taker leads the next", playing("6", "5-4", "5-3", "5-5 4-4").say("5-4 5-3 5-5"), 2,
     {Play(0, "6-6"): ("not-your-turn", "M4.1"), "5-5": NOT_HELD, "5-4": NOT_HELD,
      "5-8": NOT_HELD}),
    ("M4.1: what is no tile", playing("6", "0-0", discard="1-1"), 0, {"5-8": NOT_HELD}),
    ("M4.5: a double has one end", named("none", "6-4 3-3"), 0,
     {"6-4": ("impossible", "M4.5"), "6-4/5": ("impossible", "M4.5"), "3-3/3": NO_END}),
    ("M4.5: who follows names none",
     named("none", "6-4 4-4 4-3 4-2", "6-6 6-5 4-1 5-4").say("6-4/4"), 1,
     {"6-6": MUST_FOLLOW, "5-4/5": NO_END}),
    ("M4.5: not where there is a trump", named("6", "5-4"), 0, {"5-4/5": NO_END}),
    ("M4.5: nor at doubles", named("doubles", "5-4"), 0, {"5-4/5": NO_END}),
    ("M4.5: nor after an ordinary 0", named("0", "5-4"), 0, {"5-4/5": NO_END}),
    ("M4.5: nor in under", Table(named_lead=True).deal("5-4").say("under 0-0"), 0,
     {"5-4/4": NO_END}),
    ("M4.5: nor after the blanks call, though it is a follow me",
     Table("shoot-the-moon", named_lead=True)
     .deal("0-0 6-6 6-5", "1-1 3-1", "4-1", widow="2-2").bid(0, "4")
     .say("2-2 0 0-0 1-1 4-1"), 0, {"6-5/5": NO_END}),
    ("M4.5: nor unless the house says so", playing("none", "6-4"), 0, {"6-4/4": NO_END}),
    ("M4.6: the first lead must be a trump",
     playing("3", "6-3 3-3 5-4", "4-4", first_lead_trump=True), 0, {"5-4": LEAD_TRUMP}),
    ("M4.6: other trumps where blanks are follow me",
     Table("shoot-the-moon").deal("6-6 5-5", widow="1-1").bid(0, "4").say("1-1 6"), 0,
     {"5-5": LEAD_TRUMP}),
]  # fmt: skip


@each(("table", "turn", "refused"), [pytest.param(*one[1:], id=one[0]) for one in TURNS])
def test_what_is_refused_in_play(table, turn, refused):
    """M4.1, M4.5, M4.6: and whose turn it is."""
    assert table.match.turn == turn
    for word, why in refused.items():
        assert table.refused(word) == why


def test_a_tile_that_does_not_follow_is_refused():
    """M4.3: with the suit that was led."""
    refusal = playing("1", "6-2", DEFENDER).say("6-2").refusal("2-2")
    assert (str(refusal.reason), refusal.rule) == MUST_FOLLOW
    could = ("6-4", "6-5")
    told = {"tile": "2-2", "suit": 6, "led": "6-2", "could": could, "trump": "1"}
    assert refusal.facts == told


def test_the_others_follow_the_named_end():
    """M4.5: fours, though six is the higher; with the house rule off the six is in force."""
    table = named("none", "6-4 4-4 4-3 4-2", "6-6 6-5 4-1 5-4")
    assert {"6-4/6", "6-4/4", "4-4"} <= set(table.open().split())
    table.say("6-4/4")
    assert table.match.sight(1).suit == 4
    assert set(table.open().split()) == {"4-1", "5-4"}
    assert playing("none", "6-4").say("6-4").match.sight(1).suit == 6


def test_every_leader_names_the_end_not_only_the_bidder():
    """M4.5: of the second trick too."""
    table = named("none", "6-4", "6-6 5-4", "6-5").say("6-4/6 6-6 6-5")
    assert {"5-4/5", "5-4/4"} <= set(table.open().split())


FIRST: dict[str, Any] = {"first_lead_trump": True}


@each(
    ("table", "open_"),
    [
        (playing("3", "6-3 3-3 5-4 6-6 5-5", "3-1 3-2 4-3", **FIRST), "3-3 6-3"),
        (playing("3", "6-6 6-5 5-5 6-4 5-4 4-4 4-2", **FIRST), "4-2 4-4 5-4 5-5 6-4 6-5 6-6"),
        (playing("none", "1-1 2-1 3-1 4-1 5-1 6-1 6-6", **FIRST), "1-1 2-1 3-1 4-1 5-1 6-1 6-6"),
        (
            Table(**FIRST).deal("1-1 2-1 3-1 4-1 5-1 6-1 6-6").say("under 0-0"),
            "1-1 2-1 3-1 4-1 5-1 6-1 6-6",
        ),
        (playing("doubles", "1-1 6-5 6-4 6-3 6-2 6-1 5-4", **FIRST), "1-1"),
        *(
            (
                Table(**FIRST, follow_me=call)
                .deal("0-0 6-6", widow="1-1")
                .bid(0, "4")
                .say("1-1 0"),
                "0-0",
            )
            for call in ("no-trump", "off")
        ),
        (playing("3", "1-1 2-1 3-1 4-1 5-1 6-1 6-6"), "1-1 2-1 3-1 4-1 5-1 6-1 6-6"),
    ],
)
def test_the_first_lead_is_a_trump_of_any_rank(table, open_):
    """M4.6: free without a trump in hand or contract, or unless the house says so; an ordinary 0
    is one, and doubles are."""
    assert table.open() == open_


def test_the_second_lead_is_free():
    """M4.6."""
    table = playing("3", "6-3 3-3 5-4", "4-4", **FIRST).say("3-3")
    for _ in range(2):
        table.add(table.match.legal()[0])
    assert table.match.turn == 0
    assert "5-4" in table.open().split()
