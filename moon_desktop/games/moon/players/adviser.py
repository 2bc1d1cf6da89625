"""The adviser of Moon: what plays, discards and trumps come to, what its players are after, and
what a choice brings them of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import BIT, mask
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.adviser import Adviser
from moon_desktop.games.moon.contract import open_calls
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.bid_inference import MoonInference, possible_deals_of
from moon_desktop.games.moon.players.buying import Bids
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.players.contract_value import (
    ContractValue,
    Moment,
    Settled,
    calibration_of,
    fitting,
    table_of,
)
from moon_desktop.games.moon.players.payoffs import Payoffs
from moon_desktop.players.advice import ActionValue, Advice, Prospect, Tally
from moon_desktop.players.kernel import solver_of
from moon_desktop.players.player import Budget
from moon_desktop.players.possible_deals import PossibleDeals
from moon_desktop.players.sampling import WeightedDeal

LEAST: Final = 0.003
"""What a point ahead of the others counts beside the chance to win the game, to tell choices
apart that win it alike."""

STEADINESS: Final = 0.05
"""What it counts beyond that, at the beginning of a game, to who would rather not gamble.

The chance to win is reckoned as if all seats played alike from then on, and makes much of
gambles; with so much for points, matches against casual players were won most often.
"""

MOST: Final = 12.0
"""More points ahead than these count no more: what they do for the game is told already."""


class Aim(NamedTuple):
    """``game``: whether it is the game that counts, or points; ``lean``: how much more points
    count beside it while it is young. ``same``: figures no further apart tell nothing."""

    game: bool
    same: float
    lean: float = 0.0

    def good(self, prospect: Prospect, mine: tuple[int, ...], room: float = 1.0) -> float:
        """How good a prospect is for the seats ``mine``, one side; more is better.

        ``room``: how far the game is from its end, 1 at the beginning, 0 where anybody may win
        it with a single point.
        """
        points = prospect.points
        others = [score for seat, score in enumerate(points) if seat not in mine]
        ahead = points[mine[0]] - sum(others) / len(others)
        if not self.game:
            return ahead
        # The surer the game, and the nearer its end, the less points are good for.
        lean = (LEAST + self.lean * room) * (1 - prospect.win)
        return prospect.win + lean * min(MOST, max(-MOST, ahead))


TO_SCORE: Final = Aim(game=False, same=0.02)
"""Points, one's own against the others'."""

TO_WIN: Final = Aim(game=True, same=0.001)
"""The chance to win the game; points where that tells nothing."""

STEADILY: Final = Aim(game=True, same=0.002, lean=STEADINESS)
"""The chance to win the game; and points, the more the further off its end is."""


def contracts_of(sight: MoonSight) -> list[Settled]:
    """Every contract that the bidder in turn can still settle on: discards and trumps."""
    bidder, bid = sight.bought
    value = ContractValue(Payoffs(sight), bidder, bid)
    held = mask(sight.held)
    found = []
    for choice in sight.legal:
        if isinstance(choice, NameTrump):
            discard = None if sight.widow_down else 0
            found.append(Settled(value, sight.bought, choice.trump, discard, choice))
            continue
        assert isinstance(choice, Exchange)
        discard = BIT[choice.discard]
        for call in _calls(sight, held ^ discard):
            found.append(Settled(value, sight.bought, call, discard, choice))
    return found


def _calls(sight: MoonSight, kept: int) -> tuple[str | None, ...]:
    """The trumps that may still be named with the tiles ``kept``."""
    if sight.low:
        return (None,)
    if sight.call is not None:
        return (sight.call,)
    return open_calls(sight.rules, kept, sight.dice)


class Plays(weighing.Plays[MoonSight, Tally]):
    """The plays of Moon: what the bidder does not take, its foes may share."""

    def __init__(self, sight: MoonSight) -> None:
        seats, bought = sight.seats, sight.bought
        value = ContractValue(Payoffs(sight), bought.seat, bought.bid, sight.taken)
        self._value = value
        # Defenders without a partner play for themselves too: what can each be sure of? To the
        # bidder it is all one until one of them may win the game with it.
        scores = sight.ledger.scores
        close = any(
            scores[seats.side(seat)] + sight.taken[seat] + value.rest >= sight.rules.target
            for seat in value.defenders
        )
        lone = not seats.partners and (close or sight.seat in value.defenders)
        self._own = [
            solver_of(sight.contract.suits, seats.count, 1 << seat)
            for seat in (value.defenders if lone else ())
        ]
        self._sure: list[Sequence[int]] = []
        moment: Moment = "defender" if sight.seat in value.defenders else "bidder"
        self._calibration = calibration_of(table_of(sight.rules), bought.bid, moment, value.rest)
        super().__init__(sight, 1 if sight.low else None)

    def tally(self) -> Tally:
        return Tally(self.sight.seats.count, self._calibration)

    def offended(self) -> Prospect:
        return self._value.offended(self.sight.seat)

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        self._sure = [self.survey(solver, deals)[1] for solver in self._own]
        super().weigh(deals)

    def add(
        self, tally: Tally, deals: Sequence[WeightedDeal], won: Sequence[int], first: int
    ) -> None:
        alike: dict[tuple[int, tuple[int, ...]], float] = {}
        for number, deal in enumerate(deals, first):
            taken = won[number]
            sure = fitting(tuple([own[number] for own in self._sure]), self._value.rest - taken)
            alike[taken, sure] = alike.get((taken, sure), 0.0) + deal.weight
        for (taken, sure), weight in alike.items():
            tally.add(self._value.of(taken, sure), weight)


class MoonAdviser(Adviser[MoonSight]):
    """``aim``: what is best; ``suspicious``: whether deals are weighed by what the others bid."""

    def __init__(self, sight: MoonSight, aim: Aim, *, suspicious: bool) -> None:
        super().__init__(sight)
        self.same, self.bids_at_once = aim.same, sight.seats.count
        self._aim, self._suspicious = aim, suspicious
        mine = sight.seats.members(sight.seats.side(sight.seat))
        self._mine = (sight.seat, *[seat for seat in mine if seat != sight.seat])
        target = sight.rules.target
        self._room = min(1.0, (target - max(sight.ledger.scores) - 1) / max(1, target - 1))

    def worlds(self) -> PossibleDeals:
        return possible_deals_of(self.sight)

    def inference(self) -> MoonInference | None:
        return MoonInference(self.sight) if self._suspicious else None

    def plays(self) -> Plays:
        return Plays(self.sight)

    def bids(self) -> Bids:
        return Bids(self.sight)

    def contracts(self) -> list[Settled]:
        held = mask(self.sight.held)
        return sorted(contracts_of(self.sight), key=lambda one: one.guess(held), reverse=True)

    def good(self, worth: ActionValue) -> float:
        prospect = Prospect(worth.made or 0.0, worth.points, worth.win)
        return self._aim.good(prospect, self._mine, self._room)

    def thumb(self) -> Choice:
        return Casual(0).choose(self.sight)


def advise(
    sight: MoonSight,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    *,
    aim: Aim = TO_WIN,
    suspicious: bool = True,
    clock: Callable[[], float] = monotonic,
) -> Advice:
    """The worth of every legal choice of ``sight``; see ``Adviser.advice``."""
    return MoonAdviser(sight, aim, suspicious=suspicious).advice(budget, seed, stop, clock)
