"""A claim is made only where every deal and every play that fit what was seen bear it out."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.players import PLAYERS
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.positions import in_world
from tests.kit.strategies import playable_rules, seeds

ALL = ("6-6 6-5 6-4 6-3 6-2 6-1 5-5",)
OFF = (
    "6-6 6-5 6-4 6-3 6-2 5-5 5-4",
    "6-1 1-1 2-1 3-1 2-2 3-2 3-3",
    "4-4 4-3 4-2 4-1 5-1 5-2 5-3",
)
BEATEN = (
    "5-5 6-5 5-4 5-3 5-2 5-1 4-4",
    "6-6 6-4 6-3 6-2 6-1 1-1 2-1",
    "4-3 4-2 4-1 3-3 3-2 3-1 2-2",
)


def at(*hands: str, trump: str = "6", said: str = "") -> Table:
    return Table().deal(*hands).bid(0, "7").contract(trump).say(said)


@each(
    ("table", "seat", "takes"),
    [
        pytest.param(at(*ALL), 0, True, id="seven trumps from the top"),
        pytest.param(at(*ALL), 1, False, id="only the leader"),
        pytest.param(at(*ALL, said="6-6"), 0, True, id="while its trick lies there"),
        pytest.param(at(*ALL, said="6-6"), 1, False, id="nor who is to follow"),
        pytest.param(at("6-6 6-5 6-4 6-3 6-2 5-4 5-5"), 0, False, id="M4.4: a trump may be out"),
        pytest.param(at(*OFF), 0, False, id="what beats the off is out"),
        pytest.param(at(*OFF, said="6-6 6-1 4-1"), 0, True, id="and gone"),
        pytest.param(at(*BEATEN, trump="none", said="6-5 6-6"), 0, False, id="beaten already"),
        pytest.param(Table().deal(*ALL), 0, False, id="before the play"),
    ],
)
def test_who_takes_the_rest(table, seat, takes):
    assert PLAYERS.takes_the_rest(table.match.sight(seat)) is takes
    assert not PLAYERS.takes_the_rest(table.match.sight(seat).veil())


def test_plain_play_follows_where_reneges_are_open():
    """M4.8: any tile is legal, but the one chosen follows."""
    table = Table(renege="forfeit").deal("6-6 6-5 6-4 6-3 6-2 5-4 5-5", "1-1 6-1 2-1")
    table.bid(0, "7").contract("6").say("6-6")
    assert len(table.match.legal()) == 7
    assert PLAYERS.plain_play(table.match.sight(1)) == Play(1, "6-1")


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


@pytest.mark.slow
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(rules=playable_rules(), seed=seeds())
def test_claims_hold_in_every_deal_and_line_of_play(rules, seed):
    """With two tricks left, the claim is borne out by all worlds and all plays."""
    random, match = Random(seed), start(rules)
    checked = 0
    for _ in range(400):
        if match.over or checked:
            return
        phase = match.phase
        if isinstance(phase, Playing) and len(phase.tricks.done) >= 5 and not phase.tricks.plays:
            seat = phase.tricks.turn
            if PLAYERS.takes_the_rest(match.sight(seat)):
                checked += 1
                for world in possible_deals_of(match.sight(seat)).every():
                    assert all_taken(in_world(match, world), seat)
        chance = match.chance(seed)
        if chance is not None:
            match, _ = match.after(chance)
        else:
            legal = match.legal()
            plain = (
                (PLAYERS.plain_play(match.sight(phase.tricks.turn)),)
                if isinstance(phase, Playing)
                else legal
            )
            match, _ = match.after(random.choice(plain))
