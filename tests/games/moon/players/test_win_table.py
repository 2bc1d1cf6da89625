"""What a score is worth: the chances of each side to win the game from between two hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from moon_desktop.games.moon.players.payoffs import SCALE, Family, WinTable
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.resources import resource
from tests.kit.cases import each

RULES = [
    replace(rules, scoring=scoring) for rules in PRESETS.values() for scoring in ("points", "marks")
]
NAMES = [f"{name}-{scoring}" for name in PRESETS for scoring in ("points", "marks")]
TWO = Family(4, True, False, "points")
MOON = PRESETS["follow-me-42"]


@each("rules", RULES)
def test_the_chances_of_all_sides_make_one(rules):
    sides = rules.table.sides
    for need in (1, 5, 13, 33, 99):
        for dealer in range(rules.seats):
            chances = WinTable.of(rules).win((7, need, 2, 11)[:sides], dealer)
            assert len(chances) == sides
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0


@each("rules", RULES)
def test_who_needs_more_wins_less_often(rules):
    sides = rules.table.sides
    for side in range(sides):
        for others in (3, 6, 18):
            chances = [
                WinTable.of(rules).win(tuple(n if s == side else others for s in range(sides)), 0)[
                    side
                ]
                for n in range(1, 31)
            ]
            # Chances are kept in whole parts of SCALE.
            assert all(b <= a + 2 / SCALE for a, b in pairwise(chances))
            assert chances[0] > chances[3] > chances[9] > chances[19]


@each("rules", RULES)
def test_a_table_turns_with_the_deal(rules):
    sides = rules.table.sides
    needs = (3, 8, 14, 21)[:sides]
    chances = WinTable.of(rules).win(needs, 0)
    turned = WinTable.of(rules).win((needs[-1], *needs[:-1]), 1)
    assert turned == pytest.approx((chances[-1], *chances[:-1]))


def test_partners_share_a_chance():
    race = WinTable.of(PRESETS["fosdick-partners"])
    assert race.win((4, 9), 1) == race.win((4, 9), 3)


def test_needs_between_two_nodes_are_weighed():
    race = WinTable(TWO, (1, 3), [SCALE, SCALE // 5 * 3, 0, SCALE // 5])
    assert race.win((1, 1), 0) == (1.0, 0.0)
    assert race.win((1, 3), 0) == pytest.approx((0.6, 0.4))
    assert race.win((3, 1), 1) == pytest.approx((0.4, 0.6))
    assert race.win((1, 2), 0)[0] == pytest.approx(0.8)
    assert race.win((2, 2), 0)[0] == pytest.approx((1 + 0.6 + 0 + 0.2) / 4)
    assert race.win((80, 3), 0) == race.win((3, 3), 0), "beyond the table its last counts"


@each("needs", [(0, 4, 4), (-3, 4, 4), (4, 4), (4, 4, 4, 4)])
def test_needs_that_cannot_be_are_refused(needs):
    with pytest.raises(ValueError, match="sides still need"):
        WinTable.of(MOON).win(needs, 0)


@each(("nodes", "chances"), [((1, 3), [0] * 3), ((2, 3), [0] * 4), ((1, 1), [0] * 4), ((), [])])
def test_a_table_that_cannot_be_is_refused(nodes, chances):
    with pytest.raises(ValueError, match="need"):
        WinTable(TWO, nodes, chances)


def test_a_table_is_read_once_and_small():
    assert WinTable.of(MOON) is WinTable.of(PRESETS["fosdick-widow"])
    assert WinTable.of(MOON) is not WinTable.of(PRESETS["fosdick"])
    for rules in RULES:
        path = resource("players", Family.of(rules).file_name)
        assert path.stat().st_size <= 100_000
