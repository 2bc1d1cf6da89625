"""Whether contracts are made as often as was told of them: those that an expert bid at Moon, and
whatever is bid at Texas 42, by kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import log
from random import Random
from statistics import pstdev
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.contract import LOW_CALLS, SPECIALS, namer
from moon_desktop.games.forty_two.players import Expert as FortyTwoExpert
from moon_desktop.games.forty_two.players.bid_inference import (
    FortyTwoInference,
    possible_deals_of,
)
from moon_desktop.games.forty_two.players.buying import Call
from moon_desktop.games.forty_two.players.payoffs import Payoffs
from moon_desktop.games.moon.players import Expert
from moon_desktop.games.moon.players.adviser import advise
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.advice import logistic
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import Budget, Thought
from moon_desktop.players.sampling import Sampling
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import dealt, each, finished, table_of
from tests.learn.learn_forty_two import bought, drawn, fit
from tests.learn.learn_forty_two import finished as makes

RULES: Final = PRESETS["follow-me-42"]
HANDS: Final = 5_000
SEED: Final = 21
BINS: Final = 10
OFF: Final = Wanted("figure", "most", 0.05)
"""How far the share made may lie from the chance told, beside what two standard errors allow."""


NUMBERS: Final = tuple(map(str, range(30, 41)))
MARKS: Final = ("1m",)

CONTRACTS: Final[Sequence[tuple[str, Sequence[str]]]] = (
    *[
        (kind, bids)
        for kind in ("pips", "doubles", "follow-me", "sevens")
        for bids in (NUMBERS, MARKS)
    ],
    *[(kind, ()) for kind in (*LOW_CALLS, *SPECIALS)],
)
"""The kinds of contracts of Texas 42, and what is bid of each where there is a choice."""

SEVERAL: Final = 400
"""So many of each are played, by skilled players."""

NEAR: Final = (0.4, 0.8)
"""How many are made of those that are told to be made so often."""

AGAIN: Final = 100
"""How often contracts are drawn anew, to tell how far a fit may be off."""

EDGE: Final = 0.01
"""Nothing is told to be surer than so much less than certain."""


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


def by_lot(number: int) -> Told:
    """A contract of Texas 42 that is forced on the first to speak: what who names trump is told to
    make it by, and whether skilled players do; its kind in place of the bid."""
    kind, bids = CONTRACTS[number % len(CONTRACTS)]
    lot = drawn(Random(f"{SEED} {number}"), kind, bids)
    sight = bought(lot.match, lot.bid).sight(namer(0, lot.bid))
    thought = Thought(Budget(None, FortyTwoExpert.deals))
    # That the others passed tells nothing here, as they had no choice; a plunge or splash does.
    heard = FortyTwoInference(sight) if lot.bid in SPECIALS else None
    sampling = Sampling(possible_deals_of(sight), thought, Random(number), heard)
    call = Call(Payoffs(sight), NameTrump(sight.seat, lot.call))
    for deals in sampling.batches():
        call.weigh(deals)
    players = [levels_of("texas42")["skilled"](player_seed(number, seat)) for seat in range(4)]
    of_marks = ", in marks" if bids == MARKS else ""
    return Told(kind + of_marks, call.worth().made or 0.0, makes(lot.lead, players))


def kinds(found: Sequence[Told]) -> list[Row]:
    """By kind of contract, how many were made of those of which so much was told, by a fit of all
    of that kind; the error is by contracts drawn anew."""
    told = []
    for kind in sorted({one.bid for one in found}):
        some = [one for one in found if one.bid == kind]
        random = Random(SEED)
        anew = [curve(random.choices(some, k=len(some))) for _ in range(AGAIN)]
        for chance in NEAR:
            share = Measure(curve(some)(chance), pstdev([one(chance) for one in anew]))
            what = f"{kind}, {len(some):,} contracts: made where {chance} is told"
            told.append(Row(what, "", share, Measure(chance)))
    return told


def curve(found: Sequence[Told]) -> Callable[[float], float]:
    """How many contracts are made by what was told of them: the logarithm of the odds is a line by
    that of what was told."""
    start, slope = fit([(logit(one.chance),) for one in found], [one.made for one in found])
    return lambda chance: logistic(start + slope * logit(chance))


def logit(chance: float) -> float:
    """The logarithm of the odds, of what is certain those of ``EDGE``."""
    chance = min(max(chance, EDGE), 1 - EDGE)
    return log(chance / (1 - chance))


def calibration(programs: Programs, scale: float) -> list[Row]:
    """Rows for hands bid and played by three experts, and for contracts of Texas 42."""
    hands = max(2, round(HANDS * scale))
    seeds = [match_seed(SEED, number) for number in range(hands)]
    found = each(partial(contract, Expert.deals), seeds, "calibration")
    several = len(CONTRACTS) * max(2, round(SEVERAL * scale))
    lots = each(by_lot, range(several), "contracts of Texas 42")
    return [*rows([told for told in found if told is not None]), *kinds(lots)]


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
