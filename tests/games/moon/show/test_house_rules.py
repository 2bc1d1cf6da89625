"""The house rules have words for every key, choice and preset."""

from __future__ import annotations

import ast
import inspect
import re

import pytest

from moon_desktop.games.moon import rules
from moon_desktop.games.moon.rules import CHOICES, PRESETS
from moon_desktop.games.moon.show import house_rules
from moon_desktop.games.moon.show.house_rules import (
    choice_label,
    preset_line,
    preset_name,
    rule_help,
    rule_name,
    rule_source,
)


def test_no_key_lacks_words_and_no_words_lack_a_key():
    assert list(house_rules.KEYS) == list(CHOICES)
    assert list(house_rules.PRESETS) == list(PRESETS)


@pytest.mark.parametrize("key", CHOICES)
def test_key_has_a_short_name_and_one_sentence(key):
    assert 3 <= len(rule_name(key)) <= 24
    assert rule_help(key).endswith(".")
    assert ". " not in rule_help(key)


def ids_of_fields() -> dict[str, set[str]]:
    """The rule ids that the dataclass cites for each key."""
    tree = ast.parse(inspect.getsource(rules.MoonRules))
    (cls,) = tree.body
    assert isinstance(cls, ast.ClassDef)
    found = {}
    for field, doc in zip(cls.body, cls.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(doc, ast.Expr):
            found[ast.unparse(field.target)] = set(
                re.findall(r"M\d(?:\.\d)?", ast.unparse(doc.value))
            )
    return found


@pytest.mark.parametrize("key", CHOICES)
def test_key_says_where_it_comes_from(key):
    """M8: the published rules that have it, and the same ids as the dataclass cites."""
    source, ids = rule_source(key).rsplit("; ", 1)
    told = set(ids.split(", "))
    cited = ids_of_fields()[key]
    assert all(re.fullmatch(r"M[2-6]\.\d|M1\.\d", name) for name in told)
    assert all(any(name.startswith(cite) for name in told) for cite in cited)
    assert all(any(name.startswith(cite) for cite in cited) or name == "M2.2" for name in told)
    known = ("Follow-me 42", "Fosdick", "Shoot the Moon", "everywhere")
    assert any(name in source for name in known)
    assert len(source) <= 130
    assert "_" not in source


PUBLISHED = {
    "Follow-me 42": ("follow-me-42",),
    "Fosdick": ("fosdick", "fosdick-widow", "fosdick-partners"),
    "Shoot the Moon": ("shoot-the-moon", "shoot-the-moon-4"),
}


@pytest.mark.parametrize("key", CHOICES)
def test_source_names_all_published_rules_that_differ_from_the_first(key):
    """M7: whose presets have another value than Follow-me 42 has."""
    first = getattr(PRESETS["follow-me-42"], key)
    for name, presets in PUBLISHED.items():
        if any(getattr(PRESETS[preset], key) != first for preset in presets):
            alone = "Follow-me 42 alone" in rule_source(key)
            assert alone or name in rule_source(key)


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
