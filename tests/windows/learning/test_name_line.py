"""The line of the welcome on which your name stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel

from moon_desktop.look.panels import PANEL_ROOM
from moon_desktop.windows.learning.welcome.company import NameLine


@pytest.mark.parametrize("way", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_words_lie_beside_the_sign_whichever_way_they_are_written(parent, way):
    line = NameLine("", parent)
    line.setLayoutDirection(way)
    line.lay_out(1.0)
    line.show()
    room = round(PANEL_ROOM)
    high = line.height() - 2 * room
    sign = QRect(room, room, high, high)
    if way == Qt.LayoutDirection.RightToLeft:
        sign.moveRight(line.width() - room)
    assert not [part for part in line.findChildren(QLabel) if part.geometry().intersects(sign)]
