"""A claim is made only where every deal and every play that fit what was seen bear it out."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, mask
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Playing
from moon_desktop.games.moon.players.reading import plain_play, takes_the_rest
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.levels import levels_of
from tests.kit.arrange import Table
from tests.kit.strategies import playable_rules, seeds

LEVELS = levels_of("moon")


def test_seven_trumps_from_the_top_take_the_rest():
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").bid(0, "7").contract("6")
    assert takes_the_rest(table.match.sight(0))


def test_one_trump_that_is_out_is_enough_to_say_nothing():
    """The six-one may be anywhere: a five-five led could be trumped (M4.4)."""
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 5-4 5-5").bid(0, "7").contract("6")
    assert not takes_the_rest(table.match.sight(0))


def test_off_is_sure_once_its_beaters_are_gone():
    table = Table().deal(
        "6-6 6-5 6-4 6-3 6-2 5-5 5-4", "6-1 1-1 2-1 3-1 2-2 3-2 3-3", "4-4 4-3 4-2 4-1 5-1 5-2 5-3"
    )
    table.bid(0, "7").contract("6")
    assert not takes_the_rest(table.match.sight(0))
    table.say("6-6 6-1 4-1")
    assert takes_the_rest(table.match.sight(0))


def test_only_the_leader_claims():
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").bid(0, "7").contract("6")
    assert not takes_the_rest(table.match.sight(1))
    table.say("6-6")
    assert takes_the_rest(table.match.sight(0))
    assert not takes_the_rest(table.match.sight(1))


def test_tile_that_was_beaten_takes_nothing():
    table = Table().deal(
        "5-5 6-5 5-4 5-3 5-2 5-1 4-4", "6-6 6-4 6-3 6-2 6-1 1-1 2-1", "4-3 4-2 4-1 3-3 3-2 3-1 2-2"
    )
    table.bid(0, "7").contract("none").say("6-5", "6-6")
    assert not takes_the_rest(table.match.sight(0))


def test_no_claim_before_the_play():
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5")
    assert not takes_the_rest(table.match.sight(0))


def test_veiled_sight_claims_nothing():
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").bid(0, "7").contract("6")
    assert not takes_the_rest(table.match.sight(0).veil())


def test_plain_play_follows_where_reneges_are_open():
    """M4.8: any tile is legal, but the one chosen follows."""
    table = Table(renege="forfeit").deal("6-6 6-5 6-4 6-3 6-2 5-4 5-5", "1-1 6-1 2-1")
    table.bid(0, "7").contract("6").say("6-6")
    assert len(table.match.legal()) == 7
    assert plain_play(table.match.sight(1)) == Play(1, "6-1")


def worlds(match: Moon, seat: int):
    """Every placing of the tiles that ``seat`` cannot see, voids shown respected, as the hands
    of the play."""
    phase = match.phase
    assert isinstance(phase, Playing)
    tricks = phase.tricks
    sight = match.sight(seat)
    gone = {play.piece for trick in (*tricks.done,) for play in trick.plays}
    gone |= {play.piece for play in tricks.plays}
    seen = gone | set(sight.held) | ({sight.discard} if sight.discard else set())
    unseen = [tile for tile in match.rules.tiles if tile not in seen]
    gaps = dict.fromkeys(range(match.rules.seats), 0)
    shown = [(trick.plays, trick.suit) for trick in tricks.done]
    if tricks.suit is not None:
        shown.append((tricks.plays, tricks.suit))
    for plays, suit in shown:
        followers = tricks.suits.followers[suit]
        for play in plays:
            if not BIT[play.piece] & followers:
                gaps[play.seat] |= followers
    others = [other for other in range(match.rules.seats) if other != seat]
    counts = [sight.counts[other] for other in others]
    for order in permutations(unseen, sum(counts)):
        held, at = list(tricks.held), 0
        fits = True
        for other, count in zip(others, counts, strict=True):
            part = order[at : at + count]
            at += count
            fits = fits and list(part) == sorted(part) and not mask(part) & gaps[other]
            held[other] = mask(part)
        if fits:
            yield tuple(held)


def all_taken(match: Moon, seat: int) -> bool:
    """Whether ``seat`` takes every trick left in every line of play without a renege."""
    phase = match.phase
    if not isinstance(phase, Playing):
        return True
    tricks = phase.tricks
    for play in match.legal():
        assert isinstance(play, Play)
        if not BIT[play.piece] & tricks.following():
            continue
        after, _ = match.after(play)
        if isinstance(after.phase, Playing):
            taken = after.phase.tricks
            if not taken.plays and taken.done[-1].taker != seat:
                return False
            if not all_taken(after, seat):
                return False
        elif tricks.after(play).done[-1].taker != seat:
            return False
    return True


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(rules=playable_rules(), seed=seeds())
def test_claims_hold_in_every_deal_and_line_of_play(rules, seed):
    """With two tricks left, the claim is borne out by all worlds and all plays."""
    random, match = Random(seed), Moon.start(rules)
    checked = 0
    for _ in range(400):
        if match.over or checked:
            return
        phase = match.phase
        if isinstance(phase, Playing) and len(phase.tricks.done) >= 5 and not phase.tricks.plays:
            seat = phase.tricks.turn
            if takes_the_rest(match.sight(seat)):
                checked += 1
                for held in worlds(match, seat):
                    world = match._replace(
                        phase=phase._replace(tricks=phase.tricks._replace(held=held))
                    )
                    assert all_taken(world, seat)
        chance = match.chance(seed)
        if chance is not None:
            match, _ = match.after(chance)
        else:
            legal = match.legal()
            plain = (
                (plain_play(match.sight(phase.tricks.turn)),)
                if isinstance(phase, Playing)
                else legal
            )
            match, _ = match.after(random.choice(plain))


@pytest.mark.parametrize("preset", PRESETS)
def test_claims_come_about(preset):
    """Among casual players some hand can be claimed: the test above tests something."""
    rules = PRESETS[preset]
    match = Moon.start(rules)
    player = LEVELS["casual"](1)
    claims = 0
    for _ in range(2000):
        if match.over or claims:
            break
        chance = match.chance(3)
        if chance is not None:
            match, _ = match.after(chance)
            continue
        assert match.turn is not None
        sight = match.sight(match.turn)
        if isinstance(match.phase, Playing) and len(match.phase.tricks.done) in (4, 5):
            claims += not match.phase.tricks.plays and takes_the_rest(sight)
        match, _ = match.after(player.choose(sight))
    assert claims
