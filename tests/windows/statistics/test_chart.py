"""Figures as rows with bars: full, hollow or none, by how many they stand on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor

from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from moon_desktop.memory.figures import Bar, Behind, Section
from moon_desktop.memory.intervals import NOTHING, Mean, Rate, Spread
from moon_desktop.windows.paper import dress
from moon_desktop.windows.statistics.chart import FiguresTable, scale_of
from tests.kit.cases import each
from tests.kit.contrast import contrast

RATES = Rate(20, 40), Rate(10, 20), Rate(3, 4)


@pytest.fixture
def table(qtbot):
    table = FiguresTable()
    qtbot.addWidget(table)
    table.resize(760, 320)
    bars = (Bar(f"row {rate.of}", rate, Behind("hand"), Rate(9, 12)) for rate in RATES)
    table.show_sections([Section("Hands made", tuple(bars))])
    return table


def pixel(table: FiguresTable, row: int, share: float) -> QColor:
    """Where a share of a rate stands in a row, a little below its middle."""
    box = table.visualRect(table.model().index(row, 1))
    place = QPoint(round(box.left() + 16 + share * (box.width() - 32)), box.center().y() + 5)
    picture = table.viewport().grab().toImage()
    return picture.pixelColor(place * picture.devicePixelRatio())


@each("theme", tuple(PALETTES))
def test_bar_is_full_hollow_or_none_by_how_many_it_stands_on(table, theme):
    dress.wear(worn(theme))
    full, hollow, none = (pixel(table, row, 0.15) for row in (1, 2, 3))
    assert full == THEME.good
    assert contrast(full, THEME.paper) >= 3
    assert hollow == none != full
    dress.wear(worn("evening"))


def test_computers_have_a_line_across_the_row_beside_few_hands_too(table):
    near = {pixel(table, 3, 0.75 + off / 200).rgba() for off in range(-3, 4)}
    far = {pixel(table, 3, 0.6 + off / 200).rgba() for off in range(-3, 4)}
    assert len(far) == 1
    assert near > far


def test_row_is_read_as_it_stands_and_has_no_share_of_few(table):
    model = table.model()
    told = [[model.index(row, column).data() for column in (0, 2, 3)] for row in (1, 2, 3)]
    assert told == [
        ["row 40", "20 of 40", "50% (37–63)"],
        ["row 20", "10 of 20", "50% (33–67)"],
        ["row 4", "3 of 4", ""],
    ]


def test_scale_of_means_holds_zero_all_brackets_and_the_line():
    few, more = Mean(Spread.of(3)), Mean(sum((Spread.of(n % 5 - 3) for n in range(50)), NOTHING))
    section = Section("", tuple(Bar("", one, Behind("hand")) for one in (few, more)), 0.5)
    scale = scale_of(section)
    assert scale is not None
    assert more.band is not None
    assert scale.low == more.band[0] < -1
    assert scale.high == 0.5
    assert scale_of(Section("", (Bar("", few, Behind("hand")),))) is None


def test_keys_press_a_row_and_a_heading_leads_nowhere(table, qtbot):
    asked = list[Bar]()
    table.pressed.connect(asked.append)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    table.setCurrentIndex(table.model().index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [bar.figure for bar in asked] == [RATES[0]]
