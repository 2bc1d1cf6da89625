"""Texas 42: the ladder and the auction, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.forty_two.contract import BIDS, marks, namer, needed, stake, worth
from tests.kit.cases import each
from tests.kit.forty_two import Table

FOUR = "6-6 5-5 4-4 3-3 2-1 3-1 4-1"
THREE = "6-6 5-5 4-4 3-2 2-1 3-1 4-1"
NONE = "2-1 3-1 4-1 5-1 6-1 3-2 4-2"
UP = " ".join(map(str, range(30, 42)))
LOW, HIGH, FORCED = ("bid-too-low", "T3.1"), ("bid-not-open", "T3.2"), ("must-bid", "T3.5")
FIRST, STEP = ("bid-not-open", "T3.3"), ("bid-not-open", "T3.4")
PLUNGE, SPLASH = ("bid-not-open", "T3.6"), ("bid-not-open", "T3.7")
"""Switched off, or with too few doubles."""


def said(words: str = "", preset: str = "straight-42", hands: Any = (), **house: Any) -> Table:
    return Table(preset, **house).deal(*(hands or [NONE])).say(words)


BOTH: dict[str, Any] = {"plunge": True, "splash": True}
PLAIN = "6-5 6-4 6-3 6-2 5-4 5-3 5-2"
MANY = ("6-5 6-4 6-3 6-2 5-4 5-3 1-1", FOUR)
"""Seat 1 has four doubles."""

OPEN = [
    ("T3.1: equal is not higher", said("39"), "pass 40 41 1m 2m", {"39": LOW, "30": LOW}),
    ("T3.1: out of turn", said("pass"), None, {Bid(0, "30"): ("not-your-turn", "T3.1")}),
    ("T3.2: from 30", said(), f"pass {UP} 1m 2m", {"29": HIGH, "42": HIGH, "": HIGH}),
    ("T3.2: from 31", said(minimum_bid=31), f"pass {UP[3:]} 1m 2m", {"30": HIGH}),
    ("T3.3: one mark", said(opening_marks=1), f"pass {UP} 1m", {"2m": FIRST}),
    ("T3.3: three marks", said(opening_marks=3), f"pass {UP} 1m 2m 3m", {"4m": FIRST}),
    ("T3.3: over a number too", said("41"), "pass 1m 2m", {"3m": FIRST}),
    ("T3.4: one more", said("1m"), "pass 2m", {"3m": STEP, "99m": STEP, "1m": LOW, "41": LOW}),
    ("T3.3: not as high as anybody pleases", said(), None,
     {"25m": FIRST, f"{'9' * 5000}m": FIRST, "03m": HIGH, "m": HIGH, "٣m": HIGH}),
    ("T3.4: one more again", said("2m"), "pass 3m", {"4m": STEP, "2m": LOW, "splash": SPLASH}),
    ("T3.4: or two", said("2m", mark_step="two"), "pass 3m 4m", {"5m": STEP}),
    ("T3.4: twice one is one more", said("1m", mark_step="double"), "pass 2m", {"3m": STEP}),
    ("T3.4: up to twice", said("2m 4m", mark_step="double"), "pass 5m 6m 7m 8m",
     {"9m": STEP, "3m": LOW, "0m": HIGH}),
    ("T3.4: to the end of it", said("3m 6m 12m", mark_step="double", opening_marks=3),
     " ".join(["pass", *(f"{n}m" for n in range(13, 25))]), {}),
    ("T3.6: off", said(hands=[FOUR]), f"pass {UP} 1m 2m", {"plunge": PLUNGE}),
    ("T3.6: on", said(hands=[FOUR], plunge=True), f"pass {UP} 1m 2m plunge", {}),
    ("T3.6: three doubles are too few", said(hands=[THREE], plunge=True),
     f"pass {UP} 1m 2m", {"plunge": PLUNGE}),
    ("T3.6: over two marks, whatever T3.4 says", said("2m", hands=MANY, plunge=True),
     "pass 3m plunge", {}),
    ("T3.6: not over three", said("3m", hands=MANY, plunge=True, opening_marks=3), "pass 4m",
     {"plunge": LOW}),
    ("T3.6: stands as three marks", said("plunge", hands=[FOUR], plunge=True, mark_step="double"),
     "pass 4m 5m 6m", {"3m": LOW, "2m": LOW, "7m": STEP, "plunge": LOW}),
    ("T3.7: with three doubles", said(hands=[THREE], **BOTH), f"pass {UP} 1m 2m splash",
     {"plunge": PLUNGE}),
    ("T3.7: two are too few", said(**BOTH), f"pass {UP} 1m 2m", {"splash": SPLASH}),
    ("T3.7: with four as well", said(hands=[FOUR], **BOTH),
     f"pass {UP} 1m 2m splash plunge", {}),
    ("T3.7: over one mark", said("1m", hands=MANY, **BOTH), "pass 2m splash plunge", {}),
    ("T3.7: not over two", said("2m", hands=MANY, **BOTH), "pass 3m plunge", {"splash": LOW}),
    ("T3.7: stands as two", said("splash", hands=(THREE, PLAIN), **BOTH), "pass 3m",
     {"2m": LOW, "plunge": PLUNGE}),
    ("T3.7: off", said(hands=[THREE], plunge=True), f"pass {UP} 1m 2m", {"splash": SPLASH}),
    ("T3.6, T3.7: and plunged over",
     said("splash", hands=(THREE, "3-3 2-2 1-1 0-0"), **BOTH), "pass 3m plunge", {}),
    ("T3.5: asked of nobody but the last", said("pass pass"), f"pass {UP} 1m 2m", {}),
    ("T3.5: a shaker left alone must bid", said("pass pass pass"), f"{UP} 1m 2m",
     {"pass": FORCED}),
    ("T3.5: a special bid if its doubles allow",
     said("pass pass pass", hands=("", "", "", FOUR), **BOTH), f"{UP} 1m 2m splash plunge", {}),
    ("T3.5: who hears a bid may pass", said("pass pass 30"), f"pass {UP[3:]} 1m 2m", {}),
    ("T3.5: or may where the hand is dealt anew",
     said("pass pass pass", "tournament-42"), f"pass {UP} 1m 2m", {}),
]  # fmt: skip


@each(("table", "open_", "refused"), [pytest.param(*one[1:], id=one[0]) for one in OPEN])
def test_what_may_be_said(table, open_, refused):
    """T3.1–T3.7: what is open, and why anything else is refused."""
    assert open_ is None or table.open() == open_
    for word, why in refused.items():
        assert table.refused(word) == why


def test_the_auction_goes_once_round_and_nothing_ends_it_early():
    """T3.1: clockwise from the left of the shaker, who is last; not even marks end it."""
    table = Table("straight-42").draw("6-6 1-1 2-1 3-1").deal()
    turns = []
    for word in ("30", "2m", "pass", "3m"):
        turns.append(table.match.turn)
        table.say(word)
    assert turns == [1, 2, 3, 0]
    sight = table.match.sight(2)
    assert (sight.phase, sight.bidder, sight.bought.bid) == ("trump", 0, "3m")
    assert table.refused(Bid(1, "4m")) == ("not-now", "T5.1")


def test_when_all_pass_the_hand_is_void():
    """T3.5: it scores nothing, and the shake passes left."""
    table = Table("tournament-42").sweep(1, "2m").deal().say("pass pass pass pass")
    assert table.hand == (
        "passed", None, None, None, (0, 0, 0, 0), (0, 0), (0, 0), (0, 2),
    )  # fmt: skip
    assert table.dealing == 1


@each(
    ("bid", "stands", "count", "staked", "points", "by_partner"),
    [
        ("30", 0, 30, 1, 30, False),
        ("41", 0, 41, 1, 41, False),
        ("1m", 1, 42, 1, 42, False),
        ("2m", 2, 42, 2, 84, False),
        ("11m", 11, 42, 11, 462, False),
        ("splash", 2, 42, 2, 84, True),
        ("plunge", 3, 42, 3, 126, True),
    ],
)
def test_what_a_bid_needs_and_stakes(bid, stands, count, staked, points, by_partner):
    """T3.2, T3.6, T3.7, T4.1, T8.2: and who names trump after it (T5.1)."""
    assert (marks(bid), needed(bid), stake(bid), worth(bid)) == (stands, count, staked, points)
    assert namer(3, bid) == (1 if by_partner else 3)
    assert bid in BIDS
