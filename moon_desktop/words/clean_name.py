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
    return _shown(text)[:NAME_LIMIT].strip(_JOINS + " ")


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
    """``name`` so, of any length; a numbered name where nothing is left."""
    return _shown(name) or words.nameless(seat)


def _shown(text: str) -> str:
    # Control, format, private and unassigned characters show as nothing, or as boxes.
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or letter in _JOINS or not unicodedata.category(letter).startswith("C")
    )
    return " ".join(kept.split()).strip(_JOINS)
