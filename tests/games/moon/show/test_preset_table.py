"""The presets compared: just what they differ in, in the words of the house rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given

from moon_desktop.games.moon.game import GAME
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show.house_rules import choice_label, preset_name, rule_name
from moon_desktop.games.plain import presets
from moon_desktop.games.plain.presets import NO_MEANING
from tests.kit.strategies import LAW, playable_rules

cell = partial(presets.cell, GAME)

DIFFERING = [
    "seats", "partners", "double_blank", "widow_timing", "minimum_bid", "under", "shoot_tops",
    "follow_me", "first_lead_trump", "stop_when_set", "overtricks", "hickeys", "match",
    "match_length", "game_marks",
]  # fmt: skip


Table = list[list[str]]


def table(rules: MoonRules | None) -> Table:
    """The cells of each row, with the head first."""
    lines = [
        line for line in presets.preset_table(GAME, rules).splitlines() if line.startswith("|")
    ]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert set(rows.pop(1)) == {"---"}
    assert {len(row) for row in rows} == {len(rows[0])}
    return rows


def labels(found: Table) -> list[str]:
    return [row[0].strip("*") for row in found[1:]]


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_in_play_is_marked_and_stands_in_its_place(key):
    _, *head = table(PRESETS[key])[0]
    marked = {preset_name(key): f"**{preset_name(key)}** (in play)"}
    assert head == [marked.get(preset_name(k), preset_name(k)) for k in PRESETS]


def test_without_a_match_none_is_in_play():
    assert table(None)[0][1:] == [preset_name(key) for key in PRESETS]


def test_rows_are_what_the_presets_differ_in():
    """M7, in the order of its table."""
    assert labels(table(MoonRules())) == [rule_name(key) for key in DIFFERING]


def test_cells_are_the_values_of_the_presets():
    """M7: – where a key has no meaning under the others."""
    cells = dict(zip(DIFFERING, [row[1:] for row in table(MoonRules())[1:]], strict=True))
    assert cells["minimum_bid"] == ["4", "4", "4", "4", "4", "3"]
    assert cells["double_blank"] == ["On", "Off", "On", "–", "On", "–"]
    assert cells["match_length"] == ["–", "–", "–", "3", "12", "12"]
    assert cells["under"] == ["On", "Off", "Off", "Off", "Off", "Off"]


def test_rules_of_ones_own_come_first_and_add_what_is_theirs():
    found = table(replace(MoonRules(), aggie_dice=True))
    assert found[0][1:] == ["**This match** (in play)", *map(preset_name, PRESETS)]
    dice = next(row for row in found if row[0] == f"**{rule_name('aggie_dice')}**")
    assert dice[1:] == ["On", *["Off"] * len(PRESETS)]


@LAW
@given(rules=playable_rules())
def test_every_row_tells_something_apart_and_no_difference_is_left_out(rules):
    found = table(rules)
    assert all(len(set(row[1:])) > 1 for row in found[1:])
    for key in CHOICES:
        if rule_name(key) not in labels(found):
            shown = {cell(set_, key) for set_ in (*PRESETS.values(), rules)}
            assert len(shown - {NO_MEANING}) <= 1


def test_a_key_without_meaning_makes_no_rules_of_ones_own():
    """M8: it is ignored."""
    idle = replace(PRESETS["fosdick"], widow_timing="after-trump", match_length=9)
    assert GAME.same(idle, PRESETS["fosdick"])
    assert not GAME.same(replace(idle, target=20), PRESETS["fosdick"])
    assert "**Moon without a widow** (in play)" in table(idle)[0]


def test_numbers_too_long_to_show_are_still_told_apart():
    one, other = MoonRules(target=10**60), MoonRules(target=10**60 + 1)
    assert not GAME.same(one, other)
    assert len(cell(one, "target")) <= 24


def test_a_value_is_told_in_the_words_of_the_form():
    assert cell(PRESETS["shoot-the-moon"], "shoot_tops") == choice_label("shoot_tops", 3)
