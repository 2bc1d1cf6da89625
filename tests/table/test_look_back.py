"""The last trick, laid out again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import EVENING
from moon_desktop.table.look_back import LookBack
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Stage
from tests.kit.arrange import Table

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(30)]

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@pytest.mark.parametrize(("lead", "suit"), [("6-5/5", 5), ("6-5/6", 6), ("6-6", None)])
def test_end_that_was_named_is_told_again(lead, suit):
    """M4.5: on the tile led, and on no other."""
    table = Table(named_lead=True).deal(ANN, widow="3-3").bid(0, "7").contract("none").say(lead)
    while not table.match.sight(0).tricks:
        table.add(table.match.legal()[0])
    sight = table.match.sight(0)
    parent = QObject()
    scene = TableScene(EVENING, Stage.of(1000, 700, 3), 1.0, parent)
    look_back = LookBack(EVENING, scene)
    look_back.open(
        SHOW.trick(sight.tricks[0]), sight.tricks[0].taker, SHOW.layout(sight), "The last trick"
    )
    pieces = [item for item in scene.items() if isinstance(item, PieceItem)]
    told = {piece.pose.face: piece.pose.told for piece in pieces}
    words = told.pop(lead.partition("/")[0])
    assert (words and words.emblem) == (suit and str(suit))
    assert set(told.values()) == {None}
    assert look_back.close()
    assert not [item for item in scene.items() if isinstance(item, PieceItem)]
    parent.deleteLater()


def test_tile_that_took_the_trick_is_marked_again():
    """M4.4."""
    table = Table().deal(ANN, widow="3-3").bid(0, "7").contract("6").say("6-5")
    while not table.match.sight(0).tricks:
        table.add(table.match.legal()[0])
    sight = table.match.sight(0)
    parent = QObject()
    scene = TableScene(EVENING, Stage.of(1000, 700, 3), 1.0, parent)
    LookBack(EVENING, scene).open(
        SHOW.trick(sight.tricks[0]), sight.tricks[0].taker, SHOW.layout(sight), "The last trick"
    )
    pieces = [item for item in scene.items() if isinstance(item, PieceItem)]
    took = [play.piece for play in sight.tricks[0].plays if play.seat == sight.tricks[0].taker]
    assert [piece.pose.face for piece in pieces if "taking" in piece.marks] == took
    parent.deleteLater()
