"""Why the best choice of an advice is the best: what the games with an auction say alike."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import HAND_SIZE, NameTrump
from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.dominoes.players.explaining_plays import NOTHING, why_play
from moon_desktop.games.dominoes.players.holding import holding, partner_bid
from moon_desktop.games.dominoes.players.reasons import (
    Because,
    Explained,
    best_bid,
    figure,
    longest,
)
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.reading import read

S = TypeVar("S", bound=AuctionSight[Any, Any])


class Explaining(Generic[S]):
    """What is said of the best choice of an ``advice`` on a Sight S."""

    counts: ClassVar[tuple[int, ...]] = NOTHING
    """What tiles count, by index, besides the tricks."""

    def __init__(self, advice: Advice) -> None:
        self.advice: Final = advice
        self.sight: Final[S] = advice.sight

    # --- what a game is asked ---------------------------------------------------------------

    def contract(self, bid: str, call: str) -> Contract:
        """That of ``bid`` at ``call``."""
        raise NotImplementedError

    def meant(self, call: str) -> str:
        """What ``call`` is to players."""
        return call

    def call_of(self, worth: Worth) -> str | None:
        """What a bid is meant for; None where that is not known."""
        raise NotImplementedError

    def bid(self) -> Because:
        """The reason for the best of the bids."""
        raise NotImplementedError

    def settling(self, choice: Choice) -> tuple[Because, ...]:
        """What speaks for a discard, and the reason."""
        raise NotImplementedError

    # --- what they say alike ----------------------------------------------------------------

    def explained(self) -> Explained:
        """Why the best choice is the best."""
        *facts, because = self._reasons()
        return Explained(because, figure(self.advice), tuple(facts))

    def _reasons(self) -> tuple[Because, ...]:
        """What speaks for the best choice, and last why it is the best: the most telling of what
        is true."""
        match self.advice.best:
            case Play() as play:
                return self._play(play)
            case _ if len(self.sight.legal) == 1:
                return (Because("only"),)
            case Bid():
                return *self._bid_facts(), self.bid()
            case NameTrump() as named:
                return self.trump(named)
            case choice:
                return self.settling(choice)

    def holds(self, bid: str, call: str) -> Because:
        """What the seat holds at ``call``; what it has laid away itself is out no more."""
        sight, held = self.sight, mask(self.sight.held)
        away = 0 if sight.discard is None else BIT[sight.discard]
        meant = self.meant(call)
        contract = self.contract(bid, meant)
        unseen = sight.rules.set & ~held & ~away
        found = holding(held, unseen, contract.suits, meant, low=contract.low)
        return Because("holding", holding=found)

    def trump(self, choice: NameTrump) -> tuple[Because, ...]:
        """What speaks for naming a trump, and the reason."""
        bid, held = self.sight.bought.bid, mask(self.sight.held)

        def count(call: str) -> int:
            trumps = self.contract(bid, self.meant(call)).suits.trumps
            return (held & trumps).bit_count()

        calls = [other.trump for other in self.sight.legal if isinstance(other, NameTrump)]
        return self.holds(bid, choice.trump), longest(choice.trump, calls, count)

    def _bid_facts(self) -> tuple[Because, ...]:
        """What speaks for a bid, and of a pass what the best bid would rest on."""
        worth, told = best_bid(self.advice), partner_bid(self.sight)
        call = self.call_of(worth)
        return told if call is None else (*told, *self.rests_on(worth.choice.bid, call))

    def rests_on(self, bid: str, call: str) -> tuple[Because, ...]:
        """What a bid that is meant for ``call`` rests on."""
        passes = self.advice.best.bid == PASS
        named = Because("best-call" if passes else "call", bid=bid, call=self.meant(call))
        return named, self.holds(bid, call)

    def _play(self, play: Play) -> tuple[Because, ...]:
        sight = self.sight
        low, seats = sight.low, sight.seats
        counts = NOTHING if low else self.counts
        contract, all_ = sight.contract, HAND_SIZE + sum(counts)
        won = seats.by_side(sight.taken) if counts is NOTHING else sight.counted
        has, left = won[seats.side(contract.bidder)], all_ - sum(won)
        down = sum(counts[INDEX[one.piece]] for one in sight.plays)
        trick = 1 + down + counts[INDEX[play.piece]]

        def fate(takes: bool) -> str | None:
            """How the contract is decided by the trick on the table with ``play`` in it, if it is,
            where the bidder's side ``takes`` it, or does not."""
            if contract.outcome(has, left) is not None:
                return None
            return contract.outcome(has + trick * takes, left - trick)

        *facts, because = why_play(read(sight), play, fate, low=low, counts=counts)
        if down and because.why not in ("only", "follows"):
            facts.append(Because("trick-counts", number=down))
        return *facts, because
