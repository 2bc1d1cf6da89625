"""The names of players, and of tiles, suits, trumps and bids, as players say them.

Those of tiles and bids stand anywhere: in the hole of a sentence, and alone, as on a key. ``suit``
and ``pip`` are for holes within a sentence, ``trump`` for what begins one or stands alone. Nobody
changes the case of any.
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


def trump_suit(call: str) -> str:
    """The suit that a trump call other than ``none`` names, within a sentence: ``sixes``."""
    return suit(7 if call == "doubles" else int(call))


def bid(word: str) -> str:
    """A bid by its name, which is the same wherever it stands: ``Pass``, ``5``, ``Shoot over``."""
    return {
        "pass": pgettext("name of a bid", "Pass"),
        "over": pgettext("name of a bid", "Shoot over"),
        "under": pgettext("name of a bid", "Shoot under"),
        "double": pgettext("name of a bid", "Double shoot"),
        "triple": pgettext("name of a bid", "Triple shoot"),
    }.get(word, word)


def shoot(word: str) -> str:
    """A shoot by its name within a sentence: ``shoot over``; empty for any other bid."""
    return {
        "over": pgettext("bid within a sentence", "shoot over"),
        "under": pgettext("bid within a sentence", "shoot under"),
        "double": pgettext("bid within a sentence", "double shoot"),
        "triple": pgettext("bid within a sentence", "triple shoot"),
    }.get(word, "")


def bid_brief(word: str) -> str:
    """The same in a word, where there is little room: ``Pass``, ``5``, ``Over``."""
    return {
        "pass": pgettext("bid in a word", "Pass"),
        "over": pgettext("bid in a word", "Over"),
        "under": pgettext("bid in a word", "Under"),
        "double": pgettext("bid in a word", "Double"),
        "triple": pgettext("bid in a word", "Triple"),
    }.get(word, word)


def listing(items: Sequence[str]) -> str:
    """Several words in a row: ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return tr("{others} and {last}").format(others=", ".join(items[:-1]), last=items[-1])
