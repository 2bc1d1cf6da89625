"""Why a hand of Moon ended as it did, on the card in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.show import results as auction
from moon_desktop.games.auction.show.account import reneged
from moon_desktop.games.moon.account import last_offence
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr


def result(
    sight: MoonSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for a renege is told of by what was held."""
    names = [called.apart(name) for name in names]
    why_so = _why_so(sight, names, entries, you)
    return auction.result(TALK, sight, names, entries, you, why_so)


def _why_so(
    sight: MoonSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> str:
    """What ended a contract before its last trick (M4.7, M4.8), or what it took where it was
    played out."""
    hand = sight.result
    assert hand is not None
    if hand.bidder is None:
        return ""
    offence = last_offence(sight.rules, entries)
    if offence is not None:
        suit = called.suit(offence.suit)
        return reneged(names[offence.seat], offence.seat == you, offence, suit)
    played, tricks = sum(hand.tricks), sight.seats.by_side(hand.tricks)
    if hand.bid == "under" and hand.result == "set":
        told = tr("Trick {trick} broke the shoot under.").format(trick=played)
    elif played < TRICKS:
        told = tr("After trick {trick} the bid could no longer be made.").format(trick=played)
    elif taken := tricks[sight.seats.side(hand.bidder)]:
        told = ngettext("With {tricks} trick.", "With {tricks} tricks.", taken)
        return told.format(tricks=taken)
    else:
        return tr("Without a trick.")
    return f"{told} {auction.unplayed(TRICKS - played)}" if played < TRICKS else told
