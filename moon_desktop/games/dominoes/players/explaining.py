"""Why the best choice of an advice is the best: what the games with an auction say alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import HAND_SIZE, NameTrump
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.dominoes.players.explaining_plays import NOTHING, why_play
from moon_desktop.games.dominoes.players.reasons import Because, Explained, Figure, Holding
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.reading import beaters_in, read

S = TypeVar("S", bound=AnySight)

_TELLS: Final = 0.005
"""Chances that are no further apart than this tell nothing."""

_TELLS_POINTS: Final = 0.05


class Explaining(ABC, Generic[S]):
    """What is said of the best choice of an ``advice`` on a Sight S."""

    counts: ClassVar[tuple[int, ...]] = NOTHING
    """What tiles count, by index, besides the tricks."""

    def __init__(self, advice: Advice) -> None:
        self.advice: Final = advice
        self.sight: Final[S] = advice.sight

    # --- what a game is asked ---------------------------------------------------------------

    @abstractmethod
    def contract(self, bid: str, call: str) -> Contract:
        """That of ``bid`` at ``call``."""

    def meant(self, call: str) -> str:
        """What ``call`` is to players."""
        return call

    @abstractmethod
    def call_of(self, worth: ActionValue) -> str | None:
        """What a bid is meant for; None where that is not known."""

    @abstractmethod
    def wins_game(self, bid: str) -> bool:
        """Whether ``bid``, the best, is to be told as one that wins the game if it is made."""

    def must_bid(self) -> bool:
        """Whether the best of the bids is to be told as one that the seat cannot help."""
        return all(worth.choice.bid != PASS for worth in self.advice.worths)

    def settling(self, choice: Choice) -> tuple[Because, ...]:
        """What speaks for a discard, and the reason; TypeError in a game that has none."""
        raise TypeError(f"nothing is settled by {choice!r}")

    # --- what they say alike ----------------------------------------------------------------

    def explained(self) -> Explained:
        """Why the best choice is the best."""
        *facts, because = self._reasons()
        return Explained(because, self._figure(), tuple(facts))

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

    def _figure(self) -> Figure:
        """That by which the best choice stands out from the others: the chance of the contract, of
        a bid its own; else points, and else the chance of the game."""
        sight, best = self.sight, self.advice.of(self.advice.best)
        own = sight.seats.side(sight.seat)
        if isinstance(self.advice.best, Bid):
            if self.advice.best.bid != PASS and best.made is not None:
                return Figure("made", best.made)
            return Figure("win", best.win)
        made = [worth.made for worth in self.advice.worths if worth.made is not None]
        if best.made is not None and (max(made) - min(made) > _TELLS or sight.phase != "play"):
            if sight.bidder is not None and sight.seats.side(sight.bidder) != own:
                return Figure("set", 1 - best.made)
            return Figure("made", best.made)
        points = [worth.points[sight.seat] for worth in self.advice.worths]
        if max(points) - min(points) > _TELLS_POINTS:
            return Figure("points", best.points[sight.seat])
        return Figure("win", best.win)

    # --- bids and trumps --------------------------------------------------------------------

    @property
    def score(self) -> int:
        """That of the seat's side."""
        return self.sight.ledger.scores[self.sight.seats.side(self.sight.seat)]

    def bid(self) -> Because:
        """The reason for the best of the bids."""
        best, worths = self.advice.best, self.advice.worths
        if best.bid == PASS:
            bid = self._best_bid()
            if bid.win > self.advice.of(best).win:
                unsound = bid.choice in self.advice.unsound
                return Because("partner-has" if unsound else "gains-little")
            return Because("pass", bid=bid.choice.bid)
        if self.wins_game(best.bid):
            return Because("wins-game", number=self.score, bid=best.bid)
        if self.must_bid():
            return Because("must-bid")
        passes = [worth.win for worth in worths if worth.choice.bid == PASS]
        better = max(passes, default=1.0) < self.advice.of(best).win
        return Because("best-bid" if better else "least")

    def _best_bid(self) -> ActionValue:
        """The worth of the best choice; where that is to pass, of the best bid."""
        if self.advice.best.bid != PASS:
            return self.advice.of(self.advice.best)
        bids = [worth for worth in self.advice.worths if worth.choice.bid != PASS]
        return max(bids, key=lambda worth: worth.win)

    def _bid_facts(self) -> tuple[Because, ...]:
        """What a partner has bid, last, and what the bid rests on; of a pass what the best bid
        would rest on."""
        sight, worth = self.sight, self._best_bid()
        partners = set(sight.seats.members(sight.seats.side(sight.seat))) - {sight.seat}
        said = [bid for bid in sight.said if bid.seat in partners and bid.bid != PASS]
        partner = [Because("partner-bid", seat=bid.seat, bid=bid.bid) for bid in said[-1:]]
        call = self.call_of(worth)
        return (*partner, *(() if call is None else self.rests_on(worth.choice.bid, call)))

    def rests_on(self, bid: str, call: str) -> tuple[Because, ...]:
        """What a bid that is meant for ``call`` rests on."""
        passes = self.advice.best.bid == PASS
        named = Because("best-call" if passes else "call", bid=bid, call=self.meant(call))
        return named, self.holds(bid, call)

    def holds(self, bid: str, call: str) -> Because:
        """What the seat holds at ``call``."""
        return Because("holding", holding=self.holding(bid, call))

    def holding(self, bid: str, call: str) -> Holding:
        """The same as a value; what the seat has laid away itself is out no more."""
        sight, held, meant = self.sight, mask(self.sight.held), self.meant(call)
        away = 0 if sight.discard is None else BIT[sight.discard]
        unseen = sight.rules.set & ~held & ~away
        contract = self.contract(bid, meant)
        suits, trump = contract.suits, contract.suits.trump_suit
        beaters, own, out = beaters_in(suits), held & suits.trumps, unseen & suits.trumps
        # By each trump of the hand, how many of those out beat it.
        over = [
            (out & beaters[trump][INDEX[tile]]).bit_count()
            for tile in tiles(own)
            if trump is not None
        ]
        walk: list[Tile] = []
        offs: list[Tile] = []
        for tile in tiles(held & ~own):
            index = INDEX[tile]
            ways = suits.leads[index]
            beaten = all(unseen & beaters[way][index] & suits.followers[way] for way in ways)
            (offs if beaten else walk).append(tile)
        return Holding(
            call=meant,
            low=contract.low,
            trumps=own.bit_count(),
            tops=over.count(0),
            out=tuple(tiles(out)),
            above=min(over, default=0),
            doubles=sum(tile[0] == tile[-1] for tile in (*walk, *offs)),
            walk=tuple(walk),
            offs=tuple(offs),
        )

    def trump(self, choice: NameTrump) -> tuple[Because, ...]:
        """What speaks for naming a trump, and the reason."""
        bid, held = self.sight.bought.bid, mask(self.sight.held)
        counts = {}
        for other in self.sight.legal:
            if isinstance(other, NameTrump):
                suits = self.contract(bid, self.meant(other.trump)).suits
                counts[other.trump] = (held & suits.trumps).bit_count()
        number = counts[choice.trump]
        longest = number > 1 and number >= max(counts.values())
        because = Because("longest", number=number) if longest else Because("least")
        return self.holds(bid, choice.trump), because

    # --- plays ------------------------------------------------------------------------------

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


def beaten_by(tile: Tile, unseen: int, suits: Suits) -> int:
    """How many of the tiles ``unseen`` (bits) beat ``tile`` in its own suit when it is led."""
    index = INDEX[tile]
    suit = suits.suit_led(index)
    beating = beaters_in(suits)[suit][index] & suits.followers[suit]
    return (unseen & beating & ~BIT[tile]).bit_count()
