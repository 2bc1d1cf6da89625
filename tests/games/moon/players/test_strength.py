"""What seven tiles look worth at a glance."""

from __future__ import annotations

import random

import pytest

from moon_desktop.engine.pieces import mask
from moon_desktop.games.moon.contract import suits_of
from moon_desktop.games.moon.players.strength import Strength, kinds, row
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.kernel.solver import Solver
from tests.kit.cases import each

STRONG = "6-6 6-5 6-4 6-3 5-5 4-1 3-2"


def hands(preset: str, seed: int, count: int) -> list[int]:
    chooser = random.Random(seed)
    return [mask(chooser.sample(PRESETS[preset].tiles, 7)) for _ in range(count)]


@each("preset", PRESETS)
def test_the_tables_tell_what_the_figures_say(preset):
    """Read off tile by tile from the suits: the same, at every call."""
    rules = PRESETS[preset]
    strength = Strength.of(rules, None)
    for held in hands(preset, 3, 40):
        worths = strength.worths(held)
        for place, call in enumerate(strength.calls):
            if worths[place] == -1:
                continue
            suits = suits_of(rules, "7", call)
            trumps = held & suits.trumps
            figures = row(rules.seats, suits, trumps.bit_count())
            counts = [
                *kinds(held, rules.set, suits, trumps),
                *kinds(held, rules.set, suits, held & ~trumps),
            ]
            expected = figures[0] + sum(f * c for f, c in zip(figures[1:], counts, strict=True))
            assert worths[place] == pytest.approx(expected)


@pytest.mark.parametrize("preset", ["fosdick", "shoot-the-moon-4"])
def test_worths_are_near_what_hands_take(preset):
    """With all tiles seen, on average over deals, and nearer than the mean of all hands is."""
    rules = PRESETS[preset]
    strength = Strength.of(rules, None)
    place = strength.calls.index("doubles")
    suits = suits_of(rules, "7", "doubles")
    solver = Solver(suits, rules.seats, 1)
    chooser = random.Random(5)
    told, taken = [], []
    for _ in range(60):
        tiles = list(rules.tiles)
        chooser.shuffle(tiles)
        deal = [mask(tiles[7 * seat : 7 * seat + 7]) for seat in range(rules.seats)]
        told.append(strength.worths(deal[0])[place])
        taken.append(solver.value(deal, 0))
    off = sum((a - b) ** 2 for a, b in zip(told, taken, strict=True))
    mean = sum(taken) / len(taken)
    assert off < 0.5 * sum((mean - b) ** 2 for b in taken)


def test_only_what_may_be_named_counts():
    """Dice narrow the calls (M3.9); follow me by blanks needs 0-0 (M3.8)."""
    assert Strength.of(PRESETS["follow-me-42"], (2, 5)).calls == ("2", "5")
    blanks = Strength.of(PRESETS["shoot-the-moon"], None)
    assert blanks.calls[0] == "0"
    assert "none" not in blanks.calls
    assert blanks.worths(mask(STRONG.split()))[0] == -1
    assert blanks.worths(mask(["0-0", *STRONG.split()[1:]]))[0] > 0


def test_eight_tiles_are_judged_too():
    """With the widow in hand; here of one kind, each beaten by just two."""
    rules = PRESETS["follow-me-42"]
    strength = Strength.of(rules, None)
    none = suits_of(rules, "7", "none")
    held = mask(["2-1", "3-1", "3-2", "4-2", "4-3", "5-2", "5-3", "5-4"])
    assert kinds(held, rules.set, none, held) == [0, 0, 8]
    figures = row(3, none, 0)
    worth = strength.worths(held)[strength.calls.index("none")]
    assert worth == pytest.approx(figures[0] + 8 * figures[6])
