"""Calls by which a text would be missed are told; tables marked by N_ are allowed."""

import pytest

from languages.catalogues import problems
from languages.extraction import extract
from project import PROJECT
from tests.kit.cases import each


@each(
    ("call", "words"),
    [
        ('tr(f"{n} tiles")', "put together before tr"),
        ('tr("a" + n)', "put together before tr"),
        ('tr("%s" % n)', "put together before tr"),
        ('tr("{n}".format(n=n))', "put together before tr"),
        ('tr("a" if n else "b")', "tr chooses between texts"),
        ('N_(f"{n}")', "N_ takes texts as they stand"),
        ("N_(n)", "N_ takes texts as they stand"),
        ('ngettext("one", n, 2)', "ngettext takes texts as they stand"),
        ('pgettext(n, "Hand")', "pgettext takes texts as they stand"),
        ("tr()", "tr takes texts as they stand"),
        ("tr(TABLE[n])", None),
        ("tr(n)", None),
        ('tr(N_("a") if n else N_("b"))', None),
    ],
)
def test_a_text_must_stand_where_it_is_found(tmp_path, call, words):
    (tmp_path / "moon_desktop").mkdir()
    (tmp_path / "moon_desktop" / "x.py").write_text(f"n = 1\n{call}\n")
    _, wrong = extract(tmp_path)
    assert len(wrong) == (words is not None)
    if words:
        assert wrong[0].startswith("moon_desktop/x.py, line 2: ")
        assert words in wrong[0]


@pytest.mark.slow
def test_own_translations_are_in_order():
    texts, _ = extract(PROJECT)
    assert len(texts) > 500
    assert problems(PROJECT) == []
