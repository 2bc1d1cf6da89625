"""OpenSpiel's search plays Moon: by the clock, by the rules, and without seeing too much."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace

import pytest

pytest.importorskip("pyspiel")

from moon_desktop.engine.match import Playing
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.games.moon.rules import PRESETS
from tests.benchmarks import ismcts
from tests.benchmarks.ismcts import Position, Searcher
from tests.benchmarks.single_hands import bought


def position(seed, tricks):
    """A position before the next trick of a hand that casual players bought."""
    match = bought(PRESETS["follow-me-42"], seed, ["casual"] * 3, None)
    luck = random.Random(seed)
    while isinstance(match.phase, Playing) and len(match.phase.tricks.done) < tricks:
        match, _ = match.after(luck.choice(match.legal()))
    assert isinstance(match.phase, Playing)
    return Position(match)


def test_a_hand_is_played_to_its_points_and_a_copy_goes_its_own_way():
    at = position(1, 0)
    match = at.match
    while not at.is_terminal():
        copy = at.clone()
        choice = match.legal()[0]
        at.apply_action(at.legal_actions()[0])
        match, follows = match.after(choice)
        assert not copy.is_terminal()
        assert copy.legal_actions()
    assert at.returns() == list(follows[0].points)


def test_a_seat_tells_positions_apart_by_what_it_sees_and_no_more():
    at = position(5, 2)
    seat = at.current_player()
    worlds = possible_deals_of(at.match.sight(seat)).draw(random.Random(1), 20)
    others = [at.with_hands(world.hands) for world in worlds]
    assert {other.information_state_string() for other in others} == {at.information_state_string()}
    for other in others:
        other.apply_action(at.legal_actions()[0])
    assert len({other.information_state_string() for other in others}) > 1


def test_the_search_is_stopped_by_the_clock_and_keeps_to_the_rules(monkeypatch):
    # A clock of its own, a ms from look to look: how fast the machine is does not matter.
    ticks = itertools.count()
    clock = SimpleNamespace(perf_counter=lambda: next(ticks) / 1000)
    monkeypatch.setattr(ismcts, "time", clock)
    match = position(2, 4).match
    for seconds, least, most in ((0.0, 2, 2), (0.05, 41, 60)):
        searcher = Searcher(seconds, 1)
        assert searcher.choose(match) in match.legal()
        assert least <= searcher.simulations <= most
