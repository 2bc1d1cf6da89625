"""The window at other sizes, also while things move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.tempo import Tempo
from tests.kit.lying import assert_lies
from tests.kit.person import until
from tests.kit.table_positions import bidding, filed, following, scored
from tests.kit.watch import Watch

SIZES = [(960, 600), (1920, 1080), (3840, 2160)]
RULES = {3: MoonRules(target=99), 4: MoonRules(seats=4, partners=True, target=99)}


def resize(person, width, height):
    person.window.resize(width, height)
    until(lambda: person.window.size().toTuple() == (width, height), "the new size")
    QTest.qWait(1)


@pytest.mark.slow
def test_everything_asked_can_be_reached_at_any_size(open_table, data):
    person = open_table(RULES[4], 3, by="click")
    person.asked()
    watch = Watch(person.program, data / "match.moon")
    for turn in range(8):
        resize(person, *SIZES[turn % 2])
        sight = person.asked()
        if sight.phase in ("bid", "trump"):
            for size in SIZES if turn == 0 else SIZES[:1]:
                resize(person, *size)
                view, panel = person.table.view.rect(), person.window.panel
                boxes = [key.geometry().translated(panel.pos()) for key in panel.keys]
                assert all(view.contains(box) for box in boxes)
        person.go_on()
    person.asked()
    watch.close()


def test_the_key_in_focus_keeps_it_at_another_size(sit_at):
    person = sit_at(bidding())
    person.press(Qt.Key.Key_Right)
    (before,) = (key.text() for key in person.window.panel.keys if key.hasFocus())
    for size in SIZES[:2]:
        resize(person, *size)
        assert [key.text() for key in person.window.panel.keys if key.hasFocus()] == [before]


@pytest.mark.slow
def test_what_is_asked_stays_asked(open_table, tmp_path):
    person = open_table()
    for table in (bidding, following, scored):
        person.sit_at(filed(table(), tmp_path / "here.moon"))
        entries = person.host.entries
        for size in (*SIZES[1:], SIZES[0]):
            resize(person, *size)
            assert person.is_asked
            assert_lies(person.table.scene, person.host.sight)
        assert person.host.entries == entries
        person.go_on()
        assert len(person.host.entries) > len(entries)


@pytest.mark.slow
def test_table_is_whole_where_sizes_and_the_score_sheet_change_while_tiles_move(open_table, data):
    person = open_table(RULES[4], 6, by="click", pace=Tempo(0.12, 0.12))
    person.asked()
    watch = Watch(person.program, data / "match.moon")
    busy = 0
    for turn in range(6):
        person.go_on()
        busy += person.table.playback.busy
        QTest.qWait(15)
        resize(person, *SIZES[turn % 2])
        person.do("sheet")
        person.asked()
        assert_lies(person.table.scene, person.host.sight)
    watch.close()
    assert busy > 2


def test_panel_is_made_anew_for_another_size(open_table):
    person = open_table(MoonRules(), 0, by="click")
    for size in ((960, 600), (2560, 1440), (960, 600)):
        person.window.resize(*size)
        assert person.asked().phase == "bid"
        QTest.qWait(1)
        panel = person.window.panel
        assert panel.zoom == pytest.approx(person.table.stage.zoom)
        assert panel.geometry().left() >= -panel.room
        assert panel.geometry().right() <= person.window.over.table_width + panel.room
