"""A domino as it is drawn: the pips it names, light from above, the back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import halves, paint_die, paint_half_tile, paint_tile, paint_worth
from tests.kit.cases import each
from tests.kit.pixels import blobs, near, painted, where

pytestmark = pytest.mark.usefixtures("qapp")

TILES = [f"{upper}-{lower}" for upper in range(7) for lower in range(upper + 1)]
WIDTH = 40


def dark(pixel: QColor) -> bool:
    return pixel.alpha() > 200 and max(pixel.red(), pixel.green(), pixel.blue()) < 90


@each("tile", TILES)
def test_each_half_shows_its_pips(tile: str):
    image = painted(60, 100, lambda painter: paint_tile(painter, THEME, tile, WIDTH))
    pips = blobs(where(image, dark), least=8)
    upper = sum(1 for pip in pips if max(y for _, y in pip) < 50)
    lower = sum(1 for pip in pips if min(y for _, y in pip) > 50)
    assert (upper, lower) == halves(tile)
    assert len(pips) == upper + lower


@each("count", range(7))
def test_a_half_tile_shows_its_pips(count: int):
    box = QRectF(-20, -20, 40, 40)
    image = painted(60, 60, lambda painter: paint_half_tile(painter, THEME, count, box))
    assert len(blobs(where(image, dark), least=8)) == count


@each("face", range(1, 7))
@each("turn", [0.0, 14.0])
@each("side", [60.0, 26.0])
def test_a_die_has_as_many_pips_as_it_is_called(face: int, turn: float, side: float):
    """M3.9: also as small as it gets in a small window."""

    def paint(painter: QPainter) -> None:
        painter.scale(2.0, 2.0)
        paint_die(painter, face, side, turn)

    pips = where(painted(240, 240, paint), lambda pixel: dark(pixel) and pixel.alpha() > 240)
    inside = {(x, y) for x, y in pips if max(abs(x - 120), abs(y - 120)) < side * 0.9}
    assert len(blobs(inside, least=4)) == face


@each("turn", [0, 7, -60, 60, 90, 180])
@each(("tile", "wall"), [("0-0", THEME.side), (None, THEME.backside)])
def test_the_side_wall_hangs_down_however_the_tile_is_turned(
    tile: str | None, wall: QColor, turn: float
):
    image = painted(140, 140, lambda painter: paint_tile(painter, THEME, tile, 60, turn))
    body = where(image, lambda pixel: pixel.alpha() > 200)
    walls = where(image, near(wall, 26))
    lowest = max(y for _, y in body)
    assert max(y for _, y in walls) >= lowest - 2
    left = [y for x, y in body if x == 70]
    assert not any((70, y) in walls for y in range(min(left), min(left) + 10))


def test_a_back_shows_no_pips_but_the_crescent():
    image = painted(80, 140, lambda painter: paint_tile(painter, THEME, None, 60))
    pale = where(image, lambda pixel: pixel.alpha() > 200 and pixel.lightness() > 150)
    middle = {(x, y) for x, y in pale if 50 < y < 90 and 20 < x < 60}
    (crescent,) = blobs(middle, least=20)
    assert all(abs(x - 40) <= 13 and abs(y - 70) <= 13 for x, y in crescent)


# --- the mark of a tile that counts ---------------------------------------------------------


def marked(tile: str, worth: str, turn: float = 0.0, *, plain: bool = False) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_tile(painter, THEME, tile, WIDTH, turn)
        paint_worth(painter, THEME, worth, WIDTH, plain=plain)

    return painted(120, 120, paint)


@each(("tile", "worth"), [("5-0", "5"), ("4-1", "5"), ("3-2", "5"), ("6-4", "10")])
@each("turn", [0.0, 7.0, -90.0])
def test_the_mark_keeps_clear_of_all_pips(tile: str, worth: str, turn: float):
    """T2.1: with a figure or without."""
    for plain in (False, True):
        pips = blobs(where(marked(tile, worth, turn, plain=plain), dark), least=8)
        middle = [pip for pip in pips if min((x - 60) ** 2 + (y - 60) ** 2 for x, y in pip) > 49]
        assert len(middle) == sum(halves(tile))


def test_the_mark_stands_upright_on_a_tile_however_it_lies():
    box = QRectF(56, 56, 8, 8).toRect()
    upright, lying = (marked("0-0", "10", turn).copy(box) for turn in (0.0, -90.0))
    ink = [where(image, lambda pixel: pixel.red() < 150) for image in (upright, lying)]
    assert ink[0] == ink[1] != set()


def test_a_small_mark_is_an_open_ring_for_five_and_a_filled_one_for_ten():
    five, ten = (marked("0-0", worth, plain=True).pixelColor(60, 60) for worth in ("5", "10"))
    assert five.lightness() > 200
    assert ten.lightness() < 150
