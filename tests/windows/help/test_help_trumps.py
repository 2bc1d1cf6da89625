"""The trump table: which tiles are trumps under some rules, drawn, named and in their order."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from moon_desktop.engine.pieces import BIT, INDEX, tiles
from moon_desktop.games import CATALOGUE
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.games.moon.contract import suits_of
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.games.moon.show.help import UNDER
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.help.pictures import SIZES, picture
from moon_desktop.windows.help.window import HelpWindow
from tests.kit.cases import each
from tests.kit.strategies import LAW, playable_rules

pytestmark = pytest.mark.usefixtures("qapp")

MOON = CATALOGUE["moon"]
HELP: Any = MOON.show.help


class Row(NamedTuple):
    """One call: its note and its suits, each as its tiles in a line."""

    note: str
    suits: list[str]


def trumps(rules: MoonRules) -> dict[str, Row]:
    """The rows of the page by their emblems."""
    found: dict[str, Row] = {}
    for line in HELP.trumps(rules).splitlines():
        if not line.startswith("|"):
            continue
        emblem, name, pieces = (cell.strip() for cell in line[1:-1].split("|"))
        if emblem:
            key = emblem.removeprefix("![](emblem:").removesuffix(")")
            found[key] = Row(name.partition("<br>")[2], [])
        if pieces:
            drawn = re.findall(r"!\[([^\]]+)\]\(tile:(\d-\d)\)", pieces)
            assert all(tile_name(tile) == called for called, tile in drawn)
            found[list(found)[-1]].suits.append(" ".join(tile for _, tile in drawn))
    return found


def test_table_for_the_first_preset():
    """M3.3–M3.7: 22 tiles."""
    ranked = {call: row.suits for call, row in trumps(MoonRules()).items()}
    assert list(ranked) == [*"0123456", "doubles", "none", UNDER]
    assert ranked["0"] == ["0-0"]
    assert ranked["3"] == ["3-3 6-3 5-3 4-3 3-2 3-1"]
    assert ranked["doubles"] == ["6-6 5-5 4-4 3-3 2-2 1-1 0-0"]
    assert ranked["none"][1] == "5-5 6-5 5-4 5-3 5-2 5-1"
    assert ranked[UNDER][1] == "6-5 5-4 5-3 5-2 5-1 5-5"
    assert ranked["none"][-1] == ranked[UNDER][-1] == "0-0"


@each(
    ("rules", "calls"),
    [
        (PRESETS["fosdick"], [*"123456", "doubles", "none"]),
        (PRESETS["shoot-the-moon"], [*"0123456", "doubles"]),
        (PRESETS["shoot-the-moon-4"], [*"0123456", "doubles", "none"]),
        (MoonRules(aggie_dice=True), [*"123456", UNDER]),
        (MoonRules(follow_me="off", under=False), [*"0123456", "doubles"]),
    ],
)
def test_only_calls_that_can_be_made_have_a_row(rules, calls):
    """M3.3, M3.8, M3.9, M2.4."""
    assert list(trumps(rules)) == calls


@LAW
@given(rules=playable_rules())
def test_rows_are_the_tables_of_the_engine(rules):
    """M3.4–M3.7: each suit has its tiles in play, every one stronger than the next."""
    for emblem, row in trumps(rules).items():
        bid, trump = ("under", None) if emblem == UNDER else ("7", emblem)
        suits = suits_of(rules, bid, trump)
        number = (suits.trumps & rules.set).bit_count()
        assert row.note.startswith(f"{number} trump" if number else "No" if trump != "0" else "On")
        shown = [held.split() for held in row.suits]
        assert not number or len(shown) == 1
        for held in shown:
            (suit,) = {
                suit
                for suit in range(8)
                if suits.followers[suit] & rules.set == sum(BIT[tile] for tile in held)
            }
            strength = [suits.strength[suit][INDEX[tile]] for tile in held]
            assert strength == sorted(set(strength), reverse=True)
        if not number:
            assert {tile for held in shown for tile in held} == set(tiles(rules.set))


# --- in the window ----------------------------------------------------------------------------


def pictures(window: HelpWindow) -> list[tuple[str, str]]:
    """Address and name of every picture, in order."""
    found = []
    block = window.browser.document().begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            form = place.fragment().charFormat()
            if form.isImageFormat():
                image = form.toImageFormat()
                name = image.stringProperty(image.Property.ImageAltText.value)
                found += [(image.name(), name)] * place.fragment().length()
            place += 1
        block = block.next()
    return found


def test_tiles_are_drawn_in_the_order_of_the_table_and_named(show):
    window = show("trumps")
    drawn = [found for found in pictures(window) if found[0].startswith("tile:")]
    suits = [suit for row in trumps(MoonRules()).values() for suit in row.suits]
    assert drawn == [(f"tile:{tile}", tile_name(tile)) for tile in " ".join(suits).split()]


def test_every_picture_is_there(show):
    for page in ("trumps", "in-force"):
        window = show(page)
        addresses = {address for address, _ in pictures(window)}
        assert len(addresses) >= 22
        for address in addresses:
            kind = QTextDocument.ResourceType.ImageResource.value
            assert not window.browser.document().resource(kind, QUrl(address)).isNull()


def test_all_tiles_in_play_are_drawn_with_the_rules(show):
    """M1.1, M1.2."""
    for rules in (MoonRules(), PRESETS["fosdick"], PRESETS["fosdick-partners"]):
        window = show("in-force", Library(MOON, rules, {}))
        drawn = [address for address, _ in pictures(window)]
        assert sorted(drawn) == sorted(f"small:{tile}" for tile in rules.tiles)


def test_copying_gives_the_text_alone(show):
    window = show("in-force", Library(MOON, PRESETS["fosdick"], {}))
    window.browser.selectAll()
    window.browser.copy()
    copied = QApplication.clipboard().text()
    assert "\ufffc" not in copied
    assert "The tiles and the deal" in copied


def test_pictures_are_kept_and_as_sharp_as_the_screen():
    once = picture("tile", "6-4", 1.0, 2.0)
    assert picture("tile", "6-4", 1.0, 2.0) is once
    assert (once.width(), once.height()) == (2 * SIZES["tile"][0], 2 * SIZES["tile"][1])
    assert once.devicePixelRatio() == 2.0
    assert picture("small", "6-4", 1.0, 1.5).width() == round(1.5 * SIZES["small"][0])


def test_pictures_of_tiles_differ_and_none_is_cut_off():
    """The outermost row and column of px are clear: body and wall lie within."""
    seen = set()
    for tile in MoonRules(seats=4).tiles:
        image = picture("tile", tile, 1.0, 2.0)
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
        for x in range(image.width()):
            assert image.pixelColor(x, image.height() - 1).alpha() < 40
            assert image.pixelColor(x, 0).alpha() < 40
        seen.add(bytes(image.constBits()))
    assert len(seen) == 28
    assert picture("emblem", "none", 1.0, 1.0) != picture("emblem", "doubles", 1.0, 1.0)
