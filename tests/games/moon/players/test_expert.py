"""The expert: it does what the adviser says, for the game, and stops when it is told to."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.players import adviser
from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.games.moon.players.expert import DEALS, Expert
from moon_desktop.players.player import Interruptible, Limits, Stopped
from tests.kit.positions import STRONG
from tests.kit.sights import arranged

WORDS = ["", "pass pass", "6 pass pass", "4 pass pass 6", "4 pass pass 6 5-5"]
FORCED = "4 pass pass 6 6-6"
"""Seat 1 has one six, and must play it."""

HANDS = (STRONG, "6-1 3-1 4-1 5-1 3-3 2-2 5-2", "6-2 5-3 5-4 4-2 4-3 3-2 1-1")


def sight(words: str, **how):
    match = arranged(words, *HANDS, **how)
    assert match.turn is not None
    return match.sight(match.turn)


@pytest.mark.parametrize("words", WORDS)
def test_it_does_what_the_adviser_says(words):
    here = sight(words)
    assert Expert(5, Budget(None, 12)).choose(here) == advise(here, Budget(None, 12), 5).best


@pytest.mark.parametrize("words", WORDS)
def test_time_that_is_ample_changes_nothing(words):
    player = Expert(5, Budget(None, 12))
    limits = Limits(60.0, lambda: False)
    assert player.choose_within(sight(words), limits) == player.choose(sight(words))


@pytest.mark.parametrize("words", WORDS)
def test_it_is_called_off(words):
    with pytest.raises(Stopped):
        Expert(5).choose_within(sight(words), Limits(60.0, lambda: True))


def test_it_answers_though_there_is_hardly_any_time():
    here = sight("")
    assert Expert(5).choose_within(here, Limits(0.0, lambda: False)) in here.legal


def test_limits_of_time_and_its_own_of_deals_are_both_kept(monkeypatch):
    asked = []

    def advised(here, budget, seed, stop=None, **how):
        asked.append((budget, seed, stop, how))
        raise ArithmeticError

    def stop() -> bool:
        return False

    monkeypatch.setattr(adviser, "advise", advised)
    for player in (Expert(3), Expert(4, Budget(None, 7)), Expert(4, Budget(9.0, 7))):
        with pytest.raises(ArithmeticError):
            player.choose_within(sight(""), Limits(0.25, stop))
    with pytest.raises(ArithmeticError):
        Expert(4, Budget(9.0, 7)).choose(sight(""))
    assert [(budget, seed) for budget, seed, *_ in asked] == [
        (Budget(0.25, DEALS), 3),
        (Budget(0.25, 7), 4),
        (Budget(0.25, 7), 4),
        (Budget(9.0, 7), 4),
    ]
    assert [stopping for _, _, stopping, _ in asked] == [stop, stop, stop, None]
    assert all(how.get("suspicious", True) for *_, how in asked), "it reads the bidding"


def test_where_nothing_is_to_choose_it_does_not_think(monkeypatch):
    monkeypatch.setattr(adviser, "advise", None)
    here = sight(FORCED)
    assert Expert(1).choose(here) == Play(1, "6-1")
    assert Expert(1).choose_within(here, Limits(0.0, lambda: True)) == Play(1, "6-1")


def test_it_plays_for_the_game():
    """M5.6: who needs four does not shoot, and shoots with the same hand from nothing."""
    hand = "6-6 6-5 6-4 6-2 5-5 4-4 5-3"
    player = Expert(1, Budget(None, 40))
    far, near = (
        player.choose(arranged("pass pass", "", "", hand, scores=scores).sight(2))
        for scores in ((0, 0, 0), (0, 0, 17))
    )
    assert far == Bid(2, "over")
    assert near == Bid(2, "4")


def test_it_can_be_interrupted():
    assert isinstance(Expert(1), Interruptible)
