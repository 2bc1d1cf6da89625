"""The sign at the plate of who thinks."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import EVENING
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import AT_ONCE, Tempo
from moon_desktop.table.thinking_sign import PIPS, strength
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
    table.show_thinking(None)
    assert "thinking" not in vars(table), "nothing is made before somebody thinks"
    table.show_thinking(seat)
    tab = table.thinking
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
    before = table.thinking.strengths
    qtbot.waitUntil(lambda: table.thinking.strengths != before)
    qtbot.waitUntil(lambda: len(set(table.thinking.strengths)) == PIPS)


def test_it_lies_still_where_nothing_moves(table):
    table.set_tempo(AT_ONCE)
    table.show_thinking(1)
    QTest.qWait(150)
    assert table.thinking.strengths == (1.0,) * PIPS


def test_pips_follow_one_another():
    assert strength(0, 0) == 1.0
    assert strength(250, 1) == pytest.approx(1.0)
    assert strength(500, 2) == pytest.approx(1.0)
    assert min(strength(ms, 0) for ms in range(0, 1500, 10)) > 0.2
