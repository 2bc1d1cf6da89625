"""How many ways a hand can still go: counted by the engine, by the printed tables, and pinned."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from moon_desktop.engine.match import Playing
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.match import Moon
from tests.kit.arrange import Table
from tests.kit.rule_oracle import endings

THREE = (
    "6-6 5-4 4-2 3-3 6-1 2-1 5-1",
    "6-5 5-5 4-4 3-2 6-2 4-1 1-1",
    "6-4 5-3 4-3 2-2 6-3 3-1 5-2",
)
FOUR = (
    "6-6 5-4 4-2 3-3 6-1 2-1 5-1",
    "6-5 5-5 4-4 3-2 6-2 4-1 1-1",
    "6-4 5-3 4-3 2-2 6-3 3-1 5-2",
    "6-0 5-0 4-0 3-0 2-0 1-0 0-0",
)


def dealt(contract: str, **house: Any) -> Table:
    """Seat 0 has bought the contract; all seven tiles are still in each hand."""
    hands = THREE if house.get("seats", 3) == 3 else FOUR
    table = Table(**house).deal(*hands)
    return table.bid(0, "under" if contract == "under" else "4").contract(contract)


def ending(contract: str, left: int, **house: Any) -> Moon:
    """That hand played on until each seat has ``left`` tiles.

    Each plays its highest tile that follows; under ``under`` seat 0, the bidder, its lowest.
    """
    match: Moon = dealt(contract, **house).match
    while match.sight(0).counts != (left,) * match.rules.seats:
        low = contract == "under" and match.turn == 0
        match = match.after(match.legal()[0 if low else -1])[0]
        assert isinstance(match.phase, Playing)
    return match


def continuations(match: Moon) -> Counter[tuple[int, ...]]:
    """How many ways lead to each count of tricks, by what the engine calls legal."""
    found: Counter[tuple[int, ...]] = Counter()
    for choice in match.legal():
        after, follows = match.after(choice)
        if follows and isinstance(follows[0], HandOver):
            found[follows[0].tricks] += 1
        else:
            found += continuations(after)
    return found


def by_the_tables(match: Moon, contract: str) -> Counter[tuple[int, ...]]:
    """The same by the oracle, which knows neither the engine's rules nor its bits."""
    seats = match.rules.seats
    hands = [list(match.sight(seat).held) for seat in range(seats)]
    taken = match.sight(0).taken
    found: Counter[tuple[int, ...]] = Counter()
    assert match.turn is not None
    for takers in endings(hands, match.turn, contract, match.rules.named_lead):
        counted = tuple(taken[seat] + takers.count(seat) for seat in range(seats))
        found[counted] += 1
    return found


@pytest.mark.parametrize(
    ("contract", "left", "house", "count"),
    [
        ("6", 4, {}, 247),
        ("5", 5, {}, 3236),
        ("1", 4, {}, 530),
        ("0", 5, {}, 3363),
        ("doubles", 4, {}, 814),
        ("none", 5, {}, 3363),
        ("none", 4, {"named_lead": True}, 3828),
        ("under", 5, {}, 3675),
        ("3", 3, {"seats": 4}, 268),
        ("4", 3, {"seats": 4}, 164),
        ("doubles", 3, {"seats": 4}, 128),
        ("none", 3, {"seats": 4, "named_lead": True}, 401),
        ("under", 4, {"seats": 4}, 1052),
    ],
)
def test_every_way_a_hand_can_end(contract, left, house, count):
    """M3.4–M3.7, M4.1–M4.7: as many as ever, and trick for trick as the printed tables say."""
    match = ending(contract, left, **house)
    ways = continuations(match)
    assert ways == by_the_tables(match, contract)
    assert ways.total() == count
