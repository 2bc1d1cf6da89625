"""Players who weigh deals: they do what the adviser says, and stop when they are told to."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players import Expert, Skilled, adviser
from moon_desktop.games.moon.players.adviser import STEADILY, TO_SCORE, advise
from moon_desktop.players.player import Bidder, Budget, Limits
from tests.kit.cases import each
from tests.kit.positions import NEARLY, POOR, STRONG
from tests.kit.sights import arranged

WORDS = ["", "pass pass", "6 pass pass", "4 pass pass 6", "4 pass pass 6 5-5"]
FORCED = "4 pass pass 6 6-6"
"""Seat 1 has one six, and must play it."""

HANDS = (STRONG, "6-1 3-1 4-1 5-1 3-3 2-2 5-2", "6-2 5-3 5-4 4-2 4-3 3-2 1-1")

HOW: dict[type[Bidder[MoonSight]], dict[str, Any]] = {
    Expert: {"aim": STEADILY},
    Skilled: {"aim": TO_SCORE, "suspicious": False},
}
levels = pytest.mark.parametrize("level", HOW)


def sight(words: str, **how):
    match = arranged(words, *HANDS, **how)
    assert match.turn is not None
    return match.sight(match.turn)


@levels
@each("words", WORDS)
def test_it_does_what_the_adviser_says_and_ample_time_changes_nothing(level, words):
    here, player = sight(words), level(5, Budget(None, 12))
    told = advise(here, Budget(None, 12), 5, **HOW[level])
    assert player.choose(here) == told.best
    assert player.choose_within(here, Limits(60.0, lambda: False)) == told.best


@levels
def test_limits_of_time_and_its_own_of_deals_are_both_kept(level, monkeypatch):
    asked = []

    def advised(here, budget, seed, stop=None, **how):
        asked.append((budget, seed, stop))
        assert how == HOW[level]
        raise ArithmeticError

    def stop() -> bool:
        return False

    monkeypatch.setattr(adviser, "advise", advised)
    for player in (level(3), level(4, Budget(None, 7)), level(4, Budget(9.0, 7))):
        with pytest.raises(ArithmeticError):
            player.choose_within(sight(""), Limits(0.25, stop))
        with pytest.raises(ArithmeticError):
            player.choose(sight(""))
    assert asked == [
        (Budget(0.25, level.deals), 3, stop),
        (Budget(None, level.deals), 3, None),
        (Budget(0.25, 7), 4, stop),
        (Budget(None, 7), 4, None),
        (Budget(0.25, 7), 4, stop),
        (Budget(9.0, 7), 4, None),
    ]


@levels
def test_where_nothing_is_to_choose_it_does_not_think(level, monkeypatch):
    monkeypatch.setattr(adviser, "advise", None)
    assert level(1).choose(sight(FORCED)) == Play(1, "6-1")
    assert level(1).choose_within(sight(FORCED), Limits(0.0, lambda: True)) == Play(1, "6-1")


@each("scores", [(0, 0, 0), (0, 0, 17), (20, 20, 20)])
@each(("hand", "bid"), [(NEARLY, "over"), (POOR, "pass")])
def test_the_skilled_one_plays_for_points_whatever_the_score(scores, hand, bid):
    match = arranged("pass pass", "", "", hand, scores=scores)
    assert Skilled(1).choose(match.sight(2)) == Bid(2, bid)
