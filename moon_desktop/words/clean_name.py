"""Names that people type: made fit to stand on one line, and safe to show."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from moon_desktop.words import score as words

NAME_LIMIT: Final = 40
"""Characters of a name that are kept; a longer one is cut."""

_JOINS: Final = "\u200c\u200d"
"""They stand within Persian words and emoji, and show as nothing by themselves."""


def clean_name(text: str) -> str:
    """``text`` on one line, without control or direction characters, not too long.

    Empty if nothing of it can be shown.
    """
    shown = "".join(letter if letter.isprintable() or letter in _JOINS else " " for letter in text)
    name = " ".join(shown.split())[:NAME_LIMIT].strip()
    return name if name.strip(_JOINS) else ""


def distinct(name: str, taken: Collection[str], ending: str = " {number}") -> str:
    """``name``, or if it is ``taken`` (in capitals or not), the name with a number in an
    ``ending`` after it."""
    others = {other.casefold() for other in taken}
    number, found = 1, name
    while found.casefold() in others:
        number += 1
        end = ending.format(number=number)
        found = name[: NAME_LIMIT - len(end)].rstrip() + end
    return found


def shown_name(name: str, seat: int) -> str:
    """``name`` without control characters, on one line; a numbered name where nothing is left."""
    kept = "".join(_shown(char) for char in name)
    return " ".join(kept.split()).strip(_JOINS) or words.nameless(seat)


def _shown(char: str) -> str:
    if char in _JOINS:
        return char
    if char.isspace():
        return " "
    # Control, format, private and unassigned characters show as nothing, or as boxes.
    return "" if unicodedata.category(char).startswith("C") else char
