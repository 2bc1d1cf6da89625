"""What is said in more than one place of Texas 42: bids, calls and suits by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.show.talk import Dealer, Talk, trump_told
from moon_desktop.games.forty_two.bids import SPECIALS, ladder, marks
from moon_desktop.games.forty_two.game import GAME
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


# --- on the score sheet and in accounts -----------------------------------------------------

_BRIEF: Final[Mapping[str, str]] = {
    "plunge": N_("plunge"),
    "splash": N_("splash"),
    "nel-o:high": N_("Nel-o, high"),
    "nel-o:low": N_("Nel-o, low"),
    "nel-o:own": N_("Nel-o, apart"),
}
"""Bids and calls in fewer words, for the narrow columns of the pad."""

_CALLED: Final[Mapping[str, str]] = {
    "sevens": N_("Sevens are trump."),
    "nel-o:high": N_("It is nel-o, doubles high."),
    "nel-o:low": N_("It is nel-o, doubles low."),
    "nel-o:own": N_("It is nel-o, doubles a suit of their own."),
}
_SPECIAL: Final[Mapping[str, str]] = {
    "plunge": N_("{name} bid plunge, for three marks."),
    "splash": N_("{name} bid splash, for two marks."),
}


def _bid_written(word: str) -> str:
    return tr(_BRIEF[word]) if word in _BRIEF else bid(word)


def _contract(word: str | None, trump: str | None) -> str:
    if trump is None:
        return ""
    return tr(_BRIEF[trump]) if trump in _BRIEF else call(trump)


def _bid_told(name: str, word: str) -> str:
    """Who bid what, in a sentence."""
    if word in _SPECIAL:
        return tr(_SPECIAL[word]).format(name=name)
    staked = marks(word)
    if not staked:
        return tr("{name} bid {bid}.").format(name=name, bid=word)
    told = ngettext("{name} bid {n} mark.", "{name} bid {n} marks.", staked)
    return told.format(name=name, n=staked)


def _call_told(trump: str) -> str:
    """What is trump, or that it is nel-o, in a sentence."""
    return tr(_CALLED[trump]) if trump in _CALLED else trump_told(trump)


TALK: Final = Talk(
    game=GAME,
    ladder=ladder,
    bid=bid,
    bid_brief=bid,
    bid_written=_bid_written,
    bid_told=_bid_told,
    call=call,
    contract=_contract,
    call_told=_call_told,
    named=lambda rules, chosen: chosen.trump if isinstance(chosen, NameTrump) else None,
    choice=lambda chosen, rules: choice(chosen),
    suit=suit,
    pill=said,
    dealer=Dealer(
        deals=(N_("You shake"), N_("{name} shakes")),
        drawn=(N_("You draw highest and shake."), N_("{name} draws highest and shakes.")),
        highest=N_("The highest tile shakes"),
        dealt=N_("{name} shook"),
        void=N_("The hand is void; the shake passes left."),
    ),
)
