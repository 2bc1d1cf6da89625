"""Tiles of every set, with figures and tones: what they count is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from moon_desktop.games.views.table import Face
from moon_desktop.look.piece import paint_face
from moon_desktop.look.theme import Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import SETS
from moon_desktop.look.tile import HALF_CENTRE, halves, paint_tile, paint_worth
from tests.kit.pixels import Point, blobs, near, painted, where

pytestmark = pytest.mark.usefixtures("qapp")

TILES = [f"{upper}-{lower}" for upper in range(7) for lower in range(upper + 1)]


def seen(tiles: str = "ivory", numerals: str = "none", *, tones: bool = False) -> Theme:
    return Theme(**worn("evening", "theme", tiles, numerals, tones))


def drawn(theme: Theme, tile: str, w: int, turn: float = 0.0, worth: str = "") -> QImage:
    def paint(painter: QPainter) -> None:
        paint_tile(painter, theme, tile, w, turn)
        if worth:
            paint_worth(painter, theme, worth, w)

    return painted(round(2.4 * w), round(2.4 * w), paint)


def counts(theme: Theme, full: QImage, bare: QImage, least: int) -> list[set[Point]]:
    """What is on a tile besides what is on a ``bare`` one: its pips, and its figures."""
    face = theme.tile.top.lightness()

    def told(pixel: QColor) -> bool:
        return pixel.alpha() > 200 and abs(pixel.lightness() - face) > 75

    return blobs(where(full, told) - where(bare, told), least)


@pytest.mark.parametrize(("w", "tones"), [(27, True), (57, False)])
@pytest.mark.parametrize("tiles", SETS)
def test_every_tile_of_every_set_shows_its_pips(tiles: str, w: int, tones: bool):
    """As small as in a small window, too."""
    theme = seen(tiles, tones=tones)
    bare = drawn(theme, "0-0", w)
    for tile in TILES:
        pips = counts(theme, drawn(theme, tile, w), bare, least=w // 9)
        upper = sum(1 for pip in pips if max(y for _, y in pip) < 1.2 * w)
        assert (upper, len(pips) - upper) == halves(tile)


@pytest.mark.parametrize(
    ("tiles", "w", "turn", "worth"),
    [("ivory", 57, 0.0, ""), ("bold", 40, -90.0, "10"), ("ebony", 60, 7.0, "5")],
)
def test_small_figures_keep_clear_of_pips_and_of_the_mark(
    tiles: str, w: int, turn: float, worth: str
):
    theme, plain = seen(tiles, "small"), seen(tiles)
    bare = drawn(plain, "0-0", w, turn, worth)
    for tile in TILES:
        found = counts(theme, drawn(theme, tile, w, turn, worth), bare, least=6)
        assert len(found) == sum(halves(tile)) + 2


@pytest.mark.parametrize("w", [18, 27, 57])
def test_large_figures_stand_in_the_place_of_pips(w: int):
    theme = seen("bold", "large")
    six, one = drawn(theme, "6-1", w), drawn(theme, "1-1", w)
    changed = set().union(*counts(theme, six, one, least=1))
    assert len(changed) > 0.02 * w * w
    assert max(y for _, y in changed) < 1.2 * w
    assert len({bytes(drawn(theme, tile, w).constBits()) for tile in TILES}) == len(TILES)


def test_large_figures_keep_clear_of_the_mark():
    theme, w = seen("bold", "large"), 26

    def shown(worth: str) -> set[Point]:
        def paint(painter: QPainter) -> None:
            paint_tile(painter, theme, "5-5", w)
            if worth:
                paint_worth(painter, theme, worth, w, plain=True)

        image = painted(40, 64, paint)
        # Without the divider, which the mark may cover.
        return {(x, y) for x, y in where(image, near(theme.tile.pip, 60)) if abs(y - 32) > 2}

    marked = blobs(shown("10"))
    assert [figure for figure in blobs(shown("")) if figure in marked] == blobs(shown(""))


def test_too_small_figures_are_left_out_where_there_are_pips():
    assert drawn(seen(numerals="small"), "6-4", 24) == drawn(seen(), "6-4", 24)
    assert drawn(seen(numerals="small"), "6-4", 30) != drawn(seen(), "6-4", 30)


@pytest.mark.parametrize(("numerals", "w"), [("small", 500), ("large", 400)])
def test_figures_stand_upright_however_the_tile_lies(numerals: str, w: int):
    theme = seen("bold", numerals)
    away = round((HALF_CENTRE + 0.257) * w) if numerals == "small" else round(0.525 * w)
    upright, lying, over = (drawn(theme, "4-4", w, turn) for turn in (0.0, -90.0, 180.0))
    at = upright.width() // 2
    inks = [
        where(image.copy(QRect(x - 40, y - 50, 80, 100)), lambda pixel: pixel.lightness() < 90)
        for image, x, y in (
            (upright, at, at - away), (lying, at - away, at), (over, at, at - away),
            (lying, at + away, at), (upright, at, at + away),
        )
    ]  # fmt: skip
    assert inks == [inks[0]] * len(inks)
    assert inks[0]


def test_large_figures_stand_on_cards_too():
    def high(theme: Theme) -> int:
        """Px of the figure in the corner, from its top to where the paper is seen below it."""
        image = painted(
            120, 170, lambda painter: paint_face(painter, theme, Face("moon", "8", "stars"), 104)
        )
        ink = where(image.copy(QRect(12, 7, 30, 60)), near(QColor("#582A8A"), 25))
        rows = {y for _, y in ink}
        return next(number for number in range(60) if min(rows) + number not in rows)

    assert high(seen()) in range(19, 24)
    assert high(seen(numerals="large")) in range(30, 35)
