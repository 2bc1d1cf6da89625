"""Tiles in the hand: looked at, clicked, dragged, dropped well and badly, walked along by keys."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from moon_desktop.engine.entries import Play
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.flight_plan import FlightPlan
from moon_desktop.table.tempo import Tempo
from tests.kit.lying import assert_lies
from tests.kit.person import By, until
from tests.kit.table_positions import discarding, filed, following, last_but_one, leading

pytestmark = pytest.mark.usefixtures("unpainted")

GLIDING = Tempo(0.3, 0.0)
"""Slow enough to see a tile on its way home."""

MUST_FOLLOW = "The double six was led: you must follow sixes, and you hold some."


def assert_nothing_happened(person, entries):
    assert person.host.entries == entries
    assert person.is_asked
    person.hover(person.nowhere)
    until(lambda: all(piece.lies for piece in person.table.scene.pieces.values()), "gliding home")
    assert_lies(person.table.scene, person.host.sight)


def test_illegal_drop_glides_home_and_says_why(sit_at):
    person = sit_at(following(), pace=GLIDING)
    before = person.host.entries
    person.drag("5-5", person.middle)
    piece = person.table.scene.pieces["5-5"]
    assert (piece.pos().toPoint() - person.middle).manhattanLength() < 40
    assert person.prompt == MUST_FOLLOW
    assert_nothing_happened(person, before)
    assert person.prompt == MUST_FOLLOW
    person.drag("5-5", person.middle)
    person.drag("6-1", person.middle)
    assert Play(0, "6-1") in person.host.entries, "also while it glides"


def test_illegal_tile_says_why(sit_at):
    person = sit_at(following(), by="click", pace=GLIDING)
    before = person.host.entries
    person.take("5-5")
    assert person.prompt == MUST_FOLLOW
    assert_nothing_happened(person, before)
    person.by = "keys"
    person.take("4-4")
    assert person.prompt == MUST_FOLLOW
    person.press(Qt.Key.Key_End)
    assert_nothing_happened(person, before)


def test_a_digit_plays_that_tile_and_where_an_end_is_asked_for_names_that(sit_at):
    person = sit_at(leading("none", named_lead=True))
    place = person.table.scene.own_pieces().index("6-5") + 1
    person.press(getattr(Qt.Key, f"Key_{place}"))
    assert person.program.machine.naming
    before = person.host.entries
    person.type("2")
    assert person.host.entries == before, "it is no end of that tile, and no other is played"
    person.type("5")
    assert Play(0, "6-5", "5") in person.host.entries


def test_drag_that_ends_beside_the_middle_plays_nothing(sit_at):
    person = sit_at(following(), pace=GLIDING)
    before = person.host.entries
    person.drag("6-1", person.nowhere)
    assert person.prompt == "Drop a tile on the moon to play it."
    assert_nothing_happened(person, before)
    person.drag("6-1", QPoint(-300, -200))
    assert_nothing_happened(person, before)
    home = person.place_of("6-1")
    person.grip("6-1", person.nowhere, home)
    person.let_go(home)
    assert_nothing_happened(person, before)


@pytest.mark.parametrize("way", ["Escape", "resize"])
def test_drag_is_given_up(sit_at, way):
    person = sit_at(following(), pace=GLIDING)
    before = person.host.entries
    person.grip("6-1", person.middle)
    assert person.target_lit
    if way == "Escape":
        person.press(Qt.Key.Key_Escape)
    else:
        person.window.resize(1000, 640)
        until(lambda: person.table.view.width() == 1000, "the new size")
    assert not person.target_lit
    person.let_go(person.middle)
    assert_nothing_happened(person, before)


def test_shaking_hand_still_clicks(sit_at):
    person = sit_at(following())
    home = person.place_of("6-1")
    person.grip("6-1", home + QPoint(2, 1))
    person.let_go(home + QPoint(2, 1))
    assert Play(0, "6-1") in person.host.entries


def test_double_click_plays_one_tile(sit_at):
    person = sit_at(leading())
    place = person.place_of("6-1")
    QTest.mouseClick(person.viewport, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(person.viewport, Qt.MouseButton.LeftButton, pos=place)
    person.asked()
    plays = [entry for entry in person.host.entries if isinstance(entry, Play)]
    assert [play.piece for play in plays if play.seat == 0] == ["6-1"]


def test_other_buttons_play_nothing(sit_at):
    person = sit_at(following())
    before = person.host.entries
    place = person.place_of("6-1")
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mouseClick(person.viewport, button, pos=place)
        QTest.mousePress(person.viewport, button, pos=place)
        person.hover(person.middle)
        QTest.mouseRelease(person.viewport, button, pos=person.middle)
        assert_nothing_happened(person, before)


def test_carried_tile_lies_down_when_the_table_is_laid_out_anew(sit_at):
    person = sit_at(following())
    person.grip("5-5", person.middle)
    assert not person.target_lit
    person.program.table.lay_out(SHOW, person.host.sight, ("Ann", "Bea", "Cy"))
    person.let_go(person.middle)
    assert_lies(person.table.scene, person.host.sight)


def test_tile_is_laid_away(open_table, tmp_path):
    person = open_table()
    for by in get_args(By):
        person.by = by
        person.sit_at(filed(discarding(), tmp_path / "here.moon"))
        assert person.prompt == "You took in the double blank. Lay one tile out of play."
        person.choose(Exchange(0, "5-5"))
        assert person.asked().discard == "5-5"


def test_nothing_is_taken_while_tiles_move(sit_at):
    person = sit_at(following(), pace=Tempo(1.0, 1.0))
    person.take("6-1")
    entries = person.host.entries
    assert not person.is_asked
    assert not person.table.furniture.target.isVisible()
    person.drag("5-5", person.middle)
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Return)
    assert person.table.picking.focus is None
    assert person.host.entries == entries


def test_click_on_the_table_hurries_what_moves(sit_at):
    person = sit_at(following(), pace=Tempo(50.0, 50.0))
    person.take("6-1")
    assert person.table.playback.busy
    shown = []
    person.table.playback.shown.connect(lambda step: shown.append(step.entry))
    person.click(person.nowhere)
    assert shown == [Play(0, "6-1")]


def test_no_flight_outlives_its_hand(sit_at):
    person = sit_at(last_but_one(), by="click")
    person.play_hand()
    person.asked()
    QTest.qWait(1)
    assert person.table.scene.findChildren(FlightPlan) == []


def test_ring_goes_when_the_tile_is_played(sit_at):
    person = sit_at(leading(), by="keys")
    before = person.host.entries
    person.press(Qt.Key.Key_Return)
    assert person.host.entries == before, "no tile is in focus yet"
    person.take("6-5")
    assert Play(0, "6-5") in person.host.entries
    assert not any("focus" in piece.marks for piece in person.table.scene.pieces.values())
    assert person.table.picking.focus is None


def test_keys_stay_with_the_table_when_the_result_has_been_read(sit_at):
    """Not with a button of the bar, where Space would open a box in the midst of the deal."""
    person = sit_at(last_but_one(), by="keys")
    person.play_hand()
    person.program.croupier.set_pace(Tempo(0.4, 0.4), 0)
    person.read_on()
    until(lambda: person.table.playback.busy, "the deal")
    assert person.window.focusWidget() is person.table.view
