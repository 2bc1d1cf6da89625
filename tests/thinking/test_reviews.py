"""The reviewer weighs in a thread, keeps what it learnt, and stops when it is told to."""

from __future__ import annotations

import logging
import threading

import pytest

from moon_desktop.engine.entries import Choice
from moon_desktop.players.player import Budget, Limits, Stopped
from moon_desktop.thinking.reviews import Reviewer, Scales
from moon_desktop.thinking.worker import Worker
from tests.kit.advised import hand_review, weighed
from tests.kit.arrange import Table
from tests.kit.table_players import Given

pytestmark = pytest.mark.usefixtures("qapp")

WILL = Limits(None, lambda: False)


def quickly(step, stop):
    return weighed(step, Budget(None, 4), stop=stop)


class Counting:
    """Weighs quickly, and counts how often."""

    def __init__(self):
        self.steps = []

    def __call__(self, step, stop):
        self.steps.append(step.place)
        return quickly(step, stop)


def two_hands():
    return Table(target=50).sweep(0).sweep(1)


def at(table, weigher, hands=(1, 2)):
    reviewer = Reviewer(None, lambda worker, game: Given(weigher))
    reviewer.open("moon", table.rules, table.entries, hands)
    return reviewer


def test_one_hand_is_weighed_and_no_other(qtbot):
    reviewer = at(two_hands(), quickly)
    reviewer.weigh(2, others=False)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    assert reviewer.reviews[0].account.number == 2
    assert reviewer.review(1) is None


def test_what_the_people_chose_is_weighed_first(qtbot):
    table, weigher = two_hands(), Counting()
    reviewer = Reviewer(None, lambda worker, game: Given(weigher))
    reviewer.open("moon", table.rules, table.entries, (1,), (2,))
    reviewer.weigh(1, others=False)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    steps = reviewer.reviews[0].steps
    places = [step.place for step in steps]
    theirs = [step.place for step in steps if step.seat == 2]
    assert weigher.steps == theirs + [place for place in places if place not in theirs]


@pytest.mark.slow
def test_the_others_follow_when_they_are_wanted(qtbot):
    reviewer = at(two_hands(), quickly)
    learnt: list[int] = []
    reviewer.learnt.connect(learnt.append)
    reviewer.weigh(2, others=True)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 2)
    assert learnt[0] == 2
    assert [review.account.number for review in reviewer.reviews] == [1, 2]


def test_how_far_it_is_is_told_from_the_first(qtbot):
    """A hand in play does not count, and what is not looked into yet does."""
    table = two_hands().deal()
    choices = sum(isinstance(entry, Choice) for entry in table.entries)
    reviewer = at(table, quickly)
    assert reviewer.progress == (0, choices)
    reviewer.weigh(2, others=False)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    assert reviewer.progress == (len(reviewer.reviews[0].steps), choices)
    one = at(table, quickly, hands=(2,))
    assert one.progress == (0, len(reviewer.reviews[0].steps))


@pytest.mark.slow
def test_nothing_is_weighed_twice(qtbot):
    table, counting = two_hands(), Counting()
    reviewer = at(table, counting)
    reviewer.weigh(1, others=False)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 1)
    table.sweep(0)
    reviewer.open("moon", table.rules, table.entries, (1, 2, 3))
    reviewer.weigh(1, others=True)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 3)
    assert len(counting.steps) == len(set(counting.steps))


@pytest.mark.slow
def test_a_hand_that_was_taken_back_is_forgotten(qtbot):
    table = two_hands()
    reviewer = at(table, quickly)
    reviewer.weigh(2, others=True)
    qtbot.waitUntil(lambda: len(reviewer.reviews) == 2)
    other = Table(target=50).sweep(0).sweep(2)
    reviewer.open("moon", other.rules, other.entries, (1, 2))
    assert [review.account.number for review in reviewer.reviews] == [1]


def test_it_stops_at_once_and_keeps_what_it_had(qtbot):
    weighing: list[threading.Thread] = []

    def third(step, stop):
        if step.place < 4:
            return quickly(step, stop)
        weighing.append(threading.current_thread())
        while not stop():
            pass
        raise Stopped

    reviewer = at(two_hands(), third)
    reviewer.weigh(1, others=False)
    qtbot.waitUntil(lambda: weighing != [])
    (thread,) = weighing
    reviewer.stop()
    thread.join(0.1)
    assert not thread.is_alive()
    known = [step.place for step in reviewer.review(1).steps if step.knew is not None]
    assert known == [2, 3]


def test_what_goes_wrong_is_told_once(qtbot, caplog):
    def broken(step, stop):
        raise KeyError("broken")

    reviewer = at(two_hands(), broken)
    caplog.set_level(logging.CRITICAL, "moon_desktop.thinking.asking")
    with qtbot.waitSignal(reviewer.failed):
        reviewer.weigh(1, others=False)
    assert reviewer.review(1) is not None
    assert not reviewer.review(1).weighed


@pytest.mark.slow
def test_the_programs_own_scales_work_in_a_process_of_their_own(caplog):
    table, worker = two_hands(), Worker()
    scales = Scales(worker, "moon")
    try:
        review = scales.look(table.rules, table.entries, 2, WILL)
        assert review == hand_review(table.rules, table.entries, 2)
        last = scales.weigh(review.steps[-1], WILL)
        assert last.knew is not None
        assert last.knew.best == last.choice
        with pytest.raises(Stopped):
            scales.weigh(review.steps[0], Limits(None, lambda: True))
        assert caplog.records == [], "everything could be sent there and back"
    finally:
        worker.close()
