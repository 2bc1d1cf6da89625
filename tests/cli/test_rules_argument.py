"""House rules from the words of a command line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moon_desktop.cli.rules_argument import Unknown, rules_of
from moon_desktop.games.house_rules import LARGEST, choices_of
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.kit.cases import each


def told(preset: str, *changes: str) -> str:
    with pytest.raises(Unknown) as unknown:
        rules_of(preset, changes)
    return str(unknown.value)


@each("key", PRESETS)
def test_preset_without_changes_is_itself(key):
    assert rules_of(key, []) == PRESETS[key]


@each(
    ("word", "value"),
    [
        ("on", True),
        ("off", False),
        ("true", True),
        ("FALSE", False),
        ("Yes", True),
        (" no ", False),
    ],
)
def test_switch_is_said_in_several_ways(word, value):
    assert rules_of("fosdick", [f"hickeys={word}"]).hickeys is value


def test_number_and_word():
    rules = rules_of("fosdick", ["minimum_bid=3", "target=500", "all-pass=Force-Dealer"])
    assert rules == replace(PRESETS["fosdick"], minimum_bid=3, target=500, all_pass="force-dealer")


def test_off_is_a_word_where_it_is_one():
    assert rules_of("fosdick", ["follow_me=off"]).follow_me == "off"


@each("key", choices_of(MoonRules))
def test_every_key_takes_every_choice_of_its_own(key):
    """Said alone on a preset with which it can be played."""
    preset = "fosdick-partners" if key in ("seats", "partners") else "follow-me-42"
    for choice in choices_of(MoonRules)[key] or (1, LARGEST):
        word = choice if not isinstance(choice, bool) else "on" if choice else "off"
        changes = [f"{key}={word}"]
        if key == "seats" and choice == 3:
            changes.append("partners=off")
        assert getattr(rules_of(preset, changes), key) == choice


def test_changes_are_made_all_at_once_and_the_last_holds():
    rules = rules_of("shoot-the-moon", ["seats=4", "follow_me=off", "seats=3", "seats=4"])
    assert (rules.seats, rules.follow_me) == (4, "off")


def test_unknown_preset_is_answered_with_those_there_are():
    assert told("fosdik") == (
        "There is no preset “fosdik”. There are follow-me-42, fosdick, fosdick-widow,"
        " fosdick-partners, shoot-the-moon, shoot-the-moon-4, texas-42, straight-42,"
        " tournament-42, texas-42-all, points-250, shoot-the-moon-cards, cards-three, cards-two,"
        " cards-six and cards-six-pairs."
    )


def test_unknown_key_is_answered_with_those_there_are():
    sentence = told("fosdick", "min_bid=3")
    assert sentence.startswith("There is no house rule “min_bid”. There are seats, partners, ")
    assert all(key in sentence for key in choices_of(MoonRules))


@each(
    ("change", "sentence"),
    [
        ("minimum_bid=6", "minimum_bid cannot be “6”: it may be 3, 4 or 5."),
        ("over=maybe", "over cannot be “maybe”: it may be on or off."),
        ("follow_me=on", "follow_me cannot be “on”: it may be no-trump, blanks or off."),
        ("target=0", "target cannot be “0”: it may be a whole number from 1 to 999999999."),
        (
            "target=10000000000",
            "target cannot be “10000000000”: it may be a whole number from 1 to 999999999.",
        ),
        ("target=-5", "target cannot be “-5”: it may be a whole number from 1 to 999999999."),
        ("target=1e3", "target cannot be “1e3”: it may be a whole number from 1 to 999999999."),
        (
            "target=" + "9" * 5000,
            f"target cannot be “{'9' * 39}…”: it may be a whole number from 1 to 999999999.",
        ),
        (
            "match_length=",
            "match_length cannot be “”: it may be a whole number from 1 to 999999999.",
        ),
        ("hickeys", "“hickeys” sets no house rule: write it as in minimum_bid=3."),
    ],
)
def test_wrong_change_is_answered_with_what_may_be(change, sentence):
    assert told("fosdick", change) == sentence


def test_rules_that_contradict_each_other_are_named():
    """M7."""
    assert told("shoot-the-moon", "match=best-of") == (
        "A best-of match needs an odd number of games. This is about match and match_length."
    )
