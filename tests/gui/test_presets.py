"""Each preset: chosen in the window, and played."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.windows.dialogs.new_match import NewMatch
from tests.gui.rules_by_hand import opened, pick, press_begin

pytestmark = pytest.mark.timeout(60)


def test_every_preset_is_chosen_in_the_dialog(open_table, data):
    """M7: from the box of New match, with a deal number."""
    person = open_table(by="click")
    for number, preset in enumerate(PRESETS):
        person.asked()
        person.do("new")
        dialog = opened(person, NewMatch)
        pick(dialog.sets, number)
        dialog.number.setFocus()
        QTest.keyClicks(dialog.number, str(40 + number))
        press_begin(dialog)
        header = read_record(data / "match.moon").header
        assert header == person.host.header
        assert (header.rules, header.seed) == (PRESETS[preset].to_record(), 40 + number)
        assert person.program.preferences.settings.base == preset
        person.asked()
        person.go_on()
    assert person.told == []


@pytest.mark.slow
def test_match_of_several_games_is_played_to_its_end(open_table, data):
    """By partners; others are in ``test_house_rules``."""
    person = open_table(PRESETS["fosdick-partners"], 34, by="keys")
    person.play_match()
    assert read_record(data / "match.moon").match.over
    assert len(person.host.match.ledger.winners) > 1
    assert person.told == []
