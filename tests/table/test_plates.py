"""Plates: what they tell, that names give way to figures, and that they paint but once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from moon_desktop.games.views.table import PlateValues
from moon_desktop.look.theme import THEME
from moon_desktop.table.plates import PlateItem
from moon_desktop.table.portrait import Sitter
from moon_desktop.table.stage import OWN_PLATE, Box, plate_size
from tests.kit.cases import each
from tests.kit.pixels import near, shown, where

pytestmark = pytest.mark.usefixtures("qapp")

LONG = {
    "latin": "Wolfeschlegelsteinhausenbergerdorff the Elder " * 4,
    "right to left": "محمد بن عبد الله الطويل " * 8,
    "lines": "one\ntwo\tthree " * 14,
}
FORMS = [(False, False), (True, False), (False, True)]
each_form = pytest.mark.parametrize(("compact", "own"), FORMS, ids=["full", "compact", "own"])


def size(compact: bool, own: bool) -> tuple[float, float]:
    return OWN_PLATE if own else plate_size(compact)


def made(
    values: PlateValues, compact: bool = False, own: bool = False, kind: type[PlateItem] = PlateItem
) -> PlateItem:
    item = kind()
    item.set_box(Box(0, 0, *size(compact, own)), compact, own)
    item.show_sitter(Sitter("ada"))
    item.show_values(values)
    return item


def plate(values: PlateValues, *, compact: bool = False, own: bool = False) -> QImage:
    item = made(values, compact, own)
    return shown(item, item.boundingRect())


USUAL = PlateValues("Ada", pill="Bid 5", tricks=2, of=7, score=13, fullness=13 / 21)


@each_form
@each("name", LONG.values())
def test_a_long_name_leaves_the_figures_alone(name: str, compact: bool, own: bool):
    short = plate(USUAL, compact=compact, own=own)
    long = plate(USUAL._replace(name=name), compact=compact, own=own)
    assert short != long
    # The score stands at the right; in your own plate the tricks do too. The moon before it gives
    # way on a small plate.
    right = 120 if own else 32 if compact else 62
    strip = QRectF(short.width() - 20 - right, 0, right, short.height()).toRect()
    assert short.copy(strip) == long.copy(strip)


@each_form
def test_every_value_shows(compact: bool, own: bool):
    plain = plate(USUAL, compact=compact, own=own)
    for change in (
        *({"name": "Theo"}, {"dealer": True}, {"bidder": True}, {"tricks": 3}),
        *({"score": 14}, {"in_hole": True}, {"fullness": 0.1}, {"fullness": None}),
        *({"turn": "To play"}, {"partner": "partner"}, {"asterisks": 1}, {"asterisks": 3}),
        *({"camp": "ours"}, {"camp": "theirs"}, {"aside": "out"}, {"strokes": (2, 7)}),
    ):
        assert plate(USUAL._replace(**change), compact=compact, own=own) != plain, change


@pytest.mark.parametrize("name", ["Bea", "Maximiliane"])
def test_a_word_that_has_no_room_beside_the_name_stands_below(name: str):
    """On a small plate with points in figures; there is always room for a partner."""
    values = PlateValues(name, pill="Bid 31", score=-182, in_hole=True, camp="ours", fullness=0.0)
    plain = plate(values, compact=True)
    told = plate(values._replace(aside="partner"), compact=True)
    upper = QRectF(0, 0, plain.width(), plain.height() / 2).toRect()
    assert told != plain
    assert told.copy(upper) == plain.copy(upper)


def test_the_turn_is_told_by_a_pill_on_the_upper_edge():
    above = where(plate(USUAL._replace(turn="To play")), near(THEME.brass, 8))
    assert min(y for _, y in above) < 20 - 8
    assert not where(plate(USUAL), near(THEME.brass, 8))


class WatchedPainter(QPainter):
    """Notes the texts that are drawn."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.heard: list[str] = []

    def drawText(self, *args: Any) -> Any:
        self.heard.append(args[-1])
        return super().drawText(*args)


def texts(values: PlateValues, *, compact: bool, own: bool = False) -> list[str]:
    item = made(values, compact, own)
    image = QImage(600, 200, QImage.Format.Format_ARGB32)
    painter = WatchedPainter(image)
    item.draw(painter)
    painter.end()
    return painter.heard


@each("words", ["Passed", "Bid 4", "Over", "Double"])
def test_small_plate_keeps_what_was_said_beside_the_tricks(words: str):
    """In the play too, where it has the least room."""
    for bidder in (False, True):
        values = USUAL._replace(pill=words, bidder=bidder, score=-12, in_hole=True)
        assert words in texts(values, compact=True)


