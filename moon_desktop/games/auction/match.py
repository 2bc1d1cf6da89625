"""A match in which hands are bought: the auction, the exchange, the trump, and then the tricks."""

# Annotations are not postponed: they would be compiled again with the class.
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from moon_desktop.engine.account import Account as Finished
from moon_desktop.engine.account import Played
from moon_desktop.engine.bidding import Auction, Ladder
from moon_desktop.engine.entries import Bid, Consequence, Entry, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Playing, RuleIds, TrickMatch
from moon_desktop.engine.match import Rules as TrickRules
from moon_desktop.engine.pieces import Piece, Tile, pips
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.contract import Account, Bidding, Contract, Exchanging, Hand, Naming
from moon_desktop.games.auction.entries import (
    HAND_SIZE,
    Bought,
    Choice,
    DealtOut,
    Exchange,
    NameTrump,
)
from moon_desktop.games.auction.sight import AuctionSight


class Rules(TrickRules, Protocol):
    """House rules of such a game; ``tiles``: those in play, in the order the shuffle starts from;
    ``renege``: ``prevent`` or ``forfeit``."""

    @property
    def tiles(self) -> tuple[Tile, ...]: ...
    @property
    def renege(self) -> str: ...
    @property
    def first_lead_trump(self) -> bool: ...


@dataclass(frozen=True, kw_only=True)
class AuctionIds(RuleIds):
    """With the ids by which an exchange and a call are refused out of turn, and they or a bid as
    what is not settled yet."""

    order: str
    call: str
    exchange: str = ""


R = TypeVar("R", bound=Rules)
E = TypeVar("E", bound=Bought)


