"""The card game's house rules: the sides that its seats make, and words for all of them."""

from __future__ import annotations

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_cards.game import GAME
from moon_desktop.games.moon_cards.rules import CHOICES, PRESETS, TEAMS, MoonCardsRules


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("team_size", range(1, 4))
def test_teams_that_the_seats_do_not_make_are_refused(seats, team_size):
    """C1.2, C7: two at four or six seats, three at six."""
    fits = team_size == 1 or (seats, team_size) in ((4, 2), (6, 2), (6, 3))
    if fits:
        assert MoonCardsRules(seats, team_size).table.sides == seats // team_size
        return
    with pytest.raises(Unplayable) as refused:
        MoonCardsRules(seats, team_size)
    assert refused.value.keys == ("seats", "team_size")
    assert GAME.show.contradiction(refused.value.reason).endswith(".")


def test_a_key_that_means_nothing_is_ignored():
    """C7: the length of a single game may be even."""
    assert MoonCardsRules(match_length=2).terms.kind == "single"
    values = MoonCardsRules(match_length=2).to_record()
    assert GAME.show.without_meaning("match_length", values)
    assert GAME.show.without_meaning("target", values) is None


def test_every_key_choice_and_preset_has_words():
    """C7: for the form, and no two rules have one line."""
    show = GAME.show
    assert sorted(key for group in show.rule_groups() for key in group.keys) == sorted(CHOICES)
    for key, choices in CHOICES.items():
        assert show.rule_name(key)
        assert show.rule_help(key).endswith(".")
        assert show.rule_source(key).startswith("C")
        labels = [show.choice_label(key, value) for value in choices or ()]
        assert len(set(labels)) == len(labels)
    teams = [(seats, team) for seats, sizes in TEAMS.items() for team in sizes]
    found = {
        show.rules_line(GAME.rules(seats, team, chips, 7, renege))
        for seats, team in teams
        for chips in range(3)
        for renege in ("prevent", "forfeit")
    }
    assert len(found) == 8 * 3 * 2
    best = show.rules_line(MoonCardsRules(match="best-of", match_length=3))
    assert best.endswith("· Best of 3")
    assert all(show.preset_name(key) and show.preset_line(key) for key in PRESETS)
