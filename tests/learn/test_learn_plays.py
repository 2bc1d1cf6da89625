"""What is learnt of plays comes from hands as they are played, and fits them."""

from __future__ import annotations

import numpy as np
import pytest

from moon_desktop.games.forty_two.players.play_inference import Habit
from tests.learn.learn_plays import Chosen, fit, habits, listened


def test_a_fit_finds_the_figures_that_plays_come_from():
    """Of two to five tiles that are open the one is played that chance favours by them."""
    random = np.random.default_rng(1)
    figures = np.linspace(-1.5, 1.5, len(Habit._fields))
    plays = []
    for _ in range(4000):
        rows = random.normal(size=(random.integers(2, 6), len(figures)))
        luck = random.gumbel(size=len(rows))
        plays.append(Chosen("here", tuple(map(tuple, rows)), int(np.argmax(rows @ figures + luck))))
    assert fit(plays) == pytest.approx(figures, abs=0.15)


def test_each_situation_has_figures_of_its_own():
    yes = (1.0,) + (0.0,) * (len(Habit._fields) - 1)
    no = (0.0,) * len(Habit._fields)
    plays = [Chosen("here", (yes, no), 0)] * 9 + [Chosen("there", (yes, no), 1)] * 9
    found = habits(plays)
    assert found["here"][0] > 1 > -1 > found["there"][0]
    assert found["here"][1:] == [0.0] * (len(Habit._fields) - 1)


@pytest.mark.slow
def test_the_same_hand_tells_the_same_plays():
    """Those who had no choice are left out."""
    plays = listened(1)
    assert plays
    assert plays == listened(1)
    assert all(1 < len(play.rows) <= 7 and 0 <= play.place < len(play.rows) for play in plays)


@pytest.mark.slow
def test_nothing_is_learnt_from_nel_o():
    """T6.1: whoever is to take no trick plays otherwise."""
    assert listened(24) == []