class AuctionMatch(TrickMatch[R, DealtOut, Hand, E], ABC, Generic[R, E]):
    """Such a match under house rules R; its hands end as E."""

    __slots__ = ()

    length: ClassVar[int] = HAND_SIZE
    worth: ClassVar[tuple[int, ...]] = ()
    """What a tile counts for who takes it, by index, besides 1 a trick; nothing where tricks
    count."""

    # --- what a game is asked -------------------------------------------------------------

    @property
    @abstractmethod
    def ids(self) -> AuctionIds: ...

    @abstractmethod
    def ladder(self) -> Ladder:
        """The bids open over each standing bid."""

    @abstractmethod
    def refused(self, choice: Choice) -> Illegal:
        """Why a bid, a discard, a call or a first lead of the seat in turn is not open."""

    def shut(self, held: tuple[int, ...]) -> tuple[frozenset[str], ...]:
        """By seat the bids that its hand does not allow; nothing where hands do not matter."""
        return ()

    @abstractmethod
    def contract(self, bought: Bid, call: str | None) -> Contract:
        """What a hand is played for that was ``bought`` so, at ``call``."""

    @abstractmethod
    def settling(self, hand: Hand) -> Exchanging | Naming | Playing:
        """What is to settle next of ``hand``, which is bought; or its tricks."""

    def must_lead(self, contract: Contract, held: int) -> int:
        """The tiles (bits) of those ``held`` that the first lead is confined to, or 0."""
        return held & contract.suits.trumps if self.rules.first_lead_trump else 0

    @abstractmethod
    def passed(self) -> E:
        """How a hand ended in which everybody passed."""

    @abstractmethod
    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> E: ...

    # --- the flow -------------------------------------------------------------------------

    def after(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]:
        match self.phase, entry:
            case Playing() as phase, Play():
                return self._played(phase, entry)
            case Bidding() as phase, Bid():
                return self._bid(phase, entry)
            case Naming() as phase, NameTrump():
                return self._named(phase, entry), ()
            case Exchanging() as phase, Exchange():
                return self._exchanged(phase, entry), ()
            case _:
                return super().after(entry)

    @property
    def turn(self) -> int | None:
        match self.phase:
            case Playing(_, tricks):
                return tricks.turn
            case Bidding(_, auction):
                return auction.turn
            case Naming(_, namer):
                return namer
            case Exchanging(hand):
                return hand.bidder
            case _:
                return None

    @property
    def last(self) -> Account[Any, E] | None:
        last = super().last
        assert last is None or isinstance(last, Account)
        return last

    def legal(self) -> tuple[Choice, ...]:
        match self.phase:
            case Playing() as phase:
                return self.open_plays(phase)
            case Bidding(_, auction):
                return tuple([Bid(auction.turn, bid) for bid in auction.open_bids()])
            case Naming(_, namer, calls):
                return tuple([NameTrump(namer, call) for call in calls])
            case Exchanging(hand, tiles):
                return tuple([Exchange(hand.bidder, tile) for tile in tiles])
            case _:
                return ()

    def due_by(self) -> str:
        match self.phase:
            case Bidding():
                return self.ids.bid
            case Naming() | Exchanging():
                return self.ids.order
            case _:
                return super().due_by()

    @property
    def pieces(self) -> tuple[Tile, ...]:
        return self.rules.tiles

    def rank(self, piece: Piece) -> int:
        return pips(piece)

    def begun(self, deal: DealtOut, held: tuple[int, ...]) -> Bidding:
        table = self.rules.table
        held = held[: table.count]
        first = table.left_of(deal.dealer)
        return Bidding(Hand(deal, held), Auction(self.ladder(), table, first, shut=self.shut(held)))

    def begin_play(self, hand: Hand) -> Playing:
        """The tricks of ``hand``, whose contract is settled."""
        contract, nil = hand.played_for, (0,) * len(hand.held)
        tricks = Tricks(
            contract.suits, hand.held, contract.leader, taken=nil, out=contract.out,
            worth=self.worth, counted=nil if self.worth else (),
        )  # fmt: skip
        return Playing(hand, tricks)

    def sight(self, seat: int) -> AuctionSight[R, E]:
        """What ``seat`` may know (M1.5, T1.3)."""
        turn = self.turn
        legal, last = self.legal() if turn == seat else (), self.last
        shown = AuctionSight[R, E](
            rules=self.rules,
            seat=seat,
            seats=self.rules.table,
            phase="draw",
            turn=turn,
            legal=legal,
            ledger=self.ledger,
            hand=self.number,
            dealer=None,
            last=last.open if isinstance(last, Account) else None,
        )
        return shown.of(self.phase)

    def _bid(self, phase: Bidding, bid: Bid) -> tuple[Self, tuple[Consequence, ...]]:
        hand, auction = phase
        if bid.seat != auction.turn:
            raise Illegal(bid, Reason.NOT_YOUR_TURN, self.ids.bid, turn=auction.turn)
        if bid.bid not in auction.open_bids():
            raise self.refused(bid)
        auction = auction.after(bid)
        if not auction.over:
            return self._replace(phase=Bidding(hand, auction)), ()
        # From now on it is as all have heard it.
        hand = hand._replace(auction=auction.heard)
        if auction.standing is None:
            return self.closed(hand, self.passed())
        return self._replace(phase=self.settling(hand)), ()

    def _exchanged(self, phase: Exchanging, choice: Exchange) -> Self:
        hand = phase.hand
        bidder = hand.bidder
        if choice.seat != bidder:
            raise Illegal(choice, Reason.NOT_YOUR_TURN, self.ids.exchange, turn=bidder)
        if choice.discard not in phase.open:
            raise self.refused(choice)
        hand = hand.exchanged(choice.discard)._replace(discard=choice.discard)
        return self._replace(phase=self.settling(hand))

    def _named(self, phase: Naming, choice: NameTrump) -> Self:
        if choice.seat != phase.namer:
            raise Illegal(choice, Reason.NOT_YOUR_TURN, self.ids.call, turn=phase.namer)
        if choice.trump not in phase.open:
            raise self.refused(choice)
        hand = phase.hand
        contract = self.contract(hand.bought, choice.trump)
        return self._replace(phase=self.settling(hand._replace(contract=contract)))

    # --- plays ----------------------------------------------------------------------------

    @property
    def forfeits(self) -> bool:
        return self.rules.renege == "forfeit"

    def playable(self, phase: Playing) -> int:
        hand, tricks = phase
        held = tricks.held[tricks.turn]
        if tricks.plays:
            return held if self.rules.renege == "forfeit" else tricks.following()
        return held if tricks.done else self.must_lead(hand.contract, held) or held

    def not_open(self, phase: Playing, play: Play) -> Illegal:
        if not phase.tricks.plays:
            return self.refused(play)
        illegal = super().not_open(phase, play)
        illegal.facts["trump"] = phase.hand.contract.call
        return illegal

    # --- the end of a hand ----------------------------------------------------------------

    def account(self, hand: Hand, result: E, played: Played) -> Account[DealtOut, E]:
        assert hand.auction is not None
        game = len(self.ledger.winners) + 1
        return Account(
            *(self.number, game, hand.deal, result, *played),
            auction=hand.auction,
            contract=hand.contract,
            discard=hand.discard,
            said=hand.said,
        )

    def entered(self, result: E) -> Ledger:
        return self.ledger.after_hand(result)

    def game_winner(self, ledger: Ledger, last: Finished[DealtOut, E]) -> int | None:
        """Credits are counted from the bidder on (M5.6)."""
        bidder = last.ended.bidder
        if bidder is None:
            return None
        return ledger.game_winner(self.rules.table.sides_clockwise(bidder))

    def next_dealer(self, last: Finished[DealtOut, E], winner: int | None) -> int:
        """Where each plays alone, who won a game deals (M1.4)."""
        if winner is None or self.rules.table.partners:
            return super().next_dealer(last, winner)
        return winner


AnyMatch: TypeAlias = AuctionMatch[Any, Any]
"""That of whichever of these games."""
