"""Means and their standard errors, from sums over observations."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from moon_desktop.memory.intervals import NOTHING, Spread


def test_single_tries_have_the_error_of_the_textbook():
    amounts = [3, -7, 0, 12, 4]
    spread = sum(map(Spread.of, amounts), NOTHING)
    assert spread.mean == mean(amounts)
    assert spread.standard_error == pytest.approx(stdev(amounts) / sqrt(5))


def test_as_many_tries_each_have_the_error_of_their_shares():
    won = [3, 0, 1, 2]
    spread = sum((Spread.of(n, 3) for n in won), NOTHING)
    assert spread.mean == pytest.approx(6 / 12)
    assert spread.standard_error == pytest.approx(stdev([n / 3 for n in won]) / 2)


def test_error_of_a_ratio_is_how_far_it_strays_from_one_draw_to_the_next():
    """Draws of forty observations with tries of different number, many times over."""
    random = Random(20261120)

    def drawn() -> Spread:
        spread = NOTHING
        for _ in range(40):
            tries = random.randint(2, 9)
            luck = random.choice((-2, 0, 3))
            spread += Spread.of(sum(luck + random.randint(0, 4) for _ in range(tries)), tries)
        return spread

    draws = [drawn() for _ in range(400)]
    strayed = stdev(draw.mean or 0.0 for draw in draws)
    assert mean(draw.standard_error or 0.0 for draw in draws) == pytest.approx(strayed, rel=0.08)


def test_what_one_chance_dealt_is_one_observation():
    spread = (Spread.of(3) + Spread.of(-1) + Spread.of(0)).as_one()
    assert spread == Spread(1, 2, 3, 4, 6, 9)


def test_the_order_of_observations_does_not_matter():
    spreads = [Spread.of(n * n - 5, n + 1) for n in range(6)]
    assert sum(spreads, NOTHING) == sum(reversed(spreads), NOTHING)


def test_figures_that_have_no_basis_are_none():
    assert (NOTHING.mean, NOTHING.standard_error) == (None, None)
    assert (Spread.of(4).mean, Spread.of(4).standard_error) == (4, None)
    assert (Spread.of(0, 0) + Spread.of(0, 0)).standard_error is None


def test_no_spread_at_all_is_no_error():
    assert (Spread.of(7) + Spread.of(7) + Spread.of(7)).standard_error == 0
