"""Drawings of the resources: painted by part, in the inks that are given."""

from functools import partial

import pytest
from PySide6.QtGui import QColor, QPainter

from moon_desktop.look.cards.emblems import drawings
from moon_desktop.look.cards.tones import PACKS
from moon_desktop.look.drawings import Drawing
from moon_desktop.look.theme import mixed
from tests.kit.pixels import near, painted

pytestmark = pytest.mark.usefixtures("qapp")

INKS = {"lit": "#FF0000", "low": "#0000FF", "shade": "#00FF00"}


@pytest.fixture
def of(tmp_path, monkeypatch):
    """Makes the drawing of a text."""

    def make(text: str, **inks: str) -> Drawing:
        (tmp_path / "one.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">{text}</svg>', "utf-8"
        )
        monkeypatch.setattr("moon_desktop.look.drawings.resource", tmp_path.joinpath)
        return Drawing("one.svg", **inks)

    return make


def colour_at(drawing: Drawing, part: str, x: int, y: int) -> QColor:
    """At a point of the right lower quarter of a picture about the origin."""
    picture = painted(80, 80, lambda painter: drawing.paint(painter, part))
    return picture.pixelColor(40 + x, 40 + y)


def test_a_part_lies_where_it_does_in_the_file(of):
    drawing = of('<rect id="one" x="20" width="10" height="10" fill="#lit"/>', **INKS)
    assert near(QColor("#FF0000"))(colour_at(drawing, "one", 25, 5))
    assert not near(QColor("#FF0000"))(colour_at(drawing, "one", 5, 5))


def test_inks_are_stirred_one_after_another(of):
    drawing = of('<rect id="one" width="40" height="40" fill="#lit+low.40+black.50"/>', **INKS)
    both = mixed(QColor("#FF0000"), QColor("#0000FF"), 0.4)
    assert near(mixed(both, QColor("#000000"), 0.5))(colour_at(drawing, "one", 9, 9))


def test_a_file_with_colours_of_its_own_keeps_them(of):
    drawing = of('<rect id="one" width="40" height="40" fill="#fee"/>')
    assert near(QColor("#FFEEEE"))(colour_at(drawing, "one", 9, 9))


def test_an_ink_that_is_missing_is_refused(of):
    with pytest.raises(KeyError, match="glow"):
        of('<rect id="one" width="40" height="40" fill="#low+glow.20"/>', **INKS)


def test_the_nights_are_drawn_once_a_suit_and_whole():
    for pack in PACKS.values():
        for tones in pack.tones.values():
            assert drawings(tones) is drawings(tones)
    parts = ["rockets", "stars", "full-moons", "craters", "pines", "world", "smoke", "hills"]
    parts += ["house", "full-moon", *(f"land-of-{s}" for s in ("rockets", "crescents", "stars"))]
    night = drawings(PACKS["evening"].tones["stars"])

    def paint(part: str, painter: QPainter) -> None:
        painter.scale(0.02, 0.02)
        painter.translate(-500, -1000)
        night.paint(painter, part)

    empty = painted(40, 40, lambda painter: None)
    for part in [*parts, "land-of-full-moons"]:
        assert painted(40, 40, partial(paint, part)) != empty, part
