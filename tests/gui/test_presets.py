"""A game under each preset, in the window."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.record_file import read_record
from tests.gui.watch import Watch

pytestmark = pytest.mark.timeout(60)

SHORT = {"fosdick-partners": 0, "shoot-the-moon": 0, "shoot-the-moon-4": 1}
"""Matches of several games, by the seeds of the shorter ones."""


@pytest.mark.parametrize("preset", PRESETS)
def test_game_is_played_to_its_end(open_table, data, preset):
    person = open_table(PRESETS[preset], 2, by="click")
    watch = Watch(person.program, data / "match.moon")
    person.play_game()
    watch.close()
    assert len(person.host.match.ledger.winners) == 1
    assert person.host.match.over == (preset not in SHORT)
    assert person.told == []


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("preset", SHORT)
def test_match_of_several_games_is_played_to_its_end(open_table, data, preset):
    person = open_table(PRESETS[preset], SHORT[preset], by="keys")
    person.play_match()
    assert read_record(data / "match.moon").match.over
    assert person.host.match.over
    assert person.told == []
