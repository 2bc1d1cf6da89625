"""The adviser within its limits: time, being called off, and several threads at once."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.players.player import Stopped
from tests.games.moon.players.choosing import CHOOSING, choosing, well_formed


class Clock:
    """A clock that goes on by ``step`` each time it is looked at."""

    def __init__(self, step: float) -> None:
        self.now = 50.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("name", CHOOSING)
def test_when_time_is_up_it_answers_with_what_it_has(name):
    advice = advise(choosing(name), Budget(0.35, 5_000), clock=Clock(0.1))
    well_formed(advice)
    assert 1 <= advice.deals < 100
    assert not advice.every
    well_formed(advise(choosing(name), Budget(0.0, 5_000), clock=Clock(1.0)))


@pytest.mark.parametrize("name", CHOOSING)
def test_it_stops_as_soon_as_it_is_told_to(name):
    """Not a question more is asked, wherever the thought is."""
    sight = choosing(name)
    for patience in (0, 1, 2, 5):
        asked = 0

        def stop(patience: int = patience) -> bool:
            nonlocal asked
            asked += 1
            return asked > patience

        with pytest.raises(Stopped):
            advise(sight, Budget(None, 5_000), stop=stop)
        assert asked == patience + 1
