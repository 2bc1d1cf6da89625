"""Whether contracts are made as often as the expert said when it bid them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.moon.players import Expert
from moon_desktop.games.moon.players.adviser import advise
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.player import Budget
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import dealt, each, finished, table_of

RULES: Final = PRESETS["follow-me-42"]
HANDS: Final = 5_000
SEED: Final = 21
BINS: Final = 10
OFF: Final = Wanted("figure", "most", 0.05)
"""How far the share made may lie from the chance told, beside what two standard errors allow."""


class Told(NamedTuple):
    """A contract that was played: the chance its bidder gave it, and whether it was made."""

    bid: str
    chance: float
    made: bool


def contract(deals: int, seed: int) -> Told | None:
    """The contract of the hand that ``seed`` deals to experts; None where all pass."""
    budget = Budget(None, deals)
    players = table_of(["expert"] * RULES.seats, seed, budget)
    match = dealt(RULES, seed, seed % RULES.seats)
    told: dict[Choice, float | None] = {}
    while isinstance(match.phase, Bidding):
        seat = match.phase.auction.turn
        advice = advise(match.sight(seat), budget, player_seed(seed, seat))
        told[advice.best] = advice.of(advice.best).made
        match, _ = match.after(advice.best)
    if match.turn is None:
        return None
    result = finished(match, players)
    (chance,) = (
        chance
        for bid, chance in told.items()
        if (bid.seat, getattr(bid, "bid", None)) == (result.bidder, result.bid)
    )
    assert chance is not None
    assert result.bid is not None
    return Told(result.bid, chance, result.result == "made")


def calibration(programs: Programs, scale: float) -> list[Row]:
    """Rows for hands bid and played by three experts."""
    hands = max(2, round(HANDS * scale))
    seeds = [match_seed(SEED, number) for number in range(hands)]
    found = each(partial(contract, Expert.deals), seeds, "calibration")
    return rows([told for told in found if told is not None])


def rows(found: Sequence[Told]) -> list[Row]:
    """By the chance that the bidder gave its contract, how many were made; the floor is what they
    told."""
    told, farthest = [], 0.0
    for place in range(BINS + 1):
        some = [one for one in found if round(one.chance * BINS) == place]
        if not some:
            continue
        mean = Measure(sum(one.chance for one in some) / len(some))
        made = Measure.mean(float(one.made) for one in some)
        off = Measure.mean(one.made - one.chance for one in some)
        # What one contract came to says nothing of how far such may stray.
        if len(some) > 1:
            farthest = max(farthest, abs(off.middle) - 2 * off.spread)
        what = f"{len(some):,} contracts told about {place / BINS:.1f}, made"
        told.append(Row(what, "", made, mean))
    what = "… farthest from what was told, beyond two errors"
    return [*told, Row(what, "", Measure(farthest), wanted=OFF)]
