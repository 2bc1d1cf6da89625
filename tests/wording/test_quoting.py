"""Foreign text is shown whole if it is harmless, and spelt out or cut if it is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.wording.quoting import LONGEST, notation, printable, quoted


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("undr", "undr"),
        ("Zoë 7", "Zoë 7"),
        ("a\x1b[31mb", "a\\x1b[31mb"),
        ("a\nb", "a\\nb"),
        ("a\u202eb", "a\\u202eb"),
        ("a\ud800b", "a\\ud800b"),
    ],
)
def test_signs_that_move_the_text_are_spelt_out(text, shown):
    assert printable(text) == shown
    assert quoted(text) == f"“{shown}”"


@given(st.text(alphabet=st.characters()))
def test_what_is_shown_is_short_and_printable(text):
    assert printable(text).isprintable()
    assert len(printable(text)) <= LONGEST


def test_long_text_is_cut_where_it_shows():
    assert printable("x" * LONGEST) == "x" * LONGEST
    assert printable("x" * (LONGEST + 1)) == "x" * (LONGEST - 1) + "…"


def test_notation_is_that_of_a_record():
    assert notation((5, 1, 1)) == "[5, 1, 1]"
    assert notation(True) == "true"
    assert notation("Zoë") == '"Zoë"'
