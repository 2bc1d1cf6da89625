"""A timed match has a clock, which goes on whatever is taken back or taken up again (M6.3)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer

from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings
from moon_desktop.games.moon.entries import TimeUp
from moon_desktop.games.moon.rules import MoonRules
from tests.gui.conftest import leave
from tests.kit.arrange import Table
from tests.kit.table_positions import leading

pytestmark = pytest.mark.usefixtures("unpainted")

RULES = MoonRules(match="timed", match_length=2, target=7)


def pass_seconds(person, seconds):
    for _ in range(seconds):
        person.program.clock.tick()


def sure_game() -> Table:
    """Ann leads, and is sure to win the hand and the game."""
    return leading(match="timed", match_length=2, target=7)


def test_clock_goes_on_where_it_was_after_a_hand(open_table, sit_at, data):
    person = sit_at(sure_game())
    pass_seconds(person, 30)
    person.do("claim")
    person.asked()
    leave(person)
    again = open_table()
    assert again.program.clock.elapsed >= 30
    assert read_record(data / "match.moon").entries == again.host.entries


def test_clock_goes_on_where_it_was_when_the_window_is_closed(open_table):
    person = open_table(RULES, 0)
    person.asked()
    pass_seconds(person, 30)
    leave(person)
    assert open_table().program.clock.elapsed >= 30


def test_names_changed_and_choices_taken_back_give_no_time(open_table):
    person = open_table(RULES, 0)
    person.asked()
    pass_seconds(person, 30)
    person.program.preferences.change(Settings(your_name="Ann"))
    assert person.program.clock.elapsed >= 30
    person.go_on()
    person.asked()
    # Not a full minute, which is noted anyway.
    pass_seconds(person, 20)
    person.do("undo")
    assert person.program.clock.elapsed >= 50


def test_time_that_ran_out_stays_out_when_choices_are_taken_back(open_table):
    person = open_table(RULES, 0)
    person.go_on()
    person.asked()
    pass_seconds(person, 120)
    person.do("undo")
    assert not any(isinstance(entry, TimeUp) for entry in person.host.entries)
    pass_seconds(person, 1)
    assert TimeUp() in person.host.entries


def test_time_that_the_computer_sleeps_is_not_played(open_table):
    person = open_table(RULES, 0)
    person.asked()
    clock = person.program.clock
    before, awake = clock.elapsed, clock.now
    for late, counted in ((5, 5), (3600, 6)):
        clock.now = lambda late=late: awake() + late
        clock.findChild(QTimer).timeout.emit()
        assert counted <= clock.elapsed - before < counted + 30
