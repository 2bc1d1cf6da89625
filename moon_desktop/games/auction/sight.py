"""What one seat may know of a match with an auction (M1.5, T1.3)."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw, Entry, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, Tile, tiles
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.auction.entries import Choice, DealtOut, Exchange
from moon_desktop.games.auction.phases import (
    Bidding,
    Dealing,
    Exchanging,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)

PhaseName: TypeAlias = Literal["draw", "deal", "bid", "widow", "trump", "play", "over"]

R = TypeVar("R")
E = TypeVar("E")


def visible(entry: Entry, seat: int | None) -> Entry:
    """``entry`` as ``seat`` may see it happen: hands, widow and discard of others left out.

    None sees it from nobody's seat: no hand at all.
    """
    if isinstance(entry, Exchange) and entry.seat != seat:
        return entry._replace(discard="")
    if not isinstance(entry, DealtOut):
        return entry
    deal: Any = entry
    hands = tuple(held if s == seat else () for s, held in enumerate(entry.hands))
    known: Entry = deal._replace(hands=hands, **({} if deal.widow is None else {"widow": None}))
    return known


class LastHand(NamedTuple):
    """A hand that is over, in which nothing is hidden any more but what was laid away unseen: the
    fields of a Sight as they were at its end (M3.1, T6.2). ``left``: what each seat still held."""

    said: tuple[Bid, ...]
    bidder: int
    bid: str
    trump: str | None
    suits: Suits
    out: int | None
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    counted: tuple[int, ...]
    discard: Tile | None
    left: tuple[tuple[Tile, ...], ...]


class AuctionSight(NamedTuple, Generic[R, E]):
    """The match as seat ``seat`` sees it, under house rules R and with hands that end as E.

    ``legal``: the choices open to it, empty unless it is its ``turn``.
    ``held``: its own tiles now, in the order dealt, the widow last while it may discard;
    ``counts``: how many tiles each seat holds. ``widow`` and ``discard``: the tiles, to the
    bidder alone; ``widow_down`` and ``discard_down``: whether one lies on the table.
    ``said``: the auction so far; ``bidder``, ``bid``: its outcome once it is over.
    ``trump`` and ``suits``: once they are settled. ``out``: the seat that sits out, which holds
    nothing any more; ``away``: the tiles that it laid away, to itself alone (T6.2).
    ``plays``, ``suit``: the trick on the table; ``tricks``: the finished ones; ``taken``: how
    many each seat took; ``counted``: what they count a side, where tiles count (T2.1).
    ``result``: how the last hand ended, between hands; ``drawn``: the draw for dealer, open.
    ``veiled``: nobody looks from this seat now, and nothing of its hand is known either.
    ``last``: the hand that is over, until the next is dealt, if somebody had bought it.
    """

    rules: R
    seat: int
    seats: Seats
    phase: PhaseName
    turn: int | None
    legal: tuple[Choice, ...]
    ledger: Ledger
    hand: int
    dealer: int | None
    dice: tuple[int, int] | None = None
    held: tuple[Tile, ...] = ()
    counts: tuple[int, ...] = ()
    widow: Tile | None = None
    widow_down: bool = False
    discard: Tile | None = None
    discard_down: bool = False
    said: tuple[Bid, ...] = ()
    bidder: int | None = None
    bid: str | None = None
    trump: str | None = None
    suits: Suits | None = None
    out: int | None = None
    away: tuple[Tile, ...] = ()
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()
    result: E | None = None
    drawn: tuple[Draw, ...] = ()
    veiled: bool = False
    last: LastHand | None = None

    @property
    def at_its_end(self) -> Self:
        """The hand that is over as it stood at its end; a hand in play as it stands."""
        if self.last is None:
            return self
        fields: dict[str, Any] = self.last._asdict()
        del fields["left"]
        return self._replace(phase="play", **fields)

    def veil(self) -> Self:
        """The same table with nobody at the seat: what is open to all, and no more."""
        return self._replace(veiled=True, legal=(), held=(), widow=None, discard=None, away=())

    def watched(self) -> Self:
        """The same with nothing open: nobody sits there to choose."""
        return self._replace(legal=())

    def unasked(self) -> Self:
        """The same without a turn or anything open: while the table moves."""
        return self._replace(turn=None, legal=())


def seen(phase: Phase, seat: int, seats: Seats) -> dict[str, Any]:
    """What ``seat`` may know of ``phase``, by the fields of a Sight: its name, who deals …"""
    match phase:
        case Drawing(drawn):
            return {"phase": "draw", "dealer": None, "drawn": drawn}
        case Dealing(dealer, result, drawn, last):
            ended = {"result": result, "last": _last(last, seats)}
            return {"phase": "deal", "dealer": dealer, "drawn": drawn, **ended}
        case Over(_, result, last):
            return {"phase": "over", "dealer": None, "result": result, "last": _last(last, seats)}
        case Bidding(hand, auction):
            return {"phase": "bid", "said": auction.said, **_holding(hand, seat, hand.held)}
        case Exchanging(hand):
            holding = _holding(hand, seat, hand.held, exchanging=True)
            return {"phase": "widow", **holding, **_bought(hand)}
        case Naming(hand):
            return {"phase": "trump", **_holding(hand, seat, hand.held), **_bought(hand)}
        case Playing(hand, tricks):
            held = tuple([0 if s == tricks.out else bits for s, bits in enumerate(tricks.held)])
            return {
                "phase": "play",
                **_holding(hand, seat, held),
                **_bought(hand),
                **_trick(hand, tricks, seat, seats),
            }


def _last(phase: Playing | None, seats: Seats) -> LastHand | None:
    if phase is None:
        return None
    hand, tricks = phase
    return LastHand(
        *(hand.said, hand.bidder, hand.bid, hand.trump),
        *(tricks.suits, tricks.out, tricks.done, tricks.taken),
        counted=seats.by_side(tricks.counted) if tricks.counted else (),
        discard=hand.discard,
        left=tuple([tiles(0 if s == tricks.out else bits) for s, bits in enumerate(tricks.held)]),
    )


def _holding(
    hand: Hand, seat: int, held: tuple[int, ...], exchanging: bool = False
) -> dict[str, Any]:
    dealt = hand.deal.hands[seat]
    widow, bits = hand.deal.widow, held[seat]
    taken_in = exchanging or hand.discard is not None
    if seat == hand.bidder and taken_in and widow is not None:
        dealt = (*dealt, widow)
    return {
        "dealer": hand.deal.dealer,
        "dice": hand.deal.dice,
        "held": tuple([tile for tile in dealt if bits & BIT[tile]]),
        "counts": tuple([count.bit_count() for count in held]),
        "widow": widow if seat == hand.bidder and taken_in else None,
        "widow_down": widow is not None and not taken_in,
        "discard": hand.discard if seat == hand.bidder else None,
        "discard_down": hand.discard is not None,
    }


def _bought(hand: Hand) -> dict[str, Any]:
    return {"said": hand.said, "bidder": hand.bidder, "bid": hand.bid, "trump": hand.trump}


def _trick(hand: Hand, tricks: Tricks, seat: int, seats: Seats) -> dict[str, Any]:
    return {
        "suits": tricks.suits,
        "out": tricks.out,
        "away": hand.deal.hands[seat] if seat == tricks.out else (),
        "plays": tricks.plays,
        "suit": tricks.suit,
        "tricks": tricks.done,
        "taken": tricks.taken,
        "counted": seats.by_side(tricks.counted) if tricks.counted else (),
    }
