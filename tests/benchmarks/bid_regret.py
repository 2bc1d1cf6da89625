"""What bids chosen in little time cost, by the measure of an adviser with much more."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from moon_desktop.games.moon.phases import Bidding
from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.games.moon.players.aims import TO_SCORE
from moon_desktop.games.moon.players.outlook import Prospect
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.advice import Worth
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.estimate import Estimate, verdict
from tests.benchmarks.parallel import each
from tests.benchmarks.single_hands import chosen, dealt, table_of

RULES: Final = PRESETS["follow-me-42"]
BIDS: Final = 400
"""Bids that are judged."""

SEED: Final = 22
WORLDS: Final = 5_000
"""Deals that the reference weighs."""

GOALS: Final = {0.5: 0.005, 0.1: 0.02}
"""By the seconds there are: the points a bid may cost."""

BRISK: Final = 40
"""How many deals the experts weigh who bid before."""

ANY_NUMBER: Final = 10**6
"""More deals than there is ever time to weigh."""


class Cost(NamedTuple):
    """What a bid cost its seat: ``points``, and chance to ``win`` the game; ``seconds`` taken,
    ``deals`` weighed."""

    points: float
    win: float
    seconds: float
    deals: int


def costs(worlds: int, seed: int) -> dict[float, Cost]:
    """By the seconds there were, what the bid cost in one auction.

    The reference draws deals of its own.
    """
    match = dealt(RULES, seed, seed % RULES.seats)
    players = table_of(["expert"] * RULES.seats, seed, Budget(None, BRISK))
    for _ in range(random.Random(seed).randrange(RULES.seats)):
        assert match.turn is not None
        after, _ = match.after(chosen(players[match.turn], match))
        if not isinstance(after.phase, Bidding):
            break
        match = after
    seat = match.turn
    assert seat is not None
    sight = match.sight(seat)
    reference = advise(sight, Budget(None, worlds), player_seed(seed, RULES.seats), aim=TO_SCORE)
    best = reference.of(reference.best)
    found = {}
    for seconds in GOALS:
        began = time.perf_counter()
        advice = advise(sight, Budget(seconds, ANY_NUMBER), player_seed(seed, seat), aim=TO_SCORE)
        taken = time.perf_counter() - began
        bid = reference.of(advice.best)
        found[seconds] = Cost(
            _ahead(best, seat) - _ahead(bid, seat), best.win - bid.win, taken, advice.deals
        )
    return found


def _ahead(worth: Worth, seat: int) -> float:
    """The points that the seat expects, beside those of the others."""
    return TO_SCORE.good(Prospect(0.0, worth.points, worth.win), (seat,))


def section(scale: float) -> list[str]:
    """The report on regret; ``scale``: the share of the bids to be judged."""
    seeds = [match_seed(SEED, number) for number in range(max(2, round(BIDS * scale)))]
    return lines(each(partial(costs, WORLDS), seeds, "regret of bids"))


def lines(found: Sequence[dict[float, Cost]]) -> list[str]:
    """The report on what was found, bid by bid."""
    told = [
        "### Regret of bids",
        "",
        f"What {len(found):,} bids cost their seat in expected points (± standard error), by the "
        f"estimate of the same adviser over {WORLDS:,} deals of its own, against the bid that "
        "this would have made. Both bid for points, those of the others on average taken off.",
        "",
        "| Time | Deals weighed | Seconds taken, most | Points | Of the game | Wanted | |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for seconds, most in GOALS.items():
        some = [costs[seconds] for costs in found]
        points = Estimate.over(cost.points for cost in some)
        win = Estimate.over(cost.win for cost in some)
        deals = sum(cost.deals for cost in some) / len(some)
        told.append(
            f"| {seconds} s | {deals:,.0f} | {max(cost.seconds for cost in some):.2f} "
            f"| {points.text(4)} | {win.text(3, 100)} % | ≤ {most} "
            f"| {verdict(points.mean <= most)} |"
        )
    return told
