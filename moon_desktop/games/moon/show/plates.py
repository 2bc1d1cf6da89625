"""What the furniture says of a Sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from moon_desktop.games.moon.contract import TRICKS, needed
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.show.layout import highest_drawn
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.table import places, plate
from moon_desktop.games.plain.table import won as won_by
from moon_desktop.games.shown.table import PlateValues, Telling
from moon_desktop.words import names as called
from moon_desktop.words import score as score_words
from moon_desktop.words.language import tr

_HAND_PHASES = ("bid", "widow", "trump", "play")


class _Plaque(NamedTuple):
    emblem: str
    title: str
    line: str


def telling(sight: MoonSight, names: Sequence[str], you: int | None) -> Telling:
    """Everything the furniture shows of ``sight``; ``names`` by seat.

    ``you``: the seat that is spoken to, None where no person sits at the table.
    """
    if sight.veiled:
        you = None
    order = sight.seats.clockwise(sight.seat)
    said = {bid.seat: called.bid(bid.bid) for bid in sight.said} if sight.phase == "bid" else {}
    plaque = _plaque(sight, [called.apart(name) for name in names], you)
    return Telling(
        plates=tuple(_plate(sight, seat, names[seat], you) for seat in order),
        emblem=plaque.emblem,
        title=plaque.title,
        line=plaque.line,
        caption=tr("The widow") if sight.widow_down else "",
        bubbles=tuple(said.get(seat, "") for seat in order),
        places=places(sight) if sight.phase == "play" else frozenset(),
        besides=talk.dice_told(sight.dice) if sight.dice else "",
    )


def _plate(sight: MoonSight, seat: int, name: str, you: int | None) -> PlateValues:
    side = sight.seats.side(seat)
    own = seat == you
    mine = seat == sight.seat
    partner = sight.seats.partners and not mine and side == sight.seats.side(sight.seat)
    bidder = _high(sight)
    pill, plain = _pill(sight, seat)
    bought = sight.phase in ("widow", "trump", "play")
    target_tricks = None
    bidding = sight.bidder is not None and side == sight.seats.side(sight.bidder)
    if bought and bidding and sight.bid != "under":
        target_tricks = needed(sight.bid or "")
    return plate(sight, seat, name, you)._replace(
        pill=pill,
        bidder=seat == bidder,
        plain=plain,
        of=TRICKS if bought else 0,
        needed=target_tricks,
        turn=talk.turn(sight.phase, own) if seat == sight.turn else None,
        partner=tr("partner") if partner else "",
        asterisks=sight.ledger.column("hickeys")[side] if sight.rules.hickeys else 0,
    )


def _high(sight: MoonSight) -> int | None:
    """The bidder, or in the auction the highest so far."""
    if sight.phase != "bid":
        return sight.bidder
    bids = [bid.seat for bid in sight.said if bid.bid != "pass"]
    return bids[-1] if bids else None


def _pill(sight: MoonSight, seat: int) -> tuple[str, bool]:
    if sight.phase not in _HAND_PHASES:
        return "", True
    for bid in sight.said:
        if bid.seat == seat:
            return talk.said(bid.bid), False
    return (tr("No bid yet") if sight.phase == "bid" else ""), True


def _plaque(sight: MoonSight, names: Sequence[str], you: int | None) -> _Plaque:
    def told(words: Callable[[str, bool], tuple[str, str]], seat: int) -> _Plaque:
        return _Plaque("moon", *words(names[seat], seat == you))

    match sight.phase:
        case "draw" if sight.drawn:
            again = [names[seat] for seat in highest_drawn(sight.drawn)]
            return _Plaque("moon", *talk.drawing_again(again))
        case "draw":
            return _Plaque("moon", *talk.draw())
        case "deal" if sight.dealer is not None:
            return told(talk.dealing, sight.dealer)
        case "bid":
            bids = [bid for bid in sight.said if bid.bid != "pass"]
            if not bids:
                return _Plaque("moon", *talk.auction(None, False, ""))
            high = bids[-1]
            own = high.seat == you
            words = talk.auction(names[high.seat], own, high.bid)
            return _Plaque("moon", *words)
        case "widow" | "trump" | "play" if sight.bidder is not None and sight.bid is not None:
            own = sight.bidder == you
            return _bought(sight, names[sight.bidder], own, sight.bidder, sight.bid)
        case _:
            won = sight.ledger.match_winner()
            if won is None:
                return _Plaque("moon", *talk.draw())
            own = you is not None and sight.seats.side(you) == won.winner
            name = score_words.side([names[seat] for seat in sight.seats.members(won.winner)])
            return _Plaque("moon", won_by(name, own, match=True), "")


def _bought(sight: MoonSight, name: str, own: bool, bidder: int, bid: str) -> _Plaque:
    if sight.phase != "play":
        meant = None if sight.trump is None else sight.rules.meant(sight.trump)
        words = talk.bought(name, own, bid, sight.phase, meant)
        return _Plaque(sight.trump or "moon", *words)
    taken = sight.seats.by_side(sight.taken)[sight.seats.side(bidder)]
    left = TRICKS - len(sight.tricks)
    title = talk.contract(bid, sight.trump, sight.rules.blanks_are_follow_me)
    line = talk.progress(name, own, bid, taken, needed(bid), left)
    return _Plaque("moon" if bid == "under" else sight.trump or "moon", title, line)
