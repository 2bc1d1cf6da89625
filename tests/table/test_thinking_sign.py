"""The sign at the plate of who thinks."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import EVENING
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit.table_positions import following

pytestmark = pytest.mark.timeout(30)


@pytest.fixture
def table(qtbot):
    table = Table(EVENING)
    qtbot.addWidget(table.view)
    table.view.resize(960, 756)
    table.arrange(960, 3)
    table.lay_out(SHOW, following().match.sight(0), ("Ann", "Bea", "Cy"))
    return table


@pytest.mark.parametrize(("seat", "place"), [(1, 1), (2, 2)])
def test_it_hangs_on_the_plate_of_who_thinks_and_goes_with_it(table, seat, place):
    tab = table.furniture.thinking
    assert not tab.isVisible()
    table.show_thinking(seat)
    for width, height in ((960, 756), (2000, 1500)):
        table.view.resize(width, height)
        table.arrange(width, 3)
        plate = table.stage.plates[place]
        assert tab.isVisible()
        assert tab.pos().toTuple() == pytest.approx((plate.centre[0], plate.bottom), abs=1)
        assert tab.zoom == table.stage.zoom
        assert table.view.rect().contains(tab.sceneBoundingRect().toRect())
        assert tab.toolTip() == f"{('Ann', 'Bea', 'Cy')[seat]} is thinking."
    assert tab.zoom > 1
    table.show_thinking(None)
    assert not tab.isVisible()


def test_it_breathes(table, qtbot):
    table.set_tempo(Tempo())
    table.show_thinking(1)
    qtbot.waitUntil(lambda: table.furniture.thinking.opacity() < 0.9)
    table.show_thinking(None)
    table.show_thinking(2)
    assert table.furniture.thinking.opacity() == 1.0, "from the beginning again"


def test_it_lies_still_where_nothing_moves(table):
    table.set_tempo(AT_ONCE)
    table.show_thinking(1)
    QTest.qWait(50)
    assert table.furniture.thinking.opacity() == 1.0
