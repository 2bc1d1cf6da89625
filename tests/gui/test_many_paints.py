"""Two thousand paints of a moving table: PySide6 6.12 on Python 3.11 loses a reference to None
with each paint that is written in Python, and the program aborts when none is left."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, QObject

from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.choreography import beats
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import Tempo
from tests.kit.arrange import Table as Match

PAINTS = 2_000
NAMES = ("You", "Theo", "Ada")


class Paints(QObject):
    """Counts the paint events of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.mark.slow
def test_table_is_painted_two_thousand_times_while_tiles_move(qtbot):
    match = Match().dealer(2)
    before = match.match.sight(0)
    deal = match.next_deal()
    after = match.add(deal).match.sight(0)
    table = Table()
    qtbot.addWidget(table.view)
    table.view.resize(240, 180)
    table.arrange(240)
    with qtbot.waitExposed(table.view):
        table.view.show()
    viewport, paints = table.view.viewport(), Paints()
    viewport.installEventFilter(paints)
    nones = sys.getrefcount(None)
    while paints.count < PAINTS:
        table.lay_out(SHOW, before, NAMES)
        motion = SHOW.table.motion(before, deal, after)
        for beat in beats(
            SHOW.table.layout(before), motion, SHOW.table.layout(after), table.scene.stage
        ):
            plan = table.scene.fly(beat, Tempo())
            for moment in range(0, plan.duration(), 5):
                plan.setCurrentTime(moment)
                viewport.repaint()
            plan.finish()
    assert nones - sys.getrefcount(None) < PAINTS / 10, "each paint keeps its reference"
