"""The last trick, laid out again."""

from __future__ import annotations

import pytest

from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.tricks.look_back import LookBack
from tests.kit.arrange import Table
from tests.kit.cases import each

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(30)]

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
