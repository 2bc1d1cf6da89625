"""What is shown of Texas 42 so far: its house rules in words, its rule book, and plain parts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given

from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.rules import CHOICES, PRESETS, FortyTwoRules
from moon_desktop.games.shown.rules import LARGEST
from moon_desktop.words import language
from tests.games.test_rule_values import FORTY_TWO
from tests.kit.forty_two import playable_rules
from tests.kit.rule_ids import RULES_42 as RULES
from tests.kit.strategies import LAW

GAME = CATALOGUE["texas42"]
SHOW = GAME.show
BOOK = language.document("forty_two/rules.md").read_text(encoding="utf-8")


# --- the rule book ------------------------------------------------------------------------------


def test_every_rule_leads_in_once_and_in_order():
    """T1–T9."""
    assert re.findall(r"^\*\*(T[\d.]+)\*\*", BOOK, flags=re.M) == RULES
    parts = {rule.split(".")[0] for rule in RULES}
    assert set(re.findall(r"\b[A-Z]\d(?:\.\d+)?\b", BOOK)) <= {*RULES, *parts}
    _, terms, presets, book = SHOW.help_documents(None)
    assert (terms.key, presets.key, book.text()) == ("terms", "presets", BOOK)


def section(heading: str) -> str:
    after = BOOK.split(f"\n{heading}\n", 1)[1]
    return re.split(r"^#+ ", after, maxsplit=1, flags=re.M)[0]


def listed(heading: str) -> dict[str, str]:
    return dict(re.findall(r"^- `(\w+)`: (.*)$", section(heading), flags=re.M))


def spoken(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def test_house_rules_have_their_values_and_their_defaults():
    """T9: the values named before the first full stop are the ones that are accepted."""
    told = listed("### All house rules")
    assert list(told) == list(CHOICES)
    for key, choices in CHOICES.items():
        values, default = told[key].split(". ")[0], spoken(getattr(FortyTwoRules(), key))
        if choices is None:
            assert values == f"a whole number from `1` to `{LARGEST}`"
        elif choices == (True, False):
            assert values == "on or off"
        else:
            assert re.findall(r"`([^`]+)`", values) == [str(choice) for choice in choices]
        assert re.findall(r"Default: ([\w-]+)\.", told[key]) == [default]


def test_presets_are_told_as_they_are():
    """T9: the first in full, of the others what differs from it."""
    for key, rules in PRESETS.items():
        usual = FortyTwoRules()
        differs = {name for name in CHOICES if getattr(rules, name) != getattr(usual, name)}
        expected = {name: spoken(getattr(rules, name)) for name in differs or CHOICES}
        assert listed(f"### {key}") == expected


# --- house rules in words -----------------------------------------------------------------------


def test_every_key_choice_and_preset_has_its_words():
    """T9."""
    for key, choices in CHOICES.items():
        assert SHOW.rule_name(key)
        assert SHOW.rule_help(key).endswith(".")
        assert set(SHOW.rule_source(key).split(", ")) <= set(RULES)
        for choice in choices or (1, 7):
            assert SHOW.choice_label(key, choice)
    for key in PRESETS:
        assert SHOW.preset_name(key)
        assert SHOW.preset_line(key).endswith(".")
    keys = [key for group in SHOW.rule_groups() for key in group.keys]
    assert keys == list(CHOICES)
    assert SHOW.contradiction("best-of-odd").endswith(".")
    assert {each.key for each in SHOW.proposals().values()} == {"target", "match_length"}
    assert SHOW.proposals()["scoring"].numbers == {"marks": 7, "points": 250}


@pytest.mark.parametrize("key", CHOICES)
def test_a_key_without_meaning_says_why(key):
    """T9: where it is ignored, and nowhere else."""
    for house, idle in FORTY_TWO.idle:
        values = FortyTwoRules(**house).to_record()
        told = SHOW.without_meaning(key, values)
        assert (told is None) != (key == idle or key in _idle(values))
        assert told is None or told.endswith(".")


def _idle(values: dict[str, Any]) -> set[str]:
    return {key for house, key in FORTY_TWO.idle if house.items() <= values.items()}


@LAW
@given(one=playable_rules(), other=playable_rules())
def test_rules_that_differ_have_different_lines(one, other):
    """T9: as far as what differs has a meaning."""

    def meant(rules: FortyTwoRules) -> dict[str, Any]:
        values = rules.to_record()
        kept = {k: v for k, v in values.items() if SHOW.without_meaning(k, values) is None}
        forced = values["nel_o"] == "forced" and values["all_pass"] == "redeal"
        return kept | ({"nel_o": "off"} if forced else {})

    same = SHOW.rules_line(one) == SHOW.rules_line(other)
    assert same == (meant(one) == meant(other))


def test_the_line_of_the_first_preset():
    """T9."""
    assert SHOW.rules_line(FortyTwoRules()) == (
        "Bids from 30 · Opening with 2 marks · Marks go up by one"
        " · The shaker must bid after passes · Plunge · Follow me after marks"
        " · Nel-o when forced · To 7 marks"
    )
    assert SHOW.unit("match_length", {"match": "best-of", "match_length": 3}) == "{number} games"
