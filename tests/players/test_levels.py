"""The levels of every game: legal under any house rules, the same again for the same Sight, each
the better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moon_desktop.engine.entries import Choice, HandEnd, Play
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.players.levels import OWN as LEVELS
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import AnyPlayer, Budget
from tests.kit import forty_two, moon_cards, strategies
from tests.kit.arrange import game_of
from tests.kit.strategies import seeds

SWIFT = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
FEW = Budget(None, 2)
"""Deals weighed for a choice: what is asked here does not turn on their number."""

RULES: dict[str, Callable[..., st.SearchStrategy[Any]]] = {
    "moon": strategies.playable_rules,
    "texas42": forty_two.playable_rules,
    "shoot-the-moon-cards": moon_cards.playable_rules,
}
IN_EVERY_GAME = pytest.mark.parametrize("name", OWN)
PRESETS = [(name, preset) for name in OWN for preset in CATALOGUE[name].presets]


def play(
    rules: Any, players: list[AnyPlayer], seed: int, hands: int = 10**6
) -> tuple[list[tuple[Choice, Any]], list[Any]]:
    """A match, or its first ``hands``: each choice with what it was made in, and the results."""
    match: Any = game_of(rules).start(rules)
    made: list[tuple[Choice, Any]] = []
    results: list[Any] = []
    while not match.over and len(results) < hands:
        entry = match.chance(seed)
        if entry is None:
            entry = players[match.turn].choose(match.sight(match.turn))
            made.append((entry, match))
        match, follows = match.after(entry)
        results += [each for each in follows if isinstance(each, HandEnd)]
    return made, results


@pytest.mark.parametrize(
    "level", ["random", "casual", pytest.param("skilled", marks=pytest.mark.slow)]
)
@IN_EVERY_GAME
@SWIFT
@given(data=st.data(), seed=seeds())
def test_every_choice_is_legal_under_any_house_rules(name, level, data, seed):
    """M8, T9, C7: where the others are careless, who overbid and renege."""
    rules, levels = data.draw(RULES[name]()), levels_of(name)
    players = [levels["random"](seed + seat) for seat in range(rules.table.count)]
    players[Random(seed).randrange(len(players))] = levels[level](seed, Budget(None, 2))
    made, _ = play(rules, players, seed, hands=1)
    assert made
    assert all(choice in match.legal() for choice, match in made)


@pytest.mark.slow
@IN_EVERY_GAME
@SWIFT
@given(data=st.data(), seed=seeds())
def test_casual_players_never_renege(name, data, seed):
    """M4.8, T7.2, C6.1: though a renege is among the choices."""
    rules = data.draw(RULES[name](renege="forfeit"))
    casual = levels_of(name)["casual"]
    made, _ = play(rules, [casual(seat) for seat in range(rules.table.count)], seed, hands=1)
    assert made
    for choice, match in made:
        assert not (isinstance(choice, Play) and match.phase.tricks.reneges(choice))


@pytest.mark.parametrize("level", LEVELS)
@IN_EVERY_GAME
def test_the_same_sight_gives_the_same_choice(name, level):
    """Nothing is kept between choices: a match taken up again goes on as it would have."""
    rules, levels = CATALOGUE[name].rules(), levels_of(name)
    made, _ = play(rules, [levels[level](5, FEW)] * rules.table.count, 5, hands=1)
    for choice, match in reversed(made):
        assert levels[level](5, FEW).choose(match.sight(match.turn)) == choice


@pytest.mark.slow
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_casual_player_beats_random_ones(name, preset):
    """From every seat, with its partner where it has one: at dominoes nearly every game, and at
    cards, which are more of a gamble, more than its share."""
    rules: Any = replace(CATALOGUE[name].presets[preset], match="single", match_length=1)
    side, levels = rules.table.side, levels_of(name)
    cards = name == "shoot-the-moon-cards"
    games, won = 60 if cards else 12, 0
    for number in range(games):
        seat = number % rules.table.count
        players = [
            levels["casual" if side(other) == side(seat) else "random"](number)
            for other in range(rules.table.count)
        ]
        scores = play(rules, players, number)[1][-1].scores
        won += scores[side(seat)] == max(scores)
    assert won > games * (1.1 / rules.table.sides if cards else 0.74)


@pytest.mark.slow
def test_casual_bids_of_moon_are_made_as_often_as_a_sensible_persons():
    """Most of them, and not nearly all: who never is set bids too little."""
    casual, rules = levels_of("moon")["casual"], CATALOGUE["moon"].presets["follow-me-42"]
    results = [
        result
        for number in range(20)
        for result in play(rules, [casual(seat) for seat in range(3)], number)[1]
    ]
    bids = [result for result in results if result.bid is not None]
    assert len(bids) > len(results) * 0.8
    made = sum(result.result == "made" for result in bids) / len(bids)
    assert 0.6 < made < 0.9
    shoots = [result for result in bids if result.bid in ("over", "under")]
    assert 0 < len(shoots) < len(bids) * 0.15
