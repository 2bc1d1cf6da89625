"""The names of players, and of tiles, suits, trumps and bids, as players say them."""

from __future__ import annotations

import unicodedata
from typing import Final

from moon_desktop.engine.pieces import ENDS, INDEX
from moon_desktop.words.language import N_, tr

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_ISOLATE: Final = "\u2068"
_END_ISOLATE: Final = "\u2069"


def apart(name: str) -> str:
    """A person's name as it may stand in a sentence: one that is written from right to left
    leaves the direction of the words around it alone."""
    foreign = any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    if foreign and not name.startswith(_ISOLATE):
        return f"{_ISOLATE}{name}{_END_ISOLATE}"
    return name


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


def pip(number: int) -> str:
    """One end: ``six``."""
    words = ("blank", "one", "two", "three", "four", "five", "six")
    return tr(words[number])


def tile(notation: str) -> str:
    """A tile as it is called: ``six-four``, ``double five``."""
    high, low = ENDS[INDEX[notation]]
    if high == low:
        return tr("double {end}").format(end=pip(high))
    return f"{pip(high)}-{pip(low)}"


def suit(number: int) -> str:
    """A suit in the plural: ``sixes``; 7 is the doubles."""
    words = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "doubles")
    return tr(words[number])


def trump(call: str) -> str:
    """A trump call as a heading: ``Sixes``, ``Doubles``, ``Follow me``."""
    if call == "none":
        return tr("Follow me")
    if call == "doubles":
        return tr("Doubles")
    words = ("Blanks", "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes")
    return tr(words[int(call)])


def bid(word: str) -> str:
    """A bid as it is called: ``Pass``, ``5``, ``Shoot over``."""
    words = {
        "pass": "Pass",
        "over": "Shoot over",
        "under": "Shoot under",
        "double": "Double shoot",
        "triple": "Triple shoot",
    }
    return tr(words[word]) if word in words else word


def listing(items: tuple[str, ...] | list[str]) -> str:
    """Several words in a row: ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return tr("{others} and {last}").format(others=", ".join(items[:-1]), last=items[-1])
