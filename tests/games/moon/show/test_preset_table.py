"""The presets compared: just what they differ in, in the words of the house rules."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show.house_rules import choice_label, preset_name, rule_name
from moon_desktop.games.moon.show.rule_sets import NO_MEANING, cell, preset_table, same_game
from tests.kit.strategies import LAW, playable_rules

DIFFERING = [
    "seats", "partners", "double_blank", "widow_timing", "minimum_bid", "under", "shoot_tops",
    "follow_me", "first_lead_trump", "stop_when_set", "overtricks", "hickeys", "match",
    "match_length", "game_marks",
]  # fmt: skip


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_in_play_is_marked_and_stands_in_its_place(key):
    table = preset_table(PRESETS[key])
    assert [column.preset for column in table.columns] == list(PRESETS)
    assert [column.heading for column in table.columns] == [preset_name(k) for k in PRESETS]
    assert [column.preset for column in table.columns if column.in_play] == [key]


def test_rows_are_what_the_presets_differ_in():
    """M7, in the order of its table."""
    table = preset_table(MoonRules())
    assert [row.key for row in table.rows] == DIFFERING
    assert [row.heading for row in table.rows] == [rule_name(key) for key in DIFFERING]


def test_cells_are_the_values_of_the_presets():
    """M7: – where a key has no meaning under the others."""
    cells = {row.key: row.cells for row in preset_table(MoonRules()).rows}
    assert cells["minimum_bid"] == ("4", "4", "4", "4", "4", "3")
    assert cells["double_blank"] == ("On", "Off", "On", "–", "On", "–")
    assert cells["match_length"] == ("–", "–", "–", "3", "12", "12")
    assert cells["under"] == ("On", "Off", "Off", "Off", "Off", "Off")


def test_rules_of_ones_own_come_first_and_add_what_is_theirs():
    own = replace(MoonRules(), aggie_dice=True)
    table = preset_table(own)
    first, *others = table.columns
    assert (first.preset, first.in_play) == (None, True)
    assert [column.preset for column in others] == list(PRESETS)
    assert not any(column.in_play for column in others)
    dice = next(row for row in table.rows if row.key == "aggie_dice")
    assert dice.cells == ("On", *["Off"] * len(PRESETS))


@LAW
@given(rules=playable_rules())
def test_every_row_tells_something_apart_and_no_difference_is_left_out(rules):
    table = preset_table(rules)
    listed = {row.key for row in table.rows}
    for row in table.rows:
        assert len(row.cells) == len(table.columns)
        assert len(set(row.cells)) > 1
    for key in CHOICES.keys() - listed:
        shown = {cell(set_, key) for set_ in (*PRESETS.values(), rules)}
        assert len(shown - {NO_MEANING}) <= 1


def test_a_key_without_meaning_makes_no_rules_of_ones_own():
    """M8: it is ignored."""
    idle = replace(PRESETS["fosdick"], widow_timing="after-trump", match_length=9)
    assert same_game(idle, PRESETS["fosdick"])
    assert not same_game(replace(idle, target=20), PRESETS["fosdick"])
    assert [c.preset for c in preset_table(idle).columns if c.in_play] == ["fosdick"]


def test_numbers_too_long_to_show_are_still_told_apart():
    one, other = MoonRules(target=10**60), MoonRules(target=10**60 + 1)
    assert not same_game(one, other)
    assert len(cell(one, "target")) <= 24


def test_a_value_is_told_in_the_words_of_the_form():
    assert cell(PRESETS["shoot-the-moon"], "shoot_tops") == choice_label("shoot_tops", 3)
