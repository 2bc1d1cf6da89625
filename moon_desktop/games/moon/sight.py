"""What one seat may know of a match of Moon (M1.5)."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw, Entry, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.moon.contract import suits_of
from moon_desktop.games.moon.entries import Choice, Deal, Exchange, HandOver
from moon_desktop.games.moon.phases import (
    Bidding,
    Dealing,
    Exchanging,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)
from moon_desktop.games.moon.rules import MoonRules

PhaseName: TypeAlias = Literal["draw", "deal", "bid", "widow", "trump", "play", "over"]


def visible(entry: Entry, seat: int | None) -> Entry:
    """``entry`` as ``seat`` may see it happen: hands, widow and discard of others left out.

    None sees it from nobody's seat: no hand at all.
    """
    match entry:
        case Deal():
            hands = tuple(held if s == seat else () for s, held in enumerate(entry.hands))
            return entry._replace(hands=hands, widow=None)
        case Exchange() if entry.seat != seat:
            return entry._replace(discard="")
        case _:
            return entry


class MoonSight(NamedTuple):
    """The match as seat ``seat`` sees it.

    ``legal``: the choices open to it, empty unless it is its ``turn``.
    ``held``: its own tiles now, in the order dealt, the widow last while it may discard;
    ``counts``: how many tiles each seat holds. ``widow`` and ``discard``: the tiles, to the
    bidder alone; ``widow_down`` and ``discard_down``: whether one lies on the table.
    ``said``: the auction so far; ``bidder``, ``bid``: its outcome once it is over.
    ``trump`` and ``suits``: once they are settled. ``plays``, ``suit``: the trick on the table;
    ``tricks``: the finished ones; ``taken``: how many each seat took.
    ``result``: how the last hand ended, between hands; ``drawn``: the draw for dealer, open.
    ``veiled``: nobody looks from this seat now, and nothing of its hand is known either.
    """

    rules: MoonRules
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
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    result: HandOver | None = None
    drawn: tuple[Draw, ...] = ()
    veiled: bool = False

    def veil(self) -> "MoonSight":
        """The same table with nobody at the seat: what is open to all, and no more (M1.5)."""
        return self._replace(veiled=True, legal=(), held=(), widow=None, discard=None)

    def watched(self) -> "MoonSight":
        """The same with nothing open: nobody sits there to choose."""
        return self._replace(legal=())

    def unasked(self) -> "MoonSight":
        """The same without a turn or anything open: while the table moves."""
        return self._replace(turn=None, legal=())


def sight_of(
    rules: MoonRules,
    ledger: Ledger,
    phase: Phase,
    number: int,
    turn: int | None,
    legal: tuple[Choice, ...],
    seat: int,
) -> MoonSight:
    """The match as ``seat`` sees it; ``legal`` are the choices of the seat in ``turn``."""
    legal = legal if turn == seat else ()

    def seen(name: Any, dealer: int | None, **known: Any) -> MoonSight:
        return MoonSight(
            rules, seat, rules.table, name, turn, legal, ledger, number, dealer, **known
        )

    match phase:
        case Drawing(drawn):
            return seen("draw", None, drawn=drawn)
        case Dealing(dealer, result, drawn):
            return seen("deal", dealer, result=result, drawn=drawn)
        case Over(_, result):
            return seen("over", None, result=result)
        case Bidding(hand, auction):
            return seen("bid", hand.deal.dealer, **_holding(hand, seat), said=auction.said)
        case Exchanging(hand):
            return seen("widow", hand.deal.dealer, **_holding(hand, seat, True), **_bought(hand))
        case Naming(hand):
            return seen("trump", hand.deal.dealer, **_holding(hand, seat), **_bought(hand))
        case Playing(hand, tricks):
            return seen(
                "play",
                hand.deal.dealer,
                **_holding(hand, seat, held=tricks.held),
                **_bought(hand),
                **_trick(hand, rules, tricks),
            )


def _holding(
    hand: Hand, seat: int, exchanging: bool = False, held: tuple[int, ...] | None = None
) -> dict[str, Any]:
    held = hand.held if held is None else held
    dealt = hand.deal.hands[seat]
    widow, bits = hand.deal.widow, held[seat]
    taken_in = exchanging or hand.discard is not None
    if seat == hand.bidder and taken_in and widow is not None:
        dealt = (*dealt, widow)
    return {
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


def _trick(hand: Hand, rules: MoonRules, tricks: Tricks) -> dict[str, Any]:
    return {
        "suits": suits_of(rules, hand.bid, hand.trump),
        "plays": tricks.plays,
        "suit": tricks.suit,
        "tricks": tricks.done,
        "taken": tricks.taken,
    }
