"""What moved leaves nothing behind, and a question follows the window's size."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.flight_plan import FlightPlan

pytestmark = pytest.mark.timeout(60)


def test_no_flight_outlives_its_hand(open_table):
    person = open_table(MoonRules(), 0, by="click")
    person.play_hand()
    person.asked()
    QTest.qWait(1)
    assert person.table.scene.findChildren(FlightPlan) == []


@pytest.mark.parametrize("sizes", [((2560, 1440), (960, 600)), ((960, 600), (2560, 1440))])
def test_panel_is_made_anew_for_another_size(open_table, sizes):
    person = open_table(MoonRules(), 0, by="click")
    for width, height in sizes:
        person.window.resize(width, height)
        assert person.asked().phase == "bid"
        QTest.qWait(1)
    panel = person.window.panel
    assert panel.zoom == pytest.approx(person.table.stage.zoom)
    assert panel.geometry().left() >= -panel.room
    assert panel.geometry().right() <= person.window.stage_width + panel.room
