"""What is told at the table lies over nothing else there, in each language and in small windows."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

from moon_desktop.games.moon_cards.show import SHOW as CARDS
from moon_desktop.look.typography import label
from moon_desktop.resources import folder
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import PILL_HEIGHT, SMALL_TRAY, TRAY, Box
from moon_desktop.table.tricks.chip_items import PurseItem
from moon_desktop.words.language import CATALOGUE, ENGLISH, languages, speak
from tests.gui.test_ends_of_hands import box_of
from tests.kit import forty_two
from tests.kit.arrange import Table as Moon
from tests.kit.moon_cards import Table as Cards
from tests.kit.person import Person, until
from tests.kit.pixels import shown
from tests.kit.table_positions import filed, following
from tests.kit.texts import painting

SIZES = ((960, 600), (1280, 800), (720, 1100))
ALONE = {"five": 5, "six alone": 6}
PRESETS = ("cards-two", "cards-three", "shoot-the-moon-cards", "cards-six", "cards-six-pairs")
HAND = "6-1 5-5 4-4 3-3 2-2 5-4 4-3"


def cards(preset: str, **house: int) -> Cards:
    """The second player is to follow, and holds Moon cards."""
    return Cards(preset, **house).deal("P12 P11 P10 P9 P8", "P1 G1 B1 LITTLE BIG").say("P12")


def partners() -> Moon:
    """Ann is to follow her left neighbour."""
    led = "6-6 6-5 6-4 6-3 6-2 6-0 5-0"
    return Moon("fosdick-partners").deal(HAND, led).bid(1, "5").contract("6").say("6-6", "3-1")


def texas() -> forty_two.Table:
    """Ann is to lead to the second trick."""
    table = forty_two.Table().deal("6-5 6-4 6-3 6-2 6-1 6-0 5-0", "", "2-1 2-0 1-0 3-1")
    table.bid(0, "34").contract("6")
    while not table.match.sight(0).tricks or table.match.turn != 0:
        table.add(table.match.legal()[0])
    return table


TABLES = (
    {preset: (cards(preset), 1) for preset in PRESETS}
    | {name: (cards("cards-three", seats=seats, team_size=1), 1) for name, seats in ALONE.items()}
    | {
        "moon": (following(), 0),
        "partners": (partners(), 0),
        "texas": (texas(), 0),
    }
)


@pytest.fixture(params=languages())
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language that is spoken, by its code."""
    texts = None
    if request.param != ENGLISH:
        with (folder() / "languages" / request.param / CATALOGUE).open("rb") as file:
            texts = gettext.GNUTranslations(file)
    speak(request.param, texts)
    yield request.param
    speak(ENGLISH)


def told(person: Person) -> dict[str, QRectF]:
    """All that is told at the table, and what is played with, by what it is."""
    scene, furniture, stage = person.table.scene, person.table.furniture, person.table.stage
    boxes = {f"plate {number}": QRectF(*box) for number, box in enumerate(stage.plates)}
    boxes["plaque"] = QRectF(*stage.plaque)
    if (chips := furniture.chips) is not None:
        heaps = (chips.supply, chips.unused)
        for heap in heaps:
            if heap.isVisible():
                # Small words: they are not to touch anything.
                boxes[heap.reads] = heap.sceneBoundingRect().adjusted(-4, -4, 4, 4)
        trays = (tray for tray in chips.purses if tray.isVisible())
        boxes |= {f"tray {n}": tray.sceneBoundingRect() for n, tray in enumerate(trays)}
    for tray in furniture.trays:
        if tray.isVisible():
            boxes[tray.reads] = tray.sceneBoundingRect()
    prompt = furniture.prompt.sceneBoundingRect()
    # The words alone, without the room about them, and that below two lines.
    low = 10 if prompt.height() > 55 * stage.zoom else 0
    boxes["prompt"] = prompt.adjusted(20, 12, -20, -12 - low * stage.zoom)
    hand = (box_of(scene.pieces[key].pose, stage) for key in scene.own_pieces())
    pill = stage.plates[0].y - PILL_HEIGHT / 2 * stage.zoom
    for number, box in enumerate(hand):
        # Its foot stands behind your plate.
        box.setBottom(min(box.bottom(), pill))
        boxes[f"hand {number}"] = box
    return boxes


def lying_over(person: Person) -> list[tuple[str, str]]:
    """What lies over what; but for cards of a hand, which lie over one another."""
    pairs = combinations(told(person).items(), 2)
    return [
        (one, other)
        for (one, box), (other, there) in pairs
        if box.adjusted(1, 1, -1, -1).intersects(there.adjusted(1, 1, -1, -1))
        and not (one.startswith("hand") and other.startswith("hand"))
    ]


def cut(person: Person) -> set[str]:
    """What is cut short of what the table asks for, and of what a trick brings."""
    furniture = person.table.furniture
    items: list[PictureItem] = [furniture.prompt]
    if furniture.chips is not None:
        items += [tray for tray in furniture.chips.purses if tray.isVisible()]
    with painting() as painted:
        for item in items:
            shown(item, item.boundingRect())
    return painted.cut


def test_what_tricks_bring_is_told_in_one_size(qapp, code):
    """In the tray at the ladder, and in that of other words."""
    sight = TABLES["cards-three"][0].match.sight(0)
    purse = CARDS.table.telling(sight, ("Ann", "Bea", "Cy"), 0).purses[0]
    item = PurseItem()
    for tray in (TRAY, SMALL_TRAY):
        with painting() as painted:
            for tricks in range(len(purse.told)):
                item.show_purse(Box(0, 0, *tray), 1.0, purse._replace(tricks=tricks))
                shown(item, item.boundingRect())
        assert painted.cut == set()
        assert {painted.sizes[words] for words in purse.told} == {label().pixelSize()}


@pytest.mark.slow
def test_what_is_told_lies_over_nothing_else(open_table, unpainted, tmp_path, code):
    person = open_table(folder=None)
    for name, (table, you) in TABLES.items():
        person.sit_at(filed(table, tmp_path / f"{name}.moon", you))
        strip, view = person.window.strip, person.window.view
        strip.hide()
        for size in SIZES:
            person.window.resize(*size)
            QTest.qWait(5)
            assert lying_over(person) == [], (name, size)
            assert cut(person) == set(), (name, size)
            prompt, stage = told(person)["prompt"], person.table.stage
            if stage.fans:
                across = stage.felt(prompt.center().y())
                assert prompt.width() / 2 < across - 30, (name, size)
            high = view.height()
            person.window.remark("A copy of the match is saved.", tmp_path)
            QTest.qWait(5)
            assert lying_over(person) == [], (name, size, "below a toast")
            if strip.parentWidget() is not view:
                assert view.height() == high - strip.height()
            strip.hide()
            until(lambda: view.height() == high, "its room")  # noqa: B023
