"""Fits how players bid, discard and call to what players of some levels do.

`python -m tests.learn.fit_suspicion [--levels LEVEL …] [--deals D] [--hands N] [TABLE …]`
prints the figures of `players/bid_inference.py`: those under which what
was heard is likeliest. Levels that weigh deals weigh D for a choice. Each level has the same say.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import exp, log
from typing import Final

from moon_desktop.games.moon.players.bid_inference import FLOOR, BiddingModel
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.players.levels import levels_of
from tests.learn.overheard import RULES, Heard, Settled, Voiced, hear

LEVELS = levels_of("moon")

FIRST_STEP, LAST_STEP = 0.4, 0.02
"""How far a figure is moved at first, and at last, to see whether that is better."""

NEAR: Final = 0.05
"""Worths and spreads keep so far apart, and off nothing."""


RARE: Final = 0.1
"""People are not all alike: so many creep, and so many do not, whatever these players do."""


def climbed(start: Sequence[float], good: Callable[[Sequence[float]], float]) -> list[float]:
    """The figures near ``start`` at which ``good`` is highest, one moved at a time."""
    best, most = list(start), good(start)
    step = FIRST_STEP
    while step > LAST_STEP:
        better = False
        for place in range(len(best)):
            for moved in (best[place] - step, best[place] + step):
                tried = [*best[:place], moved, *best[place + 1 :]]
                found = good(tried)
                if found > most:
                    best, most, better = tried, found, True
        if not better:
            step /= 2
    return best


def model_of(figures: Sequence[float]) -> BiddingModel | None:
    """``figures`` as a model; None where they are out of order."""
    *worths, spread, danger, danger_spread, creep, partner = figures
    apart = all(b - a >= NEAR for a, b in pairwise(worths))
    if not apart or min(spread, danger_spread, partner + NEAR) < NEAR:
        return None
    if not RARE <= creep <= 1 - RARE:
        return None
    return BiddingModel(tuple(worths), spread, danger, danger_spread, creep, partner)


def likely(
    model: BiddingModel | None, voiced: Sequence[tuple[Voiced, float, float, float]]
) -> float:
    """The mean log chance of what was said, each with its weight, its worth and its danger."""
    if model is None:
        return -1e9
    total = weights = 0.0
    for (said, _), weight, worth, danger in voiced:
        chance = model.by_worth(said, worth) * model.by_danger(said, danger)
        total += weight * log((1 - FLOOR) * chance + FLOOR / len(said.options))
        weights += weight
    return total / weights


def settling(settled: Sequence[tuple[Settled, float]], strength: Strength, under: bool) -> float:
    """How far buyers' choices stray from the best at sight, in tricks, or in danger at `under`."""
    choices = []
    for (held, discard, bid, trump), weight in settled:
        if (bid == "under") != under:
            continue
        eight = held | discard
        sevens = [eight ^ 1 << i for i in range(28) if discard and eight >> i & 1] or [held]
        if under:
            options = [-strength.danger(seven) for seven in sevens]
            made = -strength.danger(held)
        else:
            assert trump is not None
            options = [worth for seven in sevens for worth in strength.worths(seven)]
            made = strength.worths(held)[strength.calls.index(trump)]
        choices.append((made, options, weight))
    if not choices:
        return 0.0

    def good(figures: Sequence[float]) -> float:
        (spread,) = figures
        if spread < NEAR:
            return -1e9
        return sum(
            weight
            * log(
                (1 - FLOOR) * exp(made / spread) / sum([exp(way / spread) for way in options])
                + FLOOR / len(options)
            )
            for made, options, weight in choices
        )

    return climbed([0.5], good)[0]


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the figures; 0."""
    made = argparse.ArgumentParser(prog="python -m tests.learn.fit_suspicion")
    made.add_argument("tables", nargs="*", choices=[*RULES, []], metavar="TABLE")
    made.add_argument("--levels", nargs="+", choices=list(LEVELS), default=["casual"])
    made.add_argument("--deals", type=int, default=16, metavar="D")
    made.add_argument("--hands", type=int, default=1_000, metavar="N")
    given = made.parse_args(arguments)
    for name in given.tables or RULES:
        heard = {level: _heard(name, level, given.deals, given.hands) for level in given.levels}
        report(name, heard)
    return 0


def _heard(name: str, level: str, deals: int, hands: int) -> Heard:
    return hear(name, level, None if level in ("random", "casual") else deals, hands)


def report(name: str, heard: Mapping[str, Heard]) -> None:
    """Prints the figures for the table of that name, from what was heard of some levels."""
    strength = Strength.of(RULES[name], None)
    voiced = [
        (
            voice,
            1 / len(level.said),
            max(strength.worths(voice.held)),
            strength.danger(voice.held),
        )
        for level in heard.values()
        for voice in level.said
        if len(voice.said.options) > 1
    ]
    start = BiddingModel.of(RULES[name])
    figures = climbed([*start.worths, *start[1:]], lambda tried: likely(model_of(tried), voiced))
    model = model_of(figures)
    assert model is not None
    told = ", ".join(f"{figure:.2f}" for figure in model.worths)
    rest = ", ".join(f"{figure:.2f}" for figure in model[1:])
    print(f"{name}: BiddingModel(({told}), {rest}), log chance {likely(model, voiced):.3f}")
    settled = [(one, 1 / len(level.settled)) for level in heard.values() for one in level.settled]
    strays = [settling(settled, strength, under) for under in (False, True)]
    print(f"{name}: settling strays {strays[0]:.2f} tricks, under {strays[1]:.2f} danger")


if __name__ == "__main__":
    sys.exit(main())
