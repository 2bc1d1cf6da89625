"""Names of tiles and of people, as they stand in sentences."""

from __future__ import annotations

import pytest

from moon_desktop.look import typography
from moon_desktop.words.names import apart

HEBREW, ARABIC = "\u05d4\u05de\u05dc\u05da \u05d5!", "\u0645\u062d\u0645\u062f"


@pytest.mark.parametrize("name", ["Ann", "\u0410\u043d\u043d\u0430", "\U0001f319", "7"])
def test_name_in_the_direction_of_the_words_is_left_as_it_is(name):
    assert apart(name) == name


@pytest.mark.parametrize("name", [HEBREW, ARABIC, f"Ann {HEBREW}"])
def test_name_from_right_to_left_is_set_apart_once(name):
    assert apart(name) == f"\u2068{name}\u2069" == apart(apart(name))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", [HEBREW, ARABIC])
@pytest.mark.parametrize("face", [typography.prompt, typography.plaque_line, typography.label])
def test_what_sets_a_name_apart_takes_no_room(name, face):
    assert typography.text_width(apart(name), face()) == typography.text_width(name, face())
