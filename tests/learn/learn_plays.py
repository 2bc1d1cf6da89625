"""Learns what is played in Texas 42, by what everybody knows at that moment.

``python -m tests.learn.learn_plays`` has hands bought and played by casual players and by skilled
ones, who do not read plays themselves, and keeps the figures under which their plays are likeliest.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import bits
from moon_desktop.games.forty_two.entries import FortyTwoSight, HandOver
from moon_desktop.games.forty_two.players.play_inference import Habit, moments
from moon_desktop.games.forty_two.players.strength import FILE
from moon_desktop.games.forty_two.rules import PRESETS, TABLE
from moon_desktop.players.levels import levels_of
from moon_desktop.resources import resource
from moon_desktop.seeds import player_seed
from tests.benchmarks.single_hands import each
from tests.learn.learn_forty_two import STEPS, dealt, write

SETS: Final = ("texas-42", "texas-42", "texas-42-all")
"""The rules of the hands: a third are played under those with special calls."""

CASUAL: Final = 0.3
"""The share of the players that are casual."""

RIDGE: Final = 1.0
"""How much a figure is drawn towards nothing, in plays."""


class Chosen(NamedTuple):
    """A play of one who had a choice: its ``situation``, the ``rows`` of all tiles that were open,
    and the ``place`` among them of the one that was played."""

    situation: str
    rows: tuple[tuple[float, ...], ...]
    place: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=800)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    plays = each(listened, range(given.hands), "hands", given.workers)
    found = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    write(found | {"plays": habits([play for hand in plays for play in hand])})


def listened(seed: int) -> list[Chosen]:
    """The plays of one hand but for its last; none where it is passed out, or played at nel-o."""
    random = Random(seed)
    match = dealt(random, PRESETS[random.choice(SETS)])
    levels = levels_of("texas42")
    players = [
        levels["casual" if random.random() < CASUAL else "skilled"](player_seed(seed, seat))
        for seat in range(TABLE.count)
    ]
    held: tuple[int, ...] = ()
    seen: FortyTwoSight | None = None
    over = False
    while not over and match.turn is not None:
        sight = match.sight(match.turn)
        if isinstance(match.phase, Playing):
            held, seen = held or match.phase.tricks.held, sight
        match, follows = match.after(players[match.turn].choose(sight))
        over = any(isinstance(result, HandOver) for result in follows)
    return [] if seen is None or seen.low else list(choices(seen, held))


def choices(sight: FortyTwoSight, held: Sequence[int]) -> Iterable[Chosen]:
    """The plays that ``sight`` has seen of those who had a choice; ``held``: the tiles (bits) of
    each seat before the first trick."""
    for moment, index in moments(sight):
        tiles = [bit.bit_length() - 1 for bit in bits(moment.open_of(held[moment.seat]))]
        if len(tiles) > 1:
            rows = tuple([moment.row(tile) for tile in tiles])
            yield Chosen(moment.situation, rows, tiles.index(index))


def habits(plays: Iterable[Chosen]) -> dict[str, list[float]]:
    """By situation the figures of ``Habit``."""
    some = defaultdict[str, list[Chosen]](list)
    for play in plays:
        some[play.situation].append(play)
    found = {}
    for situation, chosen in sorted(some.items()):
        figures = fit(chosen)
        found[situation] = [round(float(figure), 2) for figure in figures]
        print(f"{situation:32} {len(chosen):6}", file=sys.stderr)
    return found


def fit(plays: Sequence[Chosen]) -> NDArray[np.float64]:
    """The figures by which what was played is likeliest: each tile that was open is as likely as
    the exponential of the sum of its row, times the figures, makes it beside the others."""
    most, size = max(len(play.rows) for play in plays), len(Habit._fields)
    rows, shut = np.zeros((len(plays), most, size)), np.ones((len(plays), most), dtype=bool)
    for number, play in enumerate(plays):
        rows[number, : len(play.rows)] = play.rows
        shut[number, : len(play.rows)] = False
    chosen = rows[np.arange(len(plays)), [play.place for play in plays]].sum(0)
    figures = np.zeros(size)
    for _ in range(STEPS):
        odds = np.where(shut, 0.0, np.exp(rows @ figures))
        parts = odds / odds.sum(1, keepdims=True)
        means = np.einsum("po,pof->pf", parts, rows)
        slope = chosen - means.sum(0) - RIDGE * figures
        bend = np.einsum("po,pof,pog->fg", parts, rows, rows) - means.T @ means
        figures += np.linalg.solve(bend + RIDGE * np.eye(size), slope)
    return figures


if __name__ == "__main__":
    main()
