"""A player of another package at the table of the window."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.levels import guests
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from tests.kit.installing import lay_out_example
from tests.kit.person import Person

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay_out_example(tmp_path_factory.mktemp("guest"))


@pytest.fixture
def installed(package, monkeypatch):
    """The example package is installed, for the length of a test."""
    monkeypatch.syspath_prepend(str(package))
    guests.cache_clear()
    yield
    guests.cache_clear()
    sys.modules.pop("timid_player", None)


def seat_on_the_left(person: Person, player: str) -> None:
    """Chooses it in New match, and begins."""
    person.do("new")
    (dialog,) = (box for box in person.window.findChildren(NewMatch) if box.isVisible())
    sheet = dialog.players.open(1)
    assert [*sheet.players][-1] == player, "after our own"
    assert sheet.players[player].text() == player
    sheet.players[player].click()
    sheet.close()
    QTest.mouseClick(dialog.deal, Qt.MouseButton.LeftButton)


@pytest.mark.slow
def test_guest_is_chosen_in_new_match_and_plays(open_table, data, installed):
    person = open_table(MoonRules(), 0)
    seat_on_the_left(person, "timid")
    person.asked_in("play")
    entries = person.host.entries
    said = [entry.bid for entry in entries if isinstance(entry, Bid) and entry.seat == 1]
    assert said == ["pass"]
    assert "timid_player" not in sys.modules, "it chose elsewhere"
    header = read_record(data / "match.moon").header
    assert header.seats[1].player == "timid"
    assert person.program.preferences.settings.left_player == "timid"


def test_guest_sits_there_again_at_the_next_start(open_table, installed):
    person = open_table(MoonRules(), 0, left_player="timid")
    assert person.told == []
    person.asked_in("play")
    assert person.host.header.seats[1].player == "timid"
    assert person.program.preferences.settings.left_player == "timid"


def test_guest_that_is_gone_is_stood_in_for(open_table, data, installed, package):
    """Its record is played on by a casual player, and keeps the name."""
    person = open_table(MoonRules(), 0, left_player="timid")
    person.asked()
    guests.cache_clear()
    sys.path.remove(str(package))
    again = open_table(start=(data / "match.moon",), folder=None)
    again.asked_in("play")
    assert again.host.header.seats[1].player == "timid"
