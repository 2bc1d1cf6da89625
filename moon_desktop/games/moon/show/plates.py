"""What the furniture says of a Sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.games.moon.contract import TRICKS, needed
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.dominoes import highest_drawn
from moon_desktop.games.plain.table import places, plate, won
from moon_desktop.games.plain.talk import side_called
from moon_desktop.games.shown.table import PlateValues, Telling
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, tr

_TURNS: Final[Mapping[str, tuple[str, str]]] = {
    "bid": (N_("Your turn to bid"), N_("To bid")),
    "widow": (N_("Discard one tile"), N_("To discard")),
    "trump": (N_("Name trump"), N_("To name trump")),
    "play": (N_("Your turn"), N_("To play")),
}
"""On the plate of who is to choose, your own and another's."""

_PROGRESS: Final[Mapping[str, str]] = {
    "under": N_("{name} bid {bid} \u2014 no tricks"),
    "made": N_("{name} bid {bid} \u2014 made"),
    "set": N_("{name} bid {bid} \u2014 set by {tricks}"),
    "last": N_("{name} bid {bid} \u2014 the last trick needed"),
    "all": N_("{name} bid {bid} \u2014 all {tricks} needed"),
    "more": N_("{name} bid {bid} \u2014 {tricks} more needed"),
}
"""Who bid what, and what is still needed of the tricks that are left."""


def telling(sight: MoonSight, names: Sequence[str], you: int | None) -> Telling:
    """Everything the furniture shows of ``sight``; ``names`` by seat.

    ``you``: the seat that is spoken to, None where no person sits at the table.
    """
    if sight.veiled:
        you = None
    order = sight.seats.clockwise(sight.seat)
    said = {bid.seat: called.bid(bid.bid) for bid in sight.said} if sight.phase == "bid" else {}
    emblem, title, line = _plaque(sight, [called.apart(name) for name in names], you)
    return Telling(
        plates=tuple(_plate(sight, seat, names[seat], you) for seat in order),
        emblem=emblem,
        title=title,
        line=line,
        caption=tr("The widow") if sight.widow_down else "",
        bubbles=tuple(said.get(seat, "") for seat in order),
        places=places(sight) if sight.phase == "play" else frozenset(),
        besides=talk.dice_told(sight.dice) if sight.dice else "",
    )


def _plate(sight: MoonSight, seat: int, name: str, you: int | None) -> PlateValues:
    side_of = sight.seats.side
    side, mine = side_of(seat), side_of(sight.seat)
    bought = sight.phase in _TURNS and sight.phase != "bid"
    bidding = bought and sight.bidder is not None and side == side_of(sight.bidder)
    pill = next((talk.said(bid.bid) for bid in sight.said if bid.seat == seat), "")
    waits = sight.phase == "bid" and not pill
    turn = tr(_TURNS[sight.phase][seat != you]) if seat == sight.turn else None
    return plate(sight, seat, name, you)._replace(
        pill=tr("No bid yet") if waits else pill if sight.phase in _TURNS else "",
        bidder=seat == _high(sight),
        plain=not pill,
        of=TRICKS if bought else 0,
        needed=needed(sight.bid or "") if bidding and sight.bid != "under" else None,
        turn=turn,
        partner=tr("partner")
        if sight.seats.partners and seat != sight.seat and side == mine
        else "",
        asterisks=sight.ledger.column("hickeys")[side] if sight.rules.hickeys else 0,
    )


def _high(sight: MoonSight) -> int | None:
    """The bidder, or in the auction the highest so far."""
    if sight.phase != "bid":
        return sight.bidder
    return next((bid.seat for bid in reversed(sight.said) if bid.bid != "pass"), None)


def _plaque(sight: MoonSight, names: Sequence[str], you: int | None) -> tuple[str, str, str]:
    """Emblem, title and line."""
    match sight.phase:
        case "draw" if sight.drawn:
            again = called.listing([names[seat] for seat in highest_drawn(sight.drawn)])
            return "moon", tr("The draw"), tr("{names} draw again").format(names=again)
        case "deal" if sight.dealer is not None:
            deals = tr("You deal") if sight.dealer == you else tr("{name} deals")
            return "moon", tr("A new hand"), deals.format(name=names[sight.dealer])
        case "bid":
            return "moon", tr("The auction"), _standing(sight, names)
        case "widow" | "trump" if sight.bidder is not None and sight.bid is not None:
            title = tr("You won the bid") if sight.bidder == you else tr("{name} won the bid")
            return sight.trump or "moon", title.format(name=names[sight.bidder]), _to_come(sight)
        case "play" if sight.bidder is not None and sight.bid is not None:
            emblem = "moon" if sight.bid == "under" else sight.trump or "moon"
            line = _progress(sight, names[sight.bidder], sight.bidder, sight.bid)
            return emblem, _contract(sight), line
    over = sight.ledger.match_winner()
    if over is None:
        return "moon", tr("The draw"), tr("The highest tile deals")
    own = you is not None and sight.seats.side(you) == over.winner
    return "moon", won(side_called(sight, names, over.winner), own, match=True), ""


def _standing(sight: MoonSight, names: Sequence[str]) -> str:
    """The bid to go above."""
    bids = [bid for bid in sight.said if bid.bid != "pass"]
    if not bids:
        return tr("No bid yet")
    return tr("{name}: {bid}").format(name=names[bids[-1].seat], bid=called.bid(bids[-1].bid))


def _to_come(sight: MoonSight) -> str:
    """What was bid, and what stands between that and the play."""
    if sight.phase == "trump":
        words, trump = tr("{bid} \u2014 trump next"), ""
    elif sight.trump is not None:
        words = tr("{bid} \u2014 {trump}, then the widow")
        trump = called.trump(sight.rules.meant(sight.trump))
    else:
        words, trump = tr("{bid} \u2014 the widow"), ""
    return words.format(bid=called.bid(sight.bid or ""), trump=trump)


def _contract(sight: MoonSight) -> str:
    """What is trump, as a heading."""
    if sight.bid == "under":
        return tr("Shooting under")
    if sight.trump == "0" and sight.rules.blanks_are_follow_me:
        return tr("Follow me, on blanks")
    assert sight.trump is not None
    if sight.trump == "none":
        return called.trump("none")
    return tr("{suit} are trump").format(suit=called.trump(sight.trump))


def _progress(sight: MoonSight, name: str, bidder: int, bid: str) -> str:
    taken = sight.seats.by_side(sight.taken)[sight.seats.side(bidder)]
    left, missing = TRICKS - len(sight.tricks), needed(bid) - taken
    if bid == "under":
        how = "under"
    elif missing <= 0:
        how = "made"
    elif missing > left:
        how, missing = "set", missing - left
    elif missing < left:
        how = "more"
    else:
        how = "last" if missing == 1 else "all"
    return tr(_PROGRESS[how]).format(name=name, bid=called.bid_brief(bid), tricks=missing)
