"""What is said in more than one place of Texas 42: bids, calls and suits by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.forty_two.bids import SPECIALS, marks
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.shown.table import Camp
from moon_desktop.words import names as called
from moon_desktop.words import score
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


def said(word: str) -> str:
    """What became of a seat's turn in the auction, on its plate."""
    if word == PASS:
        return pgettext("bid on a plate", "Passed")
    return bid(word) if word in SPECIALS else tr("Bid {bid}").format(bid=bid(word))


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


def emblem(trump: str | None) -> str:
    """The small picture of a call on the plaque."""
    if trump is None:
        return "moon"
    return "nel-o" if is_nel_o(trump) else {"follow-me": "none"}.get(trump, trump)


def suit(number: int, trump: str | None) -> str:
    """A suit within a sentence: ``threes``; at sevens, the last of them is theirs (T5.4)."""
    if number == DOUBLES and trump == "sevens":
        return pgettext("suit", "sevens")
    return called.suit(number)


def heading(number: int, trump: str | None) -> tuple[str, str]:
    """A suit by its emblem, and as a heading."""
    emblem = str(number)
    if number == DOUBLES:
        emblem = "sevens" if trump == "sevens" else "doubles"
    return emblem, call(emblem)


def choice(chosen: Choice) -> str:
    """A choice by its name."""
    match chosen:
        case Bid(_, word):
            return bid(word)
        case NameTrump(_, trump):
            return call(trump)
        case Exchange(_, tile) | Play(_, tile):
            return called.tile(tile)


CAMPS: Final[tuple[Camp, Camp]] = ("ours", "theirs")


def camp(viewer: int, seat: int) -> Camp:
    """The side of ``seat`` as ``viewer`` sees it."""
    return "ours" if TABLE.side(seat) == TABLE.side(viewer) else "theirs"


def side(names: Sequence[str], viewer: int, camp: Camp) -> str:
    """A side by the names of its seats, as they come round from the viewer."""
    first = viewer if camp == "ours" else TABLE.left_of(viewer)
    members = TABLE.clockwise(first)[::2]
    return score.side([called.apart(names[seat]) for seat in members])
