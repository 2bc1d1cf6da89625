"""Hands, names and the trick of the open table never lie over one another, whatever its size."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize

from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.review import Column, Laid, Moment, Scene, Worths
from moon_desktop.learning.practice import positions
from moon_desktop.look import typography as face
from moon_desktop.table.open_table import FACE, OpenTable, open_places, table_picture
from tests.kit.cases import each

SIZES = [(420, 240), (482, 346), (800, 546), (1170, 600), (1900, 1100)]


def box(x, y, wide, high):
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def apart(one, other):
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@each("size", SIZES)
@each("seats", [3, 4])
def test_nothing_lies_over_anything(seats, size):
    width, height = size
    zoom = max(1.0, height / 500)
    at = open_places(seats, width, height, zoom)
    spots = [spot for hand in at.hands for spot in hand.tiles]
    # In the least table a trick may reach beyond the disc.
    spots += at.trick if height > 240 else ()
    boxes = [box(spot.x, spot.y, spot.width, 2 * spot.width) for spot in spots]
    boxes += [box(*hand.name, 60, FACE * zoom) for hand in at.hands]
    for place, one in enumerate(boxes):
        assert one[0] >= 0
        assert one[1] >= 0
        assert one[2] <= width
        assert one[3] <= height
        for other in boxes[:place]:
            assert apart(one, other), f"{one} lies over {other}"


@pytest.mark.parametrize("seats", [3, 4])
def test_the_trick_lies_towards_who_played(seats):
    at = open_places(seats, 800, 546)
    x, y, _ = at.disc
    for played, hand in zip(at.trick, at.hands, strict=True):
        middle_x = sum(spot.x for spot in hand.tiles[:7]) / 7
        middle_y = sum(spot.y for spot in hand.tiles[:7]) / 7
        towards = (played.x - x) * (middle_x - x) + (played.y - y) * (middle_y - y)
        assert towards > 0


def test_a_larger_table_has_larger_tiles():
    widths = [open_places(3, *size).tile for size in ((482, 346), (800, 546), (1170, 760))]
    assert widths == sorted(set(widths))


def test_the_picture_of_a_position_shows_what_its_reader_sees_and_no_more(qapp):
    shown, size = CATALOGUE["moon"].show, QSize(240, 150)
    sight = positions("moon")[0].match.sight(0)
    picture = table_picture(shown, sight, size, 2.0)
    assert (picture.deviceIndependentSize().toSize(), picture.devicePixelRatio()) == (size, 2.0)
    veiled = table_picture(shown, sight.veil(), size, 2.0)
    assert picture.toImage() != veiled.toImage()


@each("name", ["Ada", "Theo"])
def test_a_name_is_whole_before_there_is_a_face_or_the_mark_of_the_dealer(qtbot, monkeypatch, name):
    written, fitted = list[str](), face.fitted

    def write(*told: Any) -> str:
        written.append(fitted(*told))
        return written[-1]

    monkeypatch.setattr(face, "fitted", write)
    table = OpenTable()
    qtbot.addWidget(table)
    table.resize(482, 220)
    table.sitters = ("", "theo", "bea", "ada")
    hand = tuple(Laid("1-0") for _ in range(7))
    scene = Scene((hand,) * 4, 0, (None,) * 4, None, ("",) * 4, None, 3, "D", ())
    worths = Worths("", (), "", Column("", ""), (), "")
    table.show_moment(Moment(scene, "", "", worths), ("Du", "Bea", name, name))
    table.grab()
    assert [one for one in written if one != "D"] == ["Du", "Bea", name, name]


def test_what_is_shown_keeps_the_look_of_its_match_until_a_moment_of_another_is(qtbot):
    """The window lays its table out between what it is told of another match."""
    table = OpenTable()
    qtbot.addWidget(table)
    hand = (*(Laid("1-0") for _ in range(6)), Laid("6-4"))
    scene = Scene((hand,) * 4, 0, (None,) * 4, None, ("",) * 4, None, 3, "D", ())
    worths = Worths("", (), "", Column("", ""), (), "")
    table.resize(800, 546)
    table.show_moment(Moment(scene, "", "", worths), ("You", "Bea", "Cy", "Dot"))
    table.show()

    def lie() -> list[tuple[float, float]]:
        return [item.pos().toTuple() for item in table.items()]

    before = lie()
    table.face = CATALOGUE["shoot-the-moon-cards"].show.table.face
    table.bottom, table.sitters = 1, ("",) * 2
    for width in (900, 800):
        # An exception in what Qt calls fails the test.
        table.resize(width, 546)
    assert lie() == before
