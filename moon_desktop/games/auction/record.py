"""The forms of the entries of a game with an auction in a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Draw, Entry, Play
from moon_desktop.engine.record import (
    Check,
    Form,
    list_of,
    number,
    numbers,
    one_of,
    or_null,
    piece,
    seat_of,
)
from moon_desktop.games.auction.entries import NameTrump


def auction_forms(
    seats: int,
    deal: tuple[type[Entry], Mapping[str, Check]],
    bids: Iterable[str],
    calls: Iterable[str],
    play: Mapping[str, Check],
    hand: tuple[type[Entry], Iterable[str]],
) -> tuple[Form, ...]:
    """The forms of what every such game has, for up to so many ``seats``.

    ``deal`` and ``hand``: the game's own entry, and its keys after those that all have; ``play``:
    the keys of a play after them, which may be left out. An ``offender`` stands only after a
    renege (M4.8, T7.2).
    """
    seat, bid = seat_of(seats), tuple(bids)
    made = {
        "result": one_of("made", "set", "passed"),
        "bidder": or_null(seat),
        "bid": or_null(one_of(*bid)),
        "offender": seat,
        "tricks": numbers,
        **dict.fromkeys(hand[1], numbers),
    }
    return (
        Form("draw", Draw, {"tiles": list_of(or_null(piece))}),
        Form("deal", deal[0], {"hand": number, "dealer": seat, **deal[1]}),
        Form("bid", Bid, {"seat": seat, "bid": one_of(PASS, *bid)}),
        Form("trump", NameTrump, {"seat": seat, "trump": one_of(*calls)}),
        Form("play", Play, {"seat": seat, "tile": piece, **play}, tuple(play)),
        Form("hand", hand[0], made, ("offender",)),
    )
