"""The players of each game by level, and what they are asked for, each loaded when it is needed."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import Budget, Limits
from moon_desktop.players.review import HandReview
from tests.example_game.magpie import GAME as MAGPIE
from tests.kit.cases import each

WILL = Limits(None, lambda: False)


def first_sight(game: str) -> Any:
    """That of the seat which is first to choose."""
    match = CATALOGUE[game].start(next(iter(CATALOGUE[game].presets.values())))
    while (chance := match.chance(1)) is not None:
        match, _ = match.after(chance)
    return match.sight(match.turn)


@each("game", OWN)
@each("level", ["casual", "skilled", "expert"])
def test_each_level_of_a_game_has_its_player(game, level):
    player = levels_of(game)[level](1, Budget(None, 2))
    assert type(player).__name__ == level.capitalize()
    assert type(player).__module__.startswith(f"{OWN[game]}.players")
    sight = first_sight(game)
    assert player.choose(sight) in sight.legal


@pytest.mark.parametrize("game", OWN)
def test_no_more_deals_are_weighed_than_asked_for(game):
    sight = first_sight(game)
    advice = CATALOGUE[game].players.advise(sight, WILL, deals=3)
    assert advice.deals == 3
    assert advice.best in sight.legal


def test_who_does_not_know_what_scores_are_worth_tells_luck_from_play_of_no_hand():
    review = HandReview(MAGPIE.rules(), 1, None, ())
    assert MAGPIE.players.fortunes([review]) is None
    with pytest.raises(ValueError, match="no hand"):
        MAGPIE.players.fortunes([])
