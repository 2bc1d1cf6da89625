"""Why a hand of Moon ended as it did, on the card in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.show import results as auction
from moon_desktop.games.auction.show.account import reneged
from moon_desktop.games.moon.account import last_offence
from moon_desktop.games.moon.contract import TRICKS, decided
from moon_desktop.games.moon.show.layout import layout
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import tr


def result(
    sight: MoonSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for a renege is told of by what was held."""
    names = [called.apart(name) for name in names]
    why_so = _why_so(sight, names, entries, you)
    shot = layout(sight).moment == "shoot"
    found = auction.result(TALK, sight, names, entries, you, why_so, _spare(sight), shot=shot)
    if not found.bare:
        return found
    assert sight.last is not None
    bidder, under = sight.last.bidder, sight.last.bid == "under"
    title = tr("You shot the moon") if bidder == you else tr("{name} shot the moon")
    line = tr("Under: without a single trick.") if under else tr("All seven tricks.")
    return found._replace(title=title.format(name=names[bidder]), line=line)


def _spare(sight: MoonSight) -> int:
    """How many tricks more than the bid needed were taken, or by how many it was set (below 0), if
    it was a number that was played out."""
    hand = sight.result
    assert hand is not None
    numbered = hand.bid is not None and hand.bid.isdigit() and hand.bidder is not None
    if not numbered or hand.offender is not None:
        return 0
    taken = sight.seats.by_side(hand.tricks)[sight.seats.side(hand.bidder or 0)]
    left = TRICKS - sum(hand.tricks) if hand.result == "set" else 0
    return taken + left - int(hand.bid or 0)


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
    played = sum(hand.tricks)
    if hand.bid == "under" and hand.result == "set":
        told = tr("Trick {trick} broke the shoot under.").format(trick=played)
    elif played < TRICKS:
        told = tr("After trick {trick} the bid could no longer be made.").format(trick=played)
    elif hand.bid == "under":
        return tr("Without a trick.")
    else:
        return auction.decided(sight, _deciding(sight), names, you)
    return f"{told} {auction.unplayed(TRICKS - played)}" if played < TRICKS else told


def _deciding(sight: MoonSight) -> int:
    """The number, from 0, of the trick after which the bid was made or set (M4.7)."""
    last, taken = sight.last, 0
    assert last is not None
    for number, done in enumerate(last.tricks):
        taken += sight.seats.side(done.taker) == sight.seats.side(last.bidder)
        if decided(last.bid, taken, number + 1) is not None:
            return number
    raise ValueError("the bid was neither made nor set")
