"""Whether contracts are made as often as the expert said when it bid them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from moon_desktop.games.moon.entries import Choice
from moon_desktop.games.moon.phases import Bidding
from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.games.moon.players.expert import Expert
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.estimate import Estimate, verdict
from tests.benchmarks.parallel import each
from tests.benchmarks.single_hands import dealt, finished, table_of

RULES: Final = PRESETS["follow-me-42"]
HANDS: Final = 5_000
SEED: Final = 21
BINS: Final = 10
OFF: Final = 0.05
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


def section(scale: float) -> list[str]:
    """The report on calibration; ``scale``: the share of the hands to be played."""
    hands = max(2, round(HANDS * scale))
    seeds = [match_seed(SEED, number) for number in range(hands)]
    found = each(partial(contract, Expert.deals), seeds, "calibration")
    return lines([told for told in found if told is not None], hands)


def lines(found: Sequence[Told], hands: int) -> list[str]:
    """The report on the contracts ``found`` in so many ``hands``."""
    told = [
        "### Calibration",
        "",
        f"Of {hands:,} hands bid and played by three experts, {Expert.deals} deals weighed a choice, "
        f"{len(found):,} were bought. By the chance that the bidder gave its contract when it "
        "bid, how many were made (± standard error):",
        "",
        "| Chance told | Contracts | Mean told | Made | Difference | |",
        "|---|---:|---:|---:|---:|---|",
    ]
    sound = True
    for place in range(BINS + 1):
        some = [one for one in found if round(one.chance * BINS) == place]
        if not some:
            continue
        mean = sum(one.chance for one in some) / len(some)
        made = Estimate.over(float(one.made) for one in some)
        off = Estimate.over(one.made - one.chance for one in some)
        # What one contract came to says nothing of how far such may stray.
        fits = len(some) < 2 or abs(off.mean) <= OFF + 2 * off.error
        sound = sound and fits
        told.append(
            f"| about {place / BINS:.1f} | {len(some):,} | {mean:.3f} | {made.text()} "
            f"| {off.text()} | {'' if fits else 'off'} |"
        )
    told.append("")
    brier = Estimate.over((one.made - one.chance) ** 2 for one in found)
    share = sum(one.made for one in found) / len(found)
    told += [
        f"- Brier score {brier.text()}; {share * (1 - share):.3f} for who always says {share:.2f}.",
        f"- Everywhere within {OFF} of what was told, or two standard errors beyond: "
        f"{verdict(sound)}.",
    ]
    return told
