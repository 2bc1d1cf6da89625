"""The house rules have words for every key, choice and preset."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon_rules import CHOICES, PRESETS
from moon_desktop.wording import house_rules
from moon_desktop.wording.house_rules import (
    choice_label,
    preset_line,
    preset_name,
    rule_help,
    rule_name,
)


def test_no_key_lacks_words_and_no_words_lack_a_key():
    assert list(house_rules.KEYS) == list(CHOICES)
    assert list(house_rules.PRESETS) == list(PRESETS)


@pytest.mark.parametrize("key", CHOICES)
def test_key_has_a_short_name_and_one_sentence(key):
    assert 3 <= len(rule_name(key)) <= 24
    assert rule_help(key).endswith(".")
    assert ". " not in rule_help(key)


def test_names_differ():
    assert len({rule_name(key) for key in CHOICES}) == len(CHOICES)
    assert len({preset_name(key) for key in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize(("key", "choices"), [item for item in CHOICES.items() if item[1]])
def test_choices_of_a_key_have_labels_that_differ(key, choices):
    labels = [choice_label(key, choice) for choice in choices]
    assert all(labels)
    assert len(set(labels)) == len(choices)
    assert not any("-" in label for label in labels), "a word of the record, not of a person"


def test_labels_of_switches_and_numbers():
    assert choice_label("hickeys", True) == "On"
    assert choice_label("partners", False) == "Off"
    assert choice_label("minimum_bid", 4) == "4"
    assert choice_label("target", 21) == "21"
    assert choice_label("seats", 3) == "Three"


@pytest.mark.parametrize("key", PRESETS)
def test_preset_has_one_line(key):
    assert preset_line(key).endswith(".")
    assert len(preset_line(key)) <= 76
