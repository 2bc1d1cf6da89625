"""The positions to practise on are proved once more, by the kernel and by weighing deals."""

from __future__ import annotations

import pytest

from moon_desktop.games import OWN
from moon_desktop.learning.practice import Position, positions
from tests.kit.cases import each
from tests.kit.practised import wrong_in
from tests.learn.practice_proof import escapes, faults, faults_at_sight, misled

EVERY = [one for game in OWN for one in positions(game)]
PLAYED = [one for one in EVERY if one.goal is not None]
SAMPLE = [one for one in PLAYED if len(one.match.sight(0).held) == 3][::7]
"""Positions that are weighed in no time, of every game."""


@each("game", OWN)
def test_all_seen_the_right_choices_reach_the_goal_and_no_other_does(game):
    assert [told for one in positions(game) for told in faults_at_sight(one)] == []


@pytest.mark.parametrize("position", SAMPLE, ids=lambda one: one.name)
def test_the_answers_hold_in_all_deals_that_fit(position):
    assert list(faults(position, 2)) == []


@each("position", PLAYED[:3])
def test_a_wrong_answer_would_be_found(position):
    wrong = tuple(wrong_in(position)[:1])
    assert list(faults_at_sight(position._replace(right=wrong)))
    assert list(faults(position._replace(right=wrong), 2))
    assert misled(position, *wrong)
    assert escapes(position, position.right[0])
    best = position.right[0]
    assert list(faults(position._replace(chances={**position.chances, best: 80}), 2))


@pytest.mark.slow
@pytest.mark.parametrize("position", EVERY, ids=lambda one: one.name)
def test_every_answer_holds_for_who_sees_no_more_than_the_reader(position: Position):
    assert list(faults(position, 3)) == []
    if position.goal is not None:
        assert [told for word in position.right if (told := misled(position, word))] == []
        assert [word for word in wrong_in(position) if escapes(position, word)] == []
