"""A game under each preset, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.windows.dialogs.new_match import NewMatch
from tests.gui.rules_by_hand import opened, pick, press_begin
from tests.kit.watch import Watch

pytestmark = pytest.mark.timeout(60)

# Seeds of short games and matches; any other would do.
GAMES = {
    "follow-me-42": 49,
    "fosdick": 8,
    "fosdick-widow": 49,
    "fosdick-partners": 14,
    "shoot-the-moon": 49,
    "shoot-the-moon-4": 34,
}


def test_every_preset_is_played():
    assert set(GAMES) == set(PRESETS)


@pytest.mark.parametrize("preset", GAMES)
def test_game_is_chosen_in_the_dialog_and_played_to_its_end(open_table, data, preset):
    """M7: from the box of New match, with a deal number."""
    person = open_table(by="click")
    person.asked()
    person.do("new")
    dialog = opened(person, NewMatch)
    pick(dialog.sets, list(PRESETS).index(preset))
    dialog.number.setFocus()
    QTest.keyClicks(dialog.number, str(GAMES[preset]))
    press_begin(dialog)
    assert person.host.match.rules == PRESETS[preset]
    assert person.host.header.seed == GAMES[preset]
    assert person.program.preferences.settings.base == preset
    watch = Watch(person.program, data / "match.moon")
    person.play_game()
    watch.close()
    assert len(person.host.match.ledger.winners) == 1
    assert person.host.match.over == (PRESETS[preset].match == "single")
    assert person.told == []


@pytest.mark.slow
def test_match_of_several_games_is_played_to_its_end(open_table, data):
    """By partners; other matches are in ``test_rule_match``."""
    person = open_table(PRESETS["fosdick-partners"], 34, by="keys")
    person.play_match()
    assert read_record(data / "match.moon").match.over
    assert len(person.host.match.ledger.winners) > 1
    assert person.told == []
