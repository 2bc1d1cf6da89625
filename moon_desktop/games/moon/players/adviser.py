"""The adviser of Moon: what its players are after, and what a choice brings them of it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import mask
from moon_desktop.games.dominoes.players.adviser import Adviser
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.buying import Bids
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.players.suspicion import Suspicion, possible_deals_of
from moon_desktop.games.moon.players.weighing import Plays, Settled, contracts_of
from moon_desktop.players.advice import Advice, Prospect, Worth
from moon_desktop.players.player import Budget
from moon_desktop.players.possible_deals import PossibleDeals

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


class MoonAdviser(Adviser[MoonSight]):
    """``aim``: what is best; ``suspicious``: whether deals are weighed by what the others bid."""

    plays, bids = Plays, Bids

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

    def suspicion(self) -> Suspicion | None:
        return Suspicion(self.sight) if self._suspicious else None

    def contracts(self) -> list[Settled]:
        held = mask(self.sight.held)
        return sorted(contracts_of(self.sight), key=lambda one: one.guess(held), reverse=True)

    def good(self, worth: Worth) -> float:
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
