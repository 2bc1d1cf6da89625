"""The parts of a cell of the score sheet, as they stand to one another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from moon_desktop.windows.score.layout import ROW
from tests.kit.score_sheets.matches import NAMES, POINTS, SHOOT_4
from tests.kit.score_sheets.views import cell, picture, reds, shown_pad

pytestmark = pytest.mark.timeout(60)


@pytest.mark.parametrize("rules", [POINTS, SHOOT_4])
def test_points_and_the_circle_below_them_do_not_touch(qtbot, rules):
    """M5.8: however the circle was drawn, a line of clear paper lies between them."""
    hands = [(0, "over", "6", (0, 4, 3, 0)[: rules.seats])] * 6
    pad = shown_pad(qtbot, rules, *hands, names=(*NAMES, "Bea")[: rules.seats])
    ratio = 2
    image = picture(pad, ratio)
    for row in range(6):
        box = cell(pad, row, 1)
        top = box.top() + (box.height() - ROW) // 2
        lines = [
            reds(image, QRect(ratio * (box.left() + 5), line, ratio * 24, 1))
            for line in range(ratio * (top + 2), ratio * (top + 28))
        ]
        first = next(place for place, found in enumerate(lines) if found)
        clear = next(place for place in range(first, len(lines)) if not lines[place])
        assert clear < ratio * 14, "the points stand above"
        assert not any(lines[clear : clear + 2 * ratio]), "two px at least"
        assert any(lines[clear:]), "and the circle below"
