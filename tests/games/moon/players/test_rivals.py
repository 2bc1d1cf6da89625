"""What the others bid in a deal, and what comes of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.dominoes.players.double_dummy import hindsight
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.games.moon.players.buying import Bought, Rivals
from moon_desktop.games.moon.players.payoffs import Payoffs
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.possible_deals import PossibleDeal
from tests.kit.positions import POOR, STRONG, in_world, to_bid
from tests.kit.sentences import rules_by_lot
from tests.kit.sights import arranged

MOON = CATALOGUE["moon"]
LITTLE = "3-1 3-2 4-1 4-2 5-1 5-2 5-3"
"""No suit to name, and nothing that is high in its own."""

SWEEP = "6-6 6-5 6-4 6-3 6-2 5-5 4-4"
"""Takes all seven: one trump is out."""


def asked(match: Moon, seat: int = 0) -> tuple[Rivals, Auction, PossibleDeal]:
    """The rivals of ``seat``, the auction as it stands, and the deal as it is."""
    sight = match.sight(seat)
    phase = match.phase
    assert isinstance(phase, Bidding)
    down = 0
    if phase.hand.deal.widow is not None:
        down = sight.rules.set & ~sum(phase.hand.held)
    world = PossibleDeal(phase.hand.held, down)
    return Rivals(Payoffs(sight)), phase.auction, world


def bought(match: Moon, said: str = "pass") -> Bought:
    """How the auction ends after seat 0 says ``said``."""
    rivals, auction, world = asked(match)
    return rivals.finish(auction.after(Bid(0, said)), world)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_that_takes_all_shoots(preset):
    assert bought(arranged("", "", SWEEP, preset=preset)) == Bought(1, "over")


def last(hand: str, **how: Any) -> Bought:
    """How the auction ends if only the last seat has yet to speak, with this hand."""
    rivals, auction, world = asked(arranged("pass pass", "", "", hand, **how), 2)
    return rivals.finish(auction, world)


def test_who_has_little_passes():
    assert last(LITTLE) == Bought(None, None)


def test_dealer_that_is_forced_bids_the_least():
    """M2.5."""
    assert last(LITTLE, all_pass="force-dealer") == Bought(2, "4")
    assert last(LITTLE, all_pass="force-dealer", minimum_bid=5) == Bought(2, "5")


def test_a_bid_that_nobody_tops_stands():
    """M2.3: a triple closes the auction, and nobody is asked."""
    closed = arranged("over double", STRONG, preset="shoot-the-moon")
    rivals, auction, world = asked(closed, 2)
    assert rivals.finish(auction.after(Bid(2, "triple")), world) == Bought(2, "triple")


@pytest.mark.slow
def test_all_they_say_is_open_to_them_under_any_house_rules():
    for seed in range(8):
        random = Random(seed)
        rules = rules_by_lot(MOON, seed)
        match = to_bid(rules, seed)
        sight = match.sight(match.turn)  # type: ignore[arg-type]
        rivals = Rivals(Payoffs(sight))
        for world in possible_deals_of(sight).draw(random, 10):
            assert isinstance(match.phase, Bidding)
            auction = match.phase.auction
            said = auction.after(Bid(auction.turn, random.choice(auction.open_bids())))
            # An auction raises Illegal for what is not open.
            end = rivals.finish(said, world)
            assert (end.seat is None) == (end.bid is None)
            if said.standing is not None:
                assert end.bid is not None
                assert end == Bought(*said.standing) or end.seat != said.standing.seat
            prospect = rivals.prospect(end, world)
            assert 0 <= prospect.win <= 1
            assert prospect.made in (0, 1)


def test_the_score_does_not_change_what_they_say():
    level = bought(arranged("", "", STRONG))
    assert level.seat == 1
    for scores in ((0, 20, 0), (20, 0, 20), (0, -40, 0)):
        assert bought(arranged("", "", STRONG, scores=scores)) == level


def test_most_of_their_bids_are_made_with_best_play():
    """With all tiles seen, by the contract that hindsight finds best; and most hands bid."""
    rules = PRESETS["follow-me-42"]
    bids = made = 0
    for seed in range(60):
        match = to_bid(rules, seed)
        seat = match.turn
        assert seat is not None
        rivals, auction, world = asked(match, seat)
        end = rivals.finish(auction, world)
        if end.seat is None:
            continue
        bids += 1
        while match.turn != end.seat:
            match, _ = match.after(Bid(match.turn, PASS))  # type: ignore[arg-type]
        made += hindsight(match)[Bid(end.seat, end.bid)] >= needed(end.bid)  # type: ignore[arg-type]
    assert bids >= 45
    assert made >= bids * 0.75


@pytest.mark.parametrize("preset", ["fosdick", "follow-me-42", "fosdick-partners"])
def test_what_comes_of_it_is_never_better_than_with_the_best_contract(preset):
    """Their contract is settled at sight, and then played out with all tiles seen."""
    rules = replace(PRESETS[preset], match="single", target=100)
    for seed in range(6):
        match = to_bid(rules, seed)
        seat = match.turn
        assert seat is not None
        sight = match.sight(seat)
        rivals = Rivals(Payoffs(sight))
        for world in possible_deals_of(sight).draw(Random(seed), 4):
            here = in_world(match, world)
            for bid in ("4", "6", "over"):
                best = hindsight(here)[Bid(seat, bid)]
                prospect = rivals.prospect(Bought(seat, bid), world)
                assert prospect.made <= (best >= needed(bid))
                assert prospect == rivals.prospect(Bought(seat, bid), world)


def test_if_everybody_passes_nobody_gains():
    rivals, _, world = asked(arranged("", POOR, scores=(3, 9, 12)))
    prospect = rivals.prospect(Bought(None, None), world)
    assert prospect.made == 0
    assert prospect.points == (0, 0, 0)
    assert 0 < prospect.win < 1 / 3
