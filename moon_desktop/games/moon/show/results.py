"""Why a hand of Moon ended as it did, on the card in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.account import Account
from moon_desktop.games.defaults.table import moment_of
from moon_desktop.games.dominoes.show import results as auction
from moon_desktop.games.dominoes.show.account import reneged
from moon_desktop.games.dominoes.show.wording import suit_name
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.show.layout import is_shot
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.views.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import tr


def result(
    sight: MoonSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for a renege is told of by what was held."""
    names = [called.apart(name) for name in names]
    last = sight.played
    if last is None:
        return auction.result(WORDING, sight, names, entries, you)
    why_so = _why_so(sight, last, names, you)
    shot = moment_of(sight, shot=is_shot(last)) == "shoot"
    found = auction.result(
        WORDING, sight, names, entries, you, why_so, _spare(sight, last), shot=shot
    )
    if not found.bare:
        return found
    contract = last.played_for
    title = tr("You shot the moon") if contract.bidder == you else tr("{name} shot the moon")
    line = tr("Under: without a single trick.") if contract.low else tr("All seven tricks.")
    return found._replace(title=title.format(name=names[contract.bidder]), line=line)


def _spare(sight: MoonSight, last: Account[Deal, HandOver]) -> int:
    """How many tricks more than the bid needed were taken, or by how many it was set (below 0), if
    it was a number that was played out."""
    contract, hand = last.played_for, last.ended
    if not contract.bid.isdigit() or hand.offender is not None:
        return 0
    taken = sight.seats.by_side(hand.tricks)[sight.seats.side(contract.bidder)]
    left = TRICKS - sum(hand.tricks) if hand.result == "set" else 0
    return taken + left - contract.needed


def _why_so(
    sight: MoonSight, last: Account[Deal, HandOver], names: Sequence[str], you: int | None
) -> str:
    """What ended a contract before its last trick (M4.7, M4.8), or what it took where it was
    played out."""
    hand, contract, offence = last.ended, last.played_for, last.offence
    if offence is not None:
        suit = suit_name(offence.suit)
        return reneged(names[offence.seat], offence.seat == you, offence, suit)
    played = sum(hand.tricks)
    if contract.low and hand.result == "set":
        told = tr("Trick {trick} broke the shoot under.").format(trick=played)
    elif played < TRICKS:
        told = tr("After trick {trick} the bid could no longer be made.").format(trick=played)
    elif contract.low:
        return tr("Without a trick.")
    else:
        return auction.decided(last, _deciding(sight, last), names, you)
    return f"{told} {auction.unplayed(TRICKS - played)}" if played < TRICKS else told


def _deciding(sight: MoonSight, last: Account[Deal, HandOver]) -> int:
    """The number, from 0, of the trick after which the bid was made or set (M4.7)."""
    contract, side, taken = last.played_for, sight.seats.side, 0
    for number, done in enumerate(last.tricks):
        taken += side(done.taker) == side(contract.bidder)
        if contract.outcome(taken, TRICKS - number - 1) is not None:
            return number
    raise ValueError("the bid was neither made nor set")
