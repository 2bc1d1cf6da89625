"""Fits what a hand is worth at a glance to what it takes with all tiles seen.

`python -m tests.learn.fit_strength [--deals N] [--seed S]` writes the figures of
`players/strength.py`, and prints how far they are off.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import numpy as np

from moon_desktop.games.moon.contract import open_calls, suits_of
from moon_desktop.games.moon.players.strength import FILE, kind_of, kinds
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.kernel.solver import Solver
from moon_desktop.resources import resource

RULES: Final = {3: PRESETS["follow-me-42"], 4: PRESETS["shoot-the-moon-4"]}
"""By seats, the rules whose trumps are tried."""

LONG: Final = 0.5
"""How many of the hands are dealt long in a suit: few are by chance."""

SIZE: Final = 7

MANY: Final = 5
"""More trumps than that are told like so many."""

Sample = tuple[list[float], int]
"""What a hand is judged by, and the tricks it takes."""


def dealt(seats: int, chooser: random.Random) -> list[int]:
    """Seven tiles (bits) for each seat, the first perhaps long in a suit."""
    rules = RULES[seats]
    order = [index for index in range(28) if rules.set >> index & 1]
    chooser.shuffle(order)
    if chooser.random() < LONG:
        trumps = suits_of(rules, "7", chooser.choice(open_calls(rules, rules.set, None))).trumps
        long = [index for index in order if trumps >> index & 1][: chooser.randint(3, 6)]
        order = long + [index for index in order if index not in long]
    return [sum(1 << i for i in order[SIZE * s : SIZE * (s + 1)]) for s in range(seats)]


def samples(seats: int, deals: int, seed: int) -> dict[tuple[str, int], list[Sample]]:
    """By kind of call and number of trumps: hands, each at every call."""
    rules = RULES[seats]
    chooser = random.Random(seed)
    contracts = [suits_of(rules, "7", call) for call in open_calls(rules, rules.set, None)]
    solvers = [Solver(suits, seats, 1) for suits in contracts]
    found: dict[tuple[str, int], list[Sample]] = defaultdict(list)
    for _ in range(deals):
        hands = dealt(seats, chooser)
        held = hands[0]
        for suits, solver in zip(contracts, solvers, strict=True):
            trumps = held & suits.trumps
            honours = kinds(held, rules.set, suits, trumps)
            sides = kinds(held, rules.set, suits, held & ~trumps)
            name = kind_of(seats, suits)
            key = name, 0 if name == "none" else min(trumps.bit_count(), MANY)
            found[key].append(([1.0, *honours, *sides], solver.value(hands, 0)))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the figures; 0."""
    made = argparse.ArgumentParser(prog="python -m tests.learn.fit_strength")
    made.add_argument("--deals", type=int, default=20_000, metavar="N")
    made.add_argument("--seed", type=int, default=1)
    given = made.parse_args(arguments)
    told: dict[int, dict[str, list[list[float]]]] = {}
    for seats in RULES:
        told[seats] = {}
        print(f"{seats} seats: hands, tricks off (square root of the mean square)")
        found = samples(seats, given.deals, given.seed)
        for name, trumps in sorted(found):
            table = found[name, trumps]
            inputs = np.array([row for row, _ in table])
            taken = np.array([tricks for _, tricks in table], float)
            figures = np.linalg.lstsq(inputs, taken, rcond=None)[0]
            off = float(np.sqrt(np.mean((inputs @ figures - taken) ** 2)))
            told[seats].setdefault(name, []).append([round(float(one), 2) for one in figures])
            print(f"{name:8} {trumps} {len(table):7} {off:.2f}", flush=True)
    resource(*FILE).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
