"""Foreign text is shown whole if it is harmless, and spelt out or cut if it is not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Fault
from moon_desktop.words import notices
from moon_desktop.words.notices import file_trouble
from moon_desktop.words.quoting import (
    LONGEST,
    notation,
    printable,
    quoted,
    shown_path,
    unbroken,
)
from tests.kit.cases import each


@each(
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


ODD = "/home/a\x1b[2J\u202eb\n/match.moon"
EMPTY = Damage(1, Fault.EMPTY, {})


@each(
    "sentence",
    [
        shown_path(ODD),
        file_trouble(FileNotFoundError(2, "gone", ODD)),
        notices.set_aside(EMPTY, None, ODD, another=False).replace("\n", " ", 1),
        notices.cannot_open(ODD, EMPTY, None).replace("\n", " ", 1),
        notices.second_copy("pc\x1b", ODD),
        notices.handed_over(ODD, preset=False),
    ],
)
def test_name_of_a_file_is_safe_wherever_it_is_told(sentence):
    assert sentence.isprintable()


def test_long_path_is_told_whole():
    assert shown_path("/x" * 400) == "/x" * 400
    assert len(shown_path("/x" * 4000)) < 1100


def test_a_thin_space_that_holds_words_together_is_one_that_html_keeps():
    assert unbroken("<p>Oui\u202f!</p>") == "<p>Oui\u00a0!</p>"
