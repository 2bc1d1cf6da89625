"""The ladder of bids and the auction that climbs it, one turn a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.seats import Seats

PASS = "pass"


class Ladder(NamedTuple):
    """What may be bid over what.

    ``above[standing]`` lists the bids open over a standing bid (None: nothing but passes),
    lowest first; ``closing`` are the bids that end the auction at once; ``last_must_bid``
    takes the pass from the last seat when all before it passed. ``cited``: the ids of the rules
    that a bid must be higher, is on the ladder, and that the last seat must bid.
    """

    above: Mapping[str | None, tuple[str, ...]]
    closing: frozenset[str]
    last_must_bid: bool
    cited: tuple[str, str, str] = ("M2.1", "M2.2", "M2.5")


class Auction(NamedTuple):
    """An auction under way: what was said, in turn, and the highest of it.

    ``shut``: by seat the bids that its hand does not allow, each with the id of the rule; empty
    where hands do not matter.
    """

    ladder: Ladder
    seats: Seats
    turn: int
    said: tuple[Bid, ...] = ()
    standing: Bid | None = None
    shut: tuple[Mapping[str, str], ...] = ()

    @property
    def over(self) -> bool:
        """Whether every seat has spoken, or a bid closed the auction (M2.1, M2.3)."""
        if len(self.said) == self.seats.count:
            return True
        return self.standing is not None and self.standing.bid in self.ladder.closing

    @property
    def forced(self) -> bool:
        """Whether the seat in turn may not pass (M2.5)."""
        return (
            self.ladder.last_must_bid
            and self.standing is None
            and len(self.said) == self.seats.count - 1
        )

    def open_bids(self) -> tuple[str, ...]:
        """What the seat in turn may say, the pass first where it may pass."""
        above = self.ladder.above[None if self.standing is None else self.standing.bid]
        if self.shut:
            above = tuple([bid for bid in above if bid not in self.shut[self.turn]])
        return above if self.forced else (PASS, *above)

    def after(self, bid: Bid) -> Auction:
        """The auction after ``bid``; Illegal if it is not open to the seat in turn (M2.1–M2.5)."""
        if bid.seat != self.turn:
            raise Illegal(bid, Reason.NOT_YOUR_TURN, self.ladder.cited[0], turn=self.turn)
        if bid.bid not in self.open_bids():
            raise self._refusal(bid)
        return Auction(
            self.ladder,
            self.seats,
            self.seats.left_of(self.turn),
            (*self.said, bid),
            self.standing if bid.bid == PASS else bid,
            self.shut,
        )

    def _refusal(self, bid: Bid) -> Illegal:
        higher, known, forced = self.ladder.cited
        if bid.bid == PASS:
            return Illegal(bid, Reason.MUST_BID, forced)
        standing = None if self.standing is None else self.standing.bid
        opening, above = self.ladder.above[None], self.ladder.above[standing]
        if standing is not None and bid.bid in opening and bid.bid not in above:
            return Illegal(bid, Reason.BID_TOO_LOW, higher, standing=standing)
        if bid.bid in above:
            known = self.shut[self.turn][bid.bid]
        return Illegal(bid, Reason.BID_NOT_OPEN, known, standing=standing, open=self.open_bids())
