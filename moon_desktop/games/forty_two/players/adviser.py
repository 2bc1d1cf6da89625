"""What every choice open to a seat is worth, from nothing but what the seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Final, cast

from moon_desktop.engine.entries import Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.players.buying import Bids
from moon_desktop.games.forty_two.players.casual import Casual, gives_away
from moon_desktop.games.forty_two.players.listening import Suspicion, worlds_of
from moon_desktop.games.forty_two.players.outlook import Results
from moon_desktop.games.forty_two.players.weighing import Call, Plays
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.budget import Budget, Thought
from moon_desktop.players.narrowing import race
from moon_desktop.players.reading import read
from moon_desktop.players.sampling import BATCH, Deal, Sampling

COUNT: Final = 0.001
"""What a count more is worth beside the chance to win the game, to tell plays apart that make or
set the bid as often: nobody knows how the others will play."""

SAME: Final = 0.0015
"""Between plays that are no further apart rules of thumb decide: with all tiles seen many come to
the same that do not where they are not seen."""


def advise(
    sight: FortyTwoSight,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    *,
    clock: Callable[[], float] = monotonic,
) -> Advice:
    """The worth of every legal choice of ``sight``, whose seat is in turn, and the best of them.

    ``budget``: how many deals are weighed at most, and how long; without a clock the same
    Sight and ``seed`` have the same answer. ``stop`` is asked every few ms, and Stopped raised
    if it says yes. ``clock``: the seconds it goes by. Raises ValueError where no choice is due.
    """
    if not sight.legal:
        raise ValueError("no choice is due to this seat")
    thought = Thought(budget, stop, clock)
    random = Random(f"{seed} {sight.hand} {sight.seat}")
    sampling = Sampling(worlds_of(sight), thought, random, Suspicion(sight))
    match sight.phase:
        case "play":
            worths, best, deals = _plays(sight, sampling, thought)
        case "bid":
            worths, best, deals = _bids(sight, sampling, thought)
        case _:
            worths, best, deals = _calls(sight, sampling, thought)
    every = sampling.every and deals == sampling.count
    return Advice(sight, tuple(worths), best.choice, deals, every)


Weighed = tuple[list[Worth], Worth, int]


def _plays(sight: FortyTwoSight, sampling: Sampling, thought: Thought) -> Weighed:
    plays, deals = Plays(sight), 0
    for batch in sampling.batches():
        plays.weigh(batch)
        deals += len(batch)
    worths = plays.worths()
    reading = read(sight)
    # With all tiles seen count thrown away may come to the same: nobody would think so who plays.
    sound = [
        one
        for one in worths
        if one.choice in reading.plays
        and (sight.out is not None or not gives_away(reading, cast("Play", one.choice)))
    ]
    best = max(sound, key=lambda worth: good(sight, worth))
    near = [one for one in sound if good(sight, best) - good(sight, one) <= SAME]
    if len(near) > 1:
        thumb = Casual(0).choose(sight)
        best = next((one for one in near if one.choice == thumb), best)
    return worths, best, deals


def good(sight: FortyTwoSight, worth: Worth) -> float:
    """How good a play or call is; more is better."""
    ours = sight.seats.side(sight.bought.seat) == sight.seats.side(sight.seat)
    count = 0.0 if worth.plan is None else worth.plan.mean
    return worth.win + COUNT * (count if ours else -count)


def _bids(sight: FortyTwoSight, sampling: Sampling, thought: Thought) -> Weighed:
    bids, deals = Bids(sight), 0
    # The kernel has several contracts to look at in each deal.
    for batch in sampling.batches(max(1, BATCH // 8)):
        bids.weigh(batch)
        deals += len(batch)
    worths = bids.worths()
    return worths, max(worths, key=lambda worth: worth.win), deals


def _calls(sight: FortyTwoSight, sampling: Sampling, thought: Thought) -> Weighed:
    results = Results(sight)
    calls = [Call(sight, results, one) for one in sight.legal if isinstance(one, NameTrump)]

    def run(call: Call, deals: Sequence[Deal]) -> None:
        thought.check()
        call.weigh(deals)

    finish = race(calls, sampling.batches(), run, lambda call: good(sight, call.worth()))
    return [call.worth() for call in calls], finish[0].worth(), finish[0].deals
