"""Marks in pencil: seven strokes spell ALL, and those not yet won are dotted."""

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from moon_desktop.look.pencil import ALL, BOX, paint_marks, paint_strokes, pitch
from moon_desktop.look.theme import Theme
from tests.kit.cases import each
from tests.kit.pixels import blobs, near, painted, where

INK, THEME = QColor("#101010"), Theme(rule=QColor("#E02020"))
WIDE, HIGH = 300, 90
AT = QRectF(-140, -35, 280, 67)

pytestmark = pytest.mark.usefixtures("qapp")


def marks(won, target=7):
    """The pixels of pencil and of dots, from the upper left of the box."""

    def paint(painter):
        painter.setBrush(QColor("#E02020"))
        paint_marks(painter, THEME, INK, AT, won, target)

    image = painted(WIDE, HIGH, paint)
    left, top = WIDE / 2 + AT.left(), HIGH / 2 + AT.top()
    lead = where(image, lambda px: px.alpha() > 120 and px.red() < 150)
    dots = where(image, lambda px: px.alpha() > 60 and px.red() > 190 and px.green() < 90)
    return tuple({(x - left, y - top) for x, y in pixels} for pixels in (lead, dots))


def test_the_strokes_in_their_order():
    """A: left, right, bar; L: down, foot; and again."""
    left, right, bar, *ells = ALL
    assert left[0] == right[0]
    assert left[2][0] < left[0][0] < right[2][0]
    assert left[0][1] < bar[0][1] < left[2][1]
    assert bar[0][0] < left[0][0] < bar[2][0]
    for down, foot in (ells[:2], ells[2:]):
        assert abs(down[2][0] - down[0][0]) < 3 < down[2][1] - down[0][1]
        assert foot[0] == down[2]
        assert foot[2][0] > foot[0][0] + 20
    ends = [point for stroke in ALL for point in stroke]
    assert all(0 <= x <= BOX[0] and 0 <= y <= BOX[1] for x, y in ends)


@each("won", range(8))
def test_a_stroke_won_is_drawn_and_any_other_dotted(won):
    lead, dots = marks(won)
    scale = AT.height() / BOX[1]
    for number, (begin, _, end) in enumerate(ALL):
        x, y = ((begin[axis] + end[axis]) / 2 * scale for axis in (0, 1))

        def close(pixels, x=x, y=y):
            return [at for at in pixels if abs(at[0] - x) < 5 and abs(at[1] - y) < 5]

        assert bool(close(lead)) == (number < won)
        assert bool(close(dots)) == (number >= won)


def test_dots_are_a_line_and_enclose_nothing():
    lead, dots = marks(0)
    assert not lead
    assert len(dots) < 500


def test_a_stroke_that_is_being_drawn_grows():
    grown = [len(marks(won)[0]) for won in (3, 3.3, 3.7, 4)]
    assert grown == sorted(set(grown))


def test_with_another_target_they_go_on_as_a_second_word():
    assert len(blobs(marks(7)[0])) == 3
    assert len(blobs(marks(14, 14)[0])) == 6
    lead, dots = marks(8, 12)
    letters = sorted(min(x for x, _ in letter) for letter in blobs(lead))
    assert len(letters) == 4
    assert letters[3] - letters[2] > letters[2] - letters[1]
    assert max(x for x, _ in dots) < AT.width()
    assert marks(9) == marks(7), "more than is needed"
    # Of many words those are seen to which the next strokes belong.
    assert marks(7 * 20 + 1, 7 * 50) == marks(1, 21)


def strokes(count, painter):
    paint_strokes(painter, INK, -20, 0, 20, count)


def test_strokes_stand_side_by_side():
    for count in (1, 2, 3):
        image = painted(80, 40, partial(strokes, count))
        found = sorted(blobs(where(image, near(INK, 90))), key=min)
        assert len(found) == count
        lefts = [min(x for x, _ in stroke) for stroke in found]
        assert all(0 < b - a < 2 * pitch(20) for a, b in pairwise(lefts))
        assert all(18 <= max(y for _, y in s) - min(y for _, y in s) <= 26 for s in found)
