"""What a contract comes to for a seat, by the count that the bidder's side takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.dominoes.players.double_dummy import solver_for
from moon_desktop.games.forty_two.contract import (
    ALL,
    LOW_CALLS,
    SPECIALS,
    TRICKS,
    WORTH,
    marks,
    needed,
    passed_hand,
    score_hand,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight, HandOver
from moon_desktop.games.forty_two.players.game_chance import winning_after
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules
from moon_desktop.players.advice import Calibration, Prospect, Tally, Worth, calibrated


def comes_to(
    rules: FortyTwoRules, contract: Contract, hands: Sequence[int], most: str | None = None
) -> int:
    """The count of the bidder's side from the first lead on, double dummy; at nel-o 1 if it has
    to take a trick, else 0.

    In marks only as far as it tells which of the bids from that of ``contract`` to ``most`` are
    made, or that one alone.
    """
    leader = contract.leader
    allowed = hands[leader] & contract.suits.trumps if rules.first_lead_trump else 0
    found = solver_for(contract, TABLE, WORTH)
    if contract.low:
        return int(found.reaches(1, hands, leader, allowed=allowed))
    if rules.scoring == "points":
        return found.value(hands, leader, allowed=allowed)
    least = contract.needed
    highest = least if most is None else needed(most)
    # To ask whether so much is reached takes a fraction of the time.
    if not found.reaches(least, hands, leader, allowed=allowed):
        return least - 1
    if least == highest or found.reaches(highest, hands, leader, allowed=allowed):
        return highest
    return found.value(hands, leader, allowed=allowed)


class Results:
    """What ends of a hand are worth to the seat of a Sight."""

    def __init__(self, sight: FortyTwoSight) -> None:
        self.rules = sight.rules
        self._ledger = sight.ledger
        self._mine = sight.seats.side(sight.seat)
        self._known: dict[tuple[int, str, bool, int], Prospect] = {}

    def passed(self) -> Prospect:
        """Everybody passes (T3.5)."""
        return self._prospect(passed_hand(self.rules, self._ledger))

    def of(self, contract: Contract, count: int) -> Prospect:
        """The bidder's side has ``count`` at the end, all tricks being played; at nel-o 1 if the
        bidder takes a trick, else 0."""
        bidder, low = contract.bidder, contract.low
        key = bidder, contract.bid, low, count
        known = self._known.get(key)
        if known is None:
            taken = [0] * TABLE.count
            taken[bidder] = count if low else TRICKS
            taken[TABLE.left_of(bidder)] = TRICKS - taken[bidder]
            mine = TABLE.side(bidder)
            counted = tuple([count if side == mine else ALL - count for side in range(TABLE.sides)])
            ended = score_hand(self.rules, self._ledger, contract, tuple(taken), counted, None)
            known = self._known[key] = self._prospect(ended)
        return known

    def offended(self, sight: FortyTwoSight) -> Prospect:
        """The hand ends at once by a renege of the seat of ``sight`` (T7.2)."""
        played = sight.contract, sight.taken, sight.counted
        return self._prospect(score_hand(self.rules, self._ledger, *played, sight.seat))

    def _prospect(self, ended: HandOver) -> Prospect:
        win = winning_after(self.rules, self._ledger, ended)[self._mine]
        points = [float(ended.points[TABLE.side(seat)]) for seat in range(TABLE.count)]
        return Prospect(float(ended.result == "made"), tuple(points), win)


CALIBRATIONS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "number": (-0.75, 0.5),
        "marks": (-0.75, 0.6),
        "special": (-1.2, 0.6),
        "nel-o": (0.0, 1.0),
    }
)
"""By kind of contract, what chances found with all tiles seen come to between players who do not
see them, before the first lead: added to the logarithm of the odds after it is multiplied."""


def kind_of(bid: str, call: str) -> str:
    """The kind of contract."""
    if call in LOW_CALLS:
        return "nel-o"
    if bid in SPECIALS:
        return "special"
    return "marks" if marks(bid) else "number"


def calibration_of(bid: str, call: str) -> Calibration:
    """The calibration of the chances of a contract before its first lead."""
    return calibrated(*CALIBRATIONS[kind_of(bid, call)])


class Plan(NamedTuple):
    """What is said of a choice besides: the ``call`` that a bid is meant for, if any, and the
    ``mean`` of the count that the bidder's side takes; at nel-o how often it takes a trick."""

    call: str
    mean: float


class Counted:
    """A tally that knows the mean of the count too."""

    def __init__(self, calibration: Calibration | None = None) -> None:
        self.tally = Tally(TABLE.count, calibration)
        self._sum = 0.0

    def add(self, prospect: Prospect, weight: float, count: int) -> None:
        """One more deal, or several alike, in which the bidder's side has ``count``."""
        self.tally.add(prospect, weight)
        self._sum += weight * count

    def worth(self, choice: Choice, call: str = "") -> Worth:
        """The worth of ``choice``, with the mean of the count and the ``call`` it is meant for."""
        return self.tally.worth(choice, Plan(call, self._sum / self.tally.weight))
