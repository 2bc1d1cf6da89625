"""What one seat may know of a match in which hands are bought (M1.5, T1.3)."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Dealing, Over, Playing
from moon_desktop.engine.pieces import BIT, Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.contract import Account, Bidding, Contract, Exchanging, Hand, Naming
from moon_desktop.games.auction.entries import Choice

PhaseName: TypeAlias = Literal["draw", "deal", "bid", "widow", "trump", "play", "over"]

R = TypeVar("R")
E = TypeVar("E")


class AuctionSight(NamedTuple, Generic[R, E]):
    """The match as seat ``seat`` sees it, under house rules R and with hands that end as E.

    ``legal``: the choices open to it, empty unless it is its ``turn``.
    ``held``: its own tiles now, in the order dealt, the widow last while it may discard;
    ``counts``: how many tiles each seat holds. ``widow`` and ``discard``: the tiles, to the
    bidder alone; ``widow_down`` and ``discard_down``: whether one lies on the table.
    ``auction``: as far as it has come, as all have heard it; ``settled``: the contract, once there
    is nothing more to name. ``away``: the tiles that a seat which sits out laid away, to itself
    alone (T6.2).
    ``plays``, ``suit``: the trick on the table; ``tricks``: the finished ones; ``taken``: how
    many each seat took; ``counted``: what they count a side, where tiles count (T2.1).
    ``drawn``: the draw for dealer, open.
    ``veiled``: nobody looks from this seat now, and nothing of its hand is known either.
    ``last``: the hand that is over, until the next is dealt.
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
    auction: Auction | None = None
    settled: Contract | None = None
    away: tuple[Tile, ...] = ()
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()
    drawn: tuple[Draw, ...] = ()
    veiled: bool = False
    last: Account[Any, Any] | None = None

    @property
    def contract(self) -> Contract:
        """What the hand is played for; ValueError as long as that is not settled."""
        if self.settled is None:
            raise ValueError("the contract is not settled")
        return self.settled

    @property
    def bidding(self) -> Auction:
        """The auction of the hand; ValueError where none is in play."""
        if self.auction is None:
            raise ValueError("no hand is in play")
        return self.auction

    @property
    def bought(self) -> Bid:
        """The bid that bought the hand; ValueError as long as nobody has."""
        if self.bidder is None or self.auction is None or self.auction.standing is None:
            raise ValueError("nobody has bought the hand")
        return self.auction.standing

    @property
    def said(self) -> tuple[Bid, ...]:
        """What was bid in this hand."""
        return () if self.auction is None else self.auction.said

    @property
    def bidder(self) -> int | None:
        """Who bought the hand; None as long as nobody has."""
        if self.auction is None or self.phase == "bid" or self.auction.standing is None:
            return None
        return self.auction.standing.seat

    @property
    def call(self) -> str | None:
        """What was named; None before, and where the bid has no call."""
        return None if self.settled is None else self.settled.call

    @property
    def suits(self) -> Suits | None:
        """By what the tricks are played, in their course and when they are over."""
        return self.settled.suits if self.settled is not None and self.phase == "play" else None

    @property
    def low(self) -> bool:
        """Whether it is settled that no trick is to be taken."""
        return self.settled is not None and self.settled.low

    @property
    def out(self) -> int | None:
        """The seat that sits out, which holds nothing any more."""
        return None if self.settled is None else self.settled.out

    @property
    def result(self) -> E | None:
        """How the last hand ended, between hands."""
        return None if self.last is None else self.last.ended

    @property
    def played(self) -> Account[Any, Any] | None:
        """The last hand, between hands, if somebody had bought it."""
        return None if self.last is None or self.last.contract is None else self.last

    @property
    def at_its_end(self) -> Self:
        """The hand that is over as it stood at its end; a hand in play as it stands."""
        last = self.played
        if last is None:
            return self
        counted = getattr(last.ended, "counted", ())
        return self._replace(
            phase="play",
            auction=last.auction,
            settled=last.contract,
            tricks=last.tricks,
            taken=last.ended.tricks,
            counted=counted,
            discard=last.discard,
        )

    def veil(self) -> Self:
        """The same table with nobody at the seat: what is open to all, and no more."""
        return self._replace(veiled=True, legal=(), held=(), widow=None, discard=None, away=())

    def watched(self) -> Self:
        """The same with nothing open: nobody sits there to choose."""
        return self._replace(legal=())

    def unasked(self) -> Self:
        """The same without a turn or anything open: while the table moves."""
        return self._replace(turn=None, legal=())

    # --- what it shows of a phase -----------------------------------------------------------

    def of(self, phase: object) -> Self:
        """With what its seat may know of ``phase``."""
        match phase:
            case Drawing(drawn):
                return self._replace(drawn=drawn)
            case Dealing(dealer, drawn):
                return self._replace(phase="deal", dealer=dealer, drawn=drawn)
            case Over():
                return self._replace(phase="over")
            case Bidding(hand, auction):
                return self._holding(hand, hand.held)._replace(phase="bid", auction=auction.heard)
            case Exchanging(hand):
                return self._holding(hand, hand.held, exchanging=True)._replace(phase="widow")
            case Naming(hand):
                return self._holding(hand, hand.held)._replace(phase="trump")
            case Playing(hand, tricks):
                out = tricks.out
                held = tuple([0 if s == out else bits for s, bits in enumerate(tricks.held)])
                return self._holding(hand, held)._replace(
                    phase="play",
                    away=hand.deal.hands[self.seat] if self.seat == out else (),
                    plays=tricks.plays,
                    suit=tricks.suit,
                    tricks=tricks.done,
                    taken=tricks.taken,
                    counted=self.seats.by_side(tricks.counted) if tricks.counted else (),
                )
        raise TypeError(phase)

    def _holding(self, hand: Hand, held: tuple[int, ...], exchanging: bool = False) -> Self:
        dealt = hand.deal.hands[self.seat]
        widow, bits = hand.deal.widow, held[self.seat]
        taken_in = exchanging or hand.discard is not None
        buys = taken_in and self.seat == hand.bought.seat
        if buys and widow is not None:
            dealt = (*dealt, widow)
        return self._replace(
            dealer=hand.deal.dealer,
            dice=hand.deal.dice,
            held=tuple([tile for tile in dealt if bits & BIT[tile]]),
            counts=tuple([count.bit_count() for count in held]),
            widow=widow if buys else None,
            widow_down=widow is not None and not taken_in,
            discard=hand.discard if buys else None,
            discard_down=hand.discard is not None,
            auction=hand.auction,
            settled=hand.contract,
        )


AnySight: TypeAlias = AuctionSight[Any, Any]
"""That of whichever of these games."""

AnyAccount: TypeAlias = Account[Any, Any]
"""The account of a finished hand, likewise."""
