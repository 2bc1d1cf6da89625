"""Figures as rows with bars: full, hollow or none, by how many they stand on."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics

from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from moon_desktop.memory.intervals import NOTHING, Mean, Parts, Rate, Spread, Strength, Tally
from moon_desktop.memory.pages import Bar, Behind, Section
from moon_desktop.windows.paper import dress
from moon_desktop.windows.statistics.chart import FiguresTable, name_of, scale_of
from moon_desktop.words.language import speak
from tests.kit.cases import each
from tests.kit.contrast import contrast

RATES = Rate(20, 40), Rate(10, 20), Rate(3, 4)


@pytest.fixture
def table(qtbot):
    table = FiguresTable()
    qtbot.addWidget(table)
    table.resize(760, 320)
    bars = (Bar(f"row {rate.tries}", rate, Behind("hand"), Rate(9, 12)) for rate in RATES)
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
        ["row 4", "3 of 4", "too few"],
    ]
    table.show_sections([Section("", (Bar("Not finished", Tally(3), Behind("match")),))])
    assert table.model().index(0, 3).data() == "", "no figure is made of it"


def test_scale_of_means_holds_zero_all_brackets_and_the_line():
    few, more = Mean(Spread.of(3)), Mean(sum((Spread.of(n % 5 - 3) for n in range(50)), NOTHING))
    section = Section("", tuple(Bar("", one, Behind("hand")) for one in (few, more)), 0.5)
    scale = scale_of(section)
    assert scale is not None
    assert more.band is not None
    assert scale.low == more.band[0] < -1
    assert scale.high == 0.5
    assert scale_of(Section("", (Bar("", few, Behind("hand")),))) is None


def test_no_figure_is_wider_than_its_column(table):
    strong = Strength(59, 1.11, (0.54, 1.68))
    table.show_sections([Section("", (Bar("Strength", strong, Behind("game")),))])
    index = table.model().index(0, 3)
    words = QFontMetrics(index.data(Qt.ItemDataRole.FontRole)).horizontalAdvance(index.data())
    assert index.data() == "1193 (1094–1292)"
    assert words + 8 <= table.columnWidth(3)


def test_other_figures_are_seen_from_their_heading_on(table):
    table.resize(760, 120)
    table.show()
    sections = [Section("Hands made", tuple(Bar("x", RATES[0], Behind("hand")) for _ in range(9)))]
    table.show_sections(sections)
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    table.show_sections(sections)
    assert table.verticalScrollBar().value() == 0


def test_marks_on_a_scale_are_read_in_figures(table):
    marks = (("Casual", 1000.0), ("Expert", 1231.0))
    bar = Bar("Strength", Strength(59, 1.11, (0.54, 1.68)), Behind("game"))
    table.show_sections([Section("", (bar,), marks=marks)])
    scale = table.model().index(1, 1)
    told = scale.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Casual: 1000.0, Expert: 1231.0"


def test_every_mark_is_named_however_narrow_the_table_is(table, monkeypatch):
    told = list[str]()
    monkeypatch.setattr(
        "moon_desktop.look.typography.write", lambda _, text, *__, **___: told.append(text)
    )
    marks = tuple(
        (f"{level} players", value)
        for level, value in (("Casual", 1000.0), ("Skilled", 1177.0), ("Expert", 1178.0))
    )
    table.resize(480, 320)
    bar = Bar("Strength", Strength(59, 0.5, (0.1, 0.9)), Behind("game"))
    table.show_sections([Section("", (bar,), marks=marks)])
    table.grab()
    assert sorted(told) == sorted(name for name, _ in marks)


def test_keys_press_a_row_and_a_heading_leads_nowhere(table, qtbot):
    asked = list[Bar]()
    table.pressed.connect(asked.append)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    table.setCurrentIndex(table.model().index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [bar.figure for bar in asked] == [RATES[0]]


def whole(drawn, *figures, line=None) -> tuple[Section, ...]:
    bars = (
        Bar(f"bar {place}", figure, Behind("weighed"), at=place if drawn == "time" else place / 3)
        for place, figure in enumerate(figures)
    )
    return (Section("All of it", tuple(bars), line, drawn=drawn),)


COSTS = [Mean(sum((Spread.of(n % 4 - far) for n in range(40)), NOTHING), 10) for far in (3, 4, 2)]


@pytest.mark.slow
@each("drawn", ["promised", "time"])
def test_section_drawn_as_a_whole_has_a_mark_for_each_bar_and_rows_that_say_the_same(
    table, qtbot, drawn
):
    figures = (Rate(8, 12), Rate(20, 40), Rate(30, 33)) if drawn == "promised" else COSTS
    table.resize(760, 500)
    table.show_sections(whole(drawn, *figures, line=0))
    assert table.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "All of it"
    rows = [bar.name for bar in table.bars if bar]
    assert rows == ["bar 0", "bar 1", "bar 2"]
    asked = list[Bar]()
    table.pressed.connect(asked.append)
    box = table.visualRect(table.model().index(1, 0))
    picture = table.viewport().grab().toImage()
    marks = {
        place
        for place in (QPoint(x, y) for x in range(60, box.right()) for y in range(box.top(), 240))
        if picture.pixelColor(place * picture.devicePixelRatio()) == THEME.good
    }
    for place in sorted(marks, key=lambda place: place.x())[:: max(1, len(marks) // 60)]:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert {bar.name for bar in asked} >= {"bar 1", "bar 2"}, "each where its mark is"
    names = [bar.name for bar in asked]
    assert names == sorted(names), "from left to right"
    asked.clear()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.right() - 3, 70))
    assert not asked, "no mark is near"


def test_windows_over_time_lie_inside_though_the_first_of_them_has_no_mean(table):
    """As where all its hands are of one match."""
    table.show_sections(whole("time", Mean(Spread.of(30, 50)), *COSTS, line=0))
    drawing, box = table.drawings[1], QRectF(0, 0, 400, 190)
    found = (drawing.at(box, QPointF(x, y)) for x in range(44, 385, 4) for y in range(0, 190, 4))
    assert {bar.name for bar in found if bar} == {"bar 1", "bar 2", "bar 3"}
    places = [drawing.at(box, QPointF(384, y)) for y in range(0, 190, 4)]
    assert {bar.name for bar in places if bar} == {"bar 3"}


def test_few_have_no_mark_in_what_is_drawn_as_a_whole(table):
    table.show_sections(whole("promised", Rate(3, 4)))
    assert not table.drawings
    assert [bar.name for bar in table.bars if bar] == ["bar 0"]


def test_match_is_told_by_its_day_as_in_a_list_of_matches(table, request):
    request.addfinalizer(lambda: speak("en"))
    now = datetime.now().replace(month=3, day=9)
    for language, year, told in (
        ("en", 2024, "9 Mar 2024 · Won"),
        ("de", 2024, "9. März 2024 · Won"),
        ("de", now.year, "9. März · Won"),
    ):
        speak(language)
        began = now.replace(year=year).timestamp()
        bar = Bar("Won", Parts(8, 40, -5, 32), Behind("fortune"), began=began)
        table.show_sections([Section("Luck", (bar,))])
        cell = table.model().index(1, 0)
        assert cell.data() == cell.data(Qt.ItemDataRole.ToolTipRole) == name_of(bar) == told


@pytest.mark.slow
@each("theme", tuple(PALETTES))
def test_parts_of_a_sum_are_told_and_seen_in_every_theme(table, theme):
    dress.wear(worn(theme))
    match = Parts(8, 40, -5, 32)
    assert match.counted == "+67 = +40 −5 +32"
    assert Parts(8, -76, 0, -5).counted == "−81 = −76 ±0 −5"
    table.show_sections([Section("Luck", (Bar("1 May", match, Behind("fortune")),))])
    assert table.model().index(1, 2).data() == match.counted
    told = table.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Luck. In all = Luck, Own play, Others’ play"
    box = table.visualRect(table.model().index(1, 1))
    picture = table.viewport().grab().toImage()
    heads, sums = (table.visualRect(table.model().index(*at)) for at in ((0, 0), (1, 2)))
    seen, named, summed = (
        {
            picture.pixelColor(QPoint(x, y) * picture.devicePixelRatio()).name()
            for x in range(part.left(), part.right())
            for y in range(part.top(), part.bottom())
        }
        for part in (box, heads, sums)
    )
    for ink in (THEME.pink2, THEME.red, THEME.good):
        assert ink.name() in named & summed, "words have the colours of their bars"
    for ink in (THEME.pink2, THEME.red, THEME.good, THEME.pink):
        assert ink.name() in seen
        assert contrast(ink, THEME.paper) >= 3
        assert contrast(THEME.good, THEME.field) >= 3
    dress.wear(worn("evening"))
