"""How strong the levels are against one another, and against players who see every tile."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tqdm import tqdm

from moon_desktop.arena.series import Series
from moon_desktop.arena.simulation import simulate
from moon_desktop.arena.standings import Standings
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.seeds import match_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import WORKERS, chosen, dealt, each, finished, seated, table_of

RULES: Final = PRESETS["follow-me-42"]
SEED: Final = 23
ROUNDS: Final = 400
"""Deals of a match, each of which is played three times, the players turned round the seats."""

WANTED: Final = {"expert": 60.0, "skilled": 45.0}
"""The share of matches, in %, to be won against two casual players; a third is even."""

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
    """Rows for matches of each level against two casual players, and for the contracts of an
    expert against two oracles."""
    count = max(2, round(ROUNDS * scale))
    rows = [
        won(
            level,
            rounds("moon", RULES, (level, "casual", "casual"), count),
            "two casual players",
            Wanted("figure", "least", wanted),
        )
        for level, wanted in WANTED.items()
    ]
    seeds = [match_seed(SEED, number) for number in range(max(2, round(DARING * scale)))]
    found = [one for one in each(dared, seeds, "against oracles") if one is not None]
    return rows + ([against_oracles(found)] if found else [])


def rounds(
    game: str, rules: Any, players: tuple[str, ...], count: int, workers: int = WORKERS
) -> Standings:
    """So many rounds of a game among ``players``, who are turned round the seats."""
    series = Series(game, rules, players, SEED, rotate=True)
    with tqdm(desc=f"{players[0]} against {players[1]}", unit=" matches") as told:
        return simulate(series, count, workers, told.update)


def won(level: str, standings: Standings, against: str, wanted: Wanted) -> Row:
    """The row of ``level``, the first player of the ``standings``; the error is by deals."""
    share = standings.players[0].won
    what = f"{level.capitalize()}, of {standings.matches:,} matches against {against}"
    figure = Measure((share.mean or 0.0) * 100, (share.standard_error or 0.0) * 100)
    return Row(what, "%", figure, wanted=wanted)


def against_oracles(found: list[Dared]) -> Row:
    """The row of contracts against two oracles, each a trick higher than the expert in the first
    seat chose to bid: points a hand of the bidder."""
    behind = Measure.mean(one.led - one.expert for one in found)
    what = f"Expert in {len(found):,} contracts, behind an oracle with the same"
    return Row(what, "points", behind, wanted=WITHIN)
