"""What the rules are told in: paragraphs under headings, each with the rules it rests on."""

from __future__ import annotations

from typing import NamedTuple


class Told(NamedTuple):
    """One paragraph, or one point of a list; ``rules`` are the ids it rests on (``M2.2``)."""

    text: str
    rules: tuple[str, ...]
    point: bool = False


class Section(NamedTuple):
    """Paragraphs under a heading; ``key`` names the section whatever the language."""

    key: str
    heading: str
    paragraphs: tuple[Told, ...]


def told(text: str, *rules: str) -> Told:
    """A paragraph that rests on ``rules``."""
    return Told(text, tuple(sorted(rules)))


def point(text: str, *rules: str) -> Told:
    """A point of a list that rests on ``rules``."""
    return Told(text, tuple(sorted(rules)), True)
