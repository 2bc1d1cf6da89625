"""Chances found with all tiles seen, and what they come to."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.players.contract_value import FILE, calibration_of, table_of
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.resources import resource

CHANCES = [0.001, 0.05, 0.3, 0.5, 0.8, 0.99]


@pytest.fixture
def figures(uncalibrated):
    """Figures of one's own in place of the file's."""
    return uncalibrated


def test_figures_are_found_by_table_kind_moment_and_tricks_left(figures):
    figures["3 tricks settle 7"] = (0.0, 1.0)
    figures["3 all defender 4"] = (1.0, 1.0)
    assert calibration_of("3", "5", "settle") is not None
    assert calibration_of("3", "7", "settle") is None
    assert calibration_of("3", "over", "defender", 4) is not None
    assert calibration_of("3", "over", "defender", 5) is None
    assert calibration_of("4", "over", "defender", 4) is None


def test_odds_are_taken_to_a_power_and_multiplied(figures):
    """0.8 is odds of four to one; squared, and times e."""
    figures["3 under bid 7"] = (1.0, 2.0)
    odds = 16 * 2.718281828459045
    calibration = calibration_of("3", "under", "bid")
    assert calibration is not None
    assert calibration(0.8) == pytest.approx(odds / (1 + odds))


def test_the_figures_kept_can_be_used():
    """A better chance stays the better one, and none leaves 0–1."""
    kept = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    tables = {table_of(rules) for rules in PRESETS.values()}
    for key in kept:
        table, kind, moment, left = key.rsplit(" ", 3)
        assert table in tables
        assert moment in ("bid", "settle", "bidder", "defender")
        assert 1 <= int(left) <= TRICKS
        bid = {"tricks": "4", "all": "over", "under": "under"}[kind]
        calibration = calibration_of(table, bid, moment, int(left))
        assert calibration is not None
        calibrated = [calibration(chance) for chance in CHANCES]
        assert all(0 < chance < 1 for chance in calibrated)
        assert all(a < b for a, b in pairwise(calibrated)), key
