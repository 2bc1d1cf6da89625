"""The deals that a seat thinks of: they agree with all it saw, and the likelier come oftener."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT, FULL_SET, mask
from moon_desktop.games.auction.contract import Bidding, Naming
from moon_desktop.games.forty_two.players.bid_inference import FortyTwoInference, possible_deals_of
from moon_desktop.games.forty_two.players.strength import DOUBLES
from tests.kit.forty_two import Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds


@pytest.mark.slow
@LAW
@given(rules=playable_rules(renege="prevent"), seed=seeds())
def test_the_true_deal_is_always_among_them(rules, seed):
    """T1.3, T5.5, T6.2, T7.1: whatever was shown; and every deal has all tiles once."""

    def watch(match):
        if not isinstance(match.phase, Bidding | Naming | Playing):
            return
        phase = match.phase
        held = phase.tricks.held if isinstance(phase, Playing) else phase.hand.held
        sight = match.sight(match.turn)
        worlds = possible_deals_of(sight)
        if worlds.count <= 300:
            assert held in {world.hands for world in worlds.every()}
        gone = mask(play.piece for trick in sight.tricks for play in trick.plays)
        gone |= mask(play.piece for play in sight.plays)
        for world in worlds.draw(Random(seed), 3):
            assert world.hands[sight.seat] == mask(sight.held)
            assert sum(world.hands) == FULL_SET & ~gone
            assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in held]

    walked(rules, seed, 1, watch)


def drawn(table: Table, seat: int, number: int = 200) -> list[tuple[int, ...]]:
    sight = table.match.sight(seat)
    found = FortyTwoInference(sight).draw(possible_deals_of(sight), Random(1), number)
    return [world.hands for world in found]


def test_who_plunged_holds_the_doubles():
    """T3.6: four of them at least."""
    table = Table().deal("6-6 5-5 4-4 3-3 6-1 5-0 4-1").bid(0, "plunge")
    hands = drawn(table, 2)
    assert sum((held[0] & DOUBLES).bit_count() >= 4 for held in hands) > 0.95 * len(hands)


def test_who_named_a_trump_holds_it():
    """T5.1: more of it than another, and the double more often."""
    table = Table().deal("6-6 6-5 6-4 6-3 5-5 1-0 2-0").bid(0, "32").say("6")
    sixes = mask(f"6-{pip}" for pip in range(7))
    hands = drawn(table.say("6-6"), 1)
    counts = [sum((held[seat] & sixes).bit_count() for held in hands) for seat in (0, 2)]
    assert counts[0] > 1.25 * counts[1]


def test_who_passed_is_weaker_than_who_bid():
    """T3.1: as far as doubles tell."""
    table = Table().deal().say("pass 34 pass")
    hands = drawn(table, 3)
    doubles = [sum((held[seat] & DOUBLES).bit_count() for held in hands) for seat in range(3)]
    assert doubles[1] > doubles[0]
    assert doubles[1] > doubles[2]


def test_no_deal_is_ruled_out_by_what_was_said():
    """T3.1: people bid as they like."""
    table = Table().deal("2-1 3-1 3-2 4-1 4-2 4-3 5-1").say("41 pass pass")
    sight = table.match.sight(3)
    phase = table.match.phase
    assert isinstance(phase, Bidding)
    true = phase.hand.held
    world = possible_deals_of(sight).draw(Random(0), 1)[0]._replace(hands=true)
    assert FortyTwoInference(sight).weigh([world])[0] > 0
    assert true[0] & BIT["2-1"]
