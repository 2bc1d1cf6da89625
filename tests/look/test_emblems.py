"""Emblems and pictures of bids and calls: each its own, within its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.theme import THEME
from tests.kit.cases import each
from tests.kit.pixels import blobs, near, painted, where

pytestmark = pytest.mark.usefixtures("qapp")

NEL_O = ("nel-o", "nel-o:high", "nel-o:low", "nel-o:own")
NAMES = ("strokes:1", "strokes:2", "doubles:3", "doubles:4", "follow-me", "sevens", *NEL_O, "away")
WIDE, SQUARE = QRectF(-80, -40, 160, 80), QRectF(-24, -24, 48, 48)


@pytest.mark.parametrize("box", [WIDE, SQUARE])
def test_each_picture_is_its_own_and_lies_in_its_place(box):
    images = [painted(240, 160, lambda p: paint_emblem(p, THEME, name, box)) for name in NAMES]  # noqa: B023
    assert all(one != other for i, one in enumerate(images) for other in images[:i])
    for name, image in zip(NAMES, images, strict=True):
        seen = where(image, lambda pixel: pixel.alpha() > 128)
        assert seen, name
        assert all(abs(x - 120) <= box.right() + 4 for x, _ in seen), name
        assert all(abs(y - 80) <= box.bottom() + 6 for _, y in seen), name


@each("count", [1, 2, 3, 6, 12, 24])
def test_as_many_strokes_are_drawn_as_marks_are_bid(count):
    image = painted(240, 160, lambda p: paint_emblem(p, THEME, f"strokes:{count}", WIDE))
    assert len(blobs(where(image, near(THEME.pip, 60)), least=10)) == count


@each("name", ["strokes:0", "strokes:", "doubles:8", "doubles:x", "nel-o:under", "seven"])
def test_there_are_no_other_pictures(name):
    with pytest.raises(ValueError, match=r".*"):
        painted(40, 40, lambda painter: paint_emblem(painter, THEME, name, SQUARE))
