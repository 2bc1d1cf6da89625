"""Moon as a game of OpenSpiel: it is the same game, and hides what a seat may not see."""

from __future__ import annotations

import copy
import itertools
import random
from types import SimpleNamespace
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from moon_desktop.engine.pieces import INDEX  # noqa: E402
from moon_desktop.games.moon.match import Moon  # noqa: E402
from moon_desktop.games.moon.phases import Dealing, Exchanging, Naming, Playing  # noqa: E402
from tests.benchmarks import ismcts  # noqa: E402
from tests.benchmarks.ismcts import Searcher, TimedBot, state_of  # noqa: E402
from tests.benchmarks.openspiel_moon import (  # noqa: E402
    ACTIONS,
    DEALT,
    NAME,
    RULES,
    action_of,
    choice_of,
)


def walk(seed, stop, dealer=0):
    """The first state reached by chance, all tiles dealt, in which ``stop`` is true."""
    luck = random.Random(seed)
    while True:
        state = pyspiel.load_game(NAME, {"dealer": dealer}).new_initial_state()
        while not state.is_terminal():
            if state.match is not None and stop(state):
                return state
            state.apply_action(luck.choice(state.legal_actions()))


def bought(state):
    return isinstance(state.match.phase, Playing)


@pytest.mark.parametrize("seed", range(15))
def test_it_goes_as_the_game_goes(seed):
    luck = random.Random(seed)
    match: Any = Moon.start(RULES)._replace(phase=Dealing(seed % 3, None))
    match, _ = match.after(match.chance(seed))
    state = pyspiel.load_game(NAME, {"dealer": seed % 3}).new_initial_state()
    deal = match.phase.hand.deal
    for tile in (*(tile for held in deal.hands for tile in held), deal.widow):
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(INDEX[tile])
    follows: Any = ()
    while not follows:
        assert state.current_player() == match.turn
        assert state.legal_actions() == sorted(map(action_of, match.legal()))
        assert not state.is_terminal()
        choice = luck.choice(match.legal())
        assert choice_of(match, action_of(choice)) == choice
        state.apply_action(action_of(choice))
        match, follows = match.after(choice)
        if isinstance(match.phase, Playing):
            assert state_of(match).history() == state.history()
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.returns() == list(follows[0].points)


def test_actions_have_numbers_of_their_own():
    state = walk(1, bought)
    assert state.get_game().num_distinct_actions() == ACTIONS
    named = {state.action_to_string(0, action) for action in range(ACTIONS)}
    assert len(named) == ACTIONS
    assert {"6-4", "pass", "under", "trump doubles"} <= named


def test_a_copy_goes_its_own_way():
    state = walk(3, bought)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("tiles_left", [0, 20, 13, 6])
def test_deals_that_agree_with_what_a_seat_saw_look_the_same_to_it(seed, tiles_left):
    def here(state):
        phase = state.match.phase
        if not tiles_left:
            return isinstance(phase, (Exchanging, Naming)[seed % 2])
        return bought(state) and sum(held.bit_count() for held in phase.tricks.held) == tiles_left

    state = walk(seed, here, seed % 3)
    luck = random.Random(seed)
    for seat in range(3):
        others = [state.resample_from_infostate(seat, luck.random) for _ in range(20)]
        for other in others:
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.current_player() == state.current_player()
            assert sorted(other.history()[:DEALT]) == sorted(state.history()[:DEALT])
        assert len({str(other) for other in others}) > 1 or tiles_left == 6


def test_seats_tell_states_apart_by_what_they_see_and_no_more():
    state = walk(5, bought)
    bidder = state.match.phase.hand.bidder
    others = [state.resample_from_infostate(bidder, random.Random(n).random) for n in range(30)]
    for seat in range(3):
        seen = {other.information_state_string(seat) for other in others}
        assert len(seen) == (1 if seat == bidder else len(seen))
        assert (len(seen) > 20) == (seat != bidder)


def test_the_search_is_stopped_by_the_clock_and_finds_the_last_trick(monkeypatch):
    # A clock of its own, a ms from look to look: how fast the machine is does not matter.
    ticks = itertools.count()
    clock = SimpleNamespace(perf_counter=lambda: next(ticks) / 1000)
    monkeypatch.setattr(ismcts, "time", clock)
    state = walk(2, lambda s: bought(s) and len(s.match.phase.tricks.done) == 5)
    game = state.get_game()
    bot = TimedBot(game, 0.0, 1)
    assert bot.step(state) in state.legal_actions()
    assert bot.simulations <= 2
    bot.seconds = 0.05
    assert bot.step(state) in state.legal_actions()
    assert 40 < bot.simulations < 60


def test_a_searcher_chooses_from_a_match():
    state = walk(7, lambda s: bought(s) and len(s.match.phase.tricks.done) == 2, dealer=1)
    assert Searcher(0.02, 1).choose(state.match) in state.match.legal()
