"""Names on the score sheet: whatever was typed is shown safely."""

import pytest

from moon_desktop.words.clean_name import shown_name

HEBREW = "\u05d3\u05e0\u05d4"


@pytest.mark.parametrize(
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
