"""What ends of a hand of Texas 42 are worth: the chance of the game from between two hands, and the
count that contracts come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.ledger import Ledger
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import Bought
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.double_dummy import solver_for
from moon_desktop.games.forty_two.contract import (
    ALL,
    TRICKS,
    WORTH,
    passed_hand,
    score_hand,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.strength import chance, learnt
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules
from moon_desktop.players.advice import ActionValue, Prospect, Tally
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.review import HandReview


class Pace(NamedTuple):
    """How scores grow: by units of so many points or marks; needs beyond ``most`` units are taken
    for as many."""

    unit: int
    most: int


PACES: Final[Mapping[str, Pace]] = MappingProxyType({"marks": Pace(1, 30), "points": Pace(10, 50)})
"""By how hands are scored."""


def stakes_of(rules: FortyTwoRules) -> str:
    """By what stakes hands are played for under ``rules``, for they end alike then: ``points``,
    ``marks``, or ``high`` where there are more ways to bid several marks."""
    if rules.scoring == "points":
        return "points"
    high = rules.splash or rules.nel_o == "marks" or rules.mark_step == "double"
    return "high" if high else "marks"


@cache
def _win_table(scoring: str, stakes: str) -> tuple[tuple[float, ...], ...]:
    """By the units that a side needs, and that the other needs, the chance that it wins. Hands are
    taken to end alike at all scores, and to fall to either side alike."""
    pace, endings = PACES[scoring], learnt().endings[stakes]
    size = pace.most + 1
    # Who needs nothing has won; of both the side that gained most is credited first.
    won = [[0.0] * size] + [[1.0] + [0.0] * pace.most for _ in range(pace.most)]
    for total in range(2, 2 * size):
        for mine in range(max(1, total - pace.most), min(total, size)):
            theirs, chance = total - mine, 0.0
            for most, least, part in endings:
                chance += part / 2 * _after(won, mine - most, theirs - least)
                chance += part / 2 * (1 - _after(won, theirs - most, mine - least))
            won[mine][theirs] = chance
    return tuple(map(tuple, won))


def _after(won: list[list[float]], mine: int, theirs: int) -> float:
    """The chance of the side that gained most."""
    if mine <= 0:
        return 1.0
    return won[mine][theirs] if theirs > 0 else 0.0


def winning(rules: FortyTwoRules, ledger: Ledger) -> tuple[float, float]:
    """The chance of each side to win the game from the scores of ``ledger``, nobody having won."""
    pace, table = PACES[rules.scoring], _win_table(rules.scoring, stakes_of(rules))
    mine, theirs = (
        min(pace.most, max(1, -(-(rules.target - score) // pace.unit))) for score in ledger.scores
    )
    return table[mine][theirs], table[theirs][mine]


def winning_after(rules: FortyTwoRules, ledger: Ledger, ended: Bought) -> tuple[float, float]:
    """The same from the scores of ``ledger`` when a hand has ``ended`` (T8.3)."""
    ledger = ledger.written(ended.scores)
    winner = ledger.game_winner(TABLE.sides_clockwise(ended.bidder or 0))
    if winner is None:
        return winning(rules, ledger)
    return float(winner == 0), float(winner == 1)


def gained(review: HandReview) -> tuple[float, ...]:
    """What the hand brought each side, in games."""
    before = review.steps[0].before.ledger
    at_first = winning(review.rules, before)
    after = winning_after(review.rules, before, review.account.ended)
    return tuple(now - then for now, then in zip(after, at_first, strict=True))


class Payoffs(weighing.Payoffs[FortyTwoSight]):
    """By the count of the bidder's side, and whether it takes a trick at nel-o."""

    def __init__(self, sight: FortyTwoSight) -> None:
        super().__init__(sight)
        self._known: dict[tuple[int, str, bool, int], Prospect] = {}

    def winning(self, ended: Bought) -> tuple[float, float]:
        return winning_after(self.sight.rules, self.sight.ledger, ended)

    def prospect(self, ended: Bought) -> Prospect:
        """In points, or marks, what each side gains less what the other does: a bid that is set
        costs what its stake brings the others."""
        found = super().prospect(ended)
        ours, theirs = found.points[0], found.points[1]
        return found._replace(points=(ours - theirs, theirs - ours) * TABLE.sides)

    def passed(self) -> Prospect:
        """Everybody passes (T3.5)."""
        return self.prospect(passed_hand(self.sight.rules, self.sight.ledger))

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
            known = self._known[key] = self._scored(contract, tuple(taken), counted)
        return known

    def add(
        self, tally: CountTally, contract: Contract, world: PossibleDeal, weight: float, count: int
    ) -> None:
        """Adds to ``tally`` a deal in which ``contract`` comes to ``count`` double dummy: that it
        is made, and that it is not, as often as between players who do not see all tiles."""
        needed, hands = contract.needed, world.hands
        makes = not count if contract.low else count >= needed
        made, missed = (0, 1) if contract.low else (max(count, needed), min(count, needed - 1))
        part = weight * chance(contract, hands, makes)
        tally.add(self.of(contract, made), part, count)
        tally.add(self.of(contract, missed), weight - part, count)

    def offended(self) -> Prospect:
        """The hand ends at once by a renege of the seat (T7.2)."""
        sight = self.sight
        return self._scored(sight.contract, sight.taken, sight.counted, sight.seat)

    def _scored(
        self,
        contract: Contract,
        taken: tuple[int, ...],
        counted: tuple[int, ...],
        offender: int | None = None,
    ) -> Prospect:
        rules, ledger = self.sight.rules, self.sight.ledger
        return self.prospect(score_hand(rules, ledger, contract, taken, counted, offender))


def double_dummy(rules: FortyTwoRules, contracts: Sequence[Contract], hands: Sequence[int]) -> int:
    """The count of the bidder's side from the first lead on, double dummy; at nel-o 1 if it has
    to take a trick, else 0.

    ``contracts``: all that it may be played for, at one call. In marks the count is told as far as
    it tells which of them are made, for that takes a fraction of the time.
    """
    contract = contracts[0]
    leader = contract.leader
    allowed = hands[leader] & contract.suits.trumps if rules.first_lead_trump else 0
    found = solver_for(contract, TABLE, WORTH)
    if contract.low:
        return int(found.reaches(1, hands, leader, allowed=allowed))
    if rules.scoring == "points":
        return found.value(hands, leader, allowed=allowed)
    counts = [one.needed for one in contracts]
    least, most = min(counts) - 1, max(counts)
    return found.value(hands, leader, allowed=allowed, least=least, most=most)


class Plan(NamedTuple):
    """What is said of a choice besides: the ``call`` that a bid is meant for, if any, and the
    ``mean`` of the count that the bidder's side takes; at nel-o how often it takes a trick."""

    call: str
    mean: float


class CountTally(Tally):
    """A tally that knows the mean of the count too."""

    __slots__ = ("_sum",)

    def __init__(self) -> None:
        super().__init__(TABLE.count)
        self._sum = 0.0

    def add(self, prospect: Prospect, weight: float, count: int = 0) -> None:
        """One more deal, or several alike, in which the bidder's side has ``count``."""
        super().add(prospect, weight)
        self._sum += weight * count

    def worth(self, choice: Choice, plan: object = "") -> ActionValue:
        """The worth of ``choice``, with the mean of the count and the call it is meant for."""
        return super().worth(choice, Plan(str(plan), self._sum / self.weight))
