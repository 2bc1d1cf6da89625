"""What is told at the table lies over nothing else there, in each language and in small windows."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

from moon_desktop.resources import folder
from moon_desktop.table.stage import PILL_HEIGHT
from moon_desktop.words.language import CATALOGUE, ENGLISH, languages, speak
from tests.gui.test_ends_of_hands import box_of
from tests.kit import forty_two
from tests.kit.arrange import Table as Moon
from tests.kit.moon_cards import Table as Cards
from tests.kit.person import Person, until
from tests.kit.table_positions import filed, following

SIZES = ((960, 600), (1280, 800), (720, 1100))
PRESETS = ("cards-two", "cards-three", "shoot-the-moon-cards", "cards-six", "cards-six-pairs")
HAND = "6-1 5-5 4-4 3-3 2-2 5-4 4-3"


def cards(preset: str) -> Cards:
    """The second player is to follow, and holds Moon cards."""
    return Cards(preset).deal("P12 P11 P10 P9 P8", "P1 G1 B1 LITTLE BIG").say("P12")


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


TABLES = {preset: (cards(preset), 1) for preset in PRESETS} | {
    "moon": (following(), 0),
    "partners": (partners(), 0),
    "texas": (texas(), 0),
}


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
