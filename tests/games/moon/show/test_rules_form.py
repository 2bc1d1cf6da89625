"""When a house rule has no meaning under the others, and what else is said of it beside them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from moon_desktop.games.moon.rules import CHOICES, MoonRules
from moon_desktop.games.moon.show import rules_form
from tests.kit.strategies import LAW, playable_rules

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


OPEN: list[tuple[str, dict[str, Any]]] = [
    ("partners", {"seats": 4}),
    ("double_blank", {}),
    ("widow_timing", {}),
    ("shoot_tops", {"over": False}),
    ("shoot_after_seven", {"under": False}),
    ("follow_me", {"seats": 4}),
    ("named_lead", {"seats": 4}),
    ("overtricks", {"match": "timed"}),
    ("match_length", {"match": "best-of"}),
    ("match_length", {"match": "timed"}),
    ("game_marks", {"match": "marks"}),
    ("game_marks", {"match": "timed"}),
]


@pytest.mark.parametrize(("key", "changes"), OPEN)
def test_rule_with_a_meaning_is_open(key, changes):
    assert rules_form.without_meaning(key, MoonRules(**changes).to_record()) is None


@LAW
@given(rules=playable_rules())
def test_rules_that_always_have_a_meaning(rules):
    values = rules.to_record()
    idle = {key for key in CHOICES if rules_form.without_meaning(key, values)}
    assert idle <= {key for key, *_ in IDLE}


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
