"""The levels: legal under any house rules, the same again for the same Sight, each the better."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.players.budget import Budget
from moon_desktop.players.levels import OWN, levels_of
from moon_desktop.players.player import Player

LEVELS = levels_of("moon")

SWIFT = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)

FEW = Budget(None, 4)
"""Deals weighed for a choice: what is asked here does not turn on their number."""


def some_rules(random: Random) -> MoonRules:
    """House rules picked at random until they can be played; every other time the kind that
    are rare otherwise, where the leader may have to name an end (M4.5)."""
    rare = {"named_lead": True, "follow_me": "no-trump", "aggie_dice": False}
    while True:
        values: dict[str, Any] = {
            key: random.choice(choices) if choices else random.randint(1, 21)
            for key, choices in CHOICES.items()
        }
        if random.random() < 0.5:
            values |= rare
        try:
            return MoonRules(**values)
        except Unplayable:
            continue


def play(
    rules: MoonRules, players: list[Player], seed: int, hands: int | None = None
) -> tuple[Moon, list[tuple[Choice, Moon]], list[HandOver]]:
    """A match, or its first ``hands``: its end, each choice with what it was made in, results."""
    match = start(rules)
    made: list[tuple[Choice, Moon]] = []
    results: list[HandOver] = []
    while not match.over and (hands is None or len(results) < hands):
        chance = match.chance(seed)
        if chance is not None:
            match, _ = match.after(chance)
            continue
        assert match.turn is not None
        choice = players[match.turn].choose(match.sight(match.turn))
        made.append((choice, match))
        match, follows = match.after(choice)
        results += [entry for entry in follows if isinstance(entry, HandOver)]
    return match, made, results


def check_legal(level: str, seed: int, hands: int) -> None:
    """Positions are reached by the player among careless ones, who overbid and renege."""
    random = Random(seed)
    rules = some_rules(random)
    players = [LEVELS["random"](seed + seat) for seat in range(rules.seats)]
    players[random.randrange(rules.seats)] = LEVELS[level](seed, FEW)
    _, made, _ = play(rules, players, seed, hands=hands)
    assert made
    for choice, match in made:
        assert choice in match.legal()


@pytest.mark.parametrize("level", ["random", pytest.param("casual", marks=pytest.mark.slow)])
@SWIFT
@given(seed=st.integers(0, 10**9))
def test_every_choice_is_legal_under_any_house_rules(level, seed):
    check_legal(level, seed, hands=3)


@pytest.mark.slow
@SWIFT
@given(seed=st.integers(0, 10**9))
def test_casual_players_never_renege(seed):
    """M4.8, though a renege is among the choices."""
    rules = replace(some_rules(Random(seed)), renege="forfeit")
    _, made, results = play(rules, [Casual(seat) for seat in range(rules.seats)], seed, hands=2)
    assert made
    assert all(result.offender is None for result in results)


@pytest.mark.parametrize("level", OWN)
def test_the_same_sight_gives_the_same_choice(level):
    """Nothing is kept between choices: a match taken up again goes on as it would have."""
    player = LEVELS[level](5, FEW)
    _, made, _ = play(PRESETS["follow-me-42"], [player] * 3, 5, hands=3)
    for choice, match in reversed(made):
        assert match.turn is not None
        assert LEVELS[level](5, FEW).choose(match.sight(match.turn)) == choice


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_casual_player_beats_random_ones(preset):
    """It wins nearly every game, from every seat, with its partner where it has one."""
    rules = replace(PRESETS[preset], match="single", match_length=1)
    side = rules.table.side
    games = 12
    won = 0
    for number in range(games):
        seat = number % rules.seats
        players: list[Player] = [
            LEVELS["casual" if side(other) == side(seat) else "random"](number)
            for other in range(rules.seats)
        ]
        _, _, results = play(rules, players, number)
        scores = results[-1].scores
        won += scores[side(seat)] == max(scores)
    assert won >= games * 3 // 4


@pytest.mark.slow
def test_casual_bids_are_made_as_often_as_a_sensible_persons():
    """Most of them, and not nearly all: who never is set bids too little."""
    rules = PRESETS["follow-me-42"]
    results = [
        result
        for number in range(20)
        for result in play(rules, [Casual(seat) for seat in range(3)], number)[2]
    ]
    bids = [result for result in results if result.bid is not None]
    assert len(bids) > len(results) * 0.8
    made = sum(result.result == "made" for result in bids) / len(bids)
    assert 0.6 < made < 0.9
    shoots = [result for result in bids if result.bid in ("over", "under")]
    assert 0 < len(shoots) < len(bids) * 0.15
