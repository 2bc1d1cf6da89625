"""The eight faces: what their drawings hold, told apart by shape alone, and what a mood changes."""

from __future__ import annotations

from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from moon_desktop.look.faces import FACES, GROUNDS, RISE, Mood, paint_face
from moon_desktop.look.theme import THEME, mixed
from moon_desktop.resources import resource
from moon_desktop.words import computer_players
from tests.kit.cases import each
from tests.kit.contrast import contrast

pytestmark = pytest.mark.usefixtures("qapp")

_SIDE = 64
_APART = 0.06
"""The share of a silhouette's picture in which two of them differ, at the least."""


def drawing(who: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource("faces", f"{who}.svg")))


def painted(who: str, mood: Mood = "neutral", side: int = _SIDE) -> QImage:
    picture = QImage(side, round(side * 1.3), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_face(painter, THEME, who, QRectF(2, 0.2 * side, side - 4, side - 4), mood)
    painter.end()
    return picture


def silhouette(who: str) -> list[bool]:
    """Where the bust is, row by row, without any of its colours."""
    picture = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter, bust = QPainter(picture), drawing(who)
    painter.scale(_SIDE / 100, _SIDE / 100)
    painter.translate(50, 54)
    for part in ("body", "head"):
        bust.render(painter, part, bust.boundsOnElement(part))
    painter.end()
    return [picture.pixelColor(x, y).alpha() > 127 for y in range(_SIDE) for x in range(_SIDE)]


def different(one: QImage, other: QImage) -> int:
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(one.width())
        for y in range(one.height())
    )


@each("who", FACES)
def test_each_drawing_has_its_parts_and_nothing_that_leads_out_of_it(who: str):
    text = resource("faces", f"{who}.svg").read_text(encoding="utf-8")
    tree = ElementTree.fromstring(text)
    named = {element.get("id") for element in tree.iter()} - {None}
    assert named == {"ground", "body", "head", "neutral", "glad", "sorry", "over"}
    tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert tags == tags & {"svg", "title", "g", "path", "circle", "ellipse", "rect"}
    assert "href" not in text
    assert "url(" not in text


def test_nobody_is_drawn_who_is_not_told_of():
    folder = resource("faces")
    assert {file.name for file in folder.iterdir()} == {f"{who}.svg" for who in FACES}
    assert computer_players.FACES == FACES
    assert list(computer_players.CRESCENTS) == list(GROUNDS)


def test_each_is_told_from_each_other_by_shape_alone():
    shapes = {who: silhouette(who) for who in FACES}
    for one, other in combinations(FACES, 2):
        pairs = zip(shapes[one], shapes[other], strict=True)
        apart = sum(a != b for a, b in pairs) / _SIDE**2
        assert apart >= _APART, f"{one} and {other} differ in {apart:.1%} only"


@each("who", FACES)
def test_each_mood_is_another_face(who: str):
    order: tuple[Mood, ...] = ("neutral", "glad", "sorry", "neutral")
    moods = [painted(who, mood) for mood in order]
    for one, other in pairwise(moods):
        assert different(one, other) > 40
    assert different(moods[0], moods[-1]) == 0


def test_hair_rises_over_the_rim_but_no_further_than_promised():
    picture = painted("bea", side=95)
    rim, highest = 19, 19 - RISE * 91
    rows = [y for y in range(picture.height()) if picture.pixelColor(47, y).alpha() > 200]
    assert highest - 1 <= min(rows) < rim - 3


def test_large_ones_show_collar_and_shoulders_however_they_are_enlarged():
    """Of Bea's two cloths more than twice as much."""

    def cloth(side: int, zoom: float) -> float:
        picture = QImage(round(side * zoom), round(side * zoom), QImage.Format.Format_ARGB32)
        painter = QPainter(picture)
        painter.scale(zoom, zoom)
        paint_face(painter, THEME, "bea", QRectF(0, 0, side, side))
        painter.end()
        low = range(round(0.8 * picture.height()), picture.height())
        tones = [picture.pixelColor(x, y).name() for x in range(picture.width()) for y in low]
        return sum(tone in ("#2f5e66", "#c98f5a") for tone in tones) / picture.width() ** 2

    small, large = cloth(95, 1.0), cloth(96, 1.0)
    assert large > 2 * small
    assert cloth(48, 2.0) == pytest.approx(large, rel=0.1)


def test_without_a_face_there_is_the_crescent():
    assert different(painted(""), painted("nobody")) == 0
    assert different(painted(""), painted("theo")) > 500


def test_crescents_are_told_apart_by_shape_and_seen_on_their_grounds():
    def lit(who: str) -> list[bool]:
        picture = painted(who)
        at = [(x, y) for x in range(12, 52) for y in range(22, 62)]
        return [picture.pixelColor(*place).lightness() > 150 for place in at]

    shapes = [lit(who) for who in GROUNDS]
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 60
    crescent = mixed(THEME.brass, THEME.brassd, 0.12)
    assert min(contrast(crescent, QColor(ground)) for ground in GROUNDS.values()) > 3
