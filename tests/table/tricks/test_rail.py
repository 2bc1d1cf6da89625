"""The rail and the counters below it: what both sides have taken, and what is still out."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QImage, QPainter

from moon_desktop.games.views.table import Camp, CounterTold, Face, Rail
from moon_desktop.look.theme import THEME
from moon_desktop.table.stage import Stage
from moon_desktop.table.tricks.places import TrayPlaces
from moon_desktop.table.tricks.rail import CounterItem, RailItem
from tests.kit.pixels import blobs, near, shown, where

pytestmark = pytest.mark.usefixtures("qapp")

PLACES = TrayPlaces.of(Stage.of(960, 756, 4, trays=True))
WIDE = PLACES.rail.width
Where = Literal["out", "table"] | Camp

USUAL = Rail(42, 22, 6, "ours", 32, "made at 32", "14 still out")


@pytest.fixture
def item(qapp):
    parent = QObject()
    item = RailItem(parent)
    yield item
    parent.deleteLater()


def strip(item: RailItem, rail: Rail) -> QImage:
    """The middle of the groove, a pixel for a pixel."""
    item.show_rail(PLACES, rail)
    return shown(item, QRectF(-WIDE / 2, 3, WIDE, 1))


def long(item: RailItem, rail: Rail) -> tuple[int, int]:
    """The px filled from the left and from the right."""
    image = strip(item, rail)
    ours = {x for x, _ in where(image, near(THEME.we, 30))}
    # Neither brass nor blue: their colour, and the darker one of its lines.
    pink = where(image, lambda pixel: pixel.red() > 100 and 10 < pixel.red() - pixel.blue() < 80)
    return len(ours), len(pink)


def test_each_side_fills_the_groove_from_its_own_end(item):
    pitch = WIDE / 42
    for ours, theirs in ((0, 0), (22, 6), (1, 41), (30, 11)):
        filled = long(item, USUAL._replace(ours=ours, theirs=theirs))
        # The pin stands over a few pixels of it.
        assert filled[0] == pytest.approx(ours * pitch, abs=6)
        assert filled[1] == pytest.approx(theirs * pitch, abs=6)


def test_their_fill_is_told_by_its_lines_too(item):
    def edges(rail: Rail, left: float) -> int:
        item.show_rail(PLACES, rail)
        image = shown(item, QRectF(left, 2, 100, 1))
        shades = [image.pixelColor(x, 0).lightness() for x in range(100)]
        return sum(abs(one - other) > 20 for one, other in pairwise(shades))

    assert edges(USUAL._replace(ours=22), -WIDE / 2 + 8) == 0
    assert edges(USUAL._replace(ours=0, theirs=22), WIDE / 2 - 108) > 20


@pytest.mark.parametrize(("bidders", "share"), [("ours", 32 / 42), ("theirs", 10 / 42)])
def test_the_pin_stands_at_what_is_needed_counted_from_the_bidders_end(
    item, bidders: Camp, share: float
):
    item.show_rail(PLACES, USUAL._replace(bidders=bidders, ours=0, theirs=0))
    image = shown(item, QRectF(-WIDE / 2, -18, WIDE, 20))
    found = [x for x, _ in where(image, near(THEME.brass, 10))]
    assert sum(found) / len(found) == pytest.approx(share * WIDE, abs=1)


def test_words_stay_over_the_rail_wherever_they_stand(item):
    """Also where the pin is at the very end, and nothing is out any more."""
    for rail in (USUAL._replace(pin=42), USUAL._replace(bidders="theirs", pin=42, ours=41)):
        item.show_rail(PLACES, rail)
        whole = shown(item, item.boundingRect())
        ink = {x for x, _ in where(whole, near(THEME.ink, 10))}
        assert min(ink) > 0
        assert max(ink) < whole.width() - 1


def test_steps_take_the_place_of_the_groove_and_are_checked_off(item):
    def checked(done: int) -> int:
        steps = tuple(number < done for number in range(7))
        item.show_rail(PLACES, USUAL._replace(above="", steps=steps))
        image = shown(item, QRectF(-WIDE / 2, 3, WIDE, 14))
        # Both sides of the outline, and the check.
        return len(blobs(where(image, near(THEME.ink, 16)), least=8)) // 3

    assert [checked(done) for done in range(8)] == list(range(8))


def test_each_counter_shows_where_it_is(qapp):
    item = CounterItem(lambda piece: Face("domino", piece or "", worth="5"))
    looks = []
    every: tuple[Where, ...] = ("out", "table", "ours", "theirs")
    for place in every:
        told = f"The 4-1 is {place}."
        item.show_counter(PLACES, CounterTold("4-1", place, told), 0, 5)
        assert item.toolTip() == told
        looks.append(shown(item, item.boundingRect()))
    assert all(one != other for number, one in enumerate(looks) for other in looks[:number])


def test_what_was_shown_before_is_not_painted_again(qapp):
    drawn: list[QPainter] = []

    class CountingRail(RailItem):
        def draw(self, painter: QPainter) -> None:
            drawn.append(painter)
            super().draw(painter)

    parent = QObject()
    item = CountingRail(parent)
    for rail in (USUAL, USUAL, USUAL._replace(ours=23)):
        item.show_rail(PLACES, rail)
        shown(item, item.boundingRect())
    assert len(drawn) == 2
    parent.deleteLater()
