"""What bids chosen in little time cost, by the measure of an adviser with much more."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.moon.players.adviser import TO_SCORE, advise
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.advice import ActionValue, Prospect
from moon_desktop.players.player import Budget
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import BRISK, chosen, dealt, each, table_of

RULES: Final = PRESETS["follow-me-42"]
BIDS: Final = 400
"""Bids that are judged."""

SEED: Final = 22
WORLDS: Final = 5_000
"""Deals that the reference weighs."""

GOALS: Final = {0.5: 0.005, 0.1: 0.02}
"""By the seconds there are: the points a bid may cost."""

ANY_NUMBER: Final = 10**6
"""More deals than there is ever time to weigh."""


def costs(worlds: int, seed: int) -> dict[float, float]:
    """By the seconds there were, the points that the bid in one auction cost its seat.

    The reference draws deals of its own; the bidders before it are brisk experts.
    """
    match = dealt(RULES, seed, seed % RULES.seats)
    players = table_of(["expert"] * RULES.seats, seed, BRISK)
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
        advice = advise(sight, Budget(seconds, ANY_NUMBER), player_seed(seed, seat), aim=TO_SCORE)
        found[seconds] = _ahead(best, seat) - _ahead(reference.of(advice.best), seat)
    return found


def _ahead(worth: ActionValue, seat: int) -> float:
    """The points that the seat expects, beside those of the others."""
    return TO_SCORE.good(Prospect(0.0, worth.points, worth.win), (seat,))


def regret(programs: Programs, scale: float) -> list[Row]:
    """Rows for the bids that advisers make in little time."""
    seeds = [match_seed(SEED, number) for number in range(max(2, round(BIDS * scale)))]
    return rows(each(partial(costs, WORLDS), seeds, "regret of bids"))


def rows(found: Sequence[dict[float, float]]) -> list[Row]:
    """What bids cost their seat in expected points, those of the others taken off, against the bid
    that the reference would have made, by its own estimate."""
    told = []
    for seconds, most in GOALS.items():
        points = Measure.mean(costs[seconds] for costs in found)
        what = f"Regret of {len(found):,} bids in {seconds} s"
        told.append(Row(what, "points", points, wanted=Wanted("figure", "most", most)))
    return told
