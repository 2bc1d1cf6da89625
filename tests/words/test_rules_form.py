"""The words of the form of house rules, and when a rule has no meaning under the others."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show import rules_form
from moon_desktop.games.moon.show.rules_form import CONTRADICTIONS
from moon_desktop.words import rules_form as words
from tests.kit.strategies import LAW, playable_rules
from tests.words.test_unplayable import CASES

MOON = CATALOGUE["moon"]

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


def test_follow_me_by_blanks_without_the_double_blank_is_remarked_on():
    """M3.8: only a bidder who holds it may call."""
    values = MoonRules(follow_me="blanks", double_blank=False).to_record()
    assert rules_form.remark("follow_me", values) == "Without the double blank nobody can call it."
    assert all(rules_form.remark(key, values) is None for key in CHOICES if key != "follow_me")
    assert rules_form.remark("follow_me", MoonRules(follow_me="blanks").to_record()) is None
    assert rules_form.remark("follow_me", MoonRules(follow_me="off").to_record()) is None


@pytest.mark.parametrize("reason", CONTRADICTIONS)
def test_contradiction_says_what_can_be_changed(reason):
    """M7"""
    with pytest.raises(Unplayable) as refused:
        MoonRules(**CASES[reason][0])
    said = words.contradiction(refused.value, MOON)
    assert said.startswith(CONTRADICTIONS[reason])
    assert "_" not in said
    assert said.endswith(".")


def test_contradiction_in_full():
    said = words.contradiction(Unplayable(("seats", "partners"), "partners-need-four"), MOON)
    assert said == "Partners need four seats: change Seats or Partners."
    assert words.cannot_be_played(("seats", "partners"), MOON) == (
        "These rules cannot be played: see the red lines at Seats and Partners."
    )


def test_mark_of_a_change_names_the_set_and_its_value():
    assert words.changed_from("fosdick", "minimum_bid", 4, MOON) == "Changed from Fosdick: 4"
    assert (
        words.changed_from("Friday", "over", True, MOON) == "Changed from “\u2068Friday\u2069”: On"
    )
    assert words.reset_key("seats", 3, MOON) == "Reset Seats to Three"
    assert words.reset_key("target", 10**100, MOON) == "Reset Target to 10000000000000000000000…"


def test_changes_are_counted():
    assert words.changes("fosdick", 0, MOON) == "Just as in Fosdick"
    assert words.changes("fosdick", 1, MOON) == "1 change from Fosdick"
    assert words.changes("W" * 40, 2, MOON) == f"2 changes from “\u2068{'W' * 23}…\u2069”"


def test_sets_have_names():
    assert words.set_name("fosdick", MOON) == "Fosdick"
    assert words.set_name("Friday", MOON) == "Friday"
    assert len({words.set_name(key, MOON) for key in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize(
    ("match", "length", "unit"),
    [
        ("single", 1, ""),
        ("best-of", 3, " games"),
        ("best-of", 1, " game"),
        ("marks", 12, " marks"),
        ("marks", 1, " mark"),
        ("timed", 30, " minutes"),
        ("timed", 1, " minute"),
    ],
)
def test_length_of_a_match_has_a_unit(match, length, unit):
    """M6.1, M6.2, M6.3"""
    values = {"match": match, "match_length": length, "target": length}
    assert rules_form.unit("match_length", values) == unit
    assert rules_form.unit("target", values) == ""
