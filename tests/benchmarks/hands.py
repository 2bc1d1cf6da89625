"""Random hands a second in one process, against OpenSpiel's euchre driven the same way.

As a program, `hands.py ROUNDS SIZE MANY`: ROUNDS times SIZE hands of each by turns, then MANY
hands of Moon with an eye on memory. It prints one JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.rules import PRESETS
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import Programs
from tests.benchmarks.resident import resident

WANTED: Final = Wanted("ratio", "least", 0.15)
GROWTH_WANTED: Final = Wanted("figure", "most", 1.0)
PARTS: Final = (
    ("Random hands a second", "", WANTED),
    ("… one hand", "µs", None),
    ("… one choice", "µs", None),
)
RULES: Final = PRESETS["follow-me-42"]

Game = Callable[[random.Random, int], int]
"""Plays so many hands, all choices at random, and returns how many choices there were."""


def hands(programs: Programs, scale: float) -> list[Row]:
    """Rows for hands a second, the time of a hand and of a choice, and growth of memory."""
    many = max(40, round(10_000 * scale))
    told = programs.run("hands.py", max(2, round(9 * scale)), max(20, round(400 * scale)), many)
    rows = []
    for part, (what, unit, wanted) in enumerate(PARTS):
        ours, floor = ([sample[part] for sample in samples] for samples in told["samples"])
        rows.append(compared(what, unit, ours, floor, wanted))
    growth = Measure(told["growth"])
    return [
        *rows,
        Row(f"Growth of memory in {many:,} hands", "MB", growth, wanted=GROWTH_WANTED),
    ]


def moon(chooser: random.Random, hands: int) -> int:
    """Match after match, deals drawn from a seed a match."""
    choices = played = 0
    while True:
        match = start(RULES)
        seed = chooser.getrandbits(31)
        while not match.over:
            legal = match.legal()
            if legal:
                match, follows = match.after(chooser.choice(legal))
                choices += 1
                # Of the consequences of a choice, the hand's result is the first.
                if follows:
                    played += 1
                    if played == hands:
                        return choices
            else:
                chance = match.chance(seed)
                assert chance is not None
                match, _ = match.after(chance)


def euchre_of(game: Any) -> Game:
    """Euchre, whose every state is a hand. All its chances are even, so that choosing among
    them as among plays is the quickest right way."""

    def euchre(chooser: random.Random, hands: int) -> int:
        choices = 0
        for _ in range(hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    choices += 1
                state.apply_action(chooser.choice(state.legal_actions()))
        return choices

    return euchre


def timed(game: Game, seed: int, hands: int) -> tuple[float, float, float]:
    """Hands a second, and microseconds a hand and a choice."""
    chooser = random.Random(seed)
    began = time.perf_counter()
    choices = game(chooser, hands)
    taken = time.perf_counter() - began
    return hands / taken, taken / hands * 1e6, taken / choices * 1e6


def main(rounds: int, size: int, many: int) -> dict[str, Any]:
    """Everything that is measured here; growth in MB, after what is made once is there."""
    import pyspiel

    chooser = random.Random(1)
    moon(chooser, max(1, many // 10))
    before = resident()
    moon(chooser, many)
    growth = (resident() - before) / 1e6
    games: list[Game] = [moon, euchre_of(pyspiel.load_game("euchre"))]
    samples: list[list[tuple[float, float, float]]] = [[] for _ in games]
    for number in range(rounds):
        for game, kept in zip(games, samples, strict=True):
            kept.append(timed(game, number, size))
    return {"samples": samples, "growth": growth}


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:]))))
