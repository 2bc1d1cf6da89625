"""What is better for who plays for points, and for who plays for the game."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.players.adviser import TO_SCORE, TO_WIN
from moon_desktop.players.advice import Prospect


def test_points_count_against_the_mean_of_the_others():
    assert TO_SCORE.good(Prospect(1.0, (4.0, 2.0, 1.0), 0.3), (0,)) == pytest.approx(2.5)
    assert TO_SCORE.good(Prospect(1.0, (4.0, 2.0, 1.0), 0.3), (2,)) == pytest.approx(-2.0)


def test_a_partner_is_not_one_of_the_others():
    """M5.4: both have the points of their side."""
    prospect = Prospect(1.0, (5.0, 2.0, 5.0, 2.0), 0.5)
    assert TO_SCORE.good(prospect, (2, 0)) == pytest.approx(3.0)
    assert TO_SCORE.good(prospect, (1, 3)) == pytest.approx(-3.0)


def test_who_plays_for_the_game_gives_points_for_it():
    """No points of one hand are worth a third of a game."""
    sure = Prospect(1.0, (0.0, 21.0, 21.0), 0.95)
    rich = Prospect(1.0, (21.0, 0.0, 0.0), 0.6)
    assert TO_WIN.good(sure, (0,)) > TO_WIN.good(rich, (0,))
    assert TO_SCORE.good(sure, (0,)) < TO_SCORE.good(rich, (0,))


@pytest.mark.parametrize("aim", [TO_SCORE, TO_WIN])
def test_a_point_of_ones_own_is_never_nothing_while_the_game_is_open(aim):
    """Else sure tricks would be thrown away as being all the same."""
    more, less = (Prospect(1.0, (points, 0.0, 0.0), 0.3) for points in (1.0, 0.0))
    assert 0 < aim.same < aim.good(more, (0,)) - aim.good(less, (0,))


def test_points_are_good_for_nothing_once_the_game_is_won():
    """Of two ways to win it for sure the one that pays more is no better (M5.6)."""
    rich, poor = (Prospect(1.0, (points, 0.0, 0.0), 1.0) for points in (21.0, 4.0))
    assert TO_WIN.good(rich, (0,)) == TO_WIN.good(poor, (0,))


def test_a_better_chance_is_better_whatever_the_points_at_the_same_points():
    for ahead in (-21.0, 0.0, 21.0):
        goods = [TO_WIN.good(Prospect(1.0, (ahead, 0, 0), win / 10), (0,)) for win in range(11)]
        assert goods == sorted(goods)
        assert len(set(goods)) == 11
