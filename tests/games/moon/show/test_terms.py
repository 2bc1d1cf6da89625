"""The terms: every word that players use, explained once and in order."""

from __future__ import annotations

import re

import pytest

from moon_desktop.games.moon.show.terms import terms

WANTED = [
    "aces", "aggie dice", "bid", "blank", "boneyard", "bones", "bull", "cow", "dealer", "deuces",
    "double", "double shoot", "follow me", "follow suit", "game", "hand", "hickey", "in the hole",
    "lead", "made", "mark", "match", "off", "pip", "renege", "set", "shake", "shoot the moon",
    "shoot over", "shoot under", "tile", "treys", "trick", "triple shoot", "trump", "widow",
]  # fmt: skip


def words() -> list[str]:
    return [part.strip() for term in terms() for part in term.word.casefold().split(",")]


@pytest.mark.parametrize("word", WANTED)
def test_word_is_explained(word):
    assert word in words()


def test_no_word_is_explained_twice():
    assert len(set(words())) == len(words())


def test_words_stand_in_the_order_of_the_alphabet():
    first = [term.word.split(",")[0].casefold() for term in terms()]
    assert first == sorted(first)


def test_explanations_are_short_and_whole():
    for term in terms():
        assert term.word[0].isupper() or term.word[0].isdigit()
        assert re.fullmatch(r"[A-Z].*\.", term.meaning)
        assert len(term.meaning) <= 150
        assert all(re.fullmatch(r"M[1-6](\.\d)?", rule) for rule in term.rules)


def test_names_of_tiles_and_numbers_are_right():
    told = {term.word: term.meaning for term in terms()}
    assert told["Aces"] == "The ones."
    assert told["Deuces"].startswith("The twos")
    assert told["Treys"] == "The threes."
    assert "6-3" in told["Devil"]
    assert "1-0" in told["Roach"]
