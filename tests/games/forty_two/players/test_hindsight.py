"""Hindsight, the race to the target, and luck: figures that agree with the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play, notation
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Playing
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.contract import Naming
from moon_desktop.games.dominoes.players.double_dummy import hindsight, wants_many
from moon_desktop.games.forty_two.contract import ALL, TRICKS
from moon_desktop.games.forty_two.match import FortyTwo, start
from moon_desktop.games.forty_two.players.payoffs import winning
from moon_desktop.games.forty_two.rules import PRESETS, TABLE
from moon_desktop.players.review import hand_review, seen_in
from tests.kit.forty_two import SURE, Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds

GAME = CATALOGUE["texas42"]


def best(match: FortyTwo) -> Any:
    """What is best when all tiles are seen."""
    worth = hindsight(match)
    return (max if wants_many(match) else min)(worth, key=lambda choice: worth[choice])


def minimax(match: FortyTwo) -> int:
    """The figure of a position, every line played out."""
    phase = match.phase
    assert isinstance(phase, Playing)
    side = TABLE.side(phase.hand.bidder)
    low = phase.hand.contract.low
    found = []
    for play in match.legal():
        assert isinstance(play, Play)
        tricks = phase.tricks.after(play)
        if low and tricks.taken[phase.hand.bidder]:
            found.append(1)
        elif len(tricks.done) == TRICKS:
            found.append(0 if low else TABLE.by_side(tricks.counted)[side])
        else:
            found.append(minimax(match._replace(phase=phase._replace(tricks=tricks))))
    return (max if wants_many(match) else min)(found)


@settings(LAW, max_examples=30)
@given(rules=playable_rules(renege="prevent", stop_when_decided=False), seed=seeds())
def test_the_figures_are_those_of_best_play(rules, seed):
    """T2.1, T6.4, T7.1: with three tricks left."""

    def watch(match: FortyTwo) -> None:
        phase = match.phase
        if isinstance(phase, Playing) and len(phase.tricks.done) >= TRICKS - 2:
            found = hindsight(match)
            assert set(found) == set(match.legal())
            assert (max if wants_many(match) else min)(found.values()) == minimax(match)

    walked(rules, seed, 2, watch)


def test_a_bid_and_a_call_come_to_what_is_taken_when_the_rest_is_played_best():
    """T4.1, T5.2, T6.2: sixes take everything, nel-o fails, and a pass is nothing to tell of."""
    worth = hindsight(Table().deal(SURE).match)
    assert Bid(0, PASS) not in worth
    assert set(worth.values()) == {ALL}
    table = Table("texas-42-all").deal(SURE).bid(0, "1m")
    called = {notation(call): count for call, count in hindsight(table.match).items()}
    assert called["6"] == ALL
    assert called["nel-o:high"] == 1


def test_a_renege_has_no_figure():
    """T7.2."""
    table = Table(renege="forfeit").deal(SURE, "5-5 5-4 5-3 5-2 5-1 5-0 4-4").bid(0, "30").say("5")
    match = table.say("6-5").match
    assert len(hindsight(match)) < len(match.legal())


@pytest.mark.slow
@settings(LAW, max_examples=8)
@given(seed=seeds())
def test_who_see_all_come_to_what_they_saw(seed):
    """T7.1: from the first lead to the last trick."""
    match: Any = start(PRESETS["straight-42"])
    seen = None
    while True:
        chance: Any = match.chance(seed)
        if isinstance(match.phase, Playing) and seen is None:
            seen = max(hindsight(match).values())
        bidding = match.turn is not None and not isinstance(match.phase, Naming | Playing)
        choice = chance or (match.legal()[-1] if bidding else best(match))
        before = match
        match, follows = match.after(choice)
        if follows:
            assert follows[0].counted[TABLE.side(before.phase.hand.bidder)] == seen
            return


# --- the race to the target -----------------------------------------------------------------


@pytest.mark.parametrize("preset", ["texas-42", "points-250"])
def test_the_nearer_the_likelier(preset):
    """T8.3: even at even scores, and together always one."""
    rules = PRESETS[preset]
    step = 1 if rules.scoring == "marks" else 30
    scores = range(0, rules.target, step)

    def chance(mine: int, theirs: int) -> float:
        ledger = Ledger.opened(rules.terms, 2).written((mine, theirs))
        own, other = winning(rules, ledger)
        assert own + other == pytest.approx(1)
        return own

    for mine, theirs in product(scores, scores):
        if mine == theirs:
            assert chance(mine, theirs) == pytest.approx(0.5)
        if mine + step < rules.target:
            assert chance(mine + step, theirs) > chance(mine, theirs)
    far = Table(target=500)
    assert winning(far.rules, far.match.ledger) == pytest.approx((0.5, 0.5))


# --- the review -----------------------------------------------------------------------------


def test_luck_has_all_that_no_mistake_explains():
    """T8.3: here nothing was weighed as a mistake."""
    table = Table().sweep(0)
    seen = seen_in(GAME, table.rules, table.entries, 1)
    fortune = GAME.players.fortunes([hand_review(GAME, table.rules, table.entries, 1, seen)])
    assert fortune is not None
    mine, theirs = fortune.seats[0], fortune.seats[1]
    assert mine.luck == mine.gained > 0
    assert mine.gained == pytest.approx(-theirs.gained)
