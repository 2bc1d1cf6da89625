"""Tournaments: every line-up of a table, each for every turn, and strengths that were put in."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from moon_desktop.arena.series import Round
from moon_desktop.arena.simulation import played
from moon_desktop.arena.tournament import Tournament, drawn_anew, fit, line_ups, placed
from moon_desktop.engine.seats import Seats
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.memory.rating import chances
from tests.kit.cases import each

ABC = ("a", "b", "c")


@each(("table", "alike", "count"), [
    (Seats(2), False, 3),
    (Seats(3), False, 7),
    (Seats(4, True), False, 15),
    (Seats(4, True), True, 3),
    (Seats(6, True, 2), True, 7),
    (Seats(6, True, 3), False, 45),
])  # fmt: skip
def test_line_ups_are_all_in_which_not_every_side_is_the_same(table, alike, count):
    found = line_ups(ABC, table, alike)
    assert len(found) == count
    sides = [
        tuple(sorted(tuple(sorted(one[seat] for seat in table.members(side)))
                     for side in range(table.sides)))
        for one in found
    ]  # fmt: skip
    assert len(set(sides)) == count
    assert all(len(set(one)) > 1 for one in sides)
    assert not alike or all(len(set(side)) == 1 for one in sides for side in one)


@pytest.mark.slow
def test_rounds_are_the_same_wherever_they_are_played():
    series = Tournament("moon", PRESETS["fosdick-partners"], ("casual", "random"), 5, hand_limit=8)
    # Of five line-ups one has pairs, who sit as at first after two turns, and one alike all round.
    count = len(series.line_ups)
    assert (count, series.all_turns) == (3, 10)
    told = []
    for workers in (1, 2):
        parts = [*played(series, count, workers)]
        told.append([one for part in parts for one in part.rounds])
        assert sum(part.standings.matches for part in parts) == series.all_turns
    assert told[0] == told[1]
    assert [sorted(one.sides) for one in told[0]] == [
        sorted((line[0::2], line[1::2])) for line in series.line_ups
    ]


STRENGTHS = {"casual": 0.0, "weak": -1.5, "strong": 1.0}


def rounds_of(table: Seats, each_: int) -> list[Round]:
    """Rounds of four games as the strengths have it."""
    random, found = Random(8), list[Round]()
    for line in line_ups(tuple(STRENGTHS), table):
        sides = tuple(
            tuple(line[seat] for seat in table.members(side)) for side in range(table.sides)
        )
        shares = chances([[STRENGTHS[one] for one in side] for side in sides])
        for _ in range(each_):
            won = [random.choices(range(table.sides), shares)[0] for _ in range(4)]
            found.append(Round(sides, tuple(map(won.count, range(table.sides)))))
    return found


@each("table", [Seats(2), Seats(3), Seats(4, True)])
def test_fit_finds_what_was_put_in(table):
    rounds = rounds_of(table, 120)
    found = fit(rounds, tuple(STRENGTHS))
    assert found == pytest.approx(STRENGTHS, abs=0.2)
    assert found["casual"] == 0
    for one, two in combinations(found, 2):
        here, there = (chances([[of[one]], [of[two]]])[0] for of in (found, STRENGTHS))
        assert here == pytest.approx(there, abs=0.04)


def test_fit_wins_as_often_as_was_won():
    """Each player, over all its games: which is what the likeliest strengths have in common."""
    rounds = rounds_of(Seats(4, True), 10)
    found = fit(rounds, tuple(STRENGTHS))
    for player in found:
        won, due = 0.0, 0.0
        for sides, games in rounds:
            shares = chances([[found[one] for one in side] for side in sides])
            for side, share, count in zip(sides, shares, games, strict=True):
                won += side.count(player) * count
                due += side.count(player) * share * sum(games)
        assert won == pytest.approx(due, rel=0.003)


def test_whoever_always_wins_is_fitted_too():
    found = fit([Round((("casual",), ("lame",)), (8, 0))] * 3, ("casual", "lame"))
    assert -12 < found["lame"] < -3


@pytest.mark.slow
def test_strongest_come_first_with_what_they_may_be_off_by():
    rounds = rounds_of(Seats(3), 12)
    told = placed(rounds, tuple(STRENGTHS), 1)
    assert [one.player for one in told] == ["strong", "casual", "weak"]
    assert told == placed(rounds, tuple(STRENGTHS), 1)
    for one in told:
        low, high = one.between
        assert low <= one.strength <= high
        assert one.games == 12 * 4 * 5
    assert told[1].between == (0, 0)
    assert told[0].beats["weak"] > told[0].beats["casual"] > 1 / 3 > told[2].beats["casual"]
    narrow, wide = (
        placed(rounds_of(Seats(3), count), tuple(STRENGTHS), 1)[0].between for count in (48, 12)
    )
    assert narrow[1] - narrow[0] < 0.7 * (wide[1] - wide[0])
    assert len(drawn_anew(rounds, tuple(STRENGTHS), 1)) == 200
