"""Which faces and emblems there are: just those that can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import Any, Literal

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from moon_desktop.games.views.fit import drawable, fits, is_emblem
from moon_desktop.games.views.table import Face, Layout, PlateValues, Telling
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.picture import painted
from moon_desktop.look.piece import paint_face, paint_small
from moon_desktop.look.theme import THEME
from tests.kit.cases import each

pytestmark = pytest.mark.usefixtures("qapp")

SIGNS = ("rockets", "crescents", "stars", "full-moons", "big", "little", "hearts", "")
FIGURES = ("", "1", "2", "11", "12", "0", "13", "K", "01", "+3", " ", "\u200b")
EMBLEMS = (
    *("", "0", "6", "7", "-1", "moon", "none", "follow-me", "sevens", "away", "doubles", "nel-o"),
    *("doubles:1", "doubles:7", "doubles:0", "doubles:8", "nel-o:high", "nel-o:own", "nel-o:mid"),
    *("strokes:1", "strokes:42", "strokes:0", "strokes:", "strokes:x", "karte:hearts", "card:"),
    *(f"card:{sign}" for sign in SIGNS),
)


def can(paint: Callable[[QPainter], object]) -> bool:
    try:
        painted(60, 60, 1, paint)
    except (ValueError, KeyError, IndexError):
        return False
    return True


@each("emblem", EMBLEMS)
def test_an_emblem_is_one_that_can_be_drawn(emblem):
    box = QRectF(0, 0, 60, 60)
    assert is_emblem(emblem) == can(lambda p: paint_emblem(p, THEME, emblem, box))


TILES = ("", "0-0", "6-4", "4-6", "7-1", "6", "6-", "a-b", "6-4-2")
FACES = [Face("domino", tile) for tile in TILES]
FACES += [Face("moon", figure, sign) for figure, sign in product(FIGURES, SIGNS)]


@each("face", [face for face in FACES if drawable(face)])
def test_a_face_that_is_drawable_can_be_drawn(face):
    assert can(lambda painter: paint_face(painter, THEME, face, 40))
    for lies in (True, False):
        assert can(partial(paint_small, theme=THEME, face=face, w=20, lies=lies))


@each(
    "face",
    [Face("domino", "7-1"), Face("domino", "6"), Face("domino", "a-b"), Face("moon", "K", "stars"),
     Face("moon", "13", "rockets"), Face("moon", "3", "hearts"), Face("moon", "3"),
     Face("moon", sign="stars"), Face("moon", sign="big"), Face("moon", sign="hearts")],
)  # fmt: skip
def test_any_other_is_none(face):
    assert not drawable(face)
    assert not fits(face, Face)


@each(
    ("value", "kind", "fit"),
    [
        (1, int, True),
        ("1", int, False),
        (1, float, True),
        (None, int | None, True),
        ("a", Literal["a", "b"], True),
        ("c", Literal["a", "b"], False),
        ((1, 2), tuple[int, ...], True),
        ((1, "2"), tuple[int, ...], False),
        ((1, 2, 3), tuple[int, int], False),
        ([1], tuple[int, ...], False),
        (frozenset({1}), frozenset[int], True),
        ({"a": 1}, Mapping[str, int], True),
        ({"a": "b"}, Mapping[str, int], False),
        (len, Callable[[], int], True),
        (7, Callable[[], int], False),
        (object(), Any, True),
        (Layout(0, 3), Layout, True),
        (Layout(0, 3, hand=("6-4",)), Layout, False),  # type: ignore[arg-type]
        (Telling((PlateValues("Ann"),), "", "", ""), Telling, True),
        (Telling((PlateValues("Ann"),), "hearts", "", ""), Telling, False),
        (Telling((PlateValues("Ann", camp="fourth"),), "", "", ""), Telling, False),  # type: ignore[arg-type]
        ((0, 3), Layout, False),
        (PlateValues("Ann", score="many"), PlateValues, True),
        (PlateValues("Ann", score=5, rail=7), PlateValues, True),
        (PlateValues("Ann", score="5", rail=7), PlateValues, True),
        (PlateValues("Ann", score="", rail=7), PlateValues, False),
        (PlateValues("Ann", score="many", rail=7), PlateValues, False),
        (PlateValues("Ann", score="\N{MINUS SIGN}5", rail=7), PlateValues, False),
        (Telling((PlateValues("Ann", score="many", rail=7),), "", "", ""), Telling, False),
    ],
)
def test_a_value_fits_when_all_its_parts_do(value, kind, fit):
    assert fits(value, kind) == fit
