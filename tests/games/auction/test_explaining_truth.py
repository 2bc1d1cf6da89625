"""No reason for a choice is untrue, whatever tiles the others hold."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from moon_desktop.engine.pieces import BIT, INDEX
from moon_desktop.games.auction.phases import Bidding, Playing
from moon_desktop.games.forty_two.contract import contract_of
from moon_desktop.games.forty_two.count import WORTH
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.moon.contract import decided
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.games.moon.players.advising import advice
from tests.kit.arrange import game_of


def walks(rules, hands):
    """Every moment of ``hands`` hands, chosen at random, at which a choice is due."""
    for seed in range(hands):
        chance = random.Random(seed)
        match = game_of(rules).start(rules)
        while (due := match.chance(seed)) is not None:
            match, _ = match.after(due)
        dealt = match.number
        while match.turn is not None and match.number == dealt:
            yield match, chance
            legal = match.legal()
            if isinstance(match.phase, Bidding):
                # Contracts to take no trick are played for marks.
                marks = [bid for bid in legal if bid.bid in ("pass", "1m", "2m", "plunge")]
                legal = marks if seed % 2 and len(marks) > 1 else legal[:3]
            match, _ = match.after(chance.choice(legal))


RULES = {
    "follow-me-42": PRESETS["follow-me-42"],
    "named": MoonRules(named_lead=True, minimum_bid=3),
    "partners": MoonRules(seats=4, partners=True),
    "four": MoonRules(seats=4),
    "forfeit": MoonRules(renege="forfeit"),
    "texas-42": FortyTwoRules(),
    "texas-42-all": FortyTwoRules(nel_o="marks", sevens=True, splash=True),
    "points": FortyTwoRules(scoring="points", target=250, stop_when_decided=False),
}


@pytest.mark.parametrize("name", RULES)
def test_no_reason_is_untrue_of_the_deal(name):
    """M4.4, T2.1, T5.3: by the tiles that the others hold."""
    found: Counter[str] = Counter()
    for match, chance in walks(RULES[name], 40):
        sight = match.sight(match.turn)
        plays = sight.legal
        if isinstance(match.phase, Playing) and sight.suit is not None:
            held = match.phase.tricks.held[sight.seat]
            follow = sight.suits.follow(held, sight.suit)
            plays = tuple(play for play in plays if BIT[play.piece] & follow)
        best = chance.choice(plays)
        told = advice(match)._replace(best=best)
        reason = game_of(match.rules).players.explain(told).because
        found[reason.why] += 1
        check(match, best, reason)
    assert len(found) > 12


def check(match, best, reason):
    """Raises AssertionError if ``reason`` is not so, all tiles seen."""
    if not isinstance(match.phase, Playing):
        return
    tricks = match.phase.tricks
    seat, suits = match.turn, tricks.suits
    others = [held for s, held in enumerate(tricks.held) if s != seat]
    index = INDEX[best.piece]
    if reason.why in ("draws", "draws-last", "drives-out"):
        assert BIT[best.piece] & suits.trumps
    if reason.why == "draws-last":
        assert sum((held & suits.trumps).bit_count() for held in others) == 1
        assert any(held & BIT[reason.tile] for held in others)
    if reason.why in ("sure", "fellow-takes", "gives-count", "keeps-count"):
        taker = seat if reason.why == "sure" else reason.seat
    if reason.why in ("gives-count", "keeps-count"):
        assert WORTH[index] == reason.number
        for now in completions(match, best):
            if isinstance(now.phase, Playing):
                assert now.phase.tricks.done[-1].taker == taker
    if reason.why in ("makes", "sets"):
        assert_decides(match, best, "made" if reason.why == "makes" else "set")
    if reason.why == "bidder-void":
        assert not tricks.held[reason.seat] & suits.followers[reason.suit]
    if reason.why == "highest":
        ranks = suits.strength[reason.suit]
        rivals = [held & suits.followers[reason.suit] for held in others]
        assert all(ranks[i] < ranks[index] for held in rivals for i in range(28) if held >> i & 1)
    if reason.why == "follows":
        assert (tricks.held[seat] & suits.followers[reason.suit]).bit_count() == 1
    trick = ("cheapest", "cannot-take", "saves", "ducks", "keeps-count")
    if tricks.suit is not None and reason.why in trick:
        ranks = suits.strength[tricks.suit]
        top = max(ranks[INDEX[play.piece]] for play in tricks.plays)
        assert (ranks[index] > top) == (reason.why == "cheapest")
    if reason.why == "voids":
        left = tricks.held[seat] & ~BIT[best.piece]
        assert left & suits.trumps
        assert not left & suits.followers[reason.suit]


def completions(match, best):
    """The match after ``best`` and any way to finish the trick."""
    before = len(match.phase.tricks.done)
    open_ = [match.after(best)[0]]
    while open_:
        now = open_.pop()
        if not isinstance(now.phase, Playing) or len(now.phase.tricks.done) > before:
            yield now
        else:
            open_ += [now.after(play)[0] for play in now.legal() if not _reneges(now, play)]


def _reneges(match, play):
    return match.phase.tricks.reneges(play)


def assert_decides(match, best, fate):
    """However the trick goes on, the contract is decided so by it."""
    hand = match.phase.hand
    for now in completions(match, best):
        if isinstance(now.phase, Playing):
            assert decided_by(now.rules, hand, now.phase.tricks) == fate
        else:
            assert now.sight(0).result.result == fate


def decided_by(rules, hand, tricks):
    """How the contract of ``hand`` is decided by ``tricks``, if it is."""
    if isinstance(rules, FortyTwoRules):
        return contract_of(rules, hand.bidder, hand.bid, hand.trump).decided(tricks)
    mine = rules.table.by_side(tricks.taken)[rules.table.side(hand.bidder)]
    return decided(hand.bid, mine, len(tricks.done))
