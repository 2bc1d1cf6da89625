"""Positions to practise on are read with care, and each day has its own."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta

import pytest

from moon_desktop.games import OWN
from moon_desktop.learning import day as days
from moon_desktop.learning import practice
from moon_desktop.learning.day import of_the_day
from moon_desktop.learning.practice import GRADES, BadPosition, find, positions, read_positions
from moon_desktop.resources import resource

FILE = resource("practice", "moon.jsonl")
LINES = FILE.read_text("utf-8").splitlines()
SECOND = next(at for at, line in enumerate(LINES) if at and line.startswith('{"id"'))
ONE = LINES[:SECOND]
"""The first position: what is asked, and its entries."""


def told(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def asked(**changed: object) -> str:
    """The first position with other values; None leaves a key out."""
    values = json.loads(ONE[0]) | changed
    return json.dumps({key: value for key, value in values.items() if value is not None})


@pytest.mark.parametrize("game", OWN)
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


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["so be it", *ONE], 1),
        (["[]", *ONE], 1),
        ([ONE[1], *ONE], 1),
        ([*ONE, *ONE], len(ONE) + 1),
        ([asked(id=""), *ONE[1:]], 1),
        ([asked(id="m 1"), *ONE[1:]], 1),
        ([asked(id=7), *ONE[1:]], 1),
        ([asked(kind="win"), *ONE[1:]], 1),
        ([asked(kind=["make"]), *ONE[1:]], 1),
        ([asked(grade=4), *ONE[1:]], 1),
        ([asked(grade=True), *ONE[1:]], 1),
        ([asked(grade=None), *ONE[1:]], 1),
        ([asked(more=1), *ONE[1:]], 1),
        ([asked(rules="texas-42"), *ONE[1:]], 1),
        ([asked(rules=["fosdick"]), *ONE[1:]], 1),
        ([asked(goal={"least": "5"}), *ONE[1:]], 1),
        ([asked(goal={"about": 5}), *ONE[1:]], 1),
        ([asked(right=[]), *ONE[1:]], 1),
        ([asked(right=["6-6", "6-6"]), *ONE[1:]], 1),
        ([asked(right="6-6"), *ONE[1:]], 1),
        ([asked(right=[6]), *ONE[1:]], 1),
        ([asked(right=[["6-6"]]), *ONE[1:]], 1),
        ([asked(right=["1-1"]), *ONE[1:]], 1),
        ([asked(chances={}), *ONE[1:]], 1),
        ([asked(chances={"1-1": 50}), *ONE[1:]], 1),
        ([asked(chances=[50]), *ONE[1:]], 1),
        (ONE[:-1], 1),
        ([*ONE[:2], ONE[1], *ONE[2:]], 3),
        ([*ONE[:-1], "{}", ONE[-1]], len(ONE)),
    ],
)
def test_what_is_no_position_is_refused_by_its_line(lines, line):
    with pytest.raises(BadPosition) as bad:
        list(read_positions("moon", told(*lines)))
    assert bad.value.line == line


def test_what_is_one_is_read():
    (one,) = read_positions("moon", told(*ONE))
    assert one == positions("moon")[0]
    assert one.match.turn == 0
    assert set(one.right) < {*one.chances}


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
    more = positions("moon")[0]._replace(name="m99")
    monkeypatch.setattr(days, "positions", lambda game: (*practice.positions(game), more))
    after = [of_the_day("moon", day) for day in some]
    changed = sum(one != other for one, other in zip(before, after, strict=True))
    assert 0 < changed < 15
