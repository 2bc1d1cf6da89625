"""The table top as one picture: complete, and sharp."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage

from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.table.felt import mat_outline, table_pixmap
from moon_desktop.table.stage import Stage

pytestmark = pytest.mark.usefixtures("qapp")


STAGES = {seats: Stage.of(480, 378, seats) for seats in (3, 4)}


def picture(seats: int = 3) -> QImage:
    return table_pixmap(640, 378, STAGES[seats], 1.0).toImage()


def mean(image: QImage, x: int, y: int) -> QColor:
    """The mean colour of the 12 by 12 pixels about (x, y)."""
    patch = image.copy(x - 6, y - 6, 12, 12)
    return patch.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_the_picture_covers_the_view_and_is_opaque(ratio: float):
    pixmap = table_pixmap(640, 378, STAGES[3], ratio)
    assert (pixmap.width(), pixmap.height()) == (round(640 * ratio), round(378 * ratio))
    assert pixmap.devicePixelRatio() == ratio
    assert not pixmap.hasAlphaChannel()


def test_a_coarse_one_in_high_contrast_is_black_to_its_edges():
    THEME.wear(worn("contrast"))
    try:
        image = table_pixmap(640, 378, STAGES[3], 1 / 3).toImage()
    finally:
        THEME.wear({})
    corners = [(x, y) for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
    assert {image.pixelColor(*corner).name() for corner in corners} == {"#000000"}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_mat_is_green_the_wood_brown_and_the_moon_lighter_than_the_mat(seats: int):
    image, (x, y, radius) = picture(seats), STAGES[seats].disc
    cloth = mean(image, round(x), round(y + radius * 1.3))
    moon = mean(image, round(x), round(y - radius * 0.2))
    wood = mean(image, 620, 180)
    assert cloth.green() > cloth.red() + 20
    assert wood.red() > wood.green() >= wood.blue()
    assert moon.lightness() > cloth.lightness() + 15


def test_the_wood_has_grain_that_runs_across():
    """Light changes more from row to row than from column to column."""
    image = picture()
    down = [image.pixelColor(600, y).lightness() for y in range(20, 360)]
    across = [image.pixelColor(x, 190).lightness() for x in range(520, 640)]

    def unrest(line: list[int]) -> float:
        steps = [abs(after - before) for before, after in pairwise(line)]
        return sum(steps) / len(steps)

    assert unrest(down) > 2 * unrest(across)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_seam_runs_inside_the_mats_edge(seats: int):
    stage = Stage.of(960, 756, seats)
    edge = mat_outline(stage).boundingRect()
    seam = mat_outline(stage, 11).boundingRect()
    assert seam.left() == pytest.approx(edge.left() + 11, abs=1.5)
    assert seam.bottom() == pytest.approx(edge.bottom() - 11, abs=0.1)
    assert mat_outline(stage).contains(seam.center())
    x, y, radius = stage.disc
    for dx, dy in ((-radius, 0), (radius, 0), (0, -radius), (0, radius)):
        assert mat_outline(stage, 11).contains(QPointF(x + dx, y + dy))
