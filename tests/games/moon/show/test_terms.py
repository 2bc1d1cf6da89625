"""The terms: every word that players use, explained once and in order."""

from __future__ import annotations

import re
import unicodedata

import pytest

from moon_desktop.resources import folder

WANTED = [
    "aces", "aggie dice", "bid", "blank", "boneyard", "bones", "bull", "cow", "dealer", "deuces",
    "double", "double shoot", "draw", "follow me", "follow suit", "game", "hand", "hickey",
    "in the hole", "lead", "made", "mark", "match", "off", "pip", "renege", "set", "shake",
    "shoot the moon", "shoot over", "shoot under", "tile", "treys", "trick", "triple shoot",
    "trump", "widow",
]  # fmt: skip

LANGUAGES = sorted(path for path in (folder() / "languages").glob("*/moon/terms.md"))


def terms(code: str = "en") -> dict[str, str]:
    """The meaning of each entry, in order."""
    (path,) = [path for path in LANGUAGES if path.parts[-3] == code]
    text = re.sub(r" <!--.*?-->", "", path.read_text("utf-8"))
    _, _, *entries = text.strip().split("\n\n")
    found = [re.fullmatch(r"\[#[\w-]+\] \*\*(.+)\.\*\* (.+)", entry) for entry in entries]
    assert all(found)
    listed = [(term[1], re.sub(r"( \[M[1-6](\.\d)?\])*$", "", term[2])) for term in found if term]
    assert len(dict(listed)) == len(listed)
    return dict(listed)


def words(code: str = "en") -> list[str]:
    return [part.strip() for word in terms(code) for part in word.casefold().split(",")]


@pytest.mark.parametrize("word", WANTED)
def test_word_is_explained(word):
    assert word in words()


@pytest.mark.parametrize("code", [path.parts[-3] for path in LANGUAGES])
def test_words_stand_once_in_the_order_of_the_alphabet(code):
    assert len(set(words(code))) == len(words(code))
    first = [word.split(",")[0].casefold() for word in terms(code)]
    plain = [unicodedata.normalize("NFD", word).encode("ascii", "ignore") for word in first]
    assert plain == sorted(plain)


@pytest.mark.parametrize("code", [path.parts[-3] for path in LANGUAGES])
def test_explanations_are_short_and_whole(code):
    for word, meaning in terms(code).items():
        assert word[0].isupper() or word[0].isdigit()
        assert meaning[0].isupper()
        assert meaning.endswith(".")
        assert len(meaning) <= 200


def test_names_of_tiles_and_numbers_are_right():
    told = terms()
    assert told["Aces"] == "The ones."
    assert told["Deuces"].startswith("The twos")
    assert told["Treys"] == "The threes."
    assert "6-3" in told["Devil"]
    assert "1-0" in told["Roach"]
