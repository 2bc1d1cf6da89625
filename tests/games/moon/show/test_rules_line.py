"""House rules in one line: what it says of the presets, and that nothing which acts is silent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show.rule_sets import rules_line, rules_sentence
from moon_desktop.games.moon.show.rules_form import remark, without_meaning
from tests.kit.strategies import LAW, playable_rules

LINES = {
    "follow-me-42": "22 tiles, widow before trump, bids from 4, shoot over or under, to 21",
    "fosdick": "21 tiles, no widow, bids from 4, shoot over, to 21",
    "fosdick-widow": "22 tiles, widow before trump, bids from 4, shoot over, to 21",
    "fosdick-partners": (
        "four seats, two against two, bids from 4, shoot over, overtricks count, to 21, best of 3"
    ),
    "shoot-the-moon": (
        "22 tiles, widow before trump, bids from 4, shoot over, up to triple, follow me by blanks,"
        " trump led first, stops when set, to 21, match to 12 marks with hickeys"
    ),
    "shoot-the-moon-4": (
        "four seats, each alone, bids from 3, shoot over, up to double, trump led first, stops when"
        " set, to 21, match to 12 marks with hickeys"
    ),
}


def test_every_preset_has_its_line():
    """M7"""
    assert {key: rules_line(rules) for key, rules in PRESETS.items()} == LINES
    assert max(map(len, LINES.values())) <= 170


WORDS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 4}, "four seats, each alone"),
    ({"seats": 4, "partners": True}, "four seats, two against two"),
    ({"double_blank": False}, "21 tiles, no widow"),
    ({"widow_timing": "after-trump"}, "22 tiles, trump before widow"),
    ({"minimum_bid": 5}, "bids from 5"),
    ({"all_pass": "force-dealer"}, "the dealer must bid after passes"),
    ({"over": False}, "shoot under"),
    ({"under": False}, "shoot over,"),
    ({"over": False, "under": False}, "no shoot"),
    ({"shoot_tops": 2}, "shoot over or under, up to double"),
    ({"shoot_after_seven": True}, "shoot over or under only after a 7"),
    ({"follow_me": "blanks"}, "follow me by blanks"),
    ({"follow_me": "blanks", "double_blank": False}, "no follow me"),
    ({"follow_me": "off"}, "no follow me"),
    ({"aggie_dice": True}, "Aggie dice"),
    ({"named_lead": True}, "follow me with ends named"),
    ({"first_lead_trump": True}, "trump led first"),
    ({"stop_when_set": True}, "stops when set"),
    ({"overtricks": True}, "overtricks count, to 21"),
    ({"renege": "forfeit"}, "a renege loses the hand"),
    ({"scoring": "marks", "target": 7}, "a mark a hand, to 7"),
    ({"target": 42}, "to 42"),
    ({"hickeys": True}, "hickeys shown"),
    ({"match": "best-of", "match_length": 3}, "best of 3"),
    ({"match": "marks", "match_length": 12}, "match to 12 marks"),
    ({"match": "marks", "hickeys": True}, "match to 1 mark with hickeys"),
    ({"match": "timed", "match_length": 30}, "match of 30 minutes"),
    ({"match": "timed", "game_marks": "winner-only"}, "match of 1 minute, one mark a game"),
]


@pytest.mark.parametrize(("changes", "words"), WORDS)
def test_what_is_on_is_told(changes, words):
    """M8"""
    assert words in rules_line(MoonRules(**changes))


def test_every_key_is_told_in_a_case():
    assert {key for changes, _ in WORDS for key in changes} == set(CHOICES)


@LAW
@given(rules=playable_rules(), data=st.data())
def test_rules_that_differ_in_what_has_a_meaning_have_different_lines(rules, data):
    """M8: so no key is silent where it is not at its default."""
    key = data.draw(st.sampled_from(list(CHOICES)))
    choices = CHOICES[key]
    value = data.draw(st.integers(1, 99) if choices is None else st.sampled_from(choices))
    try:
        other = replace(rules, **{key: value})
    except Unplayable:
        assume(False)
        raise
    pair = rules.to_record(), other.to_record()
    silent = any(without_meaning(key, values) for values in pair)
    # Without the double blank, follow me by blanks comes to the same as none.
    silent = silent or ({remark(key, values) for values in pair} != {None} and (
        "no-trump" not in (rules.follow_me, other.follow_me)
    ))  # fmt: skip
    assert (rules_line(rules) == rules_line(other)) == (rules == other or silent)


@LAW
@given(rules=playable_rules())
def test_line_is_one_readable_line(rules):
    line = rules_line(rules)
    assert line.isprintable()
    assert len(line) <= 300
    assert "{" not in line
    assert ", ," not in line


def test_number_of_any_length_is_cut():
    rules = MoonRules(target=10**4000, match="marks", match_length=10**300)
    assert rules_line(rules).endswith(", to 10000000000…, match to 10000000000… marks")


@pytest.mark.parametrize("preset", PRESETS)
def test_line_as_a_sentence_has_a_capital_and_a_full_stop(preset):
    line, sentence = rules_line(PRESETS[preset]), rules_sentence(PRESETS[preset])
    assert sentence[0] == line[0].upper()
    assert sentence[1:] == f"{line[1:]}."
