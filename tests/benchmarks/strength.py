"""How strong the levels are against one another, and against players who see every tile."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from moon_desktop.arena.series import Series
from moon_desktop.arena.simulation import simulate
from moon_desktop.arena.standings import Standings
from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.phases import Bidding, Playing
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.seeds import match_seed
from tests.benchmarks.estimate import Estimate, verdict
from tests.benchmarks.parallel import WORKERS, each
from tests.benchmarks.single_hands import chosen, dealt, finished, seated, table_of

RULES: Final = PRESETS["follow-me-42"]
SEED: Final = 23
ROUNDS: Final = 400
"""Deals of a match, each of which is played three times, the players turned round the seats."""

WANTED: Final = {"expert": 0.60, "skilled": 0.45}
"""The share of matches to be won against two casual players."""

DARING: Final = 4_000
"""Contracts that are played against two oracles."""

WITHIN: Final = 0.15
"""How many points a hand the expert may stay behind an oracle in the same seat."""


class Dared(NamedTuple):
    """Points of the bidder in a contract against two oracles, by who played it: an expert; an
    oracle from the first lead on; an oracle that also settled discard and trump."""

    expert: int
    led: int
    settled: int


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
    lead = match
    while not isinstance(lead.phase, Playing):
        lead, _ = lead.after(chosen(players[bidder], lead))
    seeing = [oracle] * RULES.seats
    ends = finished(lead, opposed), finished(lead, seeing), finished(match, seeing)
    return Dared(*(end.points[bidder] for end in ends))


def section(scale: float) -> list[str]:
    """The report on strength; ``scale``: the share of matches and contracts to be played."""
    told = [
        "### Strength",
        "",
        "Matches to 21 against two casual players, each deal played once for each turn of the "
        "players round the seats (± standard error by deals; a third is even).",
        "",
        "| Player | Matches | Won | Points a hand | theirs | Wanted | |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for level, least in WANTED.items():
        rounds = max(2, round(ROUNDS * scale))
        told.append(row(level, least, against_casual(level, rounds)))
    contracts = max(2, round(DARING * scale))
    seeds = [match_seed(SEED, number) for number in range(contracts)]
    found = [one for one in each(dared, seeds, "against oracles") if one is not None]
    return [*told, "", *(against_oracles(found) if found else [])]


def against_casual(level: str, rounds: int, workers: int = WORKERS) -> Standings:
    """``rounds`` rounds of a player of ``level`` and two casual ones."""
    series = Series("moon", RULES, (level, "casual", "casual"), SEED, rotate=True)
    done = 0

    def progress(matches: int) -> None:
        nonlocal done
        done += matches
        print(f"{level} against casual: {done} matches", file=sys.stderr, flush=True)

    return simulate(series, rounds, workers, progress)


def row(level: str, least: float, standings: Standings) -> str:
    """The row of the report on ``level``, the first player of the ``standings``; ``least``: the
    share of matches that it is to win."""
    first, *others = standings.players
    share = Estimate(first.won.mean or 0.0, first.won.standard_error or 0.0, standings.rounds)
    points = Estimate(first.points.mean or 0.0, first.points.standard_error or 0.0, 0)
    theirs = sum(other.points.mean or 0.0 for other in others) / len(others)
    met = share.mean >= least
    return (
        f"| {level} | {standings.matches:,} | {share.text(1, 100)} % | {points.text(2)} "
        f"| {theirs:.2f} | ≥ {least:.0%} | {verdict(met)} |"
    )


def against_oracles(found: Sequence[Dared]) -> list[str]:
    """The report on contracts against two oracles."""
    expert, led, settled = (
        Estimate.over(one[place] for one in found).text(2) for place in range(3)
    )
    behind = Estimate.over(one.led - one.expert for one in found)
    before = Estimate.over(one.settled - one.expert for one in found)
    return [
        f"{len(found):,} contracts against two oracles, each a trick higher than the expert in "
        "the first seat chose to bid, points a hand of the bidder (± standard error):",
        "",
        f"- the expert {expert}; an oracle with the same discard and trump {led}; an oracle that "
        f"chooses these too {settled}.",
        f"- The expert is {behind.text(3)} points a hand behind an oracle in its seat (wanted: at "
        f"most {WITHIN}): {verdict(behind.mean <= WITHIN)}. Behind one that saw all tiles when it "
        f"settled the contract it is {before.text(3)}.",
    ]
