"""Names of people: whatever was typed is shown safely, in sentences and on the score sheet."""

from __future__ import annotations

import pytest

from moon_desktop.look import typography
from moon_desktop.words.names import apart, shown_name
from tests.kit.cases import each

HEBREW, ARABIC = "\u05d4\u05de\u05dc\u05da \u05d5!", "\u0645\u062d\u0645\u062f"


@each("name", ["Ann", "\u0410\u043d\u043d\u0430", "\U0001f319", "7"])
def test_name_in_the_direction_of_the_words_is_left_as_it_is(name):
    assert apart(name) == name


@each("name", [HEBREW, ARABIC, f"Ann {HEBREW}"])
def test_name_from_right_to_left_is_set_apart_once(name):
    assert apart(name) == f"\u2068{name}\u2069" == apart(apart(name))


@pytest.mark.usefixtures("qapp")
@each("name", [HEBREW, ARABIC])
@each("face", [typography.prompt, typography.plaque_line, typography.label])
def test_what_sets_a_name_apart_takes_no_room(name, face):
    assert typography.text_width(apart(name), face()) == typography.text_width(name, face())


@each(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("\ufeffA\u200bda", "Ada"),
        ("", "Player 3"),
        (" \u200d\x07 ", "Player 3"),
        ("\ue000\ud800", "Player 3"),
        (HEBREW, HEBREW),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 200, "x" * 200),
    ],
)
def test_what_is_shown_of_a_name(typed, shown):
    assert shown_name(typed, 2) == shown
