"""The card game's house rules: the sides that its seats make, and words for all of them."""

from __future__ import annotations

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_cards import GAME
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from tests.kit.cases import each


@each("seats", range(2, 7))
@each("team_size", range(1, 4))
def test_teams_that_the_seats_do_not_make_are_refused(seats, team_size):
    """C1.2, C7: two at four or six seats, three at six."""
    fits = team_size == 1 or (seats, team_size) in ((4, 2), (6, 2), (6, 3))
    if fits:
        assert MoonCardsRules(seats, team_size).table.sides == seats // team_size
        return
    with pytest.raises(Unplayable) as refused:
        MoonCardsRules(seats, team_size)
    assert refused.value.keys == ("seats", "team_size")
    assert GAME.show.rules.contradiction(refused.value.reason).endswith(".")


def test_a_key_that_means_nothing_is_ignored():
    """C7: the length of a single game may be even."""
    assert MoonCardsRules(match_length=2).terms.kind == "single"
    values = MoonCardsRules(match_length=2).to_record()
    assert GAME.show.rules.without_meaning("match_length", values)
    assert GAME.show.rules.without_meaning("target", values) is None
