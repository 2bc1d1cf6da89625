"""A program that plays random hands of Moon and of OpenSpiel's euchre by turns, and times them.

`dealing.py ROUNDS SIZE MANY`: ROUNDS times SIZE hands of each, then MANY hands of Moon with an
eye on memory. It prints one JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.rules import PRESETS
from tests.benchmarks.resident import resident

RULES = PRESETS["follow-me-42"]
Game = Callable[[random.Random, int], int]
"""Plays so many hands, all choices at random, and returns how many choices there were."""


def moon(chooser: random.Random, hands: int) -> int:
    """Match after match, deals drawn from a seed a match."""
    choices = played = 0
    while True:
        match = Moon.start(RULES)
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


def columns(samples: list[tuple[float, float, float]]) -> dict[str, list[float]]:
    """Samples as lists by what they are of."""
    return dict(
        zip(("hands", "hand", "choice"), map(list, zip(*samples, strict=True)), strict=True)
    )


def growth(hands: int) -> float:
    """MB by which memory grew in ``hands`` hands; what is made once is there before."""
    chooser = random.Random(1)
    moon(chooser, max(1, hands // 10))
    before = resident()
    moon(chooser, hands)
    return (resident() - before) / 1e6


def main(rounds: int, size: int, many: int) -> dict[str, Any]:
    """Everything that is measured here."""
    grown = growth(many)
    missing = ""
    try:
        import pyspiel
    except ImportError as error:
        missing = str(error)
    games: list[Game] = [moon] if missing else [moon, euchre_of(pyspiel.load_game("euchre"))]
    samples: list[list[tuple[float, float, float]]] = [[] for _ in games]
    for number in range(rounds):
        for game, kept in zip(games, samples, strict=True):
            kept.append(timed(game, number, size))
    told = [columns(kept) for kept in samples]
    return {
        "moon": told[0],
        "euchre": None if missing else told[1],
        "missing": missing,
        "growth": grown,
    }


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:]))))
