"""House rules in one line: what it says of the presets, and that nothing which acts is silent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show.rules_form import rules_line, without_meaning
from tests.kit.strategies import LAW, playable_rules

LINES = {
    "follow-me-42": "22 tiles, widow before trump · Bids from 4 · Shoot over or under · To 21",
    "fosdick": "21 tiles, no widow · Bids from 4 · Shoot over · To 21",
    "fosdick-widow": "22 tiles, widow before trump · Bids from 4 · Shoot over · To 21",
    "fosdick-partners": (
        "Four seats, two against two · Bids from 4 · Shoot over · Overtricks count, to 21"
        " · Best of 3"
    ),
    "shoot-the-moon": (
        "22 tiles, widow before trump · Bids from 4 · Shoot over · Up to triple"
        " · Follow me by blanks · Trump led first · Stops when set · To 21"
        " · Match to 12 marks · With hickeys"
    ),
    "shoot-the-moon-4": (
        "Four seats, each alone · Bids from 3 · Shoot over · Up to double · Trump led first"
        " · Stops when set · To 21 · Match to 12 marks · With hickeys"
    ),
}


def test_every_preset_has_its_line():
    """M7"""
    assert {key: rules_line(rules) for key, rules in PRESETS.items()} == LINES
    assert max(map(len, LINES.values())) <= 190


WORDS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 4}, "Four seats, each alone"),
    ({"seats": 4, "partners": True}, "Four seats, two against two"),
    ({"double_blank": False}, "21 tiles, no widow"),
    ({"widow_timing": "after-trump"}, "22 tiles, trump before widow"),
    ({"minimum_bid": 5}, "Bids from 5"),
    ({"all_pass": "force-dealer"}, "The dealer must bid after passes"),
    ({"over": False}, "Shoot under"),
    ({"under": False}, "Shoot over ·"),
    ({"over": False, "under": False}, "No shoot"),
    ({"shoot_tops": 2}, "Shoot over or under · Up to double"),
    ({"shoot_after_seven": True}, "Shoot over or under only after a 7"),
    ({"follow_me": "blanks"}, "Follow me by blanks"),
    ({"follow_me": "blanks", "double_blank": False}, "No follow me"),
    ({"follow_me": "off"}, "No follow me"),
    ({"aggie_dice": True}, "Aggie dice"),
    ({"named_lead": True}, "Follow me with ends named"),
    ({"first_lead_trump": True}, "Trump led first"),
    ({"stop_when_set": True}, "Stops when set"),
    ({"overtricks": True}, "Overtricks count, to 21"),
    ({"renege": "forfeit"}, "A renege loses the hand"),
    ({"scoring": "marks", "target": 7}, "A mark a hand, to 7"),
    ({"target": 42}, "To 42"),
    ({"hickeys": True}, "With hickeys"),
    ({"match": "best-of", "match_length": 3}, "Best of 3"),
    ({"match": "marks", "match_length": 12}, "Match to 12 marks"),
    ({"match": "marks", "hickeys": True}, "Match to 1 mark · With hickeys"),
    ({"match": "timed", "match_length": 30}, "Match of 30 minutes"),
    ({"match": "timed", "game_marks": "winner-only"}, "Match of 1 minute · One mark a game"),
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
    if key == "follow_me" and not (rules.double_blank or rules.seats == 4):
        silent = silent or "no-trump" not in (rules.follow_me, other.follow_me)
    assert (rules_line(rules) == rules_line(other)) == (rules == other or silent)


@LAW
@given(rules=playable_rules())
def test_line_is_one_readable_line(rules):
    line = rules_line(rules)
    assert line.isprintable()
    assert len(line) <= 320
    assert "{" not in line


def test_number_of_any_length_is_cut():
    rules = MoonRules(target=10**4000, match="marks", match_length=10**300)
    assert rules_line(rules).endswith("To 10000000000… · Match to 10000000000… marks")
