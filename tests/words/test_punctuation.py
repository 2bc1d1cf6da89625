"""Spanish and French as they are printed: their signs, quotes, spaces and commas, in every text;
and whom French speaks to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from babel.messages.pofile import read_po

from moon_desktop.resources import folder

NO_WORDS: Final = (
    r"`[^`]*`|\{[^{}]*\}|%\(\w+\)[rsd]|%[rs]|\$\w+|!?\]\([^)]*\)|!\[|<!--.*|\[#?[A-Z]?\d[^]]*\]"
)
"""What stands in a text and is none: code, holes, addresses, numbers of rules."""
BOTH: Final = {
    "a point for a decimal comma": r"(?<![A-Z\d.])\d+\.[1-9]",
    "three points for an ellipsis": r"\.\.\.",
    "a straight apostrophe": r"\w'\w",
    "a quote of another language": r"[“„]",
}
WRONG: Final = {
    "es": BOTH
    | {
        "a space before a sign": r"\w [;:!?»](?=\s|$)",
        "a space within quotes": r"«\s|\s»",
        "no space before a percent sign": r"\d%",
    },
    "fr": BOTH
    | {
        "no thin space before a sign": r"[^\s\N{NARROW NO-BREAK SPACE}?!…(][;!?](?=[\s.]|$)"
        r"|\w:(?=\s|$)|\d%",
        "another space before a sign": r"[ \N{NO-BREAK SPACE}][;:!?»%]",
        "no thin space within quotes": r"«(?!\N{NARROW NO-BREAK SPACE})"
        r"|(?<!\N{NARROW NO-BREAK SPACE})»",
    },
}


def texts(language: str) -> Iterator[str]:
    """Whatever is told in it: a text of the window, or a line of a document."""
    place = folder() / "languages" / language
    with (place / "moon.po").open("rb") as file:
        for message in read_po(file):
            told = message.string if message.id else ""
            yield from (told,) if isinstance(told, str) else told or ()
    for path in place.rglob("*.md"):
        lines = path.read_text("utf-8").splitlines()
        if path.name != "word-list.md":
            # Code, and the names of choices in lessons and of rules.
            yield from (re.sub(r"^- [\w-]+:", "", one) for one in lines if one[:4].strip())
    for path in place.glob("commands/*.txt"):
        lines = path.read_text("utf-8").splitlines()
        yield from (re.sub("[A-Z]+:[A-Z]+:", "", one) for one in lines if '{"' not in one)


@pytest.mark.parametrize("language", list(WRONG))
def test_signs_are_those_of_the_language(language):
    found = []
    for text in texts(language):
        words = re.sub(NO_WORDS, "x", text)
        found += [(what, text) for what, sign in WRONG[language].items() if re.search(sign, words)]
        if language == "es" and any(words.count(a) != words.count(b) for a, b in ("¿?", "¡!")):
            found.append(("a sign that only begins or only ends", text))
    assert found == []


def test_french_speaks_to_one_person_as_to_a_friend():
    """To several it says vous, where a side has done something."""
    polite = [
        one for one in texts("fr") if re.search(r"^\W*(?!Assez|Chez)[A-Z]\w+ez\b|\bvous la\b", one)
    ]
    assert not polite


def test_english_has_no_space_before_a_percent_sign():
    with (folder() / "languages" / "fr" / "moon.po").open("rb") as file:
        told = [str(message.id) for message in read_po(file)]
    assert not [one for one in told if re.search(r"[\d}] %(?!\()", one)]
