"""How long a thought goes on."""

from __future__ import annotations

import pytest

from moon_desktop.players.budget import Budget, Thought
from moon_desktop.players.player import Stopped


class Clock:
    """A clock that stands still until it is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_time_runs_from_when_the_thought_begins():
    clock = Clock()
    thought = Thought(Budget(0.5, 10), clock=clock)
    assert thought.worlds == 10
    clock.now += 0.49
    assert thought.goes_on()
    clock.now += 0.02
    assert not thought.goes_on()


def test_without_a_clock_it_goes_on_for_ever():
    clock = Clock()
    thought = Thought(Budget(None, 10), clock=clock)
    clock.now += 1e9
    assert thought.goes_on()


def test_no_time_at_all_is_over_at_once():
    assert not Thought(Budget(0.0, 10), clock=Clock()).goes_on()


def test_it_is_called_off_when_told_to_whether_there_is_time_or_not():
    clock = Clock()
    called_off = False
    thoughts = [Thought(Budget(seconds, 10), lambda: called_off) for seconds in (None, 1.0)]
    assert all(thought.goes_on() for thought in thoughts)
    called_off = True
    clock.now += 2
    for thought in thoughts:
        with pytest.raises(Stopped):
            thought.goes_on()


def test_it_can_be_asked_whether_it_is_called_off_alone():
    clock = Clock()
    called_off = False
    thought = Thought(Budget(1.0, 10), lambda: called_off)
    clock.now += 2
    thought.check()
    called_off = True
    with pytest.raises(Stopped):
        thought.check()
    Thought(Budget(None, 10), clock=clock).check()
