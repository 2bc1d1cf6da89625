"""The names of players, and of tiles, suits, trumps and bids, as players say them.

A name for a hole of a sentence: ``tile``, ``suit``, ``pip``, ``trump_within``, ``bid_within`` and
``bid_brief``; one that stands alone, as on a key: ``trump`` and ``bid``. Nobody changes its case.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.pieces import ENDS, INDEX
from moon_desktop.words.language import N_, pgettext, tr

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


def pip(number: int) -> str:
    """One end: ``six``."""
    return (
        pgettext("end of a tile", "blank"),
        pgettext("end of a tile", "one"),
        pgettext("end of a tile", "two"),
        pgettext("end of a tile", "three"),
        pgettext("end of a tile", "four"),
        pgettext("end of a tile", "five"),
        pgettext("end of a tile", "six"),
    )[number]


def tile(notation: str) -> str:
    """A tile as it is called: ``six-four``, ``double five``."""
    high, low = ENDS[INDEX[notation]]
    if high != low:
        return pgettext("tile", "{high}-{low}").format(high=pip(high), low=pip(low))
    return (
        pgettext("tile", "double blank"),
        pgettext("tile", "double one"),
        pgettext("tile", "double two"),
        pgettext("tile", "double three"),
        pgettext("tile", "double four"),
        pgettext("tile", "double five"),
        pgettext("tile", "double six"),
    )[high]


def suit(number: int) -> str:
    """A suit within a sentence: ``sixes``; 7 is the doubles."""
    return (
        pgettext("suit", "blanks"),
        pgettext("suit", "ones"),
        pgettext("suit", "twos"),
        pgettext("suit", "threes"),
        pgettext("suit", "fours"),
        pgettext("suit", "fives"),
        pgettext("suit", "sixes"),
        pgettext("suit", "doubles"),
    )[number]


def trump(call: str) -> str:
    """A trump call, or a suit that is led, as a heading: ``Sixes``, ``Doubles``, ``Follow me``."""
    return {
        "0": pgettext("suit as a heading", "Blanks"),
        "1": pgettext("suit as a heading", "Ones"),
        "2": pgettext("suit as a heading", "Twos"),
        "3": pgettext("suit as a heading", "Threes"),
        "4": pgettext("suit as a heading", "Fours"),
        "5": pgettext("suit as a heading", "Fives"),
        "6": pgettext("suit as a heading", "Sixes"),
        "doubles": pgettext("suit as a heading", "Doubles"),
        "none": pgettext("trump as a heading", "Follow me"),
    }[call]


def trump_within(call: str) -> str:
    """A trump call within a sentence: ``sixes``, ``doubles``, ``follow me``."""
    if call == "none":
        return pgettext("trump within a sentence", "follow me")
    return suit(7 if call == "doubles" else int(call))


def bid(word: str) -> str:
    """A bid as a heading: ``Pass``, ``5``, ``Shoot over``."""
    return {
        "pass": pgettext("bid as a heading", "Pass"),
        "over": pgettext("bid as a heading", "Shoot over"),
        "under": pgettext("bid as a heading", "Shoot under"),
        "double": pgettext("bid as a heading", "Double shoot"),
        "triple": pgettext("bid as a heading", "Triple shoot"),
    }.get(word, word)


def bid_within(word: str) -> str:
    """A bid within a sentence: ``5``, ``a shoot over``; to be translated so that it needs no other
    form wherever it stands, as a name."""
    return {
        "over": pgettext("bid within a sentence", "a shoot over"),
        "under": pgettext("bid within a sentence", "a shoot under"),
        "double": pgettext("bid within a sentence", "a double shoot"),
        "triple": pgettext("bid within a sentence", "a triple shoot"),
    }.get(word, word)


def bid_brief(word: str) -> str:
    """A bid in a word, as behind a name: ``pass``, ``5``, ``over``."""
    return {
        "pass": pgettext("bid in a word", "pass"),
        "over": pgettext("bid in a word", "over"),
        "under": pgettext("bid in a word", "under"),
        "double": pgettext("bid in a word", "double"),
        "triple": pgettext("bid in a word", "triple"),
    }.get(word, word)


def listing(items: Sequence[str]) -> str:
    """Several words in a row: ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return tr("{others} and {last}").format(others=", ".join(items[:-1]), last=items[-1])
