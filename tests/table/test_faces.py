"""Pictures of tiles: sharp, kept, with shadows that tell how high a tile is held."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtGui import QImage

from moon_desktop.table.faces import Faces, Shadow
from tests.kit.cases import each
from tests.kit.pixels import where

pytestmark = pytest.mark.usefixtures("qapp")

WIDTH = 40


def shadow_rows(image: QImage) -> int:
    """How far below its middle a picture's shadow reaches."""
    return max(y for _, y in where(image, lambda pixel: pixel.alpha() > 6)) - image.height() // 2


@each("ratio", [1.0, 1.5, 2.0])
def test_a_picture_has_the_pixels_of_its_ratio_and_the_same_margin_on_every_side(ratio: float):
    plain = Faces(1.0).pixmap("6-4", WIDTH)
    sharp = Faces(ratio).pixmap("6-4", WIDTH)
    size = sharp.deviceIndependentSize()
    assert sharp.devicePixelRatio() == ratio
    assert (size.width(), size.height()) == pytest.approx((plain.width(), plain.height()), abs=1)
    assert size.height() - 2 * WIDTH == pytest.approx(size.width() - WIDTH, abs=0.01)


def test_a_picture_is_drawn_once():
    faces = Faces(1.0)
    first = faces.pixmap("6-4", WIDTH)
    assert faces.pixmap("6-4", WIDTH).cacheKey() == first.cacheKey()
    assert faces.pixmap("6-4", WIDTH, illegal=True).cacheKey() != first.cacheKey()
    assert faces.pixmap("6-4", WIDTH, turn=7.0).cacheKey() != first.cacheKey()


def test_the_higher_a_tile_is_held_the_longer_its_shadow():
    faces = Faces(1.0)
    kinds: tuple[Shadow, ...] = ("short", "rest", "lifted", "dragged")
    reach = [shadow_rows(faces.pixmap("0-0", WIDTH, shadow=kind).toImage()) for kind in kinds]
    assert reach == sorted(set(reach))
    assert set(kinds) == set(get_args(Shadow))


@each("turn", [0.0, 45.0, -60.0, 90.0])
@each("kind", get_args(Shadow))
def test_no_shadow_is_cut_off(kind: Shadow, turn: float):
    image = Faces(1.0).pixmap("0-0", WIDTH, shadow=kind, turn=turn).toImage()
    right, bottom = image.width() - 1, image.height() - 1
    rim = [image.pixelColor(x, y).alpha() for x in range(right) for y in (0, bottom)]
    rim += [image.pixelColor(x, y).alpha() for y in range(bottom) for x in (0, right)]
    assert max(rim) <= 3


def test_an_illegal_tile_is_veiled_and_hatched():
    faces = Faces(1.0)
    plain = faces.pixmap("0-0", 60, shadow="short").toImage()
    veiled = faces.pixmap("0-0", 60, shadow="short", illegal=True).toImage()
    y = plain.height() // 2 - 25
    left = plain.width() // 2 - 22
    before = [plain.pixelColor(left + x, y).lightness() for x in range(44)]
    after = [veiled.pixelColor(left + x, y).lightness() for x in range(44)]
    assert max(after) < min(before)
    assert max(before) - min(before) <= 2
    assert max(after) - min(after) >= 5
