"""Deals for a thought: all of them where they are few, else drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from moon_desktop.engine.pieces import mask
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.players import sampling
from moon_desktop.players.player import Budget, Thought
from moon_desktop.players.possible_deals import PossibleDeal, PossibleDeals
from moon_desktop.players.sampling import BATCH, CHUNK, Sampling, WeightedDeal
from tests.kit.sights import arranged

HANDS = (
    "6-6 5-5 4-4 2-1 3-1 4-1 3-2",
    "6-1 6-2 5-1 5-2 5-3 4-2 1-1",
    "6-3 6-4 6-5 5-4 4-3 3-3 2-2",
)
LATE = "4 pass pass 2-1 none 6-6 6-1 6-3 5-5 5-1 5-4 4-4 4-2 4-3"
"""Three tricks are played; four tiles are left to each."""

SIGHT = arranged(LATE, *HANDS, preset="fosdick-widow", widow="0-0").sight(0)
EARLY = arranged("", *HANDS, preset="fosdick-widow", widow="0-0").sight(0)
ALL = possible_deals_of(SIGHT).count


def sample(
    worlds: int,
    seed: int = 1,
    sight=SIGHT,
    seconds: float | None = None,
    stop=None,
    suspicion: Any = None,
) -> tuple[Sampling, list[list[WeightedDeal]]]:
    thought = Thought(Budget(seconds, worlds), stop)
    found = Sampling(possible_deals_of(sight), thought, Random(seed), suspicion)
    return found, list(found.batches())


def flat(batches: Sequence[Sequence[WeightedDeal]]) -> list[PossibleDeal]:
    return [deal.world for batch in batches for deal in batch]


def test_few_deals_come_all_and_each_once():
    assert BATCH < ALL < 200
    found, batches = sample(ALL)
    assert found.every
    assert found.count == ALL
    assert Counter(flat(batches)) == Counter(possible_deals_of(SIGHT).every())


def test_they_come_mixed_so_that_a_thought_cut_short_has_seen_all_kinds():
    listed = list(possible_deals_of(SIGHT).every())
    assert flat(sample(ALL)[1])[:20] != listed[:20]


def test_of_many_deals_as_many_are_drawn_as_may_be():
    for worlds in (1, BATCH, BATCH + 1, 75):
        found, batches = sample(worlds, sight=EARLY)
        assert not found.every
        assert found.count == worlds == len(flat(batches))
        assert max(map(len, batches)) <= BATCH


def test_lists_that_are_too_long_are_not_made(monkeypatch):
    monkeypatch.setattr(sampling, "MOST_LISTED", ALL - 1)
    found, batches = sample(10 * ALL)
    assert not found.every
    assert len(flat(batches)) == 10 * ALL


def test_a_list_too_long_for_the_clock_is_not_made(monkeypatch):
    monkeypatch.setattr(sampling, "PACE", ALL)
    assert sample(ALL, seconds=1.01)[0].every
    assert not sample(ALL, seconds=0.99)[0].every


def test_a_short_thought_is_not_all_drawing():
    """The first deals to be weighed are few, and all that follow come in their full number."""
    drawn: list[int] = []

    class Counting(Suspect):
        def draw(self, worlds: PossibleDeals, random: Random, number: int) -> list[PossibleDeal]:
            drawn.append(number)
            return super().draw(worlds, random, number)

    sample(4 * CHUNK, sight=EARLY, suspicion=Counting())
    assert drawn[0] == BATCH
    assert drawn == sorted(drawn[:-1]) + drawn[-1:]
    assert drawn[-2] == CHUNK
    assert sum(drawn) == 4 * CHUNK


@pytest.mark.parametrize("sight", [SIGHT, EARLY])
def test_a_seed_gives_the_same_deals_again(sight):
    assert sample(60, 7, sight)[1] == sample(60, 7, sight)[1]
    assert sample(60, 7, sight)[1] != sample(60, 8, sight)[1]


class Suspect:
    """Thinks each deal so likely as seat 1 holds tiles of sixes; draws those where it has most."""

    def weigh(self, worlds: Sequence[PossibleDeal]) -> list[float]:
        return [1.0 + (world.hands[1] & SIXES).bit_count() for world in worlds]

    def draw(self, worlds: PossibleDeals, random: Random, number: int) -> list[PossibleDeal]:
        return sorted(worlds.draw(random, 4 * number), key=lambda world: -self.weigh([world])[0])[
            :number
        ]


SIXES = mask(["6-1", "6-2", "6-3", "6-4", "6-5"])


def test_where_all_deals_come_each_has_the_weight_that_is_its_own():
    _, batches = sample(ALL, suspicion=Suspect())
    assert Counter(flat(batches)) == Counter(possible_deals_of(SIGHT).every())
    for batch in batches:
        assert [deal.weight for deal in batch] == Suspect().weigh([deal.world for deal in batch])
    assert len({deal.weight for batch in batches for deal in batch}) > 1


def test_of_many_deals_the_likely_ones_are_drawn_and_count_alike():
    _, batches = sample(40, sight=EARLY, suspicion=Suspect())
    _, blind = sample(40, sight=EARLY)
    assert {deal.weight for batch in batches for deal in batch} == {1.0}
    assert sum(Suspect().weigh(flat(batches))) > 1.2 * sum(Suspect().weigh(flat(blind)))


def test_more_deals_than_are_drawn_at_once_come_all_the_same():
    worlds = 2 * CHUNK + 3
    for suspicion in (None, Suspect()):
        _, batches = sample(worlds, sight=EARLY, suspicion=suspicion)
        assert len(flat(batches)) == worlds
        assert max(map(len, batches)) <= BATCH
