"""The chances of a race are worked out rightly from how hands end."""

from __future__ import annotations

import json
from array import array

import pytest

np = pytest.importorskip("numpy")

from moon_desktop.games.moon.players.payoffs import SCALE, Family, WinTable  # noqa: E402
from moon_desktop.games.moon.rules import PRESETS  # noqa: E402
from tests.learn import learn_race  # noqa: E402
from tests.learn.learn_race import Ending, chances  # noqa: E402

MOON = PRESETS["follow-me-42"]


def test_a_hand_that_always_pays_its_dealer_is_a_count():
    table = chances((1, 2, 3, 4), {Ending(0, (1, 0)): 1.0})
    for mine, theirs in np.ndindex(4, 4):
        assert table[mine, theirs] == pytest.approx((1, 0) if mine <= theirs else (0, 1))


def test_credits_are_counted_from_the_bidder_on():
    """M5.6: the first to reach the target wins, also where another reaches it too."""
    both = {Ending(1, (1, 1, 1)): 0.75, Ending(2, (1, 1, 1)): 0.25}
    table = chances((1, 2), both)
    assert table[0, 0, 0] == pytest.approx((0, 0.75, 0.25))
    assert table[0, 1, 1] == pytest.approx((1, 0, 0))
    assert table[0, 0, 1] == pytest.approx((0.25, 0.75, 0))
    assert table[0, 1, 0] == pytest.approx((0, 0, 1))


def test_losses_are_counted_and_the_deal_passes():
    # The dealer wins a point or loses one; the other never scores on that deal.
    even = {Ending(0, (1, 0)): 0.5, Ending(0, (-1, 0)): 0.5}
    table = chances(tuple(range(1, 6)), even)
    first = table[0, 0, 0]
    assert first == pytest.approx(0.5 + 0.5 * table[0, 1][1], abs=1e-4)
    assert table[0, 1] == pytest.approx((1 - 0.5 * table[1, 1][0], 0.5 * table[1, 1][0]), abs=1e-4)


def test_a_hand_is_told_from_its_dealer_on():
    rules = PRESETS["follow-me-42"]
    found = [learn_race.hand_ending(rules, (21, 21, 21), seed) for seed in range(40)]
    assert {ending.first for ending in found} == {0, 1, 2}
    for ending in found:
        bought = ending.points[ending.first]
        rest = sum(ending.points) - bought
        assert (abs(bought) in (4, 5, 6, 7, 21) and rest <= 7) or not any(ending.points)


@pytest.mark.slow
def test_the_command_writes_tables_that_can_be_read(tmp_path):
    name = "race-4-partners-marks.bin"
    words = [name, "--hands", "2", "--workers", "1", "--into", str(tmp_path)]
    assert learn_race.main(words) == 0
    told, _, numbers = (tmp_path / name).read_bytes().partition(b"\n")
    first = json.loads(told)
    assert (first["players"], first["hands"], first["seed"]) == ("casual", 2, 1)
    race = WinTable(Family(4, True, False, "marks"), first["nodes"], array("H", numbers))
    assert sum(race.win((7, 5), 0)) == pytest.approx(1.0)


def test_chances_are_rounded_together():
    grid = learn_race.Grid((1, 2), (1, 2))
    table = np.full((2, 2, 2, 3), 0.5 / SCALE)
    table[..., 0] = 1 - table[..., 1]
    table[..., 2] = 0
    told, _, numbers = learn_race.file_of(table, grid, {}).partition(b"\n")
    assert json.loads(told) == {"nodes": [1, 2]}
    found = array("H", numbers)
    assert all(found[n] + found[n + 1] == SCALE for n in range(0, 16, 2))


def test_every_family_of_rules_is_learnt():
    families = {Family.of(rules) for rules in learn_race.RULES.values()}
    assert len(families) == len(learn_race.RULES) == 8
    assert {Family.of(rules) for rules in PRESETS.values()} <= families
