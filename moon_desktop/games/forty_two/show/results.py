"""How a hand, a game or a match of Texas 42 ended, as the card in the middle tells it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.contract import Account
from moon_desktop.games.defaults.table import moment_of
from moon_desktop.games.dominoes.show import results as auction
from moon_desktop.games.dominoes.show.account import reneged
from moon_desktop.games.forty_two.contract import ALL, TRICKS, count_of
from moon_desktop.games.forty_two.entries import Deal, FortyTwoSight, HandOver
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show.table import FortyTwoTable
from moon_desktop.games.forty_two.show.wording import WORDING
from moon_desktop.games.views.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import tr


def result(
    sight: FortyTwoSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for it is told what was played."""
    names, last = [called.apart(name) for name in names], sight.played
    if last is None:
        return auction.result(WORDING, sight, names, entries, you)
    why_so = _why_so(last, names, you)
    shot = moment_of(sight, shot=FortyTwoTable.is_shot(last)) == "shoot"
    return auction.result(WORDING, sight, names, entries, you, why_so, shot=shot)


def _why_so(last: Account[Deal, HandOver], names: Sequence[str], you: int | None) -> str:
    """What decided the hand, or ended it before its last trick."""
    contract, played = last.played_for, len(last.tricks)
    if last.offence is not None:
        seat, suit = last.offence.seat, last.offence.suit
        words = WORDING.suit(suit, contract.call)
        return reneged(names[seat], seat == you, last.offence, words)
    if contract.low:
        if last.ended.result == "made":
            return tr("Without a trick.")
        words = tr("Trick {number} fell to {name}.")
        if contract.bidder == you:
            words = tr("Trick {number} fell to you.")
        return words.format(name=names[contract.bidder], number=played)
    told = auction.decided(last, _deciding(last), names, you)
    return f"{told} {auction.unplayed(TRICKS - played)}" if played < TRICKS else told


def _deciding(last: Account[Deal, HandOver]) -> int:
    """The number, from 0, of the trick after which the bid was made or set (T4.1, T7.3)."""
    contract, count = last.played_for, [0, 0]
    mine = TABLE.side(contract.bidder)
    for number, done in enumerate(last.tricks):
        count[TABLE.side(done.taker)] += count_of(done.plays)
        if contract.outcome(count[mine], ALL - sum(count)) is not None:
            return number
    raise ValueError("the bid was neither made nor set")
