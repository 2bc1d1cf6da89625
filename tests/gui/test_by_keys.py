"""Tiles in the hand, walked along and played with the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.tempo import Tempo
from tests.kit.person import until
from tests.kit.table_positions import following

pytestmark = pytest.mark.timeout(30)


def test_ring_goes_when_the_tile_is_played(sit_at):
    person = sit_at(following(), by="keys")
    before = person.host.entries
    person.press(Qt.Key.Key_Return)
    assert person.host.entries == before, "no tile is in focus yet"
    person.take("6-1")
    assert Play(0, "6-1") in person.host.entries
    assert not person.table.furniture.ring.isVisible()
    assert person.table.picking.focus is None


def test_keys_stay_with_the_table_when_the_result_has_been_read(open_table):
    """Not with a button of the bar, where Space would open a box in the midst of the deal."""
    person = open_table(MoonRules(target=99), 3, by="keys")
    person.play_hand()
    person.program.croupier.set_pace(Tempo(0.4, 0.4), 0)
    person.read_on()
    until(lambda: person.table.playback.busy, "the deal")
    assert person.window.focusWidget() is person.table.view
