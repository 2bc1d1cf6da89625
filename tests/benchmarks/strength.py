"""How far an expert at Moon is behind players who see every tile."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.seeds import match_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import chosen, dealt, each, finished, seated, table_of

RULES: Final = PRESETS["follow-me-42"]
SEED: Final = 23

DARING: Final = 4_000
"""Contracts that are played against two oracles."""

WITHIN: Final = Wanted("figure", "most", 0.15)
"""How many points a hand the expert may stay behind an oracle in the same seat."""


class Dared(NamedTuple):
    """Points of the bidder in a contract against two oracles, by who played it: an expert, or an
    oracle from the first lead on."""

    expert: int
    led: int


def dared(seed: int) -> Dared | None:
    """One contract, a trick higher than an expert chose to bid; None where it would not bid a
    number that can be raised."""
    match = dealt(RULES, seed, seed % RULES.seats)
    players = table_of(["expert"] * RULES.seats, seed)
    bidder = match.turn
    assert bidder is not None
    choice = chosen(players[bidder], match)
    assert isinstance(choice, Bid)
    if not choice.bid.isdigit() or int(choice.bid) == TRICKS:
        return None
    match, _ = match.after(Bid(bidder, str(int(choice.bid) + 1)))
    while isinstance(match.phase, Bidding):
        match, _ = match.after(Bid(match.phase.auction.turn, "pass"))
    oracle = seated("oracle", 0)
    opposed = [players[seat] if seat == bidder else oracle for seat in range(RULES.seats)]
    while not isinstance(match.phase, Playing):
        match, _ = match.after(chosen(players[bidder], match))
    ends = finished(match, opposed), finished(match, [oracle] * RULES.seats)
    return Dared(*(end.points[bidder] for end in ends))


def strength(programs: Programs, scale: float) -> list[Row]:
    """A row for the contracts of an expert against two oracles."""
    seeds = [match_seed(SEED, number) for number in range(max(2, round(DARING * scale)))]
    found = [one for one in each(dared, seeds, "against oracles") if one is not None]
    return [against_oracles(found)] if found else []


def against_oracles(found: list[Dared]) -> Row:
    """The row of contracts against two oracles, each a trick higher than the expert in the first
    seat chose to bid: points a hand of the bidder."""
    behind = Measure.mean(one.led - one.expert for one in found)
    what = f"Expert in {len(found):,} contracts, behind an oracle with the same"
    return Row(what, "points", behind, wanted=WITHIN)
