"""What every choice open to a seat is worth, from nothing but what the seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from moon_desktop.engine.pieces import mask
from moon_desktop.games.moon.players.buying import Bids
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.players.suspicion import Suspicion
from moon_desktop.games.moon.players.weighing import Candidate, Plays, candidates_of
from moon_desktop.games.moon.players.worlds import worlds_of
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.budget import Budget, Thought
from moon_desktop.players.narrowing import race
from moon_desktop.players.sampling import BATCH, Deal, Sampling
from moon_desktop.players.tally import Prospect

__all__ = ["Budget", "advise"]

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


FIELD: Final = 24
"""So many of the contracts that a bidder may settle on are raced; the best at sight."""


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
    """The worth of every legal choice of ``sight``, whose seat is in turn, and the best of them.

    ``budget``: how many deals are weighed at most, and how long; without a clock the same
    Sight and ``seed`` have the same answer. ``stop`` is asked every few ms, and Stopped raised
    if it says yes. ``aim``: what is best; ``suspicious``: whether deals are weighed by what the
    others bid; ``clock``: the seconds it goes by. Raises ValueError where no choice is due.
    """
    if not sight.legal:
        raise ValueError("no choice is due to this seat")
    thought = Thought(budget, stop, clock)
    suspicion = Suspicion(sight) if suspicious else None
    random = Random(f"{seed} {sight.hand} {sight.seat}")
    sampling = Sampling(worlds_of(sight), thought, random, suspicion)
    mine = sight.seats.members(sight.seats.side(sight.seat))
    mine = (sight.seat, *[seat for seat in mine if seat != sight.seat])
    short = sight.rules.target - max(sight.ledger.scores)
    room = min(1.0, (short - 1) / max(1, sight.rules.target - 1))

    def good(worth: Worth | Prospect) -> float:
        return aim.good(Prospect(worth.made or 0.0, worth.points, worth.win), mine, room)

    match sight.phase:
        case "play":
            worths, deals = _over(Plays(sight), sampling.batches())
            best = _best_play(sight, worths, good, aim.same)
        case "bid":
            worths, deals = _over(Bids(sight), sampling.batches(max(1, BATCH // sight.seats.count)))
            best = max(worths, key=good)
        case _:
            worths, best, deals = _contracts(sight, sampling, thought, good)
    every = sampling.every and deals == sampling.count
    return Advice(sight, tuple(worths), best.choice, deals, every)


def _over(choices: Plays | Bids, batches: Iterable[Sequence[Deal]]) -> tuple[list[Worth], int]:
    """The worth of all ``choices`` over so many deals."""
    deals = 0
    for batch in batches:
        choices.weigh(batch)
        deals += len(batch)
    return choices.worths(), deals


def _best_play(
    sight: MoonSight, worths: list[Worth], good: Callable[[Worth], float], same: float
) -> Worth:
    """The best play; between such as are as good as it, the one that rules of thumb prefer.

    With all tiles seen many plays come to the same that do not where they are not seen.
    """
    best = max(worths, key=good)
    near = [worth for worth in worths if good(best) - good(worth) <= same]
    if len(near) > 1:
        thumb = Casual(0).choose(sight)
        for worth in near:
            if worth.choice == thumb:
                return worth
    return best


def _contracts(
    sight: MoonSight,
    sampling: Sampling,
    thought: Thought,
    good: Callable[[Prospect], float],
) -> tuple[list[Worth], Worth, int]:
    held = mask(sight.held)
    contracts = sorted(candidates_of(sight), key=lambda one: one.guess(held), reverse=True)
    field = contracts[:FIELD]
    # Every choice is tried, the hopeless ones too: a person may ask what they are worth.
    for choice in sight.legal:
        if not any(one.choice == choice for one in field):
            field.append(next(one for one in contracts if one.choice == choice))

    def run(contract: Candidate, deals: Sequence[Deal]) -> None:
        thought.check()
        contract.weigh(deals)

    finish = race(field, sampling.batches(), run, lambda one: good(one.tally.mean()))
    best = finish[0]
    worths = []
    for choice in sight.legal:
        ways = [one for one in field if one.choice == choice]
        # What was tried on more deals counts, not what looked good on a few.
        way = max(ways, key=lambda one: (one.deals, good(one.tally.mean())))
        if choice == best.choice:
            way = best
        worths.append(way.worth())
    return worths, best.worth(), best.deals
