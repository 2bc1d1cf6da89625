"""What one seat may know of a match of Texas 42 (T1.3)."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw, Entry, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.forty_two.entries import Choice, Deal, HandOver
from moon_desktop.games.forty_two.phases import (
    Bidding,
    Dealing,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)
from moon_desktop.games.forty_two.rules import FortyTwoRules

PhaseName: TypeAlias = Literal["draw", "deal", "bid", "trump", "play", "over"]


def visible(entry: Entry, seat: int | None) -> Entry:
    """``entry`` as ``seat`` may see it happen: the hands of others left out.

    None sees it from nobody's seat: no hand at all.
    """
    if not isinstance(entry, Deal):
        return entry
    hands = tuple(held if s == seat else () for s, held in enumerate(entry.hands))
    return entry._replace(hands=hands)


class FortyTwoSight(NamedTuple):
    """The match as seat ``seat`` sees it.

    ``legal``: the choices open to it, empty unless it is its ``turn``.
    ``held``: its own tiles now, in the order dealt; ``counts``: how many tiles each seat holds.
    ``said``: the auction so far; ``bidder``, ``bid``: its outcome once it is over; ``trump`` and
    ``suits``: once trump is named. ``out``: the seat that sits out in nel-o, which holds nothing
    any more; ``away``: the tiles that it laid away, to itself alone (T6.2).
    ``plays``, ``suit``: the trick on the table; ``tricks``: the finished ones; ``taken``: how
    many each seat took, ``counted``: what they count, a side (T2.1).
    ``result``: how the last hand ended, between hands; ``drawn``: the draw for shaker, open.
    ``veiled``: nobody looks from this seat now, and nothing of its hand is known either.
    """

    rules: FortyTwoRules
    seat: int
    seats: Seats
    phase: PhaseName
    turn: int | None
    legal: tuple[Choice, ...]
    ledger: Ledger
    hand: int
    dealer: int | None
    held: tuple[Tile, ...] = ()
    counts: tuple[int, ...] = ()
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
    result: HandOver | None = None
    drawn: tuple[Draw, ...] = ()
    veiled: bool = False

    def veil(self) -> "FortyTwoSight":
        """The same table with nobody at the seat: what is open to all, and no more (T1.3)."""
        return self._replace(veiled=True, legal=(), held=(), away=())

    def watched(self) -> "FortyTwoSight":
        """The same with nothing open: nobody sits there to choose."""
        return self._replace(legal=())

    def unasked(self) -> "FortyTwoSight":
        """The same without a turn or anything open: while the table moves."""
        return self._replace(turn=None, legal=())


def sight_of(
    rules: FortyTwoRules,
    ledger: Ledger,
    phase: Phase,
    number: int,
    turn: int | None,
    legal: tuple[Choice, ...],
    seat: int,
) -> FortyTwoSight:
    """The match as ``seat`` sees it; ``legal`` are the choices open to it."""

    def seen(name: PhaseName, dealer: int | None, **known: Any) -> FortyTwoSight:
        return FortyTwoSight(
            rules, seat, rules.table, name, turn, legal, ledger, number, dealer, **known
        )

    def holding(hand: Hand, held: tuple[int, ...]) -> dict[str, Any]:
        return {
            "held": tuple([tile for tile in hand.deal.hands[seat] if held[seat] & BIT[tile]]),
            "counts": tuple([bits.bit_count() for bits in held]),
        }

    match phase:
        case Drawing(drawn):
            return seen("draw", None, drawn=drawn)
        case Dealing(dealer, result, drawn):
            return seen("deal", dealer, result=result, drawn=drawn)
        case Over(_, result):
            return seen("over", None, result=result)
        case Bidding(hand, auction):
            known = holding(hand, hand.held)
            return seen("bid", hand.deal.dealer, said=auction.said, **known)
        case Naming(hand):
            known = holding(hand, hand.held) | _bought(hand)
            return seen("trump", hand.deal.dealer, **known)
        case Playing(hand, contract, tricks):
            out = tricks.out
            held = tuple(0 if s == out else bits for s, bits in enumerate(tricks.held))
            return seen(
                "play",
                hand.deal.dealer,
                **holding(hand, held),
                **_bought(hand),
                trump=contract.call,
                suits=tricks.suits,
                out=out,
                away=hand.deal.hands[seat] if seat == out else (),
                plays=tricks.plays,
                suit=tricks.suit,
                tricks=tricks.done,
                taken=tricks.taken,
                counted=rules.table.by_side(tricks.counted),
            )


def _bought(hand: Hand) -> dict[str, Any]:
    return {"said": hand.said, "bidder": hand.bidder, "bid": hand.bid}
