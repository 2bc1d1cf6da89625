"""Successive halving: who stays in, tried on what, and how often the best comes in first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from moon_desktop.games.dominoes.players.adviser import (
    FINALISTS,
    HALVINGS,
    successive_halving,
)
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal
from tests.kit.cases import each


class Runner:
    """One that does as well as ``quality`` on average, and remembers what it was tried on."""

    def __init__(self, quality: float, noise: float = 0.0, seed: int = 0) -> None:
        self.quality = quality
        self.noise = noise
        self.seed = seed
        self.total = 0.0
        self.tried: list[WeightedDeal] = []

    def run(self, deals: Sequence[WeightedDeal]) -> None:
        self.tried += deals
        for deal in deals:
            luck = Random(f"{self.seed} {deal.world.down}").gauss(0, self.noise)
            self.total += self.quality + luck

    def mark(self) -> float:
        return self.total / len(self.tried)


def batches(sizes: Sequence[int]) -> list[list[WeightedDeal]]:
    """Deals, each another, in batches of these ``sizes``."""
    first, found = 0, []
    for size in sizes:
        found.append(
            [WeightedDeal(PossibleDeal((), number)) for number in range(first, first + size)]
        )
        first += size
    return found


def finish(runners: Sequence[Runner], sizes: Sequence[int]) -> list[Runner]:
    return successive_halving(runners, batches(sizes), Runner.run, Runner.mark)


def test_without_noise_they_come_in_by_quality():
    runners = [Runner(quality) for quality in (0.3, 0.9, 0.1, 0.7, 0.5, 0.2, 0.8)]
    assert [one.quality for one in finish(runners, [16] * 10)] == [0.9, 0.8, 0.7]


@each("sizes", [[16] * 12, [7] * 20, [1] * 90, [200]])
def test_all_in_the_final_were_tried_on_every_deal(sizes):
    """However the deals come."""
    runners = [Runner(place / 30, 0.3, place) for place in range(30)]
    final = finish(runners, sizes)
    deals = [deal for batch in batches(sizes) for deal in batch]
    assert len(final) == FINALISTS
    for one in final:
        assert one.tried == deals


@pytest.mark.parametrize("sizes", [[16] * 12, [5] * 30])
def test_whoever_drops_out_was_tried_as_far_as_a_lap_goes(sizes):
    """So that all are cut by their figures on the same deals, and the worse ones cost little."""
    runners = [Runner(place / 30, 0.3, place) for place in range(30)]
    final = finish(runners, sizes)
    deals = [deal for batch in batches(sizes) for deal in batch]
    lengths = sorted({len(one.tried) for one in runners if one not in final})
    assert lengths == sorted(set(lengths) & set(HALVINGS)), "dropped between laps"
    assert lengths[0] == HALVINGS[0]
    assert all(one.tried == deals[: len(one.tried)] for one in runners)
    spent = sum(len(one.tried) for one in runners)
    assert spent < len(runners) * len(deals) / 3


def test_the_best_of_many_noisy_ones_wins_nearly_always():
    """Quality differs by a third of what luck does to a single deal."""
    won = close = 0
    for seed in range(60):
        order = list(range(20))
        Random(seed).shuffle(order)
        runners = [Runner(place / 20, 0.15, 100 * seed + place) for place in order]
        final = finish(runners, [16] * 10)
        won += final[0].quality == 19 / 20
        close += final[0].quality >= 17 / 20
    assert won >= 50
    assert close == 60


def test_of_equals_the_first_named_comes_first():
    """They are given in the order in which they look good."""
    runners = [Runner(0.5, seed=place) for place in range(12)]
    assert [one.seed for one in finish(runners, [16] * 6)] == [0, 1, 2]
