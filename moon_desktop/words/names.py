"""The names of people: what is typed made fit to stand on one line and safe to show, and how a
name stands in a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from moon_desktop.words.language import N_, tr

NAME_LIMIT: Final = 40
"""Characters of a name that are kept; a longer one is cut."""

_JOINS: Final = "\u200c\u200d"
"""They stand within Persian words and emoji, and show as nothing by themselves."""

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_ISOLATE: Final = "\u2068"
_END_ISOLATE: Final = "\u2069"


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
    return _shown(name) or nameless(seat)


def nameless(seat: int) -> str:
    """What stands for a name that shows nothing; ``seat`` from 0."""
    return tr("Player {n}").format(n=seat + 1)


def _shown(text: str) -> str:
    # Control, format, private and unassigned characters show as nothing, or as boxes.
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or letter in _JOINS or not unicodedata.category(letter).startswith("C")
    )
    return " ".join(kept.split()).strip(_JOINS)


# --- in a sentence ----------------------------------------------------------------------------


def apart(name: str) -> str:
    """A person's name as it may stand in a sentence: one that is written from right to left
    leaves the direction of the words around it alone."""
    foreign = any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    if foreign and not name.startswith(_ISOLATE):
        return f"{_ISOLATE}{name}{_END_ISOLATE}"
    return name


def unwrapped(name: str) -> str:
    """A name as it was before ``apart``."""
    return name.replace(_ISOLATE, "").replace(_END_ISOLATE, "")


YOU: Final = N_("You")
"""The name in a record of a person who gave none, whatever language is spoken."""

SAM: Final = "Sam"
"""Who sits in such a person's place where the computer plays it."""


def you() -> str:
    """The name of a person who gave none, as it is shown."""
    return tr(YOU)


def within(name: str) -> str:
    """A player's name as it stands in the midst of a sentence: ``and you took it``."""
    return tr("you") if name == you() else name


def listing(items: Sequence[str]) -> str:
    """Several words in a row: ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return tr("{others} and {last}").format(others=", ".join(items[:-1]), last=items[-1])
