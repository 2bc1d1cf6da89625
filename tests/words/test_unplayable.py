"""House rules that cannot be played, told with their keys."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words.language import ENGLISH, speak
from moon_desktop.words.rules_form import choice, contradiction, unplayable
from tests.kit.cases import each

MOON = CATALOGUE["moon"]


def told(values: dict[str, Any]) -> str:
    with pytest.raises(Unplayable) as refused:
        MoonRules(**values)
    return unplayable(refused.value, MOON)


def test_contradiction_is_told_with_its_keys():
    """M7"""
    assert told({"over": False, "under": False, "shoot_after_seven": True}) == (
        "With both shoots off none can follow a 7. This is about over, under and shoot_after_seven."
    )


def test_contradiction_says_in_the_form_what_can_be_changed():
    """M7"""
    said = contradiction(Unplayable(("seats", "partners"), "partners-need-four"), MOON)
    assert said == "Partners need four seats. Change Seats or Partners."


@each(
    ("values", "sentence"),
    [
        ({"seats": 5}, "seats cannot be 5: it may be 3 or 4."),
        ({"over": "yes"}, 'over cannot be "yes": it may be true or false.'),
        ({"match": "long"}, 'match cannot be "long": it may be single, best-of, marks or timed.'),
        ({"target": 0}, "target cannot be 0: it may be a whole number from 1 to 999999999."),
        ({"target": None}, "target cannot be null: it may be a whole number from 1 to 999999999."),
    ],
)
def test_value_is_told_with_what_it_may_be(values, sentence):
    assert told(values) == sentence


def test_keys_of_a_record_that_are_unknown_or_missing():
    values = MoonRules().to_record()
    with pytest.raises(Unplayable) as refused:
        MOON.rules_of({**values, "ju\x07mp": True, "run": 1})
    assert unplayable(refused.value, MOON) == "There are no house rules called ju\\x07mp and run."
    del values["seats"], values["under"]
    with pytest.raises(Unplayable) as refused:
        MOON.rules_of(values)
    assert unplayable(refused.value, MOON) == "The house rules lack seats and under."


def test_spaces_of_the_language_stand_and_those_of_a_file_are_spelt_out():
    """Before a French colon, in the words that come with the game."""
    game = CATALOGUE["shoot-the-moon-cards"]
    speak("fr")
    try:
        assert choice("team_size", 1, game).startswith("Personne\u202f:")
        assert choice("team_size", "\u202fx", game) == "\\u202fx"
    finally:
        speak(ENGLISH)
