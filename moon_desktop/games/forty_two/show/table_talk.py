"""What is said in more than one place of Texas 42: bids, calls and suits by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.forty_two.bids import SPECIALS, marks
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, pgettext, tr


def bid(word: str) -> str:
    """A bid by its name, the same wherever it stands: ``Pass``, ``31``, ``2 marks``."""
    if word in SPECIALS:
        return {
            "plunge": pgettext("name of a bid", "Plunge"),
            "splash": pgettext("name of a bid", "Splash"),
        }[word]
    count = marks(word)
    return ngettext("{n} mark", "{n} marks", count).format(n=count) if count else called.bid(word)


_CALLS: Final[Mapping[str, str]] = {
    "sevens": N_("Sevens"),
    "follow-me": N_("Follow me"),
    "nel-o:high": N_("Nel-o, doubles high"),
    "nel-o:low": N_("Nel-o, doubles low"),
    "nel-o:own": N_("Nel-o, doubles apart"),
}


def call(trump: str) -> str:
    """A call as a heading: ``Fives``, ``Follow me``, ``Nel-o, doubles low``."""
    return tr(_CALLS[trump]) if trump in _CALLS else called.trump(trump)


def is_nel_o(trump: str | None) -> bool:
    """Whether ``trump`` calls to take no trick (T6)."""
    return trump is not None and trump.startswith("nel-o")


def suit(number: int, trump: str | None) -> str:
    """A suit within a sentence: ``threes``; at sevens, the last of them is theirs (T5.4)."""
    if number == DOUBLES and trump == "sevens":
        return pgettext("suit", "sevens")
    return called.suit(number)
