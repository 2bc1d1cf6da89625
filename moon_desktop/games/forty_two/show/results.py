"""How a hand, a game or a match of Texas 42 ended, as the card in the middle tells it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.show import results as auction
from moon_desktop.games.auction.show.account import reneged
from moon_desktop.games.forty_two.account import HandAccount, accounts
from moon_desktop.games.forty_two.bids import needed
from moon_desktop.games.forty_two.count import ALL, TRICKS, count_of
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.show.layout import layout
from moon_desktop.games.forty_two.show.table_talk import TALK
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import tr


def result(
    sight: FortyTwoSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for it is told what was played."""
    account, hand = _last(sight, entries), sight.result
    assert hand is not None
    names = [called.apart(name) for name in names]
    why_so = "" if hand.bidder is None else _why_so(sight, account, names, you)
    shot = layout(sight).moment == "shoot"
    return auction.result(TALK, sight, names, entries, you, why_so, shot=shot)


def _why_so(
    sight: FortyTwoSight, account: HandAccount, names: Sequence[str], you: int | None
) -> str:
    """What decided the hand, or ended it before its last trick."""
    hand, played = account.ended, len(account.tricks)
    assert hand.bidder is not None
    assert hand.bid is not None
    if account.offence is not None:
        seat, suit = account.offence.seat, account.offence.suit
        words = talk.suit(suit, account.trump)
        return reneged(names[seat], seat == you, account.offence, words)
    if talk.is_nel_o(account.trump):
        if hand.result == "made":
            return tr("Without a trick.")
        words = tr("Trick {number} fell to {name}.")
        if hand.bidder == you:
            words = tr("Trick {number} fell to you.")
        return words.format(name=names[hand.bidder], number=played)
    told = auction.decided(sight, _deciding(sight), names, you)
    return f"{told} {auction.unplayed(TRICKS - played)}" if played < TRICKS else told


def _deciding(sight: FortyTwoSight) -> int:
    """The number, from 0, of the trick after which the bid was made or set (T4.1, T7.3)."""
    last, count = sight.last, [0, 0]
    assert last is not None
    mine, goal = TABLE.side(last.bidder), needed(last.bid)
    for number, done in enumerate(last.tricks):
        count[TABLE.side(done.taker)] += count_of(done.plays)
        if count[mine] >= goal or ALL - count[1 - mine] < goal:
            return number
    raise ValueError("the bid was neither made nor set")


def _last(sight: FortyTwoSight, entries: Sequence[Entry]) -> HandAccount:
    """The account of the hand that ended last."""
    ends = [place for place, entry in enumerate(entries) if isinstance(entry, HandOver)]
    start = ends[-2] + 1 if len(ends) > 1 else 0
    return accounts(sight.rules, entries[start:])[sight.hand]
