"""Documents told under conditions: what holds is told, and what cannot be meant is refused."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from moon_desktop.resources import folder
from moon_desktop.words.documents import BadDocument, Facts, told
from moon_desktop.words.language import ENGLISH
from tests.kit.cases import each

FACTS: Facts = {"on": True, "off": False, "kind": "best-of", "number": 1, "long": 10**40}


@pytest.fixture
def tell(tmp_path):
    def telling(text: str) -> str:
        path = tmp_path / "some.md"
        path.write_text(text, encoding="utf-8")
        return told(path, FACTS)

    return telling


@each(
    ("condition", "holds"),
    [
        ("on", True),
        ("off", False),
        ("not on", False),
        ("not off", True),
        ("kind = best-of", True),
        ("kind = single", False),
        ("not kind = single", True),
        ("number = 1", True),
        ("number = 11", False),
        ("on and off", False),
        ("on and not off", True),
        ("off or on", True),
        ("off or kind = single", False),
        ("off and off or on", True),
        ("on or off and off", True),
    ],
)
def test_a_condition_holds_or_does_not(tell, condition, holds):
    assert tell(f"{{if {condition}}}\na\n{{else}}\nb\n{{end}}") == ("a" if holds else "b")


@each(
    ("text", "read"),
    [
        ("{if off}\na\n{elif on}\nb\n{elif on}\nc\n{else}\nd\n{end}\ne", "b\ne"),
        ("{if on}\na\n{elif on}\nb\n{end}", "a"),
        ("{if off}\na\n{end}", ""),
        ("{if off}\n{if on}\na\n{else}\nb\n{end}\n{else}\nc\n{end}", "c"),
        ("  {if on}\n  a\n  {end}", "  a"),
        ("as {kind} of {number}", "as best-of of 1"),
        ("to {long}", "to 10000000000…"),
        ('`{"json": 1}` stays', '`{"json": 1}` stays'),
    ],
)
def test_what_holds_is_told_and_holes_are_filled(tell, text, read):
    assert tell(text) == read


@each(
    ("text", "line", "what"),
    [
        ("a\n{if nothing}\n{end}", 2, "there is no nothing"),
        ("{if off and nothing}\n{end}", 1, "there is no nothing"),
        ("{if off}\n{nothing}\n{end}", 2, "there is no nothing"),
        ("{if kind}\n{end}", 1, "kind is not a switch"),
        ("{if on = yes}\n{end}", 1, "on is a switch"),
        ("{if on > off}\n{end}", 1, "is no condition"),
        ("{if}\n{end}", 1, "is no condition"),
        ("{if on}\na", 2, "not closed"),
        ("a\n{end}", 2, "does not belong here"),
        ("{else}", 1, "does not belong here"),
        ("{if on}\n{else}\n{else}\n{end}", 3, "does not belong here"),
        ("{if on}\n{else}\n{elif off}\n{end}", 3, "does not belong here"),
        ("{if on}\n{end if}", 2, "does not belong here"),
        ("it is {on}", 1, "fills no hole"),
        ("a {if on} b", 1, "neither a block nor a hole"),
        ("{If on}\n{end}", 1, "neither a block nor a hole"),
        ("a }", 1, "neither a block nor a hole"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_line(tell, text, line, what):
    with pytest.raises(BadDocument, match=rf"some\.md, line {line}: .*{what}"):
        tell(text)


# --- the documents there are ------------------------------------------------------------------

LANGUAGES = folder() / "languages"
DOCUMENTS = sorted(
    path.relative_to(LANGUAGES / ENGLISH) for path in (LANGUAGES / ENGLISH).rglob("*.md")
)


def marks(text: str) -> Counter[str]:
    """What a translation must have as well: blocks, holes, ids and places, links, code."""
    found = re.findall(r"\{.*?\}|\[#?[\w.-]+\](?!\()|\]\([^)]*\)|`[^`]+`|\*\*[A-Z][\d.]+\*\*", text)
    return Counter(found) + Counter(re.findall(r"(?m)^(?:#+|-|\d+\.|\|)(?= )", text))


def test_the_documents_are_found():
    names = {path.as_posix() for path in DOCUMENTS}
    assert names == {
        "rules.md", "play.md", "record-format.md", "fair-deals.md",
        *(
            f"{home}/{name}.md"
            for home in ("moon", "forty_two", "moon_cards")
            for name in ("in-force", "lesson", "minute", "terms")
        ),
        "forty_two/rules.md", "moon_cards/rules.md",
    }  # fmt: skip


def test_another_language_has_the_blocks_holes_and_ids_of_the_english():
    for name in DOCUMENTS:
        english = marks((LANGUAGES / ENGLISH / name).read_text("utf-8"))
        for folder_ in LANGUAGES.iterdir():
            other = folder_ / name
            if other.exists():
                found = marks(other.read_text("utf-8"))
                assert (found - english, english - found) == (Counter(), Counter()), other
    there = {other.relative_to(LANGUAGES / other.relative_to(LANGUAGES).parts[0]) for other in
             LANGUAGES.glob("*/**/*.md")}  # fmt: skip
    assert there - {Path("word-list.md")} == set(DOCUMENTS), "a word list is for translators"


@each("lost", ["{if partners}", "{end}", "{target}", "[M2.1]", "- ", "## ", "](trumps)"])
def test_nothing_can_be_lost_unnoticed(lost):
    text = (LANGUAGES / ENGLISH / "moon/in-force.md").read_text("utf-8")
    assert marks(text.replace(lost, "", 1)) != marks(text)
