"""What points at the table: the way to where a piece goes, past what is read there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from moon_desktop.look.theme import THEME
from moon_desktop.windows.learning.pointer import Pointer, Target


def test_the_way_to_where_a_piece_goes_crosses_nothing_that_is_read(qtbot):
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(400, 400)
    pointer, words = Pointer(view), QRectF(180, 200, 90, 16)
    target = Target(QRectF(240, 300, 40, 80), 0.0, QPointF(200, 100), "6-6")

    def lit() -> tuple[int, int]:
        """The px of the way in the words' place, and all of them."""
        image = pointer.grab().toImage()
        glow, found = THEME.glow.rgb(), [0, 0]
        for x in range(image.width()):
            for y in range(image.height()):
                if QColor(image.pixel(x, y)).rgb() == glow:
                    found[0] += words.contains(x, y)
                    found[1] += 1
        return found[0], found[1]

    pointer.point_at(target)
    crossed, whole = lit()
    assert crossed
    pointer.point_at(target, read=[words])
    past, rest = lit()
    assert past == 0
    assert rest > 0.9 * (whole - crossed)
