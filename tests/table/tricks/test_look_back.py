"""The last trick, laid out again."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF

from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import taken_key
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.tricks.look_back import LookBack
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.lying import assert_lies_as

pytestmark = pytest.mark.usefixtures("qapp")

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@each(("lead", "suit"), [("6-5/5", "5"), ("6-5/6", "6"), ("6-6", None)])
def test_trick_is_told_as_it_lay(open_scene, lead, suit):
    """M4.5: the end that was named, on the tile led, and on no other. M4.4: who took it."""
    table = Table(named_lead=True).deal(ANN, widow="3-3").bid(0, "7").contract("none").say(lead)
    while not table.match.sight(0).tricks:
        table.add(table.match.legal()[0])
    sight = table.match.sight(0)
    (trick,) = sight.tricks
    scene = open_scene()
    look_back = LookBack(scene, PromptItem())
    look_back.open(SHOW.table.trick(trick), trick.taker, SHOW.table.layout(sight), "The last trick")
    pieces = [item for item in scene.items() if isinstance(item, PieceItem)]
    told = {piece.pose.face: piece.pose.told for piece in pieces}
    words = told.pop(lead.partition("/")[0])
    assert (words and words.emblem) == suit
    assert set(told.values()) == {None}
    took = [play.piece for play in trick.plays if play.seat == trick.taker]
    assert [piece.pose.face for piece in pieces if "taking" in piece.marks] == took
    assert look_back.close()
    assert not [item for item in scene.items() if isinstance(item, PieceItem)]


def test_last_trick_is_lifted_on_its_pile_and_lies_down_again(open_scene):
    """Wherever on the pile it is pointed at; another's pile offers nothing."""
    table = Table().deal(ANN, widow="3-3").bid(0, "7").contract("6", "3-3")
    while len(table.match.sight(0).tricks) < 2:
        table.add(table.match.legal()[0])
    sight = table.match.sight(0)
    assert [trick.taker for trick in sight.tricks] == [0, 0]
    scene = open_scene()
    layout = SHOW.table.layout(sight)
    scene.settle(layout)
    look_back = LookBack(scene, PromptItem())
    first, last = (scene.pieces[taken_key(number)] for number in (0, 1))
    for piece in (first, last):
        look_back.point_at(piece.pos())
        assert look_back.lifted == taken_key(1)
        assert math.dist(last.pose.spot[:2], last.pos().toTuple()) == pytest.approx(6)
        assert last.toolTip() == "Last trick"
        assert first.lies
        look_back.point_at(QPointF(1, 1))
        assert look_back.lifted is None
        assert_lies_as(scene, layout)


def test_trick_in_play_is_not_seen_while_the_last_one_is(open_scene):
    """It lies beyond the rim of the disc here and there."""
    table = Table().deal(ANN, widow="3-3").bid(0, "7").contract("6", "3-3").say("6-6")
    while not table.match.sight(0).tricks or not table.match.sight(0).plays:
        table.add(table.match.legal()[0])
    sight = table.match.sight(0)
    scene = open_scene()
    scene.settle(layout := SHOW.table.layout(sight))
    assert layout.trick
    look_back = LookBack(scene, PromptItem())
    (trick,) = sight.tricks
    look_back.open(SHOW.table.trick(trick), trick.taker, layout, "The last trick")
    lying = {laid.piece for laid in layout.trick}
    hidden = {key for key, item in scene.pieces.items() if not item.isVisible()}
    assert lying <= hidden
    assert hidden.isdisjoint(scene.own_pieces())
    look_back.close()
    assert all(item.isVisible() for item in scene.pieces.values())
