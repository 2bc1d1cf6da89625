"""A tile picked from the hand, as the picking itself sees pointer and keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtTest import QTest

from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.picking import Picking
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Stage
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit.lying import assert_lies
from tests.kit.table_positions import discarding, following, leading

pytestmark = pytest.mark.usefixtures("qapp")


class Hand(QObject):
    """A hand to pick from, and what was picked."""

    def __init__(self, table: Any) -> None:
        super().__init__()
        self.sight = table.match.sight(0)
        self.stage = Stage.of(1000, 700, 3)
        self.scene = TableScene(self.stage, 1.0, self)
        self.target = MarkItem("drop")
        self.scene.addItem(self.target)
        self.target.hide()
        self.picking = Picking(self.scene, self.target)
        self.picking.tempo = AT_ONCE
        self.heard: list[tuple[str, Any]] = []
        for name in ("chosen", "refused", "looked_at", "dropped_short"):
            signal = getattr(self.picking, name)
            signal.connect(lambda tile, name=name: self.heard.append((name, tile)))
        self.scene.settle(SHOW.table.layout(self.sight))

    def enable(self) -> None:
        self.picking.enable(self.stage.places[0], "Play here")

    def lift(self, tile: str) -> None:
        """Takes hold of a tile and drags it over the middle."""
        assert self.picking.press(self.at(tile))
        self.picking.move(self.middle)

    def at(self, tile: str) -> QPointF:
        spot = self.scene.pieces[tile].pose.spot
        return QPointF(spot.x, spot.y)

    @property
    def middle(self) -> QPointF:
        return QPointF(*self.stage.disc[:2])

    def drag(self, tile: str, end: QPointF) -> None:
        self.lift(tile)
        self.picking.move(end)
        self.picking.release(end)

    def focus_after(self, *keys: Qt.Key) -> str | None:
        for key in keys:
            assert self.picking.key(key)
        return self.picking.focus

    def ringed(self) -> list[str]:
        """The tiles with the ring of the focus: one at most."""
        return [tile for tile, piece in self.scene.pieces.items() if "focus" in piece.marks]

    def picked(self) -> list[tuple[str, Any]]:
        return [heard for heard in self.heard if heard[0] != "looked_at"]


ASIDE = QPointF(40, 40)
RIGHT, LEFT = Qt.Key.Key_Right, Qt.Key.Key_Left


@pytest.fixture
def hand() -> Hand:
    """Of which only the 6-1 may be played."""
    hand = Hand(following())
    hand.enable()
    return hand


def test_nothing_is_taken_unless_it_is_enabled(hand):
    hand.lift("6-1")
    hand.picking.disable()
    assert not hand.picking.dragging
    hand.picking.release(hand.middle)
    assert hand.picked() == []
    assert not hand.picking.press(hand.at("6-1"))
    hand.picking.release(hand.at("6-1"))
    assert not hand.picking.key(RIGHT)
    assert hand.picked() == []
    assert not hand.target.isVisible()
    assert hand.ringed() == []


@pytest.mark.parametrize(
    ("tile", "end", "picked"),
    [
        ("6-1", "middle", ("chosen", "6-1")),
        ("6-1", "aside", ("dropped_short", "6-1")),
        ("5-5", "middle", ("refused", "5-5")),
        ("5-5", "aside", ("dropped_short", "5-5")),
    ],
)
def test_drop(hand, tile, end, picked):
    hand.drag(tile, hand.middle if end == "middle" else ASIDE)
    assert hand.picked() == [picked]
    if picked[0] != "chosen":
        assert_lies(hand.scene, hand.sight)


@pytest.mark.parametrize(("tile", "picked"), [("6-1", "chosen"), ("5-5", "refused")])
def test_click(hand, tile, picked):
    assert hand.picking.press(hand.at(tile))
    hand.picking.release(hand.at(tile))
    assert hand.picked() == [(picked, tile)]
    assert not hand.picking.press(hand.middle), "beside the hand there is nothing to take hold of"
    hand.picking.release(hand.middle)
    assert len(hand.picked()) == 1


@pytest.mark.parametrize("away", [0, 30, 60])
def test_disc_is_the_target_and_a_little_beyond(hand, away):
    x, y, radius = hand.stage.disc
    hand.drag("6-1", QPointF(x, y + radius + away))
    assert hand.picked() == [("chosen" if away < 24 else "dropped_short", "6-1")]


def test_tile_is_held_where_it_was_taken_hold_of(hand):
    grip = QPointF(8, -20)
    hand.picking.press(hand.at("6-1") + grip)
    hand.picking.move(QPointF(300, 200))
    assert hand.picking.dragging
    assert hand.scene.pieces["6-1"].pos() == QPointF(300, 200) - grip


def test_given_up_drag_is_over(hand):
    hand.picking.press(hand.at("6-1"))
    assert not hand.picking.cancel(), "a press is no drag yet"
    hand.lift("6-1")
    assert hand.picking.cancel()
    hand.picking.release(hand.middle)
    assert hand.picked() == []
    assert_lies(hand.scene, hand.sight)


def test_drag_whose_end_was_lost_is_given_up_at_the_next_press():
    hand = Hand(leading())
    hand.enable()
    hand.lift("6-1")
    hand.picking.press(hand.at("6-2"))
    hand.picking.release(hand.at("6-2"))
    assert hand.picked() == [("chosen", "6-2")]
    assert_lies(hand.scene, hand.sight)


@pytest.mark.parametrize("refused", ["drag", "choose"])
@pytest.mark.parametrize("end", ["press", "disable"])
def test_refused_tile_shakes_or_glides_home_until_something_else_is_done(hand, refused, end):
    hand.picking.tempo = Tempo(100.0, 0.0)
    hand.drag("5-5", hand.middle) if refused == "drag" else hand.picking.choose("5-5")
    QTest.qWait(40)
    assert hand.scene.pieces["5-5"].pos() != hand.at("5-5")
    hand.picking.press(hand.at("6-1")) if end == "press" else hand.picking.disable()
    assert_lies(hand.scene, hand.sight)


def test_refused_tile_neither_shakes_nor_stays_risen_where_nothing_is_to_travel(hand):
    hand.picking.tempo = Tempo(soft=True)
    hand.scene.pieces["5-5"].rise(9, "lifted")
    hand.picking.choose("5-5")
    assert hand.picked() == [("refused", "5-5")]
    assert_lies(hand.scene, hand.sight)


def test_only_open_tiles_rise_and_each_is_named_once(hand):
    low = {tile: hand.scene.pieces[tile].y() for tile in ("6-1", "5-5")}
    for tile in ("6-1", "6-1", "5-5"):
        hand.picking.move(hand.at(tile))
    assert hand.heard == [("looked_at", "6-1"), ("looked_at", "5-5")]
    assert {tile: hand.scene.pieces[tile].y() for tile in low} == low
    hand.picking.move(hand.at("6-1"))
    assert hand.scene.pieces["6-1"].y() == low["6-1"] - hand.stage.hover_lift
    hand.picking.move(ASIDE)
    assert hand.heard[-1] == ("looked_at", None)
    assert_lies(hand.scene, hand.sight)


def test_discard_may_be_any_tile():
    """M3.1."""
    hand = Hand(discarding())
    hand.enable()
    for tile in hand.scene.own_pieces():
        hand.picking.choose(tile)
    assert [what for what, _ in hand.picked()] == ["chosen"] * 8


# --- keys ------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrow", [RIGHT, LEFT])
def test_first_arrow_goes_to_the_nearest_open_tile(hand, arrow):
    assert hand.focus_after(arrow) == "6-1"


def test_arrows_go_round_over_every_tile(hand):
    row = hand.scene.own_pieces()
    assert [hand.focus_after(RIGHT) for _ in range(len(row) + 1)] == [*row, row[0]]
    assert hand.focus_after(LEFT) == row[-1]
    assert hand.focus_after(Qt.Key.Key_Home) == row[0]
    assert hand.focus_after(Qt.Key.Key_End) == row[-1]
    assert hand.ringed() == [row[-1]]
    assert ("looked_at", row[-1]) in hand.heard


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_key_chooses_what_is_in_focus(hand, key):
    hand.focus_after(RIGHT)
    assert hand.picking.key(key)
    assert hand.picked() == [("chosen", "6-1")]
    for other in (Qt.Key.Key_5, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Up):
        assert not hand.picking.key(other)


@pytest.mark.parametrize("end", ["release", "move", "escape", "press", "disable"])
def test_a_tile_held_still_is_seen_large_and_neither_played_nor_dragged(qtbot, hand, end):
    held: list[str | None] = []
    hand.picking.held.connect(held.append)
    hand.picking.press(hand.at("6-1"))
    hand.picking.move(hand.at("6-1") + QPointF(1, 1))
    qtbot.waitUntil(lambda: held == ["6-1"])
    match end:
        case "move":
            hand.picking.move(hand.middle)
            assert not hand.picking.dragging
        case "escape":
            assert hand.picking.key(Qt.Key.Key_Escape)
        case "press":
            hand.picking.press(hand.at("5-5"))
            hand.picking.cancel()
        case "disable":
            hand.picking.disable()
    hand.picking.release(hand.middle if end == "move" else hand.at("6-1"))
    assert held == ["6-1", None]
    assert hand.picked() == []
    assert_lies(hand.scene, hand.sight)


def test_a_click_or_a_drag_begun_in_time_shows_nothing_large(hand):
    hand.picking.held.connect(lambda piece: pytest.fail("seen large"))
    hand.picking.press(hand.at("5-5"))
    hand.picking.release(hand.at("5-5"))
    hand.lift("6-1")
    QTest.qWait(450)
    hand.picking.release(ASIDE)
    assert [what for what, _ in hand.picked()] == ["refused", "dropped_short"]


def test_space_has_the_tile_in_focus_seen_large_until_any_other_key(hand):
    held: list[str | None] = []
    hand.picking.held.connect(held.append)
    hand.focus_after(RIGHT)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        assert hand.picking.key(key)
    assert held == ["6-1", None] * 2
    assert not hand.picking.key(Qt.Key.Key_Escape), "nothing is to be closed any more"
    hand.picking.key(Qt.Key.Key_Space)
    hand.focus_after(RIGHT)
    assert held[-1] is None
    hand.picking.key(Qt.Key.Key_Space)
    hand.picking.show_focus(False)
    assert held[-1] is None, "the keys are another's"
    assert hand.picked() == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_with_nothing_in_focus_a_key_chooses_the_only_open_tile_or_none(hand, key):
    assert hand.picking.key(key)
    assert hand.picked() == [("chosen", "6-1")]
    free = Hand(leading())
    free.enable()
    assert not free.picking.key(key)
    assert free.picked() == []


def test_a_tile_is_chosen_by_its_place_from_the_left(hand):
    row = hand.scene.own_pieces()
    for place, tile in enumerate(row, 1):
        hand.heard.clear()
        assert hand.picking.choose_at(place)
        assert hand.picked() == [("chosen" if tile == "6-1" else "refused", tile)]
    assert not hand.picking.choose_at(0)
    assert not hand.picking.choose_at(len(row) + 1)
    hand.picking.disable()
    assert not hand.picking.choose_at(1)


def test_ring_and_target_follow_a_new_layout(hand):
    assert hand.target.isVisible()
    hand.focus_after(RIGHT)
    stage = Stage.of(1800, 1000, 3)
    hand.scene.set_stage(stage, 1.0)
    hand.picking.rearranged(stage.places[0])
    assert hand.ringed() == ["6-1"]
    assert hand.target.pos() == QPointF(stage.places[0].x, stage.places[0].y)


@pytest.mark.parametrize("way", ["keys", "pointer", "both"])
def test_tile_that_was_looked_at_is_so_no_more_once_nothing_is_taken(hand, way):
    if way != "pointer":
        hand.focus_after(RIGHT)
    if way != "keys":
        hand.picking.move(hand.at("5-5"))
    for _ in range(2):
        hand.picking.disable()
    assert hand.heard[-1] == ("looked_at", None)
    assert hand.heard.count(("looked_at", None)) == 1, "said once"


def test_tile_in_the_air_is_not_named_and_has_no_ring(hand):
    hand.focus_after(RIGHT)
    hand.lift("6-1")
    assert hand.heard[-1] == ("looked_at", None)
    assert hand.ringed() == []
    assert hand.picking.focus is None


def test_the_ring_is_shown_where_the_keys_are(hand):
    tile = hand.focus_after(RIGHT)
    hand.picking.show_focus(False)
    assert hand.ringed() == []
    assert hand.picking.focus == tile
    hand.picking.show_focus(True)
    assert hand.ringed() == [tile]
