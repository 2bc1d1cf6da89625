"""What the rules are told in: paragraphs under headings, and amounts with their units."""

from __future__ import annotations

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.shown.help import Told
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable


def told(text: str, *rules: str) -> Told:
    """A paragraph that rests on ``rules``."""
    return Told(text, tuple(sorted(rules)))


def point(text: str, *rules: str) -> Told:
    """A point of a list that rests on ``rules``."""
    return Told(text, tuple(sorted(rules)), True)


_LONGEST_NUMBER = 12
"""Signs of a number that are shown: a file may hold any."""


def figures(number: int) -> str:
    """A number of any length, as it may stand in a line."""
    return printable(str(number), _LONGEST_NUMBER)


def points(number: int) -> str:
    """``21 points``."""
    return tr("1 point") if number == 1 else tr("{number} points").format(number=figures(number))


def marks(number: int) -> str:
    """``12 marks``."""
    return tr("1 mark") if number == 1 else tr("{number} marks").format(number=figures(number))


def minutes(number: int) -> str:
    """``60 minutes``."""
    return tr("1 minute") if number == 1 else tr("{number} minutes").format(number=figures(number))


def score(rules: MoonRules, number: int) -> str:
    """A score of a game, in the unit the hands are scored in (M5.1, M5.5)."""
    return points(number) if rules.scoring == "points" else marks(number)


def small(number: int) -> str:
    """A number up to nine as a word: ``seven``."""
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    return tr(words[number])
