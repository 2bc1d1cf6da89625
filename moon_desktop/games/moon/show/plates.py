"""What the furniture says of a Sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.games.auction.show import plates
from moon_desktop.games.moon.contract import TRICKS, needed
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.table import places
from moon_desktop.games.shown.table import PlateValues, Telling
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, tr

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
    told = plates.telling(
        TALK,
        sight,
        lambda seat: _plate(sight, seat, names[seat], you),
        _plaque(sight, [called.apart(name) for name in names], you),
    )
    return told._replace(
        caption=tr("The widow") if sight.widow_down else "",
        places=places(sight) if sight.phase == "play" else frozenset(),
        besides=talk.dice_told(sight.dice) if sight.dice else "",
    )


def _plate(sight: MoonSight, seat: int, name: str, you: int | None) -> PlateValues:
    side_of = sight.seats.side
    side, mine = side_of(seat), side_of(sight.seat)
    bought = sight.phase in ("widow", "trump", "play")
    bidding = bought and sight.bidder is not None and side == side_of(sight.bidder)
    partner = sight.seats.partners and seat != sight.seat and side == mine
    return plates.plate(TALK, sight, seat, name, you)._replace(
        of=TRICKS if bought else 0,
        needed=needed(sight.bid or "") if bidding and sight.bid != "under" else None,
        partner=tr("partner") if partner else "",
        asterisks=sight.ledger.column("hickeys")[side] if sight.rules.hickeys else 0,
    )


def _plaque(sight: MoonSight, names: Sequence[str], you: int | None) -> plates.Plaque:
    def playing() -> plates.Plaque:
        assert sight.bidder is not None
        assert sight.bid is not None
        emblem = "moon" if sight.bid == "under" else sight.trump or "moon"
        line = _progress(sight, names[sight.bidder], sight.bidder, sight.bid)
        return emblem, _contract(sight), line

    return plates.plaque(
        TALK,
        sight,
        names,
        you,
        (tr("{name}: {bid}"), tr("{name}: {bid}")),
        lambda: (sight.trump or "moon", _to_come(sight)),
        playing,
    )


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