@each_form
def test_of_many_tricks_name_and_bid_have_room(compact: bool, own: bool):
    """The count as well."""
    values = PlateValues("Theo", pill="Bid 12", tricks=3, of=17, score=130)
    read = texts(values, compact=compact, own=own)
    assert {"Theo", "Bid 12", "3/17"} <= {*read}


@each("name", [name for name in LONG.values() if name.isascii()])
def test_the_bid_in_your_own_plate_is_whole_beside_a_long_name(name: str):
    """The moon of who has bought the hand takes its room from the name."""
    for bidder in (False, True):
        values = USUAL._replace(name=name, bidder=bidder)
        assert "Bid 5" in texts(values, compact=False, own=True)


@pytest.mark.parametrize("compact", [False, True])
def test_partner_is_told_in_a_word_where_there_is_room(compact: bool):
    """M5.4. By a sign always: see above."""
    long = USUAL._replace(name="Wolfeschlegelstein", partner="partner", score=1, strokes=(2, 7))
    assert "partner" in texts(long._replace(name="A"), compact=compact)
    assert "partner" not in texts(long, compact=compact)


@each_form
def test_marks_in_pencil_take_the_place_of_the_score(compact: bool, own: bool):
    values = USUAL._replace(of=0, tricks=0)
    seven = [plate(values._replace(strokes=(won, 7)), compact=compact, own=own) for won in range(8)]
    assert all(one != other for one, other in pairwise(seven))
    assert plate(values._replace(strokes=(3, 7), score=2), compact=compact, own=own) == seven[3]


@each_form
def test_a_side_is_told_by_a_sign_and_not_by_its_colour_alone(compact: bool, own: bool):
    """On a coin that hides neither the name nor what was said."""
    THEME.wear({"we": THEME.ink, "they": THEME.ink})
    signs = []
    for camp in ("ours", "theirs"):
        item = PlateItem()
        item.set_box(Box(0, 0, *size(compact, own)), compact, own)
        item.show_values(PlateValues("", score="", camp=camp))
        signs.append(shown(item, item.boundingRect()))
    assert signs[0] != signs[1]


def test_what_stands_on_a_plate_without_its_rail_is_in_the_middle():
    """It is as high as others of that table, and has no third that is empty."""
    wide, high = plate_size(True)
    ink = []
    for taller in (0, 28):
        item = made(PlateValues("Ada", score=5, in_chips=True), compact=True)
        item.set_box(Box(0, 0, wide, high + taller), True, False)
        image = shown(item, item.boundingRect())
        ink.append([y for _, y in where(image, near(THEME.ink))])
    (first, last), (lower, lowest) = ((min(ys), max(ys)) for ys in ink)
    assert (lower - first, lowest - last) == (14, 14)


def test_a_plate_is_drawn_once_for_each_change_and_ratio():
    drawn: list[QPainter] = []

    class CountingPlate(PlateItem):
        def draw(self, painter: QPainter) -> None:
            drawn.append(painter)
            super().draw(painter)

    item = made(USUAL, kind=CountingPlate)
    for _ in range(5):
        shown(item, item.boundingRect())
    item.set_box(Box(5, 5, *plate_size(False)), False, False)
    shown(item, item.boundingRect())
    assert len(drawn) == 1
    item.show_values(USUAL._replace(tricks=3))
    shown(item, item.boundingRect())
    assert len(drawn) == 2
    shown(item, item.boundingRect(), ratio=2.0)
    assert len(drawn) == 3


def test_marks_that_were_won_go_before_how_somebody_plays():
    values = PlateValues("Ada", pill="shakes and bids last, after all", plain=True, strokes=(2, 7))
    pictures = []
    for strokes in ((2, 7), (3, 7)):
        item = made(values._replace(strokes=strokes), compact=True)
        item.show_sitter(Sitter("ada", 3, "casual"))
        pictures.append(shown(item, item.boundingRect()))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("compact", [False, True])
def test_how_somebody_plays_stays_beside_the_tricks_of_a_round(compact: bool):
    pictures = []
    for taken, of in (("", 0), ("0 of 5", 5), ("2 of 5", 5)):
        item = made(PlateValues("Ada", in_chips=True, of=of, taken=taken, camp="ours"), compact)
        item.show_sitter(Sitter("ada", 1, "casual"))
        pictures.append(shown(item, item.boundingRect()))
    wide = round(0.68 * pictures[0].width())
    between, first, second = (one.copy(0, 0, wide, one.height()) for one in pictures)
    assert between == first == second
    assert pictures[0] != pictures[1] != pictures[2]
