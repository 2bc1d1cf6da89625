"""Positions to practise on are read with care, and each day has its own."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.strict_json import decoded
from moon_desktop.games import OWN
from moon_desktop.learning import practice
from moon_desktop.learning.practice import GRADES, find, of_the_day, positions
from moon_desktop.resources import resource
from moon_desktop.words.learning import KINDS
from tests.kit.cases import each
from tests.kit.practised import open_in


@each("game", OWN)
def test_every_game_has_forty_in_three_grades_and_of_several_kinds(game):
    every = positions(game)
    assert len(every) >= 40
    assert {one.grade for one in every} == set(GRADES)
    assert min(Counter(one.grade for one in every).values()) >= 10
    assert len({one.kind for one in every}) >= 2
    assert len({one.entries[1] for one in every}) == len(every), "two of the same deal"


def test_names_are_given_once_and_lead_to_their_position():
    every = [one for game in OWN for one in positions(game)]
    assert len({one.name for one in every}) == len(every)
    assert all(find(one.name) is one for one in every)
    assert find("m999") is None


def test_a_game_without_a_file_has_none():
    assert positions("magpie") == ()


@each("game", OWN)
def test_every_line_of_the_file_is_read(game):
    """What is said of a position has the keys that it should, and no others."""
    told = [decoded(line) for line in resource("practice", f"{game}.jsonl").open(encoding="utf-8")]
    asked = [question for question in told if "id" in question]
    assert [question["id"] for question in asked] == [one.name for one in positions(game)]
    for question in asked:
        assert {*question, "goal"} == {"id", "kind", "grade", "rules", "goal", "right", "chances"}
        assert len(question.get("goal", "?")) == 1


@each("game", OWN)
def test_every_position_is_what_it_should_be(game):
    for one in positions(game):
        assert one.name.isascii(), one.name
        assert one.name.isalnum(), one.name
        assert one.kind in KINDS, one.name
        assert one.grade in GRADES, one.name
        assert type(one.grade) is int, one.name
        if one.goal is not None:
            assert one.goal.limit in ("least", "most"), one.name
            assert type(one.goal.number) is int, one.name
        assert one.match.turn == 0, one.name
        legal = {*open_in(one)}
        assert len({*one.right}) == len(one.right) > 0, one.name
        assert {*one.right} < legal, f"{one.name}: none is wrong, or one is not open"
        assert {*one.right} - {PASS} <= {*one.chances} <= legal, one.name
        for chance in one.chances.values():
            assert type(chance) is int, one.name
            assert 0 <= chance <= 100, one.name


# --- the position of the day -------------------------------------------------------------------

DAY = date(2026, 11, 23)


@pytest.mark.parametrize("game", OWN)
def test_the_day_alone_says_which_one_it_is(game):
    month = [of_the_day(game, date(2026, 12, number)) for number in range(1, 32)]
    assert all(one in positions(game) for one in month)
    assert len({one and one.name for one in month}) == 31, "none comes twice in a month"
    assert [of_the_day(game, date(2026, 12, number)) for number in range(1, 32)] == month


def test_no_positions_no_position_of_the_day():
    assert of_the_day("magpie", DAY) is None


def test_one_more_position_changes_few_days(monkeypatch):
    some = [DAY + timedelta(number) for number in range(0, 365, 5)]
    before = [of_the_day("moon", day) for day in some]
    every = positions("moon")
    more = every[0]._replace(name="m99")
    monkeypatch.setattr(practice, "positions", lambda game: (*every, more))
    after = [of_the_day("moon", day) for day in some]
    changed = sum(one != other for one, other in zip(before, after, strict=True))
    assert 0 < changed < 15
