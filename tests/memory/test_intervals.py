"""Intervals are those of the books, and there are none of too few."""

from __future__ import annotations

import random
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory.intervals import (
    COMPARED,
    FIRM,
    LEAST,
    NOTHING,
    Dealt,
    Mean,
    Rate,
    Spread,
    Tally,
    clearest,
    difference,
    newcombe,
    wilson,
)
from tests.kit.cases import each

OF_95 = 1.959964
"""Standard errors, as the books have them."""


@each(
    ("hits", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_share_has_the_interval_that_was_published(hits, of, low, high):
    """Newcombe 1998, Statistics in Medicine 17, 857–872, table I, method 3."""
    assert wilson(hits, of, OF_95) == pytest.approx((low, high), abs=5e-5)


@each(
    ("one", "other", "low", "high"),
    [
        (Rate(56, 70), Rate(48, 80), 0.0524, 0.3339),
        (Rate(9, 10), Rate(3, 10), 0.1705, 0.8090),
        (Rate(10, 10), Rate(0, 20), 0.6791, 1.0000),
        (Rate(5, 56), Rate(0, 29), -0.0381, 0.1926),
    ],
)
def test_difference_of_shares_has_the_interval_that_was_published(one, other, low, high):
    """Newcombe 1998, the same volume, 873–890, table II, method 10."""
    assert newcombe(one, other, OF_95) == pytest.approx((low, high), abs=5e-5)


def test_interval_holds_nine_shares_of_ten():
    """Whatever the share is, over all that can come of a hundred tries on the average."""
    held = []
    for share in (place / 97 for place in range(10, 88)):
        chances, chance = [], (1 - share) ** 100
        for hits in range(101):
            chances.append(chance)
            chance *= (100 - hits) / (hits + 1) * share / (1 - share)
        bands = [wilson(hits, 100) for hits in range(101)]
        held.append(sum(c for c, (low, high) in zip(chances, bands, strict=True)
                        if low <= share <= high))  # fmt: skip
    assert mean(held) == pytest.approx(0.9, abs=0.005)
    assert min(held) > 0.86


@given(some.integers(0, 60).flatmap(lambda of: some.tuples(some.integers(0, of), some.just(of))))
def test_share_of_too_few_cannot_be_shown(got):
    rate: Any = Rate(*got)
    assert (rate.value is None) == (rate.band is None) == (rate.told == "") == (rate.tries < LEAST)
    assert ("%" in rate.told) == (rate.tries >= LEAST)
    assert "%" not in rate.counted
    if rate.value is not None:
        low, high = rate.band
        assert 0 <= low <= rate.value <= high <= 1


def test_words():
    assert (Rate(3, 4).counted, Rate(3, 4).told) == ("3 of 4", "")
    assert (Rate(412, 1000).counted, Rate(412, 1000).told) == ("412 of 1,000", "41% (39–44)")
    mean_ = Mean(sum((Spread.of(n % 3 - 1, 5) for n in range(12)), NOTHING))
    assert (mean_.counted, mean_.told) == ("60", "0.00 ± 0.08")
    assert Dealt(23, 10, 22.3, 9.0).told == "2.30 (1.74–2.72)"
    assert Tally(7).counted == "7"


def test_mean_has_the_error_of_the_textbook_and_a_match_is_one_observation():
    amounts = [n * 7 % 11 for n in range(40)]
    told: Any = Mean(sum(map(Spread.of, amounts), NOTHING))
    assert told.reach == pytest.approx(1.6449 * stdev(amounts) / sqrt(40), rel=1e-4)
    assert told.band == pytest.approx((mean(amounts) - told.reach, mean(amounts) + told.reach))
    few = Mean(Spread.of(9, 9))
    assert (few.value, few.band) == (None, None)
    one_match = Mean(Spread.of(30, 30))
    assert one_match.value is None, "nothing tells how sure it is"
    assert one_match.told == ""


def test_few_are_not_compared_nor_things_of_two_kinds():
    sure, few = Rate(COMPARED, COMPARED), Rate(COMPARED - 1, COMPARED - 1)
    none = Rate(0, COMPARED)
    more: Any = difference(sure, none)
    assert more[0] > 0
    assert difference(few, none) is difference(sure, Rate(0, COMPARED - 1)) is None
    assert difference(sure, Mean(sum((Spread.of(n) for n in range(99)), NOTHING))) is None
    assert difference(Tally(99), Tally(3)) is None
    assert FIRM < COMPARED


def test_clearest_is_the_surest_and_there_is_none_by_chance():
    rates = [Rate(30, 60), Rate(33, 60), Rate(59, 60), Rate(2, 9)]
    assert clearest(rates) == (2, 0)
    assert clearest(rates[:2]) is None
    assert clearest([]) is None


def test_fair_deals_are_within_the_band_nine_times_of_ten_and_as_likely_as_is_told():
    """With 7 doubles among 22 tiles, 7 of which are dealt."""
    chance, within, likely = random.Random(4), 0, []
    tiles = [True] * 7 + [False] * 15
    expected, variance = 7 * 7 / 22, 7 * (7 / 22) * (15 / 22) * (15 / 21)
    for _ in range(600):
        got = sum(sum(chance.sample(tiles, 7)) for _ in range(50))
        dealt: Any = Dealt(got, 50, 50 * expected, 50 * variance)
        low, high = dealt.band
        within += low <= dealt.value <= high
        likely.append(dealt.likelihood)
    assert within / 600 == pytest.approx(0.9, abs=0.04)
    assert sum(one <= 0.5 for one in likely) / 600 == pytest.approx(0.5, abs=0.07)


@each("game", OWN)
def test_good_pieces_come_as_often_as_the_rules_have_them_dealt(game):
    """By counting what many fair deals bring."""
    known = CATALOGUE[game]
    for rules in known.presets.values():
        strong: Any = known.show.figures.strong(rules)
        chance = random.Random(9)
        got = [
            sum(piece in strong.pieces for piece in chance.sample(strong.pack, strong.hand))
            for _ in range(2000)
        ]
        assert mean(got) == pytest.approx(strong.expected, abs=0.12)
        assert stdev(got) ** 2 == pytest.approx(strong.variance, abs=0.15)
    three: Any = CATALOGUE["moon"].show.figures.strong(MoonRules())
    assert three.expected == pytest.approx(7 * 7 / 22)
