"""The match of a game in which every seat bids how many tricks it takes, and scores by that."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Generic, NamedTuple, Self, TypeVar

from moon_desktop.engine.entries import Bid, Choice, Consequence, Entry
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.match import Rules
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.match import CountedMatch, Hand, Scored

R = TypeVar("R", bound=Rules)


class Bidding(NamedTuple):
    """The seats bid, whoever is to lead first of all, and then the ``tricks`` are played."""

    hand: Hand
    tricks: Tricks

    @property
    def to_come(self) -> tuple[int, ...]:
        """The seats that are still to bid, in turn."""
        seats, first = len(self.hand.deal.hands), self.tricks.turn
        order = [(first + step) % seats for step in range(seats)]
        return tuple([seat for seat in order if seat != self.tricks.out][len(self.hand.said) :])


class BidMatch(CountedMatch[R], Generic[R]):
    """Such a match: once a hand is dealt each seat that plays bids, from the first to lead on.
    ``ids.bid`` is the rule by which a bid is refused."""

    __slots__ = ()

    # --- what a game is asked -------------------------------------------------------------

    @property
    def hooked(self) -> bool:
        """Whether the bids may not add up to the tricks: that bid is closed to the last seat."""
        return False

    def open_bids(self, phase: Bidding) -> tuple[int, ...]:
        """The bids open to the seat in turn: as many tricks as there are, or fewer."""
        most, closed = max(map(int.bit_count, phase.tricks.held)), None
        if self.hooked and len(phase.to_come) == 1:
            closed = most - sum(int(bid.bid) for bid in phase.hand.said)
        return tuple([bid for bid in range(most + 1) if bid != closed])

    def makes(self, bid: int, taken: int) -> bool:
        """Whether a seat that has ``taken`` so many tricks made its ``bid``: so many and no
        more."""
        return taken == bid

    def brings(self, bid: int, taken: int) -> int:
        """What a seat scores for both: 10 and the bid if that was made, else nothing."""
        return 10 + bid if self.makes(bid, taken) else 0

    # --- the flow -------------------------------------------------------------------------

    def after(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]:
        if isinstance(self.phase, Bidding) and isinstance(entry, Bid):
            return self._bid(self.phase, entry), ()
        return super().after(entry)

    @property
    def turn(self) -> int | None:
        return self.phase.to_come[0] if isinstance(self.phase, Bidding) else super().turn

    def legal(self) -> tuple[Choice, ...]:
        if not isinstance(self.phase, Bidding):
            return super().legal()
        seat = self.phase.to_come[0]
        return tuple([Bid(seat, str(bid)) for bid in self.open_bids(self.phase)])

    @property
    def phase_name(self) -> str:
        """Also ``bid``."""
        return "bid" if isinstance(self.phase, Bidding) else super().phase_name

    def due_by(self) -> str:
        return self.ids.bid if isinstance(self.phase, Bidding) else super().due_by()

    def next_phase(self, hand: Hand, tricks: Tricks) -> object:
        bidding = Bidding(hand, tricks)
        return bidding if bidding.to_come else super().next_phase(hand, tricks)

    def _bid(self, phase: Bidding, bid: Bid) -> Self:
        hand, tricks = phase
        if bid.seat != self.turn:
            raise Illegal(bid, Reason.NOT_YOUR_TURN, self.ids.bid, turn=self.turn)
        if bid not in self.legal():
            bids = tuple(str(number) for number in self.open_bids(phase))
            raise Illegal(bid, Reason.BID_NOT_OPEN, self.ids.bid, open=bids)
        return self._replace(phase=self.next_phase(hand._replace(said=(*hand.said, bid)), tricks))

    # --- the end of a hand ----------------------------------------------------------------

    def points(self, tricks: Tricks) -> tuple[int, ...]:
        """What the seats of each side score for what they bid and took."""
        table, won = self.rules.table, [0] * self.rules.table.count
        for seat, bid in self.phase.hand.said:
            won[seat] = self.brings(int(bid), tricks.taken[seat])
        return table.by_side(tuple(won))

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> Scored:
        """With who made its bid."""
        kept: list[bool | None] = [None] * self.rules.table.count
        for seat, bid in hand.said:
            kept[seat] = self.makes(int(bid), tricks.taken[seat])
        return super().scored(hand, tricks, offender)._replace(kept=tuple(kept))
