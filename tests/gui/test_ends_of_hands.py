"""The card that tells how a hand ended lies over nothing that is read, in a window of any size."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

from moon_desktop.games import CATALOGUE
from moon_desktop.table.poses import TAKER, Pose
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.stage import Stage
from moon_desktop.table.tricks.ending_items import CountRow, FinalItem
from moon_desktop.table.tricks.ending_places import shown_spot
from tests.kit import forty_two
from tests.kit.arrange import Table as Moon
from tests.kit.cases import each
from tests.kit.moon_cards import Table as CardsTable
from tests.kit.person import Person
from tests.kit.table_positions import filed

SIZES = ((960, 600), (1280, 800), (1272, 752), (720, 1100), (2560, 1440))
UNDER_WORDS = 11
"""Px at zoom 1 that nothing is in below what the bid needed."""
FEET, RING, SHADE = 12, 7, 2
"""Px at zoom 1 from the middle of large figures to their feet, from the disc's rim to its ring, and
about figures."""
FIVE = "P12 P11 P10 P9 BIG"


def cards(preset: str = "shoot-the-moon-cards", **house: Any) -> CardsTable:
    """A round played to its end."""
    return CardsTable(preset, **house).deal().play_on()


def swept(**house: Any) -> CardsTable:
    """Ann takes all five tricks."""
    table = CardsTable(**house)
    table.deal(FIVE, "G1 G2 G3 G4 LITTLE", "B1 B2 B3 B4 B5", "G5 G6 G7 G8 G9")
    table.say("P12 G1 B1 G5", "P11 G2 B2 G6", "P10 G3 B3 G7", "P9 G4 B4 G8")
    return table.say("BIG LITTLE B5 G9")


def set_early() -> forty_two.Table:
    """Bea has the first trick of a bid for all of them."""
    table = forty_two.Table(stop_when_decided=True).deal("6-5 6-4 6-3 6-2 6-1 6-0 1-0", "6-6")
    table.bid(0, "1m").contract("6")
    while table.match.sight(0).last is None:
        table.add(table.match.legal()[-1])
    return table


def box_of(pose: Pose, stage: Stage) -> QRectF:
    """What a piece takes on the felt."""
    wide, angle = pose.spot.width, math.radians(pose.spot.turn)
    high = wide if f"{pose.face}".startswith(TAKER) else 2 * stage.half * wide
    across = abs(math.cos(angle)) * wide + abs(math.sin(angle)) * high
    down = abs(math.sin(angle)) * wide + abs(math.cos(angle)) * high
    return QRectF(pose.spot.x - across / 2, pose.spot.y - down / 2, across, down)


def read(person: Person) -> dict[str, QRectF]:
    """All that is read on the table at the end of a hand, by what it is."""
    scene, furniture = person.table.scene, person.table.furniture
    stage, layout = scene.stage, scene.layout
    assert layout is not None
    boxes = {key: box_of(piece.pose, stage) for key, piece in scene.pieces.items()}
    plates = (stage.plaque, *stage.plates) if furniture.plaque.isVisible() else stage.plates
    boxes |= {f"plate {number}": QRectF(*box) for number, box in enumerate(plates)}
    for item in scene.items():
        if isinstance(item, PromptItem | FinalItem) and item.isVisible() and item.reads:
            air = 4 * stage.zoom
            boxes[item.reads] = item.sceneBoundingRect().adjusted(air, air, -air, -air)
        if isinstance(item, CountRow) and item.isVisible() and not item.boundingRect().isEmpty():
            words = item.sceneBoundingRect()
            boxes["needed"] = words.adjusted(0, 0, 0, -UNDER_WORDS * stage.zoom)
    x, y, radius = stage.disc
    boxes["disc"] = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    result = person.window.card.result
    if result is not None and result.bare:
        # Tiles of a shoot lie on the disc's edge, and words on the felt itself right below them.
        boxes["disc"].setHeight(radius)
        boxes["groove"] = QRectF(*stage.groove)
    for box in boxes.values():
        # But for a line that touches it.
        box.adjust(1, 1, -1, -1)
    return boxes


@pytest.fixture
def person(open_table, unpainted):
    """Whoever sits down at one table after the other."""
    return open_table(folder=None)


@pytest.mark.slow
@each(
    ("table", "you"),
    [
        *((cards(preset), 0) for preset in ("cards-two", "cards-three", "cards-six-pairs")),
        *((cards(preset), 0) for preset in ("shoot-the-moon-cards", "cards-six")),
        (swept(), 0),
        (swept(starting_chips=5), 0),
        (swept(starting_chips=5), 1),
        *((Moon(target=60).sweep(0, bid), 0) for bid in ("5", "over")),
        *((Moon().sweep(0, "over"), seat) for seat in (0, 1)),
        *((Moon("fosdick-partners", target=60).sweep(0, bid), 0) for bid in ("5", "over")),
        *((forty_two.Table().sweep(0, bid), 0) for bid in ("32", "2m")),
        *((forty_two.Table(target=1).sweep(0), seat) for seat in (0, 1)),
        (set_early(), 2),
    ],
)
def test_card_lies_over_nothing_that_is_read(person, tmp_path, table, you):
    person.sit_at(filed(table, tmp_path / "ended.moon", you))
    for size, over in lies_over(person):
        assert not over, f"at {size} it lies over {over}"


def test_nor_where_a_hand_was_given_up_but_for_the_foot_of_the_disc(person, tmp_path):
    """Where a card has no room below what was needed, and no trick was taken, that is not told."""
    table = Moon("fosdick-widow", stop_when_set=True).flop(2, "over")
    person.sit_at(filed(table, tmp_path / "ended.moon"))
    for size, over in lies_over(person):
        assert {*over} <= {"disc"}, size


def lies_over(person: Person) -> Iterator[tuple[tuple[int, int], list[str]]]:
    """The sizes of the window, and what of all that is read the card lies over in each."""
    card, view = person.window.card, person.window.view
    for size in SIZES:
        person.window.resize(*size)
        QTest.qWait(5)
        assert card.isVisible()
        room = card.room
        face = QRectF(card.geometry().adjusted(room, room, -room, -room))
        assert QRectF(view.rect()).contains(face), size
        yield size, [what for what, box in read(person).items() if box.intersects(face)]


@pytest.mark.slow
@each(
    ("table", "you"),
    [
        *((Moon(target=21).sweep(seat, "over"), 0) for seat in (0, 2)),
        (Moon(target=35).flop(0).sweep(2, "over").sweep(2, "over"), 0),
        *((forty_two.Table(target=1).sweep(0), seat) for seat in (0, 1)),
        *((swept(starting_chips=5), seat) for seat in (0, 1)),
    ],
)
def test_what_a_match_ended_with_stands_within_the_ring_of_the_disc(person, tmp_path, table, you):
    person.sit_at(filed(table, tmp_path / "ended.moon", you))
    for size in SIZES:
        person.window.resize(*size)
        QTest.qWait(5)
        (final,) = (item for item in person.table.scene.items() if isinstance(item, FinalItem))
        assert final.reads
        (x, y, radius), zoom = person.table.scene.stage.disc, person.table.scene.stage.zoom
        box = final.sceneBoundingRect()
        low = box.center().y() + FEET * zoom - y
        ring = math.sqrt((radius - RING * zoom) ** 2 - low**2)
        assert max(x - box.left(), box.right() - x) - SHADE * zoom <= ring, size


def test_who_took_what_is_of_the_table_that_is_laid_out(person, tmp_path):
    """More and fewer seats than at the table before."""
    for number, preset in enumerate(("cards-two", "cards-six", "cards-three", "cards-six-pairs")):
        person.sit_at(filed(cards(preset), tmp_path / f"{number}.moon"))
        host = person.host
        assert host.match.rules == CATALOGUE["shoot-the-moon-cards"].presets[preset]
        seats = host.match.rules.table.clockwise(host.viewer)
        faces = person.program.matches.croupier.faces(host.header)
        assert list(person.table.scene.faces.sitters[: len(seats)]) == [faces[s] for s in seats]


@each("percent", ["100", "150", "200"])
def test_large_words_stay_off_the_discard_and_in_the_disc(open_table, tmp_path, percent):
    person = open_table(folder=None, text=percent)
    person.sit_at(filed(Moon(target=60).sweep(0, "5"), tmp_path / "ended.moon"))
    scene, caption = person.table.scene, person.table.furniture.caption
    for size in SIZES[:2]:
        person.window.resize(*size)
        QTest.qWait(5)
        assert caption.reads == "your discard"
        shown, zoom = shown_spot(scene.stage), scene.stage.zoom
        words = caption.sceneBoundingRect().adjusted(SHADE, 8 * zoom, -SHADE, -8 * zoom)
        high = 2 * scene.stage.half * shown.width
        tile = QRectF(shown.x - shown.width / 2, shown.y - high / 2, shown.width, high)
        assert (words & tile).height() < high / 4, size
        (row,) = (item for item in scene.items() if isinstance(item, CountRow))
        low = row.sceneBoundingRect().bottom() - UNDER_WORDS * zoom
        assert low <= sum(scene.stage.disc[1:]), size
    for size, over in lies_over(person):
        assert "needed" not in over, size
