"""How long a thought goes on: to the end of its time, of its deals, or until it is called off."""

from __future__ import annotations

import pytest

from moon_desktop.players.player import Budget, Stopped, Thought
from tests.kit.cases import each


class Clock:
    """A clock that stands still until it is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@each(
    ("seconds", "passed", "goes_on"),
    [
        (0.5, 0.24, True),
        (0.5, 0.26, False),
        (0.5, 0.51, False),
        (0.0, 0.0, False),
        (None, 1e9, True),
    ],
)
def test_time_runs_from_when_the_thought_begins(seconds, passed, goes_on):
    clock = Clock()
    thought = Thought(Budget(seconds, 10), clock=clock)
    assert thought.worlds == 10
    clock.now += passed
    assert thought.goes_on() is goes_on


@pytest.mark.parametrize("seconds", [None, 1.0])
def test_it_is_called_off_when_told_to_whether_there_is_time_or_not(seconds):
    clock = Clock()
    called_off = False
    thought = Thought(Budget(seconds, 10), lambda: called_off, clock)
    assert thought.goes_on()
    clock.now += 2
    thought.check()
    called_off = True
    for ask in (thought.goes_on, thought.check):
        with pytest.raises(Stopped):
            ask()


def test_no_step_is_begun_that_may_outlast_the_time():
    """The longest so far is taken to come again."""
    times = iter((0.0, 0.1, 0.4, 0.6, 0.8))
    thought = Thought(Budget(1.0, 9), None, lambda: next(times))
    assert [thought.goes_on() for _ in range(4)] == [True, True, True, False]
