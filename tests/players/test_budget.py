"""A thought against the clock ends within its time."""

from __future__ import annotations

from moon_desktop.players.budget import Budget, Thought


def test_no_step_is_begun_that_may_outlast_the_time():
    """The longest so far is taken to come again."""
    times = iter((0.0, 0.1, 0.4, 0.6, 0.8))
    thought = Thought(Budget(1.0, 9), None, lambda: next(times))
    assert [thought.goes_on() for _ in range(4)] == [True, True, True, False]


def test_without_a_clock_it_goes_on():
    assert Thought(Budget(None, 9)).goes_on()
