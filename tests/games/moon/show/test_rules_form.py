"""When a house rule has no meaning under the others, and what else is said of it beside them."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import rules_form

IDLE: list[tuple[str, dict[str, Any], str]] = [
    ("partners", {}, "Three play each alone."),
    ("double_blank", {"seats": 4}, "Four seats always have all 28 tiles, and no widow."),
    ("widow_timing", {"seats": 4}, "There is no widow in these rules."),
    ("widow_timing", {"double_blank": False}, "There is no widow in these rules."),
    ("shoot_tops", {"over": False, "under": False}, "There is no shoot in these rules."),
    ("shoot_after_seven", {"over": False, "under": False}, "There is no shoot in these rules."),
    ("follow_me", {"aggie_dice": True}, "With the Aggie dice there is always a trump."),
    ("named_lead", {"aggie_dice": True}, "With the Aggie dice there is always a trump."),
    ("named_lead", {"follow_me": "off"}, "Follow me is no call of its own in these rules."),
    ("named_lead", {"follow_me": "blanks"}, "Follow me is no call of its own in these rules."),
    (
        "overtricks",
        {"scoring": "marks"},
        "A hand is worth one mark here, however many tricks are taken.",
    ),
    ("match_length", {}, "A match is a single game in these rules."),
    ("game_marks", {}, "Games are not counted in marks in these rules."),
    (
        "game_marks",
        {"match": "best-of", "match_length": 3},
        "Games are not counted in marks in these rules.",
    ),
]


@pytest.mark.parametrize(("key", "changes", "sentence"), IDLE)
def test_rule_without_a_meaning_is_told_why(key, changes, sentence):
    """M8: where it has none, the default stands and any other value is ignored."""
    assert rules_form.without_meaning(key, MoonRules(**changes).to_record()) == sentence


@pytest.mark.parametrize(
    ("match", "length", "unit"),
    [
        ("single", 1, ""),
        ("best-of", 3, "{number} games"),
        ("best-of", 1, "{number} game"),
        ("marks", 12, "{number} marks"),
        ("marks", 1, "{number} mark"),
        ("timed", 30, "{number} minutes"),
        ("timed", 1, "{number} minute"),
    ],
)
def test_length_of_a_match_has_a_unit(match, length, unit):
    """M6.1, M6.2, M6.3"""
    values = {"match": match, "match_length": length, "target": length}
    assert rules_form.unit("match_length", values) == unit
    assert rules_form.unit("target", values) == ""
