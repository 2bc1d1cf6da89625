"""The end of a hand that somebody bought, as the table shows it before the card."""

from __future__ import annotations

from typing import Any

from moon_desktop.games.auction.contract import Account
from moon_desktop.games.defaults.table import taken, winners
from moon_desktop.games.dominoes.show.tiles import arranged
from moon_desktop.games.views.table import Counted, Layout, Middle, Moment
from moon_desktop.words.language import tr


def laid_open(sight: Any, last: Account[Any, Any], lies: Layout, moment: Moment) -> Layout:
    """The table at the end of a hand, on which nothing else lies but ``lies``: what was not played
    is turned up, and the discard. The set is laid out where the viewer's side has won the match;
    where another has, the disc is free for whoever that is."""
    middle, suits = lies.middle, last.played_for.suits
    if last.discard is not None and moment not in ("shoot", "lost"):
        middle += (Middle("shown", last.discard),)
    return lies._replace(
        left=tuple(arranged(held, suits) for held in last.left),
        left_words=tr("left in hand"),
        middle=middle,
        moment=moment,
        won=tuple(reversed(sight.rules.tiles)) if moment == "match" else (),
        winners=winners(sight, moment),
    )


def counted(sight: Any, last: Account[Any, Any], needed: int | None) -> Counted:
    """The tricks of the bidder's side, of which the bid needed so many."""
    of = sight.seats.side
    bidders = of(last.played_for.bidder)
    tricks = [done for done in last.tricks if of(done.taker) == bidders]
    seats = tuple(done.taker for done in tricks)
    return Counted(seats, tuple(map(taken, tricks)), needed, tr("the bid"))
