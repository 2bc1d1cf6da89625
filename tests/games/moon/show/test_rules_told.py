"""The help on Moon under the rules in force: numbers, calls and stakes are those of the engine."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.pieces import BIT, TILES
from moon_desktop.games.moon.contract import (
    SHOOT_STAKE,
    hickeys,
    ladder,
    open_calls,
    possible_calls,
    suits_of,
)
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.help import several_games
from tests.kit.strategies import LAW, playable_rules


@cache
def text(rules: MoonRules) -> str:
    return SHOW.help.in_force(rules)


def section(rules: MoonRules, heading: str) -> str:
    """What stands under ``heading``."""
    return text(rules).split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


def shoots(rules: MoonRules) -> bool:
    return rules.over or rules.under


@LAW
@given(rules=playable_rules(), target=st.integers(1, 500), length=st.integers(1, 99))
def test_numbers_are_those_of_the_rules(rules, target, length):
    """M1.1, M1.2, M2.2, M5.6, M6: tiles, lowest bid, target, length."""
    length += rules.match == "best-of" and length % 2 == 0
    rules = replace(rules, target=target, match_length=length)
    assert re.search(rf"\b{len(rules.tiles)} tiles\b", section(rules, "The tiles and the deal"))
    lowest = next(bid for bid in ladder(rules).above[None])
    assert f"from {lowest} to 7" in section(rules, "The bidding")
    for heading in ("In short", "The score"):
        assert f"reach a score of {target} wins" in section(rules, heading)
    told = section(rules, "The match")
    match rules.match:
        case "best-of":
            assert f"best of {length} game" in told
            assert length == 1 or f"first has {length // 2 + 1} of" in told
        case "marks":
            assert re.search(rf"first has {length} marks?,", told)
        case "timed":
            assert re.search(rf"for {length} minutes?,", told)


@LAW
@given(rules=playable_rules(match="marks", game_marks="losers-pay"))
def test_marks_of_a_win_are_those_the_ledger_pays(rules):
    """M6.2: without hickeys every loser owes one."""
    won = rules.table.sides - 1
    assert f"brings {won} mark{'s' if won > 1 else ''}," in section(rules, "The match")


@LAW
@given(rules=playable_rules(hickeys=True))
def test_hickeys_are_counted_as_the_engine_counts_them(rules):
    """M5.7: one for a number, two, four and eight for the shoots there are."""
    words = {1: "one", 2: "two", 4: "four", 8: "eight"}
    bids = {"a bid of a number": "5"}
    bids |= {"a shoot": "over"} if shoots(rules) else {}
    bids |= {f"a {top} shoot": top for top in ("double", "triple")[: rules.shoot_tops - 1]}
    told = section(rules, "The score")
    (counted,) = re.findall(r"There is (.+)\.", told)
    found = re.findall(r"(\w+) for (a .+?)(?:, and |, |$)", counted)
    assert found == [(words[hickeys(bid)], name) for name, bid in bids.items()]


@LAW
@given(rules=playable_rules(scoring="points", under=True))
def test_stakes_of_a_shoot_are_those_of_the_engine(rules):
    """M5.1"""
    for heading in ("In short", "The bidding", "The score"):
        assert re.search(rf"\b{SHOOT_STAKE} points", section(rules, heading))


@LAW
@given(rules=playable_rules())
def test_calls_are_those_that_some_bidder_may_make(rules):
    """M3.3, M3.8, M3.9."""
    rolls = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    dice = rolls if rules.aggie_dice else [None]
    assert set(possible_calls(rules)) == {
        c for roll in dice for c in open_calls(rules, rules.set, roll)
    }


def test_example_falls_as_told():
    """M4.2–M4.4: the 6-2 must be played; the 6-5 is a trump, no six, and takes the trick."""
    told = " ".join(section(MoonRules(), "The tricks").split())
    assert "fives are trump, and the 6-4 is led" in told
    suits = suits_of(MoonRules(), "4", "5")
    suit = suits.suit_led(TILES.index("6-4"))
    assert suit == 6
    assert suits.follow(BIT["6-2"] | BIT["6-5"], suit) == BIT["6-2"]
    assert suits.follow(BIT["6-5"] | BIT["3-1"], suit) == BIT["6-5"] | BIT["3-1"]
    strength = suits.strength[suit]
    assert max(("6-4", "6-2", "6-5"), key=lambda tile: strength[TILES.index(tile)]) == "6-5"


@pytest.mark.parametrize(
    ("rules", "several"),
    [
        (MoonRules(match="single"), False),
        (MoonRules(match="best-of", match_length=1), False),
        (MoonRules(match="best-of", match_length=3), True),
        (MoonRules(match="marks", match_length=2), False),
        (MoonRules(match="marks", match_length=3), True),
        (MoonRules(match="marks", match_length=2, game_marks="winner-only"), True),
        (MoonRules(seats=4, match="marks", match_length=3), False),
        (MoonRules(seats=4, partners=True, match="marks", match_length=2), True),
        (MoonRules(match="timed"), True),
    ],
)
def test_whether_there_can_be_a_second_game(rules, several):
    """M6.1–M6.3: the winner of a game has at least so many marks."""
    assert several_games(rules) == several


def test_numbers_without_end_do_not_run_over_the_page():
    rules = MoonRules(target=10**4000, match="marks", match_length=10**4000)
    for heading in ("In short", "The score", "The match"):
        assert max(map(len, section(rules, heading).split())) < 30
