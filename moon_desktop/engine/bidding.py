"""The ladder of bids and the auction that climbs it, one turn a seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.seats import Seats

PASS = "pass"


@dataclass(frozen=True)
class Ladder:
    """What may be bid over what.

    ``above[standing]`` lists the bids open over a standing bid (None: nothing but passes),
    lowest first; ``closing`` are the bids that end the auction at once; ``last_must_bid``
    takes the pass from the last seat when all before it passed. It goes with a Sight between
    processes.
    """

    above: Mapping[str | None, tuple[str, ...]] = field(hash=False)
    closing: frozenset[str]
    last_must_bid: bool


class Auction(NamedTuple):
    """An auction under way: what was said, in turn, and the highest of it.

    ``shut``: by seat the bids that its hand does not allow; empty where hands do not matter.
    """

    ladder: Ladder
    seats: Seats
    turn: int
    said: tuple[Bid, ...] = ()
    standing: Bid | None = None
    shut: tuple[frozenset[str], ...] = ()

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

    @property
    def heard(self) -> Auction:
        """The same as all have heard it: what hands do not allow is not known."""
        return self._replace(shut=())

    def stages(self) -> Iterator[Auction]:
        """The auction as it began and after each bid, as all have heard it."""
        first = self.said[0].seat if self.said else self.turn
        stage = Auction(self.ladder, self.seats, first)
        yield stage
        for bid in self.said:
            stage = stage.after(bid)
            yield stage

    def open_bids(self) -> tuple[str, ...]:
        """What the seat in turn may say, the pass first where it may pass."""
        above = self.ladder.above[None if self.standing is None else self.standing.bid]
        if self.shut:
            above = tuple([bid for bid in above if bid not in self.shut[self.turn]])
        return above if self.forced else (PASS, *above)

    def after(self, bid: Bid) -> Auction:
        """The auction after ``bid``, which the caller has found open (M2.1–M2.5)."""
        return Auction(
            self.ladder,
            self.seats,
            self.seats.left_of(self.turn),
            (*self.said, bid),
            self.standing if bid.bid == PASS else bid,
            self.shut,
        )
