"""Prospects added up."""

from __future__ import annotations

from random import Random

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.players.advice import Prospect, Tally

MADE = Prospect(1.0, (6.0, 0.5, 0.5), 0.7)
SET = Prospect(0.0, (-6.0, 2.0, 1.0), 0.1)


def test_it_is_the_plain_mean_of_many():
    """Of prospects of all kinds; the weights bring no more than their share."""
    random = Random(1)
    tally, rows = Tally(4), []
    for _ in range(50):
        points = tuple(random.uniform(-21, 21) for _ in range(4))
        prospect = Prospect(float(random.random() < 0.5), points, random.random())
        rows.append((prospect, random.random()))
        tally.add(*rows[-1])
    whole = sum(weight for _, weight in rows)
    mean = tally.mean()
    assert mean.made == pytest.approx(sum(p.made * w for p, w in rows) / whole)
    assert mean.win == pytest.approx(sum(p.win * w for p, w in rows) / whole)
    for seat in range(4):
        assert mean.points[seat] == pytest.approx(sum(p.points[seat] * w for p, w in rows) / whole)


def test_a_calibration_moves_weight_between_the_two_ends():
    """Points and the game follow the chance to make it."""
    tally = Tally(3, lambda chance: chance / 2)
    tally.add(MADE, 1.0)
    tally.add(SET, 1.0)
    mean = tally.mean()
    assert mean.made == pytest.approx(0.25)
    assert mean.points == pytest.approx((-3.0, 1.625, 0.875))
    assert mean.win == pytest.approx(0.25)


@pytest.mark.parametrize("end", [MADE, SET])
def test_what_is_sure_is_not_calibrated(end):
    tally = Tally(3, lambda chance: 0.5)
    tally.add(end, 2.0)
    assert tally.mean() == end


def test_it_is_worth_what_it_comes_to():
    tally = Tally(3)
    tally.add(MADE, 1.0)
    worth = tally.worth(Bid(0, "6"), "5")
    assert (worth.choice, worth.plan) == (Bid(0, "6"), "5")
    assert (worth.made, worth.points, worth.win) == MADE
