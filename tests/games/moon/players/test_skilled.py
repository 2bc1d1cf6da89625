"""The skilled player: sound, for points, and without an eye for what others said."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.players import adviser
from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.games.moon.players.aims import TO_SCORE
from moon_desktop.games.moon.players.skilled import DEALS, Skilled
from moon_desktop.players.player import Interruptible, Limits, Stopped
from tests.games.moon.players.test_expert import FORCED, WORDS, sight
from tests.kit.positions import NEARLY, POOR
from tests.kit.sights import arranged


@pytest.mark.parametrize("words", WORDS)
def test_it_does_what_the_adviser_says_brings_most_points(words):
    here = sight(words)
    told = advise(here, Budget(None, 12), 5, aim=TO_SCORE, suspicious=False)
    assert Skilled(5, Budget(None, 12)).choose(here) == told.best


@pytest.mark.parametrize("words", WORDS)
def test_time_that_is_ample_changes_nothing(words):
    player = Skilled(5)
    limits = Limits(60.0, lambda: False)
    assert player.choose_within(sight(words), limits) == player.choose(sight(words))


@pytest.mark.parametrize("words", WORDS)
def test_it_is_called_off(words):
    with pytest.raises(Stopped):
        Skilled(5).choose_within(sight(words), Limits(60.0, lambda: True))


def test_it_weighs_few_deals_within_the_limits(monkeypatch):
    asked = []

    def advised(here, budget, seed, stop=None, **how):
        asked.append((budget, seed, how))
        raise ArithmeticError

    monkeypatch.setattr(adviser, "advise", advised)
    with pytest.raises(ArithmeticError):
        Skilled(3).choose(sight(""))
    with pytest.raises(ArithmeticError):
        Skilled(3).choose_within(sight(""), Limits(0.5, lambda: False))
    how = {"aim": TO_SCORE, "suspicious": False}
    assert asked == [(Budget(None, DEALS), 3, how), (Budget(0.5, DEALS), 3, how)]


def test_where_nothing_is_to_choose_it_does_not_think(monkeypatch):
    monkeypatch.setattr(adviser, "advise", None)
    assert Skilled(1).choose(sight(FORCED)) == Play(1, "6-1")
    assert Skilled(1).choose_within(sight(FORCED), Limits(0.0, lambda: True)) == Play(1, "6-1")


@pytest.mark.parametrize("scores", [(0, 0, 0), (0, 0, 17), (20, 20, 20)])
def test_the_score_does_not_change_what_it_bids(scores):
    """It plays for points: with a sure hand it shoots, and with a poor one it passes."""
    for hand, bid in ((NEARLY, "over"), (POOR, "pass")):
        match = arranged("pass pass", "", "", hand, scores=scores)
        assert Skilled(1).choose(match.sight(2)) == Bid(2, bid)


def test_it_can_be_interrupted():
    assert isinstance(Skilled(1), Interruptible)
