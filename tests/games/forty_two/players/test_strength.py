"""What seven tiles look worth: by tables of suits, and told of hands that draw all trumps."""

from __future__ import annotations

from random import Random

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import notation
from moon_desktop.engine.pieces import mask
from moon_desktop.games.forty_two.players.adviser import FortyTwoAdviser
from moon_desktop.games.forty_two.players.strength import SURE, Tiles, kind_of, learnt, worth
from moon_desktop.players.player import Budget
from tests.kit.cases import each
from tests.kit.forty_two import Table

CALLS = (*"0123456", "doubles", "follow-me", "sevens")

DRAWS = [
    pytest.param("6-6 6-5 6-4 6-3 6-2 5-5 4-3", "36", id="five trumps"),
    pytest.param("6-6 6-5 6-4 6-3 5-5 4-4 3-2", "30", id="four trumps"),
]
"""Hands that draw all trumps, with one tile that may lose, and a bid: each was made by skilled
players in all of 120 deals."""


@pytest.mark.parametrize("call", CALLS)
def test_the_look_of_a_hand_is_the_sum_of_what_is_counted_in_it(call):
    random = Random(call)
    figures = learnt().high[kind_of("30", call)]
    for _ in range(400):
        held = sum(1 << index for index in random.sample(range(28), 7))
        tiles = Tiles.of(held, call)
        counted = sum(a * b for a, b in zip(figures[2:], tiles.row, strict=True))
        for count in (30, 35, 42):
            look = figures.hand + figures.needed * (count - 30) + counted
            assert worth(held, call, count) == pytest.approx(SURE if tiles.sure else look)


@each(
    ("held", "call", "drawn", "offs"),
    [
        # Three highest draw three; with two of them two.
        ("6-6 6-5 6-4 6-3 5-5 4-4 3-2", "6", True, 1),
        ("6-6 6-5 6-3 6-2 5-5 4-4 3-2", "6", False, 1),
        ("6-6 6-5 6-3 6-2 6-1 4-4 3-2", "6", True, 1),
        ("6-6 6-5 6-4 6-3 5-5 4-4 3-3", "6", True, 0),
        ("6-6 5-5 4-4 3-3 2-2 1-1 6-5", "doubles", True, 0),
        # In no suit without trumps is there one to draw.
        ("6-6 6-5 6-4 6-3 6-2 6-1 5-0", "follow-me", True, 1),
    ],
)
def test_it_is_known_whether_all_trumps_are_drawn_and_what_does_not_walk(held, call, drawn, offs):
    """T5.3, T5.4: however they lie."""
    tiles = Tiles.of(mask(held.split()), call)
    assert (tiles.trumps.drawn, tiles.offs) == (drawn, offs)
    assert tiles.sure == (drawn and not offs)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["texas-42", "texas-42-all"])
@pytest.mark.parametrize(("held", "bid"), DRAWS)
def test_a_hand_that_draws_all_trumps_is_bid_on_and_told_to_be_strong(preset, held, bid):
    """T3.1: also where the others may go over it with marks."""
    match = Table(preset).deal(held).match
    for seed in range(3):
        advice = FortyTwoAdviser(match.sight(0)).advice(Budget(None, 100), seed)
        assert notation(advice.best) != PASS
        worths = {notation(one.choice): one for one in advice.worths}
        assert (worths[bid].made or 0.0) > 0.8
