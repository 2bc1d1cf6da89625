"""Chips on the table: rails and trays that keep clear of all else, and chips on their way."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from moon_desktop.games.moon.show import SHOW as DOMINOES
from moon_desktop.games.moon_cards.show import SHOW
from moon_desktop.games.views.table import Chips, Heap, Layout, Motion, PlateValues, Purse, Telling
from moon_desktop.look.signs import camp_ink
from moon_desktop.look.theme import THEME
from moon_desktop.table import tempo
from moon_desktop.table.choreography import beats
from moon_desktop.table.felt import mat_outline
from moon_desktop.table.plates import PlateItem
from moon_desktop.table.poses import CHIP
from moon_desktop.table.stage import SMALL_TRAY, TRAY, Box, Stage
from moon_desktop.table.table import Table
from moon_desktop.table.tricks.chip_items import PurseItem, SupplyItem, UnusedItem
from moon_desktop.table.tricks.purses import (
    MARGIN,
    WELL,
    Heaps,
    chip_spot,
    tray_sockets,
    uncounted,
)
from tests.kit.arrange import Table as Tiles
from tests.kit.cases import each
from tests.kit.moon_cards import Table as CardsTable
from tests.kit.pixels import near, shown, where

pytestmark = pytest.mark.usefixtures("qapp")

TABLES = [(2, 2), (3, 3), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (6, 6)]
SIZES = [(960.0, 556.0), (900.0, 1056.0), (800.0, 656.0), (960.0, 756.0), (1920.0, 1040.0)]
each_table = each(("seats", "sides"), TABLES)
each_size = each("size", SIZES)
WORDS = ("no chip", "1 chip", "no chip", "1 chip", "no chip", "2 chips")
PURSE = Purse("ours", "You and Bea", 3, 7, 0, (1, 0, 1, 0, 2), WORDS)


def apart(one: Box, other: Box) -> bool:
    """Whether they do not overlap, but for a px."""
    beside = one.right <= other.x + 1 or other.right <= one.x + 1
    return beside or one.bottom <= other.y + 1 or other.bottom <= one.y + 1


@each_table
@each_size
def test_trays_are_clear_of_plates_and_hand(seats, sides, size):
    width, height = size
    stage = Stage.of(width, height, seats, sides=sides)
    trays = stage.purses
    assert len(trays) == (1 if sides == seats else sides)
    for one, other in (*combinations(trays, 2), *((t, p) for t in trays for p in stage.plates)):
        assert apart(one, other)
    for box in trays:
        assert box.x >= 0
        assert box.right <= stage.width
        away = min(abs(box.right - stage.width / 2), abs(box.x - stage.width / 2))
        assert away > 0.85 * stage.hand.width


@each_table
@each_size
def test_heaps_lie_on_felt_that_no_plate_covers(seats, sides, size):
    width, height = size
    stage = Stage.of(width, height, seats, sides=sides)
    heaps = Heaps.of(stage)
    (x, y), (px, py), size = heaps.supply, heaps.unused, heaps.size
    # The stacks with the words beside them; the pile, and the words below it.
    supply = Box(x - 32 * size, y - 35 * size, 32 * size + 38 * size + 40, 70 * size)
    pile = Box(px - 28 * size, py - 42 * size, 56 * size, 90 * size)
    words = Box(px - 50, pile.bottom, 100, 16)
    for box in (*stage.plates, stage.plaque, *stage.purses):
        assert all(apart(box, heap) for heap in (supply, pile, words))
    stacks = QRectF(x - 32 * size * stage.zoom, y - 35 * size * stage.zoom, 64 * size, 70 * size)
    assert mat_outline(stage).contains(stacks)
    half = Box(0, 0, stage.width, stage.height)
    for heap in (supply, pile, words):
        assert half.contains(heap.x, heap.y)
        assert half.contains(heap.right, heap.bottom)
    for seat in range(1, seats):
        for place in range(5):
            card = stage.row_spot(seat, place, 5)
            reach = 0.5 * card.width
            middle = Box(card.x - reach, card.y - reach, 2 * reach, 2 * reach)
            assert all(apart(middle, heap) for heap in (supply, pile, words))


@each_table
def test_heaps_have_a_place_beside_large_words_in_any_view(seats, sides):
    try:
        THEME.wear({"text": 2.0})
        stages = [Stage.of(wide, 900, seats, sides=sides) for wide in (300, 420, 560)]
        heaps = [Heaps.of(stage) for stage in stages]
    finally:
        THEME.wear({})
    for stage, heap in zip(stages, heaps, strict=True):
        assert all(0 <= x <= stage.width for x in (heap.supply[0], heap.unused[0]))


def test_nothing_of_one_game_has_a_place_at_a_table_of_other_seats(qtbot):
    """The seats of a new match come before all else of it."""
    table = Table()
    qtbot.addWidget(table.view)
    table.view.resize(960, 700)
    dealt = CardsTable().deal("G1 G2 G3 G4 G5").match
    table.lay_out(SHOW, dealt.sight(0), ("Ann", "Bea", "Cy", "Dot"))
    assert table.stage.sides == 2
    table.lay_out(DOMINOES, Tiles().deal().match.sight(0), ("Ann", "Bea", "Cy"))
    assert (table.stage.seats, table.stage.sides) == (3, 0)


each_tray = each("tray", [TRAY, SMALL_TRAY])


@each_tray
@each("many", [1, 7, 21])
def test_a_rail_is_as_wide_as_its_tray_and_more_chips_lie_on_the_first(many, tray):
    rail = tray_sockets(many, small=tray == SMALL_TRAY)
    assert rail.at(0)[0] - rail.radius >= 0
    assert rail.at(many - 1)[0] + rail.radius <= tray[0]
    (x, y), (beyond, higher) = rail.at(0), rail.at(many)
    assert x == beyond
    assert higher < y


def purse(told: Purse, tray=TRAY):
    item = PurseItem()
    item.show_purse(Box(0, 0, *tray), 1.0, told)
    return shown(item, item.boundingRect())


@each_tray
def test_a_tray_shows_each_of_its_values(tray):
    """A small one has a ladder, too: a second trick brings nothing, and that is seen."""
    seen = [
        *(PURSE._replace(chips=chips) for chips in (0, 3, 4, 7, 8)),
        *(PURSE._replace(tricks=number) for number in range(1, 6)),
        *(PURSE._replace(camp=camp) for camp in ("theirs", "third", None)),
        PURSE._replace(sockets=12),
        PURSE._replace(sockets=0),
    ]
    pictures = [purse(told, tray) for told in seen]
    assert all(one != other for one, other in combinations(pictures, 2))


@each("heap", [SupplyItem, lambda: UnusedItem(SHOW.table.face)])
@each("zoom", [1.0, 2.0])
def test_words_that_stand_on_wood_have_a_pill_under_them(heap, zoom):
    """On light wood they could not be read."""
    felt, wood, dark = QPainterPath(), QPainterPath(), []
    felt.addRect(-500, -500, 1000, 1000)
    for mat in (felt, wood):
        item = heap()
        item.show_heap(Heap(22, "out of play"), (0.0, 0.0), zoom, 1.0, mat)
        said = item.said
        end = QRectF(said.right() - 5, said.center().y(), 2, 2)
        dark.append(shown(item, QRectF(end.topLeft() * zoom, end.size() * zoom)).pixelColor(0, 0))
        assert item.boundingRect().contains(QRectF(said.topLeft() * zoom, said.size() * zoom))
    assert dark[0].alpha() == 0
    assert near(THEME.panel, 4)(dark[1])
    assert dark[1].alpha() > 190


@each("camp", ["ours", "theirs", "third"])
def test_a_plate_has_the_sign_of_its_side_before_the_name(camp):
    item = PlateItem()
    item.set_box(Box(0, 0, 176, 92), True, False)
    item.show_values(PlateValues("Ada", score=3, in_chips=True, rail=7, camp=camp))
    found = where(shown(item, item.boundingRect()), near(camp_ink(THEME, camp)))
    assert found
    # The panel's shadow has 20 px round it.
    assert max(x for x, _ in found) < 20 + 70


@each(("seats", "sides"), [(4, 2), (6, 3), (3, 3)])
def test_chips_go_one_by_one_to_their_sockets_and_back(seats, sides):
    """C3.4: what the Moon cards of a trick move."""
    stage = Stage.of(960, 756, seats, sides=sides)
    layout = Layout(1, seats, backs=(1,) * seats, sides=sides)
    ways = (Chips(None, 0, 2, 7, 3), Chips(1, None, 1, 7, 2))
    *_, beat = beats(layout, Motion("play", 0, piece="x", chips=ways), layout, stage)
    supply = chip_spot(stage, None, 0, 0)
    gained = [chip_spot(stage, seats - 1, 7, number) for number in (3, 4)]
    lost = chip_spot(stage, 0, 7, 1)
    assert [go.start and go.start.spot for go in beat.goes] == [supply, supply, lost]
    assert [go.pose.spot for go in beat.goes] == [*gained, supply]
    assert [go.gone for go in beat.goes] == [False, False, True]
    stagger = tempo.CHIP_STAGGER
    assert [go.wait for go in beat.goes] == [0, stagger, 2 * stagger]
    assert {go.pose.face for go in beat.goes} == {CHIP}
    assert beat.told


@pytest.mark.parametrize("moment", ["", "shoot"])
def test_chips_that_tricks_have_earned_come_when_those_are_counted(moment):
    """C4.1: from below the last mark of those tricks, or out of the moon; what is told of the rail
    before has not got them yet."""
    stage = Stage.of(960, 756, 4, sides=2)
    before = Layout(0, 4, backs=(1,) * 4, sides=2)
    after = Layout(0, 4, sides=2, left=((),) * 4, moment=moment)
    ways = (Chips(None, 0, 1, 7, 2), Chips(None, 0, 1, 7, 3, earned=3))
    play = Motion("play", 3, piece="x", taker=3, over=True, chips=ways)
    *_, brought, counted, earned = beats(before, play, after, stage)
    assert [go.pose.spot for go in brought.goes] == [chip_spot(stage, 0, 7, 2)]
    assert counted.told
    (chip,) = earned.goes
    assert chip.pose.spot == chip_spot(stage, 0, 7, 3)
    assert chip.key not in {go.key for go in brought.goes}, "that one stays where it lies"
    assert not chip.gone
    assert not earned.told
    tray, x = stage.purses[0], stage.disc[0]
    assert chip.start is not None
    start = chip.start.spot
    if moment:
        assert start[:2] == stage.disc[:2]
    else:
        assert tray.contains(*start[:2])
        assert start.x - tray.x == pytest.approx((MARGIN + 2.5 * WELL[0]) * stage.zoom)
        assert start.x < x
    purses = (Purse("ours", "We", 4, 7, 3, (), ()), Purse("theirs", "They", 2, 7, 2, (), ()))
    told = uncounted(Telling((), "", "", "", purses=purses), ways, after)
    assert [purse.chips for purse in told.purses] == [3, 2]
    lost = Telling((), "", "", "", purses=purses, supply=Heap(36, "supply"))
    told = uncounted(lost, (*ways, Chips(1, None)), after)
    assert told.supply == Heap(35, "supply"), "a chip that is lost is still on its way there"
