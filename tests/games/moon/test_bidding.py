"""Moon: the ladder and the auction, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Reason
from moon_desktop.games.moon.contract import contract_of, hickeys, needed, stake
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.arrange import Table
from tests.kit.cases import each

LOW, HIGH, TOP, OFF, FORCED, SHUT, WAIT = (
    ("bid-too-low", "M2.1"),
    ("bid-not-open", "M2.2"),
    ("bid-not-open", "M2.3"),
    ("bid-not-open", "M2.4"),
    ("must-bid", "M2.5"),
    ("not-now", "M3.2"),
    ("not-your-turn", "M2.1"),
)


def said(words: str = "", preset: str = "follow-me-42", **house: Any) -> Table:
    return Table(preset, **house).deal().say(words)


AFTER_SEVEN: dict[str, Any] = {"shoot_after_seven": True}
FORCES: dict[str, Any] = {"all_pass": "force-dealer"}
NO_SHOOTS: dict[str, Any] = {"over": False, "under": False}

OPEN = [
    ("M2.1: equal is not higher", said("5"), "pass 6 7 over under", {"4": LOW, "5": LOW}),
    ("M2.1: out of turn", said("pass"), None, {Bid(0, "5"): WAIT, Bid(2, "5"): WAIT}),
    ("M2.1: no second turn", said("pass 4 5"), None, {Bid(0, "6"): SHUT}),
    ("M2.2: from 3", said(minimum_bid=3), "pass 3 4 5 6 7 over under", {}),
    ("M2.2: from 4", said(), "pass 4 5 6 7 over under", {"3": HIGH}),
    ("M2.2: from 5", said(minimum_bid=5), "pass 5 6 7 over under", {"3": HIGH, "4": HIGH}),
    ("M2.2: shoots are equal in rank", said("over", shoot_tops=3), "pass double",
     {"under": LOW, "over": LOW, "7": LOW}),
    ("M2.2: under as well", said("under", shoot_tops=3), "pass double", {"over": LOW}),
    ("M2.2: a shoot beats a seven", said("7"), "pass over under", {}),
    ("M2.3: a double tops both shoots", said("over", shoot_tops=2), "pass double",
     {"triple": TOP}),
    ("M2.3: a triple tops a double", said("over double", shoot_tops=3), "pass triple",
     {"double": LOW, "over": LOW}),
    ("M2.3: a double only a shoot", said(shoot_tops=3), None, {"double": TOP, "triple": TOP}),
    ("M2.3: and no seven", said("7", shoot_tops=3), None, {"double": TOP}),
    ("M2.3: a triple only a double", said("7 over", shoot_tops=3), None, {"triple": TOP}),
    ("M2.3: nothing tops a shoot", said("7"), None, {"double": TOP, "triple": TOP}),
    ("M2.4: over switched off", said(over=False), "pass 4 5 6 7 under", {"over": OFF}),
    ("M2.4: under switched off", said(under=False), "pass 4 5 6 7 over", {"under": OFF}),
    ("M2.4: nor over the other shoot", said("under", over=False, shoot_tops=2), "pass double",
     {"over": OFF, "under": LOW}),
    ("M2.4: both switched off", said("7", **NO_SHOOTS), "pass", {"over": OFF}),
    ("M2.4: no shoot before a seven", said(**AFTER_SEVEN), "pass 4 5 6 7", {"over": OFF}),
    ("M2.4: nor over a six", said("6", **AFTER_SEVEN), "pass 7", {"under": OFF}),
    ("M2.4: over a standing seven", said("7", **AFTER_SEVEN), "pass over under", {"7": LOW}),
    ("M2.3, M2.4: and topped", said("7 over", **AFTER_SEVEN, shoot_tops=2), "pass double",
     {"under": LOW, "3": HIGH}),
    ("M2.5: asked of nobody but the last", said("pass", **FORCES), "pass 4 5 6 7 over under", {}),
    ("M2.5: a dealer left alone must bid", said("pass pass", **FORCES), "4 5 6 7 over under",
     {"pass": FORCED}),
    ("M2.5: who hears a bid may pass", said("pass 4", **FORCES), "pass 5 6 7 over under", {}),
    ("M2.4, M2.5: a number after seven", said("pass pass", **FORCES, **AFTER_SEVEN, minimum_bid=5),
     "5 6 7", {}),
]  # fmt: skip


@each(("table", "open_", "refused"), [pytest.param(*one[1:], id=one[0]) for one in OPEN])
def test_what_may_be_said(table, open_, refused):
    """M2.1, M2.2, M2.3, M2.4, M2.5: what is open, and why anything else is refused."""
    assert open_ is None or table.open() == open_
    for word, why in refused.items():
        assert table.refused(word) == why


ENDS = [
    ("M2.1: with the last word", said("pass 4 5"), 2, "5"),
    ("M2.3: over closes it", said("over"), 0, "over"),
    ("M2.3: under closes it", said("under"), 0, "under"),
    ("M2.3: a double closes it", said("under double", shoot_tops=2), 1, "double"),
    ("M2.3: a triple closes it",
     said("over double triple", "shoot-the-moon-4", shoot_tops=3), 2, "triple"),
    ("M2.3: a shoot that is not topped", said("under pass pass", shoot_tops=3), 0, "under"),
    ("M2.5: the dealer was asked and passes", said("pass 4 pass", **FORCES), 1, "4"),
    ("M2.5: the dealer was forced", said("pass pass 6", **FORCES), 2, "6"),
]  # fmt: skip


@each(("table", "bidder", "bid"), [pytest.param(*one[1:], id=one[0]) for one in ENDS])
def test_who_buys_with_what(table, bidder, bid):
    """M2.1, M2.3, M2.5."""
    sight = table.match.sight(0)
    assert (sight.bidder, sight.bought.bid, table.match.turn) == (bidder, bid, bidder)


def test_the_auction_goes_once_round_from_the_left_of_the_dealer():
    """M2.1: clockwise, the dealer last."""
    table = Table("shoot-the-moon-4").dealer(1).deal()
    turns = []
    for word in ("pass", "3", "pass", "4"):
        turns.append(table.match.turn)
        table.say(word)
    assert turns == [2, 3, 0, 1]
    assert (table.phase, table.match.turn) == ("trump", 1)


def test_when_all_pass_the_hand_is_void():
    """M2.5: it scores nothing, and the next hand is dealt to the left."""
    table = Table(target=50).sweep(1, "5").deal().say("pass pass pass")
    assert table.hand.result == "passed"
    assert (table.hand.bidder, table.hand.bid) == (None, None)
    assert table.hand.points == table.hand.hickeys == table.hand.tricks == (0, 0, 0)
    assert table.hand.scores == (0, 5, 0)
    assert table.dealing == 1
    assert table.deal().match.number == 3


def test_a_word_that_is_no_bid_is_refused():
    """M2.2: the refusal lists what is open."""
    refusal = said("6").refusal("8")
    assert refusal.reason is Reason.BID_NOT_OPEN
    assert refusal.facts["open"] == ("pass", "7", "over", "under")


@each(
    ("bid", "tricks", "points", "marks"),
    [
        *((str(number), number, number, 1) for number in range(3, 8)),
        ("over", 7, 21, 2),
        ("under", 0, 21, 2),
        ("double", 7, 21, 4),
        ("triple", 7, 21, 8),
    ],
)
def test_what_a_bid_needs_stakes_and_costs(bid, tricks, points, marks):
    """M2.2, M2.3, M5.1, M5.7."""
    assert (needed(bid), stake(bid), hickeys(bid)) == (tricks, points, marks)


@each(
    ("bid", "taken", "played", "result"),
    [
        ("4", 3, 3, None),
        ("4", 4, 4, "made"),
        ("4", 3, 6, None),
        ("4", 3, 7, "set"),
        ("4", 0, 3, None),
        ("4", 0, 4, "set"),
        ("7", 6, 6, None),
        ("7", 0, 1, "set"),
        ("triple", 7, 7, "made"),
        ("under", 0, 6, None),
        ("under", 0, 7, "made"),
        ("under", 1, 1, "set"),
    ],
)
def test_when_a_bid_is_decided(bid, taken, played, result):
    """M4.7: made or out of reach, or still open."""
    contract = contract_of(MoonRules(), Bid(0, bid), None if bid == "under" else "6")
    assert contract.outcome(taken, 7 - played) == result
