"""Hindsight agrees with itself from choice to choice, down to how the hand really ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Bidding, Hand
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.dominoes.players.double_dummy import hindsight
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.kit.arrange import Table, word_of
from tests.kit.walks import chosen

RULES = {
    "widow": replace(PRESETS["follow-me-42"], minimum_bid=3),
    "no widow": replace(PRESETS["fosdick"], under=True),
    "partners": replace(PRESETS["fosdick-partners"], under=True),
    "four": PRESETS["shoot-the-moon-4"],
    "blanks": replace(PRESETS["shoot-the-moon"], under=True),
    "blanks, trump first": replace(PRESETS["shoot-the-moon"], widow_timing="after-trump"),
    "dice and reneges": replace(PRESETS["follow-me-42"], aggie_dice=True, renege="forfeit"),
    "named": replace(PRESETS["follow-me-42"], named_lead=True, renege="forfeit"),
    "first lead": replace(PRESETS["follow-me-42"], first_lead_trump=True),
}


def words(found: Mapping[Any, int]) -> dict[str, int]:
    return {word_of(choice): value for choice, value in found.items()}


def hand_of(match: Moon) -> Hand:
    phase = match.phase
    assert not isinstance(phase, Bidding)
    hand: Hand = phase.hand
    return hand


def bidders(match: Moon) -> bool:
    """Whether the seat in turn plays for the bidder."""
    table = match.rules.table
    assert match.turn is not None
    return table.side(match.turn) == table.side(hand_of(match).bidder)


def tricks_of_bidder(rules: MoonRules, result: HandOver) -> int:
    assert result.bidder is not None
    taken = rules.table.by_side(result.tricks)[rules.table.side(result.bidder)]
    return min(taken, 1) if result.bid == "under" else taken


def best(match: Moon) -> int:
    """What the seat in turn makes of its choices, by what hindsight says of each."""
    values = hindsight(match).values()
    wants_many = bidders(match) != (hand_of(match).bid == "under")
    return max(values) if wants_many else min(values)


def walk_to_play(rules: MoonRules, seed: int) -> Moon:
    """A match at its first lead, all before it drawn from ``seed``."""
    random, match = Random(seed), start(replace(rules, stop_when_set=False))
    while not isinstance(match.phase, Playing):
        match, _ = match.after(match.chance(seed) or chosen(match, random))
    return match


def honest(match: Moon) -> list[Choice]:
    """The plays that follow suit: what a perfect player chooses among."""
    phase = match.phase
    assert isinstance(phase, Playing)
    return [p for p in match.legal() if isinstance(p, Play) and not phase.tricks.reneges(p)]


def agrees(match: Moon) -> None:
    """Each choice here is worth what the best answer to it is worth, or what came of it."""
    found = hindsight(match)
    assert list(found) == honest(match)
    for choice, value in found.items():
        after, follows = match.after(choice)
        if follows:
            assert isinstance(follows[0], HandOver)
            assert value == tricks_of_bidder(match.rules, follows[0])
        else:
            assert value == best(after)


def test_it_agrees_along_whole_hands():
    """With every play it holds what it said before: by induction, that it is exact (M4, M5)."""
    for number, rules in enumerate(RULES.values()):
        for seed in (number, 100 + number):
            random, match = Random(seed), walk_to_play(rules, seed)
            while isinstance(match.phase, Playing):
                agrees(match)
                match, _ = match.after(honest(match)[random.randrange(len(honest(match)))])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", ["widow", "blanks, trump first", "dice and reneges", "no widow"])
def test_what_is_settled_before_the_play_is_worth_the_best_that_follows(name, seed):
    """M3: bid, exchange and trump, in the order of the rules."""
    random, match = Random(seed), start(replace(RULES[name], all_pass="force-dealer"))
    while match.number == 0:
        match, _ = match.after(match.chance(seed))  # type: ignore[arg-type]
    while not isinstance(match.phase, Playing):
        if isinstance(match.phase, Bidding):
            for bid, value in hindsight(match).items():
                assert isinstance(bid, Bid)
                bought, _ = match.after(bid)
                while isinstance(bought.phase, Bidding):
                    bought, _ = bought.after(Bid(bought.turn, PASS))  # type: ignore[arg-type]
                assert value == best(bought)
        else:
            found = hindsight(match)
            assert tuple(found) == match.legal()
            assert found == {choice: best(match.after(choice)[0]) for choice in found}
        match, _ = match.after(chosen(match, random))


def test_all_bids_of_tricks_share_a_figure_and_a_pass_has_none():
    found = words(hindsight(Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").match))
    assert found == {**dict.fromkeys("4567", 7), "over": 7, "under": 1}


def test_where_nothing_is_to_be_chosen_it_says_so():
    with pytest.raises(ValueError, match="no choice"):
        hindsight(start(PRESETS["fosdick"]))


def test_the_first_lead_is_confined_as_the_rules_say():
    """M4.6: a lead that is not allowed is not valued, and not reckoned with before either."""
    hand = "6-6 1-1 2-1 3-1 4-1 5-1 2-2"
    free = Table().deal(hand, widow="0-0").bid(0, "4").contract("6")
    bound = Table(first_lead_trump=True).deal(hand, widow="0-0").bid(0, "4").contract("6")
    assert len(hindsight(free.match)) == 7
    assert words(hindsight(bound.match)).keys() == {"6-6"}
