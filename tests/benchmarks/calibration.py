"""Whether contracts are made as often as was told of them: those that an expert bid at Moon, and
whatever is bid at Texas 42, by kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.forty_two.contract import (
    LOW_CALLS,
    SPECIALS,
    marks,
    namer,
    needed,
    open_calls,
)
from moon_desktop.games.forty_two.players import Expert as FortyTwoExpert
from moon_desktop.games.forty_two.players.adviser import FortyTwoAdviser
from moon_desktop.games.forty_two.players.strength import best, kind_of
from moon_desktop.games.moon.players import Expert
from moon_desktop.games.moon.players.adviser import advise
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import Budget
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import dealt, each, finished, table_of
from tests.learn.learn_forty_two import dealt as forty_two_dealt
from tests.learn.learn_forty_two import finished as made
from tests.learn.learn_forty_two import forced

RULES: Final = PRESETS["follow-me-42"]
HANDS: Final = 5_000
SEED: Final = 21
BINS: Final = 10
OFF: Final = Wanted("figure", "most", 0.05)
"""How far the share made may lie from the chance told, beside what two standard errors allow."""


SEVERAL: Final = 4_000
"""So many contracts of Texas 42 are bid by lot, and played by skilled players."""

FOUND: Final = 40
"""A tenth of a kind of contract with fewer tells nothing."""


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
    """A contract of Texas 42 that the first to speak bids by lot, at the best call for it: what it
    is told to be made by, and whether it is; its kind in place of the bid."""
    random = Random(f"{SEED} {number}")
    match = forty_two_dealt(random)
    sight = match.sight(0)
    advice = FortyTwoAdviser(sight).advice(Budget(None, FortyTwoExpert.deals), number)
    bids = [one for one in advice.worths if one.plan is not None]
    worth = random.choice(bids)
    assert isinstance(worth.choice, Bid)
    bid, call = worth.choice.bid, worth.plan.call
    if bid in SPECIALS:
        named = match.sight(namer(0, bid))
        call = best(mask(named.held), open_calls(sight.rules, bid, False), needed(bid))[1]
    kind = kind_of(bid, call)
    of_marks = "" if kind == "special" or call in LOW_CALLS or not marks(bid) else ", in marks"
    players = [levels_of("texas42")["skilled"](player_seed(number, seat)) for seat in range(4)]
    return Told(kind + of_marks, worth.made or 0.0, made(forced(match, bid, call), players))


def kinds(found: Sequence[Told]) -> list[Row]:
    """By kind of contract and by tenths of what was told, how many were made; the floor is what was
    told."""
    told = []
    for kind in sorted({one.bid for one in found}):
        for place in range(BINS + 1):
            some = [one for one in found if (one.bid, round(one.chance * BINS)) == (kind, place)]
            if len(some) >= FOUND:
                mean = Measure(sum(one.chance for one in some) / len(some))
                share = Measure.mean(float(one.made) for one in some)
                what = f"{len(some):,} of {kind} told about {place / BINS:.1f}, made"
                told.append(Row(what, "", share, mean))
    return told


def calibration(programs: Programs, scale: float) -> list[Row]:
    """Rows for hands bid and played by three experts, and for contracts of Texas 42."""
    hands = max(2, round(HANDS * scale))
    seeds = [match_seed(SEED, number) for number in range(hands)]
    found = each(partial(contract, Expert.deals), seeds, "calibration")
    several = each(by_lot, range(max(2, round(SEVERAL * scale))), "contracts of Texas 42")
    return [*rows([told for told in found if told is not None]), *kinds(several)]


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
